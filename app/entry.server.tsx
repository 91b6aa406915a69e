import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { siteContext } from './content-api/load-context.ts'

export { createLoadContext } from './content-api/load-context.ts'

/**
 * What a page asks its browser to load before the first paint: of each screen its own file, and none of those that it
 * imports, each of which React Router would give a modulepreload link. A slow line carries the page first, and a slow phone
 * paints it before it reads a dozen more files.
 */
function withoutImports(context: EntryContext): EntryContext {
  const routes = Object.entries(context.manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(routes) } }
}

/** Renders the whole page before it answers: the page cache keeps finished pages, and HTML in one piece reads without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failure: unknown
  const body = await renderToReadableStream(
    <ServerRouter context={withoutImports(routerContext)} url={request.url} />,
    {
      signal: request.signal,
      onError(error) {
        failure = error
      },
    },
  )
  await body.allReady
  if (failure !== undefined) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

/** Hands what went wrong to the server's log, which says it sparingly; by itself React Router would print each failure. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(siteContext).onFailure(error)
}
