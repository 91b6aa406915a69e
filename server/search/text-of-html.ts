import { type HtmlNode, readHtml } from '../../domain/html-tree.ts'

const blocks = new Set(['p', 'li', 'ul', 'ol', 'h3', 'h4', 'blockquote', 'br', 'table', 'tr'])

/**
 * The text of stored HTML as a reader sees it, a line for each paragraph. It is for reading alone: whoever puts it into a page
 * escapes it like any other text.
 */
export function textOfHtml(html: string): string {
  return readHtml(html).map(textOf).join('')
}

function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const text = node.children.map(textOf).join('')
  return blocks.has(node.tag) ? `\n${text}\n` : text
}
