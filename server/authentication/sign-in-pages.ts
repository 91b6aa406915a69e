import type { IncomingMessage } from 'node:http'
import { codeMinutes, sessionDays } from '../database/maintenance-sessions.ts'
import { basePath, caching, signInPath } from '../http/route.ts'
import { createSecurityHeaders, hashSource } from '../http/security-headers.ts'

/** The port that a request came in on. */
export const portOf = ({ socket }: IncomingMessage) => socket.localPort ?? 0

/** Where a browser goes once it is signed in. */
export const adminPath = `${basePath}/admin`

/** The address that signs one browser in. */
export function signInLink(port: number, code: string): string {
  return `http://localhost:${port}${signInPath}?code=${code}`
}

const style = `
html { font: 112.5%/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif; color: #2b2622; background: #fbf8f1 }
body { margin: 0; border-top: 6px solid #6d4c2e; overflow-wrap: break-word }
main { max-width: 38rem; margin: 0 auto; padding: 2rem 1.25rem 3rem }
h1, h2 { font-family: Georgia, Gelasio, 'Times New Roman', serif; font-weight: 600; line-height: 1.15; text-wrap: balance }
h1 { margin: 0; font-size: clamp(1.9rem, 1.4rem + 2.6vw, 2.4rem) }
h2 { margin: 2.5rem 0 0; font-size: 1.4rem }
li + li { margin-top: 0.5em }
ul { padding-left: 1.3em; list-style: square }
li::marker { color: #8a6238 }
a { color: #235478 }
code { padding: 0.1em 0.3em; background: #f1e8d8; font-size: 0.9em }
button { min-height: 44px; margin-top: 0.5rem; padding: 0.4rem 1.5rem; border: 2px solid #4f3823; border-radius: 3px; background: #4f3823; color: #fbf8f1; font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: #6d4c2e }
:focus-visible { outline: 3px solid #2b2622; outline-offset: 2px; box-shadow: 0 0 0 2px #f6e7c3 }
`

const { data } = createSecurityHeaders({ isPublic: false, formAction: undefined, styleHashes: [] })
/** The headers of a problem. */
export const dataHeaders = { ...data, 'Cache-Control': caching.never }
/** The headers of these pages: they may show their own style, and send their form back. */
export const pageHeaders = {
  ...dataHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // The button's own request must say where it comes from; no other site learns of the link.
  'Referrer-Policy': 'same-origin',
}

/** One of these pages as a response. */
export function pageResponse(html: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(html, { status, headers: { ...pageHeaders, ...headers } })
}

/** The page of a link that works. A button signs in, so that a preview of the link does not use it up. */
export function buttonPage(code: string): string {
  return page(
    'Sign in to the maintenance side',
    `<p>Here maintainers change what visitors see, and read what visitors have sent. This browser then stays signed in for ${sessionDays} days, or until you press Sign out.</p>
<form method="post" action="${signInPath}">
<input type="hidden" name="code" value="${code}">
<button>Sign in</button>
</form>`,
  )
}

/** A page with how one gets a link below it. */
const pageWithHowTo = (title: string, text: string) =>
  page(
    title,
    `<p>${text}</p>
<h2>How to get a link</h2>
<ul>
<li>On the server, <code>sudo quarry sign-in</code> prints a new link; where the site runs from its sources, <code>npm run sign-in</code> in its folder, with the settings that the site runs with.</li>
<li>Open the link in this browser within ${codeMinutes} minutes. It works once.</li>
</ul>`,
  )

/** The page for a link that was used, is too old or never was one. */
export const deadLinkPage = pageWithHowTo(
  'This link does not work',
  `A link to sign in works once, and for ${codeMinutes} minutes. This one was used before, is too old, or was not copied in full.`,
)

/** The page for somebody who is not signed in. */
export const signInPage = pageWithHowTo(
  'Sign in to the maintenance side',
  'Here maintainers change what visitors see, and read what visitors have sent. There are no names and no passwords: a link that works once signs this browser in.',
)

/** The page after signing out. */
export const signedOutPage = pageWithHowTo(
  'You are signed out',
  'This browser does not open the maintenance side any more. To come back, you need a new link.',
)

/** The page for somebody who may not go on, with the reason as the guard gives it. */
export function refusalPage(reason: string, port: number): string {
  const origin = `http://localhost:${port}`
  return page(
    'This does not open here',
    `<p>${reason}</p>
<p>The maintenance side is at <a href="${origin}${adminPath}">${origin}<wbr>${adminPath}</a>, in a browser on the machine that the site runs on. From elsewhere it is reached through an SSH tunnel with the same port number at both ends.</p>`,
  )
}

function page(title: string, main: string): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`
}
