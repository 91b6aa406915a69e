import { DOMParser as ArticleParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'

export const isElement = (node: globalThis.Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** HTML as elements that do nothing and load nothing, with a paragraph for each part of its plain text between blank lines. */
export function readHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  for (const node of Array.from(body.childNodes)) {
    if (node.nodeType === node.TEXT_NODE && /\n\s*\n/.test(node.nodeValue ?? '')) partAtBlankLines(node)
  }
  return body
}

/** As the sanitiser does: an empty block at each blank line keeps apart what stands before and behind it. */
function partAtBlankLines(text: ChildNode): void {
  const [first = '', ...others] = (text.nodeValue ?? '').split(/\n\s*\n/)
  text.replaceWith(first, ...others.flatMap((part) => [document.createElement('div'), part]))
}

/** The article that this HTML means. What the schema does not know is not in it: see `lossIn`. */
export function articleOf(html: string, schema: Schema): Node {
  return ArticleParser.fromSchema(schema).parse(readHtml(html))
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
