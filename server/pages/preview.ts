import type { ContentReader } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { type CachedResponse, createCachedResponse } from '../http/cached-response.ts'
import type { Queue } from '../http/queue.ts'
import { basePath, caching } from '../http/route.ts'
import type { RequestContext } from '../request-context.ts'
import { isForCrawlers } from '../routes.ts'
import { readPageAddress } from './page-address.ts'
import type { PagesOptions } from './pages.ts'

/** What a page is shown with instead of what is stored, and of today. */
interface PreviewParts {
  /** Below /quarry, such as /events. */
  path: string
  content: ContentReader
  today: string | undefined
}

/**
 * Makes public pages for a maintainer's eyes alone: in turn with searches, and never kept. The answer is data,
 * which no browser shows as a page of its own.
 */
export function createPreview(
  { render, isKnownPath, security }: Pick<PagesOptions, 'render' | 'isKnownPath' | 'security'>,
  queue: Queue,
) {
  /** Rejects with 'not-found' where visitors find no page, and with 'unavailable' where too much waits. */
  return async (
    { origin, request }: Pick<RequestContext, 'origin' | 'request'>,
    { path, content, today }: PreviewParts,
  ): Promise<CachedResponse> => {
    const address = readPageAddress(basePath + path)
    const isPublic = address.kind === 'page' && isForCrawlers(address.path) && isKnownPath(address.path)
    if (!isPublic) throw noPage(path)
    const response = await queue.run(async () => {
      // Whoever has typed on asks anew, and waits for no older answer.
      if (request.socket.destroyed) throw noPage(path)
      return render(new Request(origin + address.path + address.search, { headers: { Accept: 'text/html' } }), {
        content,
        today,
        pageUse: 'preview',
      })
    })
    if (response.status !== 200) throw noPage(path)
    return createCachedResponse({
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching.never, ...security.data },
      body: await response.text(),
      compression: 'quick',
    })
  }
}

function noPage(path: string): ContentError {
  return new ContentError('not-found', `Visitors find no page at ${path.replace(/\?.*/, '')}.`)
}
