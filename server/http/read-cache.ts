import { cachePerVersion } from '../content-readers.ts'
import type { Handler, RequestContext } from '../request-context.ts'
import { type CachedResponse, cachedFrom } from './cached-response.ts'
import { caching } from './route.ts'

type MakeRead = (context: RequestContext) => Promise<Response | undefined>
export type ReadCache = ReturnType<typeof createReadCache>

/**
 * Keeps what the API and the feeds tell as bytes until the content changes: nothing older is ever sent. It is kept by what
 * an address means, since a row has as many addresses as there are ways to write its key with escapes.
 */
export function createReadCache(version: () => string, headers: Record<string, string>) {
  const cached = cachePerVersion<string, CachedResponse | undefined>(() => version())
  return (context: RequestContext, make: MakeRead) => {
    const { origin, route, params } = context
    return cached(JSON.stringify([origin, route.path, params]), () => pack(make, context, headers))
  }
}

/** The handler of a read whose responses are kept. What has none is asked for each time, so that made-up names cannot fill the memory. */
export function kept(make: MakeRead): Handler {
  return (context) => context.site.reads(context, make)
}

async function pack(
  make: MakeRead,
  context: RequestContext,
  headers: Record<string, string>,
): Promise<CachedResponse | undefined> {
  const response = await make(context)
  if (!response) return undefined
  for (const [name, value] of Object.entries({ 'Cache-Control': caching[context.route.cached], ...headers })) {
    response.headers.set(name, value)
  }
  return cachedFrom(response, 'quick')
}
