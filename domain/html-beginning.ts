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

function wordsOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join(inline.has(node.tag) ? '' : ' ')
}
