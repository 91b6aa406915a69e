import { type HtmlNode, readHtml } from './html-tree.ts'

/**
 * The text of an article's HTML as a reader sees it, a line for each paragraph. It is for reading alone: whoever puts it into a
 * page escapes it like any other text.
 */
export function textOfHtml(html: string): string {
  return readHtml(html)
    .map((node) => textOf(node))
    .join('')
}

/** The words with which an article's HTML begins, in one line of at most about so many characters. */
export function beginningOf(nodes: readonly HtmlNode[], longest: number): string {
  let words = ''
  for (const node of nodes) {
    words = `${words} ${textOf(node, endSentence)}`.replace(/\s+/g, ' ').trim()
    if (words.length > longest) break
  }
  if (words.length <= longest) return words
  const cut = words.slice(0, longest).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`
}

const blocks = new Set(['p', 'li', 'ul', 'ol', 'h3', 'h4', 'blockquote', 'br', 'img', 'table', 'tr', 'th', 'td'])

/** The text of a node with a line for each block, whose words may be ended in a way of their own. */
function textOf(node: HtmlNode, end = (words: string, _tag: string) => words): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const words = node.children.map((child) => textOf(child, end)).join('')
  return blocks.has(node.tag) ? `\n${end(words, node.tag)}\n` : words
}

/** Headings and points stand by themselves on the page: in one line with others each ends like a sentence. */
function endSentence(words: string, tag: string): string {
  return /^(?:h3|h4|li)$/.test(tag) && /[\p{L}\p{N})’”]\s*$/u.test(words) ? `${words.trimEnd()}.` : words
}
