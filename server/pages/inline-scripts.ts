import { hideDismissedNotice } from '../../domain/shown-notice.ts'
import { hashSource } from '../http/security-headers.ts'

const end = '</body></html>'
const scriptEnd = '</script>'

const noticeScript = `<script>${hideDismissedNotice}</script>`
const noticeHash = hashSource(hideDismissedNotice)

/** The hashes of the styles in the head of a page, by which a content policy lets the browser use them. */
export function hashOwnStyles(html: string): string[] {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0))
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => hashSource(styles))
}

/**
 * The hashes of the page's own inline scripts: that of the notice, and those that end the body, where React Router writes
 * them. A script anywhere else would have come in with content, and gets no hash, so the browser does not run it. The page
 * is read from its end and no part of it twice, since visitors' own words may stand between the tags. If React wrote other markers between them, browsers would run no
 * script of the page: the journeys would fail at once.
 */
export function hashOwnScripts(html: string): string[] {
  const hashes: string[] = []
  const page = html.trimEnd()
  if (!page.endsWith(end)) return hashes
  let at = beforeMarkers(page, page.length - end.length)
  while (page.endsWith(scriptEnd, at)) {
    const codeEnd = at - scriptEnd.length
    const start = page.lastIndexOf('<script', codeEnd)
    const tagEnd = page.indexOf('>', start)
    if (start === -1) break
    const isInline = !/\ssrc=/.test(page.slice(start, tagEnd))
    if (isInline) hashes.push(hashSource(page.slice(tagEnd + 1, codeEnd)))
    at = beforeMarkers(page, start)
  }
  if (html.includes(noticeScript)) hashes.push(noticeHash)
  return hashes.reverse()
}

const marker = /<!--\/?[$&!?]?-->$/
const longestMarker = '<!--/$-->'.length

/** Where the white space and the markers that stand before this place begin: React marks the ends of a suspended part with comments between the scripts. */
function beforeMarkers(page: string, place: number): number {
  let at = place
  for (;;) {
    while (/\s/.test(page.charAt(at - 1))) at -= 1
    const found = marker.exec(page.slice(Math.max(0, at - longestMarker), at))
    if (!found) return at
    at -= found[0].length
  }
}
