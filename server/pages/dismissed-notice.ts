import { dismissedNoticeKey } from '../../domain/shown-notice.ts'
import { hashSource } from '../answers/security-headers.ts'

/** As the app writes it (app/layout/site-notice.tsx), above all words that others have written. */
const [noticeStart, noticeEnd, contentStart] = ['<aside class="site-notice"', '</aside>', '<main']

const code = `(${hideDismissed})(${JSON.stringify(dismissedNoticeKey)})`
const script = `<script>${code}</script>`
const hash = hashSource(code)

/**
 * The page with a script behind its notice that hides it before it is painted, in a browser whose visitor has dismissed it.
 * Scripts that come after the first paint would make the whole page jump up (docs/decisions/025-texts-of-pages.md).
 */
export function hideIfDismissed(html: string): string {
  const end = endOfNotice(html)
  return end === -1 ? html : html.slice(0, end) + script + html.slice(end)
}

/** The hash of that script, where the page has it. */
export function hidingHashes(html: string): string[] {
  const end = endOfNotice(html)
  return end !== -1 && html.startsWith(script, end) ? [hash] : []
}

function endOfNotice(html: string): number {
  const start = html.indexOf(noticeStart)
  if (start === -1 || start > html.indexOf(contentStart)) return -1
  return html.indexOf(noticeEnd, start) + noticeEnd.length
}

/** Takes itself away, so that React finds the page as it was made. It goes into the page as text. */
function hideDismissed(key: string): void {
  const script = document.currentScript
  const notice = script?.previousElementSibling
  script?.remove()
  try {
    if (notice?.querySelector('p')?.textContent === localStorage.getItem(key)) notice?.setAttribute('hidden', '')
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
