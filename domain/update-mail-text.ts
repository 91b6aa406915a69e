import type { UpdateMailParts } from './compose-update.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { linkAddress } from './site-link.ts'
import { pointNumber } from './written-figures.ts'

/** The e-mail as plain text. Its paragraphs are lines of any length: mail programs break them. */
export function updateText({ note, campaign, subject, body, origin, read, why, leave, code }: UpdateMailParts): string {
  return [
    ...(note ? [note] : []),
    campaign,
    underlined(subject, '='),
    ...blocks(body, origin),
    // What follows this line is the same in each e-mail: mail programs make it grey.
    ['-- ', `${read.words}: ${read.address}`, '', why, `${leave.words}: ${leave.address}`, code].join('\n'),
  ].join('\n\n')
}

const blockTags = new Set(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote', 'table'])

/** The paragraphs of what stands in an element; what is in no block of its own is one with its neighbours. */
function blocks(nodes: readonly HtmlNode[], origin: string): string[] {
  const found: string[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const words = inlineText(run, origin)
    if (words !== '') found.push(words)
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !blockTags.has(node.tag)) {
      run.push(node)
      continue
    }
    endRun()
    const block = blockText(node, origin)
    if (block !== '') found.push(block)
  }
  endRun()
  return found
}

function blockText(element: HtmlElement, origin: string): string {
  const { tag, attributes, children } = element
  if (tag === 'ul' || tag === 'ol') {
    const { start = '1', type } = attributes
    const mark = (index: number) => (tag === 'ul' ? '- ' : `${pointNumber(Number(start) + index, type)}. `)
    return elementsOf(children)
      .map((item, index) => hanging(mark(index), blocks(item.children, origin).join('\n')))
      .join('\n')
  }
  if (tag === 'blockquote') return blocks(children, origin).join('\n\n').replaceAll(/^/gm, '> ')
  if (tag === 'table') {
    const cells = (row: HtmlElement) => elementsOf(row.children).map((cell) => blocks(cell.children, origin).join(' '))
    return rowsOf(element)
      .map((row) => cells(row).join(' | '))
      .join('\n')
  }
  if (tag === 'p') return blocks(children, origin).join('\n\n')
  return underlined(inlineText(children, origin), '-')
}

/** Words within one paragraph, with the addresses of links beside their words. */
function inlineText(nodes: readonly HtmlNode[], origin: string): string {
  const words = nodes.map((node) => {
    if (typeof node === 'string') return node.replaceAll(/[ \t\r\n\f]+/g, ' ')
    if (node.tag === 'br') return '\n'
    if (node.tag === 'img') return node.attributes.alt ? `\n[Picture: ${node.attributes.alt}]\n` : ''
    const inner = inlineText(node.children, origin)
    return node.tag === 'a' ? linkText(inner, node.attributes.href, origin) : inner
  })
  return words
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .trim()
}

function linkText(words: string, href: string | undefined, origin: string): string {
  if (href === undefined) return words
  const address = absoluteAddress(href, origin).replace(/^(?:mailto|tel):/i, '')
  return words === '' || words === address ? address : `${words}: ${address}`
}

/** An address as it works outside the site: a path stands below its origin. */
export function absoluteAddress(href: string, origin: string): string {
  return href.startsWith('/') ? origin + linkAddress(href) : href
}

/** On a phone a longer one would take two lines. */
const longestLine = 32

function underlined(heading: string, line: string): string {
  return heading && `${heading}\n${line.repeat(Math.min([...heading].length, longestLine))}`
}

function hanging(mark: string, words: string): string {
  return mark + words.replaceAll('\n', `\n${' '.repeat(mark.length)}`)
}

function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter((node) => typeof node !== 'string')
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return elementsOf(element.children).flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)))
}
