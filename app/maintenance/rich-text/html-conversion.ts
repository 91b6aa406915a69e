import { getSchema } from '@tiptap/core'
import { DOMParser as ArticleParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { isUploadedPicture, otherBlocks, otherHeadings } from '../../../domain/article-html.ts'
import { articleElements } from './article-elements.ts'

const articleSchema = getSchema(articleElements)

/** HTML as elements that do nothing and load nothing, with a paragraph for each part of its plain text between blank lines. */
function parseHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  for (const text of Array.from(body.childNodes)) {
    const [first = '', ...others] = text.nodeType === text.TEXT_NODE ? (text.nodeValue ?? '').split(/\n\s*\n/) : []
    // As the sanitiser does: an empty block at each blank line keeps apart what stands before and behind it.
    if (others.length > 0) text.replaceWith(first, ...others.flatMap((part) => [document.createElement('div'), part]))
  }
  return body
}

const own = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'a', 'br']
const known = new Set([...own, ...otherBlocks, ...Object.keys(otherHeadings)])

/** Whether the editor knows every element of this HTML. */
export function canShow(html: string): boolean {
  return Array.from(parseHtml(html).querySelectorAll('*')).every(
    (element) =>
      known.has(element.localName) ||
      (element.localName === 'img' && isUploadedPicture(element.getAttribute('src') ?? '')),
  )
}

/** The article that this HTML means, without what the editor does not know. */
export function articleOf(html: string, schema = articleSchema): Node {
  return ArticleParser.fromSchema(schema).parse(parseHtml(html))
}

/**
 * An article as HTML, as the editor's schema writes it: without empty blocks, and in the form that the sanitiser leaves as
 * it is. A point of one paragraph, perhaps with a list below it, stands in its item without a paragraph of its own.
 */
export function htmlOf(article: Node): string {
  const body = document.createElement('body')
  body.append(DOMSerializer.fromSchema(article.type.schema).serializeFragment(article.content, { document }))
  for (const first of body.querySelectorAll('li > p:first-child')) {
    const others = Array.from(first.parentElement?.children ?? []).slice(1)
    if (others.every((other) => other.matches('ul, ol'))) first.replaceWith(...first.childNodes)
  }
  // From the innermost: a list of empty points is empty too.
  for (const block of Array.from(body.querySelectorAll('p, h3, h4, li, ul, ol, blockquote')).reverse())
    if (block.textContent === '' && !block.querySelector('img')) block.remove()
  const blocks = Array.from(body.children, ({ outerHTML }) => outerHTML)
  return blocks.join('\n').replaceAll(/<(br|img [^>]*)>/g, '<$1 />')
}

const notKept =
  'A picture was left out: only pictures from the uploads are shown. Upload it and insert it with Picture.'
const listSign = '[style*="mso-list:Ignore" i]'

/**
 * What another program puts on the clipboard, for the editor's schema, which itself drops looks and keeps headings, lists and
 * links. `origin` is this site's own: links to it become paths. `note` is a sentence about what did not come along.
 */
export function cleanPasted(pasted: string, origin: string): { html: string; note: string } {
  // Even a document that nobody sees would report its style sheets to the console, against the content security policy.
  const withoutSheets = pasted.replaceAll(/<(\/?)style\b/gi, '<$1template').replaceAll(/&nbsp;|\u00a0/g, ' ')
  const { body } = new DOMParser().parseFromString(withoutSheets, 'text/html')
  listsFromWord(body)
  const pictures = Array.from(body.querySelectorAll('img')).filter(
    (picture) => !isUploadedPicture(picture.getAttribute('src') ?? ''),
  )
  for (const picture of pictures) picture.remove()
  for (const link of body.querySelectorAll(`a[href^="${origin}/"]`))
    link.setAttribute('href', link.getAttribute('href')?.slice(origin.length) ?? '')
  return { html: body.innerHTML, note: pictures.length > 0 ? notKept : '' }
}

/** Word writes a list as paragraphs with the sign of each point as text: neighbours become one list. */
function listsFromWord(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list:"]')) {
    const sign = paragraph.querySelector(listSign)
    const tag = /\w[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag ? before : body.ownerDocument.createElement(tag)
    if (list !== before) paragraph.before(list)
    const point = body.ownerDocument.createElement('li')
    point.append(...paragraph.childNodes)
    list.append(point)
    paragraph.remove()
  }
}
