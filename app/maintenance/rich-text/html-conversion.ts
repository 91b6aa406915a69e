import { DOMParser as ArticleParser, type Node, type Schema } from '@tiptap/pm/model'
import { pictureAttributes } from '../../../domain/article-html.ts'

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

/** An article as HTML in the form that the sanitiser leaves as it is; empty paragraphs and items are not written. */
export function htmlOf(article: Node): string {
  return article.children
    .map(blockHtml)
    .filter((html) => html !== '')
    .join('\n')
}

function blockHtml(node: Node): string {
  switch (node.type.name) {
    case 'heading':
      return wrap(`h${node.attrs.level}`, inlineHtml(node.children))
    case 'blockquote':
      return wrap('blockquote', htmlOf(node))
    case 'bulletList':
      return wrap('ul', itemsIn(node))
    case 'orderedList':
      return wrap('ol', itemsIn(node))
    case 'picture':
      return `<img${attributesHtml(pictureAttributes(textsOf(node.attrs)))} />`
    default:
      return wrap('p', inlineHtml(node.children))
  }
}

function itemsIn(list: Node): string {
  return list.children.map((item) => wrap('li', itemHtml(item))).join('')
}

/** A point of one paragraph, perhaps with a list below it, stands in its item without a paragraph of its own. */
function itemHtml(item: Node): string {
  const [first, ...others] = item.children
  const isPlain = others.every(({ type }) => type.name.endsWith('List'))
  return first && isPlain ? [inlineHtml(first.children), ...others.map(blockHtml)].join('') : htmlOf(item)
}

const wrap = (tag: string, html: string) => (html === '' ? '' : `<${tag}>${html}</${tag}>`)

/** From the outermost: neighbours in one link are one link, whatever else they are. */
const marks = ['link', 'bold', 'italic'] as const
const markTags = { bold: 'strong', italic: 'em' } as const

function inlineHtml(nodes: readonly Node[], depth = 0): string {
  const name = marks[depth]
  if (name === undefined) {
    return nodes.map((node) => (node.isText ? escapeHtml(node.text ?? '') : '<br />')).join('')
  }
  let html = ''
  for (let from = 0, to = 1; from < nodes.length; from = to, to += 1) {
    const mark = markOf(nodes[from], name)
    while (to < nodes.length && isSameMark(mark, markOf(nodes[to], name))) to += 1
    const inner = inlineHtml(nodes.slice(from, to), depth + 1)
    if (!mark) html += inner
    else if (name === 'link') html += `<a${attributesHtml({ href: mark.attrs.href, rel: 'noopener' })}>${inner}</a>`
    else html += wrap(markTags[name], inner)
  }
  return html
}

const markOf = (node: Node | undefined, name: string) => node?.marks.find(({ type }) => type.name === name)
const isSameMark = (a: ReturnType<typeof markOf>, b: ReturnType<typeof markOf>) => (a && b ? a.eq(b) : a === b)

function textsOf(attributes: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value ?? '')]))
}

/** Attributes as they stand in a tag, each with a space before it. */
export function attributesHtml(attributes: Record<string, unknown>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
