/** HTML as a browser reads it (parse5 follows the HTML standard), and what in it is not allowed or acts. */
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Articles are made of these elements and no others; a link has an address and lets go of the window that it opens. */
const articleTags = [
  ...['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const linkAttributes = ['href', 'rel']
const html = 'http://www.w3.org/1999/xhtml'

/** What a browser finds in the HTML of an article that may not be there; also when it writes what it read and reads that. */
export function foreignParts(article: string): string[] {
  const page = parse(`<!DOCTYPE html><body><div>${article}</div>`)
  return [...foreignPartsIn(page), ...foreignPartsIn(parse(serialize(page)))]
}

function foreignPartsIn(page: Node): string[] {
  const body = elementsOf(page).find(({ tagName }) => tagName === 'body')
  const [place, ...others] = body?.childNodes ?? []
  if (!place || !isElement(place) || others.length > 0) return ['something got out of its place']
  return nodesBelow(place).flatMap((node) => {
    if (isElement(node)) return foreignPartsOf(node)
    return node.nodeName === '#text' ? [] : [`a ${node.nodeName}`]
  })
}

function foreignPartsOf({ tagName, namespaceURI, attrs }: Element): string[] {
  if (namespaceURI !== html || !articleTags.includes(tagName)) return [`<${tagName}>`]
  return attrs.flatMap(({ name, value }) => {
    if (tagName !== 'a' || !linkAttributes.includes(name)) return [`${name} of <${tagName}>`]
    if (name === 'rel') return value === 'noopener' ? [] : [`rel=${value}`]
    return isLink(value) ? [] : [`a link to ${value}`]
  })
}

/** Whether a browser goes where people think: to a host that is named, to this site, to a mailbox or to a telephone. */
function isLink(href: string): boolean {
  return ['http:', 'https:'].every((scheme) => {
    const page = `${scheme}//site.example`
    const address = URL.parse(href, `${page}/quarry/page`)
    if (address === null || ['mailto:', 'tel:'].includes(address.protocol)) return true
    const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
    return isWeb && (address.origin === page ? href.startsWith('/') : /^https?:\/\/[^/\\]/i.test(href))
  })
}

const actingTags = ['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'link', 'style', 'animate', 'set', 'portal']
const addresses = [
  ...['href', 'xlink:href', 'src', 'srcset', 'imagesrcset', 'srcdoc', 'action', 'formaction', 'data', 'poster', 'ping'],
  ...['background', 'cite', 'manifest', 'longdesc', 'codebase'],
]

/**
 * Everything in a page that runs, loads or leads to another scheme, in words that are the same for the same code: its
 * strings may differ, since they carry the content. `origin` is the page's own.
 */
export function actingParts(page: string, origin: string): string[] {
  return elementsOf(parse(page)).flatMap((element) => {
    const { tagName, attrs } = element
    const found = attrs.flatMap(({ name, prefix, value }) => {
      const full = prefix ? `${prefix}:${name}` : name
      if (/^on/i.test(name)) return [`<${tagName} ${name}=${value}>`]
      if (name === 'style' && /url\s*\(|expression|\\|@/i.test(value)) return [`<${tagName} style=${value}>`]
      return addresses.includes(full) && !isHarmless(element, value, origin) ? [`<${tagName} ${full}=${value}>`] : []
    })
    const isCanonical = attrs.some(({ name, value }) => name === 'rel' && value === 'canonical')
    const isActing = actingTags.includes(tagName) || attrs.some(({ name }) => name === 'http-equiv')
    if (isActing && !isCanonical)
      found.push(`<${[tagName, ...attrs.map(({ name, value }) => `${name}=${value}`)].join(' ')}>`)
    if (tagName === 'script') found.push(describeScript(element))
    return found
  })
}

function isHarmless({ tagName }: Element, value: string, origin: string): boolean {
  const address = URL.parse(value, `${origin}/quarry/`)
  if (address === null) return true
  const leads = tagName === 'a' && ['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol)
  return leads || address.origin === origin
}

function describeScript({ attrs, childNodes }: Element): string {
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const attributes = attrs.map(({ name, value }) => ` ${name}=${value}`).join('')
  if (attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json')) {
    return isJson(text) ? 'data for search engines' : `broken data for search engines: ${text}`
  }
  return `<script${attributes}>${text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')}`
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

function elementsOf(root: Node): Element[] {
  return nodesBelow(root).filter(isElement)
}

/** All nodes below this one in no particular order, however deep. */
function nodesBelow(root: Node): Node[] {
  const found: Node[] = []
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node !== root) found.push(node)
    if ('content' in node) waiting.push(node.content)
    if ('childNodes' in node) waiting.push(...node.childNodes)
  }
  return found
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}
