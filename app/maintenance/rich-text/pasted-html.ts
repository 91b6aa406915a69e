import { isUploadedPicture } from '../../../domain/article-html.ts'
import { isElement } from './html-conversion.ts'
import { listsFromWord, nestLists } from './pasted-lists.ts'

const meaningless =
  'script, style, link, meta, title, xml, template, noscript, svg, math, object, embed, iframe, button'
const hidden = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, table, div, img'

const notes = {
  pictures: 'A picture was left out: only pictures from the uploads are shown. Upload it and insert it with Picture.',
  tables: 'A table became lines of text. Tables can be made in HTML.',
}

/**
 * What Word, Google Docs or a web page puts on the clipboard, without what would become a wrong text: the editor's schema
 * itself drops looks and keeps headings, lists and links. `origin` is this site's own: links to it become paths. `notes` are
 * sentences about what did not come along and may be missed.
 */
export function cleanPasted(pasted: string, origin: string): { html: string; notes: string[] } {
  // Even a document that nobody sees would report its style sheets to the console, against the content security policy.
  const withoutSheets = pasted.replaceAll(/<(\/?)style\b/gi, '<$1template').replaceAll(/&nbsp;|\u00a0/g, ' ')
  const { body } = new DOMParser().parseFromString(withoutSheets, 'text/html')
  const reported = new Set<string>()
  for (const element of body.querySelectorAll(meaningless)) element.remove()
  listsFromWord(body)
  nestLists(body)
  for (const element of body.querySelectorAll('[style]'))
    if (hidden.test(element.getAttribute('style') ?? '')) element.remove()
  for (const table of body.querySelectorAll('table')) {
    reported.add(notes.tables)
    table.replaceWith(...rowsOf(table))
  }
  for (const picture of body.querySelectorAll('img, picture, video, v\\:imagedata')) {
    if (isUploadedPicture(picture.getAttribute('src') ?? '')) continue
    // Word and mail programs put empty pictures where they count who reads.
    if (picture.localName !== 'img' || picture.getAttribute('width') !== '1') reported.add(notes.pictures)
    picture.remove()
  }
  for (const line of body.querySelectorAll('br')) if (isBesideBlock(line)) line.remove()
  for (const link of body.querySelectorAll(`a[href^="${origin}/"]`))
    link.setAttribute('href', link.getAttribute('href')?.slice(origin.length) ?? '')
  return { html: body.innerHTML.trim(), notes: [...reported] }
}

/** The rows of a table as lines, their cells parted by dashes. */
function rowsOf(table: HTMLTableElement): HTMLElement[] {
  return Array.from(table.rows, (row) => {
    const line = table.ownerDocument.createElement('p')
    const cells = Array.from(row.cells).filter((cell) => cell.textContent?.trim())
    for (const [index, cell] of cells.entries()) line.append(...(index > 0 ? [' – '] : []), ...inlineIn(cell))
    return line
  })
}

function inlineIn(cell: Element): Node[] {
  return Array.from(cell.childNodes).flatMap((node): Node[] =>
    isElement(node) && node.matches(blocks) ? [...inlineIn(node), node.ownerDocument.createTextNode(' ')] : [node],
  )
}

/** A break between paragraphs is an empty line, which an article has no need of. */
function isBesideBlock(element: Element): boolean {
  return (['previousSibling', 'nextSibling'] as const).some((side) => {
    let beside = element[side]
    while (beside && !isElement(beside) && !beside.nodeValue?.trim()) beside = beside[side]
    return beside !== null && isElement(beside) && beside.matches(blocks)
  })
}
