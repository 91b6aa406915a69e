import { hashSource } from '../answers/security-headers.ts'

/** React Router marks a sheet that comes with a shared module by an empty fragment. */
const sheetLink = /<link rel="stylesheet" href="([^"#]*)#?"\/>/g
const headEnd = '</head>'
const [styleStart, styleEnd] = ['<style>', '</style>']

/**
 * The page with its style sheets inside: what a visitor sees first waits for nothing but the page (rule: first-paint).
 * The links stay, switched off, so that React finds the head it has rendered and does not ask for them again; a screen
 * that is come to later brings its sheet by its own link. React may put that before any link it knows, so the styles stand
 * before them all: the first sheet that a browser reads settles the order of the layers. A sheet that `readSheet` does not
 * know stays linked, and a page that has its styles inside stays as it is.
 */
export function putStylesInside(html: string, readSheet: (path: string) => string | undefined): string {
  const end = html.indexOf(headEnd)
  let styles = ''
  let start = end
  const head = html.slice(0, end).replace(sheetLink, (link, path, place) => {
    const sheet = readSheet(path)
    if (sheet === undefined) return link
    if (styles === '') start = place
    styles += sheet
    return link.replace('/>', ' disabled=""/>')
  })
  if (styles === '') return html
  return `${head.slice(0, start)}${styleStart}${styles}${styleEnd}${head.slice(start)}${html.slice(end)}`
}

/** The hash of the styles in the head of a page, by which a content policy lets the browser use them. */
export function hashOwnStyles(html: string): string[] {
  const head = html.slice(0, Math.max(html.indexOf(headEnd), 0))
  const start = head.indexOf(styleStart)
  const end = head.indexOf(styleEnd, start)
  return start === -1 || end === -1 ? [] : [hashSource(head.slice(start + styleStart.length, end))]
}
