import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firstScript } from '../../domain/first-script.ts'
import { hideDismissedNotice } from '../../domain/shown-notice.ts'

/** The security headers of each kind of answer (OWASP ASVS 5.0, chapter 3.4). */
export interface SecurityHeaders {
  /** For a page: of what stands inside, only its own scripts and styles may do anything. Throws where it does not end as our pages do. */
  page(html: string): Record<string, string>
  /** For a file of the built site, which may be opened by itself. */
  file: Record<string, string>
  /** For data, which no browser shows as a page. */
  data: Record<string, string>
  /** For a file that was uploaded: where a browser shows it by itself, it may do nothing. */
  upload: Record<string, string>
}

export interface SecurityOptions {
  /** Public mode stands behind HTTPS, and so do the hosts below its own. On a maintainer's machine, HSTS would lock localhost out of plain HTTP. */
  isPublic: boolean
  /** Another host's address that a form of ours posts to. */
  formAction: string | undefined
  /** The hashes of style elements that a library puts into the page. */
  styleHashes: string[]
}

export function createSecurityHeaders({ isPublic, formAction, styleHashes }: SecurityOptions): SecurityHeaders {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(isPublic && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
  const withPolicy = (directives: string[]) => ({ ...common, 'Content-Security-Policy': directives.join('; ') })
  const formActions = formAction === undefined ? "'self'" : `'self' ${new URL(formAction).origin}`
  return {
    page: (html) =>
      withPolicy([
        "default-src 'self'",
        ["script-src 'self'", ...hashOwnScripts(html)].join(' '),
        ["style-src 'self'", ...hashOwnStyles(html), ...styleHashes].join(' '),
        // A style attribute can colour its own element and nothing else; React and the map's positions use them.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        `form-action ${formActions}`,
      ]),
    // A drawing opened by itself has its own style element; object-src is left to 'self' for the browser's PDF viewer.
    file: withPolicy([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
    data: withPolicy(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'"]),
    // The style is the browser's own, around a picture that stands alone in its tab.
    upload: withPolicy(["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'none'", 'sandbox']),
  }
}

/** A hash as a content security policy writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The hashes of the style element that the toast library adds to the page: first empty, then with the text that stands
 * in the installed package. Throws where the text is not found, since toasts would show unstyled.
 */
export function toastStyleHashes(): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (literal === undefined) throw new Error('The style of the toasts was not found in the package sonner')
  return [hashSource(''), hashSource(JSON.parse(literal))]
}

const noticeScript = `<script>${hideDismissedNotice}</script>`
const beginning = `<script>${firstScript}</script>`
/** An inline script, or one with an address. */
const script = /<script([^>]*)>(.*?)<\/script>/gs

/** The hashes of the styles in the head of a page, by which a content policy lets the browser use them. */
function hashOwnStyles(html: string): string[] {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0))
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => hashSource(styles))
}

/**
 * The hashes of the page's own inline scripts: that of the notice, and those that end the body. A script anywhere else would
 * have come in with content, and gets no hash, so that the browser does not run it.
 */
function hashOwnScripts(html: string): string[] {
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
