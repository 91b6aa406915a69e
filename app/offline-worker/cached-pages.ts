import type { CopyReason } from '../../domain/caching-strategy.ts'

/** The paths of the pages that a sitemap names. */
export function pagesIn(sitemap: string): string[] {
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

/** What the screen of a page reads for itself when one goes there inside the site; nothing for most. */
export function readsOf(page: string): string[] {
  const [, village] = /^\/quarry\/(?:villages|pack)\/([^/]+)$/.exec(page) ?? []
  return village === undefined ? [] : [`/quarry/api/village_data/${village}`]
}

/** When the server sent a response. */
export function sentAt(response: Response): Date {
  const date = new Date(response.headers.get('Date') ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

const oneDay = 24 * 60 * 60 * 1000

/** Whether a copy should be fetched anew when there is a quiet moment. */
export function isOld(response: Response, now: number): boolean {
  return now - sentAt(response).getTime() > oneDay
}

/** The cached page with its age on the html element, where the page's own script finds it; its bytes are otherwise the same. */
export async function withAge(copy: Response, reason: CopyReason): Promise<Response> {
  const html = await copy.text()
  const headers = new Headers(copy.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  const marked = html.replace(
    '<html ',
    `<html data-cached="${sentAt(copy).toISOString()}" data-cached-because="${reason}" `,
  )
  return new Response(marked, { status: copy.status, headers })
}
