import { getSchema } from '@tiptap/core'
import { isLink, isUploadedPicture, otherBlocks, otherHeadings } from '../../../domain/article-html.ts'
import { articleElements } from './article-elements.ts'
import { articleOf, htmlOf, isElement, readHtml } from './html-conversion.ts'

const schema = getSchema(articleElements)

/** Longer than a field may be: nobody waits for an editor to show it. */
const longest = 200_000

/**
 * What the editor would take away from this HTML, in words that follow 'has': undefined where it shows all of it. Two texts
 * are the same where they read the same, however they are written.
 */
export function lossIn(html: string): string | undefined {
  if (html.length > longest) return 'more text than the editor can show'
  const written = readHtml(html)
  const shown = readHtml(htmlOf(articleOf(html, schema)))
  return meaningOf(written) === meaningOf(shown) ? undefined : strangersIn(written)
}

/** The HTML as the editor shows it, without what it cannot show. */
export function converted(html: string): string {
  return htmlOf(articleOf(html, schema))
}

const sameAs: Readonly<Record<string, string>> = { ...otherHeadings, b: 'strong', i: 'em' }
/** Blocks of plain text, whatever they are called: what they keep apart is a paragraph. */
const plainBlocks = new Set(['p', ...otherBlocks])
const ownBlocks = new Set(['h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'img'])
const tableParts = new Set(['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])
const ownAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
}
const foreignPicture = 'a picture that is not among the uploads'
/** What says nothing to a reader. */
const silent = new Set(['rel', 'loading'])

interface Piece {
  text: string
  marks: readonly string[]
}

/** A text that two pieces of HTML share when they mean the same. */
function meaningOf(element: Element): string {
  let meaning = ''
  let pieces: Piece[] = []
  const endParagraph = () => {
    const words = lineOf(pieces)
    if (words !== '') meaning += `(${words})`
    pieces = []
  }
  const read = (parent: Element, marks: readonly string[]) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === node.TEXT_NODE) pieces.push({ text: node.nodeValue ?? '', marks })
      if (!isElement(node)) continue
      const tag = tagOf(node)
      const own = `${tag}${attributesOf(node)}`
      if (plainBlocks.has(tag) && own === tag) {
        endParagraph()
        read(node, marks)
        endParagraph()
      } else if (plainBlocks.has(tag) || ownBlocks.has(tag) || tableParts.has(tag)) {
        endParagraph()
        const inner = meaningOf(node)
        if (inner !== '' || tag === 'img' || own !== tag) meaning += `<${own}>${inner}</>`
      } else if (own === 'br') pieces.push({ text: '\v', marks: [] })
      else if (own === 'a') read(node, marks)
      else read(node, [...new Set([...marks, own])].sort())
    }
  }
  read(element, [])
  endParagraph()
  return meaning
}

/** A line of text as browsers show it: white space counts once, and not at its ends; marks count, but not their order. */
function lineOf(pieces: readonly Piece[]): string {
  let line = ''
  let last = ''
  let isSpaced = true
  for (const { text, marks } of pieces) {
    for (const character of text.replace(/[ \t\n\f\r]+/g, ' ')) {
      if (character === ' ' && isSpaced) continue
      isSpaced = character === ' ' || character === '\v'
      const marked = character === ' ' || character === '\v' ? last : marks.join()
      if (character === '\v') line = line.trimEnd()
      line += marked === last ? character : `{${marked}}${character}`
      last = marked
    }
  }
  return line.trim()
}

function tagOf(element: Element): string {
  const tag = element.localName
  return sameAs[tag] ?? tag
}

function attributesOf(element: Element): string {
  return Array.from(element.attributes)
    .filter(({ name, value }) => !silent.has(name) && !(name === 'href' && !isLink(value)))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value.trim())}`)
    .sort()
    .join('')
}

/** The elements and attributes that the editor does not know; where there are none, their order is what it does not. */
function strangersIn(body: Element): string {
  const strangers = new Set<string>()
  for (const element of body.querySelectorAll('*')) {
    const { localName: tag } = element
    if (tableParts.has(tag)) strangers.add('a table')
    else if (tag === 'img' && !isUploadedPicture(element.getAttribute('src') ?? '')) strangers.add(foreignPicture)
    else if (!isKnown(tag)) strangers.add(`<${tag}>`)
    for (const { name } of element.attributes) {
      if (!ownAttributes[tag]?.includes(name)) strangers.add(`the ${name} of <${tag}>`)
    }
  }
  return new Intl.ListFormat('en-GB').format([...strangers].slice(0, 6)) || 'an arrangement of elements'
}

function isKnown(tag: string): boolean {
  const own = sameAs[tag] ?? tag
  return plainBlocks.has(own) || ownBlocks.has(own) || ['strong', 'em', 'a', 'br'].includes(own)
}
