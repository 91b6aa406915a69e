import { firstScript } from '../../domain/first-script.ts'
import { hideDismissedNotice } from '../../domain/shown-notice.ts'
import { hashSource } from '../http/security-headers.ts'

const noticeScript = `<script>${hideDismissedNotice}</script>`
const beginning = `<script>${firstScript}</script>`
const script = /<script([^>]*)>(.*?)<\/script>/gs

/** The hashes of the styles in the head of a page, by which a content policy lets the browser use them. */
export function hashOwnStyles(html: string): string[] {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0))
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => hashSource(styles))
}

/**
 * The hashes of the page's own inline scripts: that of the notice, and those that end the body. A script anywhere else would
 * have come in with content, and gets no hash, so that the browser does not run it.
 */
export function hashOwnScripts(html: string): string[] {
  const ofNotice = html.includes(noticeScript) ? [hashSource(hideDismissedNotice)] : []
  return [...ofNotice, ...endingScripts(html).map(hashSource)]
}

/**
 * The inline scripts from our first one on; none where a page goes without. What visitors wrote stands in them as data, in
 * which React Router escapes '<'. Throws where anything else ends the page but React's comments: without its scripts it would
 * look whole and do nothing.
 */
function endingScripts(html: string): string[] {
  const start = html.lastIndexOf(beginning)
  if (start === -1) return []
  const ending = html.slice(start)
  const rest = ending.replaceAll(script, '').replaceAll(/<!--[^-]*-->|\s/g, '')
  if (rest !== '</body></html>') throw new Error('A page does not end with its own scripts')
  return [...ending.matchAll(script)].flatMap(([, attributes = '', code = '']) =>
    /\ssrc=/.test(attributes) ? [] : [code],
  )
}
