import type { ContentReader } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { Turns } from '../admission/turns.ts'
import { type Answer, createAnswer } from '../answers/answer.ts'
import type { Sent } from '../asked.ts'
import { basePath, caching, isForCrawlers } from '../route-table.ts'
import { readPageAddress } from './page-address.ts'
import type { PagesOptions } from './pages.ts'
import { withoutScripts } from './without-scripts.ts'

/** What a page is shown with instead of what is stored, and of today. */
export interface PreviewParts {
  /** Below /quarry, such as /events. */
  path: string
  content: ContentReader
  today: string | undefined
}

/**
 * Makes public pages for a maintainer's eyes alone: in turn with the other renderings, and never kept. The answer is data,
 * which no browser shows as a page of its own (docs/decisions/022-preview.md).
 */
export function createPreview(
  { render, isKnownPath, security }: Pick<PagesOptions, 'render' | 'isKnownPath' | 'security'>,
  turns: Turns,
) {
  /** Rejects with 'not-found' where visitors find no page, and with 'unavailable' where too much waits. */
  return async (
    { origin, networks, request }: Pick<Sent, 'origin' | 'networks' | 'request'>,
    { path, content, today }: PreviewParts,
  ): Promise<Answer> => {
    const address = readPageAddress(basePath + path)
    const isPublic = address.kind === 'page' && isForCrawlers(address.path) && isKnownPath(address.path)
    if (!isPublic) throw noPage(path)
    const response = await turns.run(networks(), async () => {
      // Whoever has typed on asks anew, and waits for no older answer.
      if (request.socket.destroyed) throw noPage(path)
      return render(new Request(origin + address.path + address.search, { headers: { Accept: 'text/html' } }), {
        content,
        today,
      })
    })
    if (response.status !== 200) throw noPage(path)
    return createAnswer({
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching.never, ...security.data },
      body: forFrame(await response.text()),
      compression: 'quick',
    })
  }
}

const forReaders = /<noscript\b.*?<\/noscript>| autofocus=""/gs

/**
 * The page as a frame shows it that runs no scripts and opens no windows: without its own, without the words for browsers
 * that have none and the focus that they ask for, and with links that ask for a new window, so that pressing one leads nowhere.
 */
function forFrame(html: string): string {
  return withoutScripts(html).replace(forReaders, '').replace('<head>', '<head><base target="_blank"/>')
}

function noPage(path: string): ContentError {
  return new ContentError('not-found', `Visitors find no page at ${path.replace(/\?.*/, '')}.`)
}
