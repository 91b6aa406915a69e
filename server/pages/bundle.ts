import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { matchRoutes, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { LoadContextParts } from '../../content/rendered-site.ts'
import { shortHash } from '../http/cached-response.ts'
import { basePath, decode } from '../http/route.ts'

/** The app as `react-router build` leaves it, with what its server entry gives us besides. */
export type Bundle = ServerBuild & {
  entry: {
    module: { createLoadContext: (given: LoadContextParts) => RouterContextProvider }
  }
}

/** Loads the built app. Rejects where there is none. */
export async function loadBundle(directory: string): Promise<{ bundle: Bundle; fingerprint: string }> {
  const file = join(directory, 'index.js')
  const fingerprint = shortHash(await readFile(file))
  return { bundle: await import(pathToFileURL(file).href), fingerprint }
}

/** Tells whether a screen stands at a path; the catch-all route for unknown paths does not count. */
export function createPathFinder(bundle: Pick<Bundle, 'routes'>): (path: string) => boolean {
  const routes = childRoutes(bundle.routes)
  return (path) => {
    // React Router would write a line to the log for each, as often as somebody asks.
    if (decode(path) === undefined) return false
    const screen = matchRoutes(routes, path, basePath)?.at(-1)?.route
    return screen !== undefined && screen.path !== '*'
  }
}

/** The paths of all screens that stand at one place each: those of rows, and the one for unknown paths, do not. */
export function listFixedPaths({ routes }: Pick<Bundle, 'routes'>): string[] {
  const screens = Object.values(routes).flatMap((route) => (route?.parentId === undefined ? [] : [route]))
  const withoutOptionalEnd = screens.map(({ path = '' }) => path.replace(/\/:\w+\?$/, ''))
  const fixed = withoutOptionalEnd.filter((path) => !/[:*]/.test(path))
  return fixed.map((path) => `${basePath}/${path}`)
}

function childRoutes(manifest: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(manifest).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    if (route.index) return [{ id, index: true, ...(path !== undefined && { path }) }]
    return [{ id, ...(path !== undefined && { path }), children: childRoutes(manifest, id) }]
  })
}
