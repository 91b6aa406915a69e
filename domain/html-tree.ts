import { isLink, isUploadedPicture, listAttributes, pictureAttributes } from './article-html.ts'

/** An element of an article with what it holds; a text stands for itself. */
export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

const containers = new Set([
  ...['p', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
])
const voids = new Set(['br', 'img'])
/** As deep as the sanitiser lets elements stand in each other. */
const deepest = 50

const tags = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi
const attribute = /\s([a-z]+)="([^"]*)"/gi

/**
 * The elements of an article's HTML as the sanitiser leaves it. Whatever else is in it has no place in the tree: a tag that
 * no article has is left out, and what is no tag is text.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  const add = (node: HtmlNode) => {
    if (node !== '') (open.at(-1) ?? root).children.push(node)
  }
  let from = 0
  for (const found of html.matchAll(tags)) {
    add(decoded(html.slice(from, found.index)))
    from = found.index + found[0].length
    const [, slash, name = '', rest = ''] = found
    const tag = name.toLowerCase()
    if (slash) {
      const index = open.findLastIndex((element) => element.tag === tag)
      if (index > 0) open.length = index
    } else if (voids.has(tag) || containers.has(tag)) {
      const element = { tag, attributes: attributesOf(tag, rest), children: [] }
      if (tag !== 'img' || element.attributes.src !== undefined) add(element)
      if (containers.has(tag) && open.length <= deepest) open.push(element)
    }
  }
  add(decoded(html.slice(from)))
  return root.children
}

function attributesOf(tag: string, rest: string): Record<string, string> {
  const all = Object.fromEntries(
    [...rest.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
  const { href = '', src = '' } = all
  if (tag === 'a' && isLink(href) && leadsWhereItSays.test(href)) return { href }
  if (tag === 'ol') return listAttributes(all)
  return tag === 'img' && isUploadedPicture(src) ? pictureAttributes(all) : {}
}

/** Neither two slashes nor characters that browsers drop before they read an address. */
const leadsWhereItSays = /^(?!\/[/\\])[^\s\\\p{Cc}]+$/u

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }
const lastCharacter = 0x10ffff

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? entity
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= lastCharacter ? String.fromCodePoint(code) : entity
  })
}
