import { type HtmlNode, readHtml } from './html-tree.ts'

/** The words with which an article's HTML begins, of at most about so many characters. */
export function beginningOf(html: string | readonly HtmlNode[], longest: number): string {
  let words = ''
  for (const node of typeof html === 'string' ? readHtml(html) : html) {
    words = `${words} ${wordsOf(node)}`.replace(/\s+/g, ' ').trim()
    if (words.length > longest) break
  }
  if (words.length <= longest) return words
  const cut = words.slice(0, longest).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`
}

const inline = new Set(['p', 'a', 'strong', 'em', 'b', 'i'])
/** They stand by themselves on the page: in one line with others each ends like a sentence. */
const standing = new Set(['h3', 'h4', 'li'])

function wordsOf(node: HtmlNode): string {
  if (typeof node === 'string') return node
  const words = node.children.map(wordsOf).join(inline.has(node.tag) ? '' : ' ')
  return standing.has(node.tag) && /[\p{L}\p{N})’”]\s*$/u.test(words) ? `${words.trimEnd()}.` : words
}
