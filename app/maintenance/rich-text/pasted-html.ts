import { isUploadedPicture, otherBlocks, otherHeadings } from '../../../domain/article-html.ts'
import { attributesHtml, escapeHtml, isElement } from './html-conversion.ts'
import { listsFromWord, nestLists } from './pasted-lists.ts'
import { typedAddress } from './typed-address.ts'

const meaningless =
  'script, style, link, meta, title, xml, template, noscript, svg, math, object, embed, iframe, button'
const hidden = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, table, div, img'

const notes = {
  pictures: 'A picture was left out: only pictures from the uploads are shown. Upload it and insert it with Picture.',
  tables: 'A table became lines of text. Tables can be made in HTML.',
}

/**
 * What Word, Google Docs or a web page puts on the clipboard, as an article would say it: its looks go, its headings, lists
 * and links stay. `origin` is this site's own: links to it become paths. `notes` are sentences about
 * what did not come along and may be missed.
 */
export function cleanPasted(pasted: string, origin: string): { html: string; notes: string[] } {
  // Even a document that nobody sees would report its style sheets to the console, against the content security policy.
  const withoutSheets = pasted.replaceAll(/<(\/?)style\b/gi, '<$1template')
  const { body } = new DOMParser().parseFromString(withoutSheets, 'text/html')
  const reported = new Set<string>()
  for (const element of body.querySelectorAll(meaningless)) element.remove()
  listsFromWord(body)
  nestLists(body)
  for (const element of body.querySelectorAll('[style]')) {
    if (hidden.test(element.getAttribute('style') ?? '')) element.remove()
  }
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
  return { html: contentOf(body, origin).trim(), notes: [...reported] }
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

function contentOf(parent: Element, origin: string): string {
  return Array.from(parent.childNodes, (node) => {
    if (node.nodeType === node.TEXT_NODE) return escapeHtml(spaced(node.nodeValue ?? ''))
    return isElement(node) ? elementHtml(node, origin) : ''
  }).join('')
}

function elementHtml(element: Element, origin: string): string {
  const tag = otherHeadings[element.localName] ?? element.localName
  const inner = contentOf(element, origin)
  const isEmpty = inner.replaceAll(/<br \/>|\s/g, '') === ''
  switch (tag) {
    case 'br':
      return isBesideBlock(element) || element.className === 'Apple-interchange-newline' ? '' : '<br />'
    case 'img':
      return `<img${kept(element, ['src', 'alt', 'width', 'height'])} />`
    case 'a':
      return isEmpty ? inner : linkHtml(element, inner, origin)
    case 'h3':
    case 'h4':
      return isEmpty ? '' : `<${tag}>${inner.replaceAll(/<\/?strong>/g, '')}</${tag}>`
    case 'p':
    case 'div':
    case 'ul':
    case 'ol':
    case 'li':
    case 'blockquote':
      return isEmpty ? '' : `<${tag}${kept(element, ['data-pm-slice'])}>${inner}</${tag}>`
    default:
      if (isEmpty) return otherBlocks.includes(tag) ? '' : inner
      return otherBlocks.includes(tag) ? `<div>${inner}</div>` : markedHtml(element, inner)
  }
}

/** A break between paragraphs is an empty line, which an article has no need of. */
function isBesideBlock(element: Element): boolean {
  return (['previousSibling', 'nextSibling'] as const).some((side) => {
    let beside = element[side]
    while (beside && !isElement(beside) && !beside.nodeValue?.trim()) beside = beside[side]
    return beside !== null && isElement(beside) && beside.matches(blocks)
  })
}

/** Bold and italic, whether an element or a style says so. Google Docs puts everything into a <b> that is not bold. */
function markedHtml(element: Element, inner: string): string {
  // What holds blocks cannot mark them all.
  if (/<(?:p|div|ul|ol|li|h3|h4|blockquote)\b/.test(inner)) return inner
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style)?.[1]
  const slant = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style)?.[1]
  const isBold =
    weight === undefined ? /^(?:b|strong)$/.test(element.localName) : /^(?:bold|bolder|[6-9]00)$/i.test(weight)
  const isItalic = slant === undefined ? /^(?:i|em|cite)$/.test(element.localName) : /^(?:italic|oblique)$/i.test(slant)
  const slanted = isItalic ? `<em>${inner}</em>` : inner
  return isBold ? `<strong>${slanted}</strong>` : slanted
}

/** A link that may stay. One into the page that it comes from, to a file or to a script leads nowhere here. */
function linkHtml(link: Element, inner: string, origin: string): string {
  const written = link.getAttribute('href') ?? ''
  const address = typedAddress(written.startsWith(`${origin}/`) ? written.slice(origin.length) : written)
  const isOwn = /^(?:https?:|mailto:|tel:|\/)/i.test(written)
  return address !== undefined && isOwn ? `<a${attributesHtml({ href: address })}>${inner}</a>` : inner
}

function kept(element: Element, names: readonly string[]): string {
  const written = names.filter((name) => element.hasAttribute(name))
  return attributesHtml(Object.fromEntries(written.map((name) => [name, spaced(element.getAttribute(name) ?? '')])))
}

/** White space of every kind is a space: programs that format with it mean nothing else. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
