import { hashSource } from '../answers/security-headers.ts'

/** React Router marks a sheet that comes with a shared module by an empty fragment. */
const sheetLink = /<link rel="stylesheet" href="([^"#]*)#?"\/>/g
const headEnd = '</head>'

/**
 * The page with its style sheets inside, and the hash that lets the browser use them: what a visitor sees first waits for
 * nothing but the page (rule: first-paint). The links stay, switched off, so that React finds the head it has rendered
 * and does not ask for them again; a screen that is come to later brings its sheet by its own link. A sheet that
 * `readSheet` does not know stays linked.
 */
export function putStylesInside(
  html: string,
  readSheet: (path: string) => string | undefined,
): { html: string; styleHashes: string[] } {
  const start = html.indexOf(headEnd)
  let styles = ''
  const head = html.slice(0, start).replace(sheetLink, (link, path) => {
    const sheet = readSheet(path)
    if (sheet === undefined) return link
    styles += sheet
    return link.replace('/>', ' disabled=""/>')
  })
  if (styles === '') return { html, styleHashes: [] }
  return { html: `${head}<style>${styles}</style>${html.slice(start)}`, styleHashes: [hashSource(styles)] }
}
