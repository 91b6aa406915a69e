import { articleSlugs } from '../../domain/article-address.ts'
import type { OfflineRules } from '../../domain/caching-strategy.ts'
import { tableNames } from '../../domain/content.ts'
import { type CachedResponse, createCachedResponse } from '../http/cached-response.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { apiPath, basePath, caching, patternOf, routeAt, routesOf } from '../routes.ts'

export interface WorkerParts {
  /** The built service worker (app/offline-worker). */
  code: string
  build: string
  paths: string[]
  isOn: boolean
  security: SecurityHeaders
}

/**
 * The service workers that the listeners hand out. Visitors get the one that keeps the site, with what there is to keep
 * in this version. The maintenance side, and everyone where it is switched off, gets one that removes itself and all copies.
 */
export async function createWorkers({ code, build, paths, isOn, security }: WorkerParts) {
  const assets = paths.filter((path) => path.startsWith(`${basePath}/assets/`) && !notCached.test(path))
  const site = {
    build,
    assets,
    styleSheet: assets.find((path) => /\/(?:root|every-page)-[^/]*\.css$/.test(path)) ?? '',
    sitemap: `${basePath}/sitemap.xml`,
    rules: offlineRules(),
    reads: [...readsWithoutParameter, ...tableNames, ...articleSlugs.map((slug) => `articles/${slug}`)].map(
      (read) => `${apiPath}/${read}`,
    ),
  }
  const respond = (body: string): Promise<CachedResponse> =>
    createCachedResponse({
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': caching[routeAt(`${basePath}/sw.js`).cached],
        ...security.file,
      },
      body,
      compression: 'best',
    })
  const undo = await respond(undoing)
  return { public: isOn ? await respond(`self.site=${JSON.stringify(site)};${code}`) : undo, maintenance: undo }
}

/**
 * What no visitor's copy of the site has, by the names that the build gives them (vite.config.ts): code and styles of the
 * maintenance side, and the library for Word files, which is large and comes at the press of its button. So is `styleSheet` found.
 */
const notCached = /\/assets\/(?:maintenance|tool|letter-docx)-/

const readsWithoutParameter = routesOf('public').flatMap(({ path, offline }) =>
  offline && path.startsWith(`${apiPath}/`) && !path.includes(':') ? [path.slice(apiPath.length + 1)] : [],
)

/** The rules of the service worker, as the table of routes has them. */
export function offlineRules(): OfflineRules {
  return routesOf('public').map(({ path, offline }) => [patternOf(path).source, offline])
}

const undoing = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('quarry-')) await caches.delete(name)
    await self.registration.unregister()
  })())
})
`
