import { hashSource } from '../answers/security-headers.ts'
import { basePath, keyPath } from '../route-table.ts'

export const adminPath = `${basePath}/admin`

/** The address that brings the key along; browsers keep what follows the # to themselves. */
export function keyLink(port: number, key: string): string {
  return `http://localhost:${port}${keyPath}#${key}`
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
label { display: block; margin: 1.75rem 0 0.25rem; font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 48px; padding: 0.5rem 0.8rem; border: 2px solid #8a6238; border-radius: 3px; background: #fff; color: inherit; font: inherit }
button { min-height: 44px; margin-top: 1rem; padding: 0.4rem 1rem; border: 2px solid #4f3823; border-radius: 3px; background: #4f3823; color: #fbf8f1; font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: #6d4c2e }
:focus-visible { outline: 3px solid #2b2622; outline-offset: 2px; box-shadow: 0 0 0 2px #f6e7c3 }
.problem { margin: 0 0 0.25rem; color: #b42318; font-weight: 600 }
.refused { padding-left: 0.9rem; border-left: 5px solid #b42318 }
.refused input { border-color: #b42318 }
`

/** Sends the key of the link on, and takes it out of the address. */
const script = `
const send = () => {
  const key = location.hash.slice(1)
  if (!key) return
  history.replaceState(null, '', location.pathname)
  document.getElementById('key').value = key
  document.forms[0].submit()
}
addEventListener('hashchange', send)
send()
`

/** What these pages may do: show their own style, run their own script, and send their form back. */
export const pagePolicy = [
  "default-src 'none'",
  `script-src ${hashSource(script)}`,
  `style-src ${hashSource(style)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page that takes the key, by the link that the server printed or by hand. */
export function keyPage({ isRefused = false } = {}): string {
  const [open, problem, described] = isRefused
    ? [
        '<div class="refused">',
        '<p class="problem" id="problem">This is not the key of this site. Perhaps a newer one has taken its place.</p>',
        ' aria-invalid="true" aria-describedby="problem" autofocus',
      ]
    : ['<div>', '', '']
  return page(
    `${isRefused ? 'Error: ' : ''}Open the maintenance side`,
    `<h1>Open the maintenance side</h1>
<p>Here maintainers change what visitors see, and read what visitors have sent. It opens with a key, once in each browser.</p>
<form method="post" action="${keyPath}">
${open}
<label for="key">Key</label>
${problem}
<input id="key" name="key" required autocomplete="off" autocapitalize="none" spellcheck="false"${described}>
</div>
<button>Open</button>
</form>
<h2>Where to find the key</h2>
<ul>
<li>When the site starts on the server, it prints a link that has the key in it. Open that link in this browser.</li>
<li>Or paste the key above. It stands on the server in the file <code>maintenance-key</code>, in the folder of the data.</li>
<li><code>npm run maintenance-key</code> on the server makes a new key and prints its link. The old key then opens nothing any more.</li>
</ul>
<script>${script}</script>`,
  )
}

/** The page for somebody who may not go on, with the reason as the guard gives it. */
export function refusalPage(reason: string, port: number): string {
  const origin = `http://localhost:${port}`
  return page(
    'Not opened',
    `<h1>This does not open here</h1>
<p>${reason}</p>
<p>The maintenance side is at <a href="${origin}${adminPath}">${origin}<wbr>${adminPath}</a>, in a browser on the machine that the site runs on. From elsewhere it is reached through an SSH tunnel with the same port number at both ends.</p>`,
  )
}

/** A browser brings no strict cookie along with a link of another site: this page asks for the same address itself. */
export function againPage(): string {
  return page('Opening', '<p>Opening the maintenance side …</p>', '<meta http-equiv="refresh" content="0">')
}

function page(title: string, main: string, head = ''): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>${head}
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`
}
