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
