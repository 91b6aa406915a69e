import { hashSource } from '../answers/security-headers.ts'

/** React Router marks a sheet that comes with a shared module by an empty fragment. */
const sheetLink = /<link rel="stylesheet" href="([^"#]*)#?"\/>/g
const headEnd = '</head>'
const [styleStart, styleEnd] = ['<style>', `</style>${headEnd}`]

/**
 * The page with its style sheets inside: what a visitor sees first waits for nothing but the page (rule: first-paint).
 * The links stay, switched off, so that React finds the head it has rendered and does not ask for them again; a screen
 * that is come to later brings its sheet by its own link. A sheet that `readSheet` does not know stays linked, and a page
 * that has its styles inside stays as it is.
 */
export function putStylesInside(html: string, readSheet: (path: string) => string | undefined): string {
  const end = html.indexOf(headEnd)
  let styles = ''
  const head = html.slice(0, end).replace(sheetLink, (link, path) => {
    const sheet = readSheet(path)
    if (sheet === undefined) return link
    styles += sheet
    return link.replace('/>', ' disabled=""/>')
  })
  return styles === '' ? html : `${head}${styleStart}${styles}</style>${html.slice(end)}`
}

/** The hash of the styles that end the head of a page, by which a content policy lets the browser use them. */
export function hashOwnStyles(html: string): string[] {
  const end = html.indexOf(styleEnd)
  const start = html.lastIndexOf(styleStart, end)
  return end === -1 || start === -1 ? [] : [hashSource(html.slice(start + styleStart.length, end))]
}
