import { getSchema } from '@tiptap/core'
import { isUploadedPicture, otherBlocks, otherHeadings } from '../../../domain/article-html.ts'
import { articleElements } from './article-elements.ts'
import { articleOf, htmlOf, readHtml } from './html-conversion.ts'

const schema = getSchema(articleElements)

/** Longer than a field may be: nobody waits for an editor to show it. */
const longest = 200_000

/** What the editor would take away from this HTML, in words that follow 'has': undefined where it shows all of it. */
export function lossIn(html: string): string | undefined {
  if (html.length > longest) return 'more text than the editor can show'
  const strangers = strangersIn(readHtml(html))
  return strangers.length > 0 ? new Intl.ListFormat('en-GB').format(strangers.slice(0, 6)) : undefined
}

/** The HTML as the editor shows it, without what it cannot show. */
export function converted(html: string): string {
  return htmlOf(articleOf(html, schema))
}

const own = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'a', 'br', 'img']
const known = new Set([...own, ...otherBlocks, ...Object.keys(otherHeadings)])
const tableParts = new Set(['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
}

/** The elements and attributes that the editor does not know, each once. */
function strangersIn(body: Element): string[] {
  const strangers = new Set<string>()
  for (const element of body.querySelectorAll('*')) {
    const { localName: tag } = element
    if (tableParts.has(tag)) strangers.add('a table')
    else if (tag === 'img' && !isUploadedPicture(element.getAttribute('src') ?? ''))
      strangers.add('a picture that is not among the uploads')
    else if (!known.has(tag)) strangers.add(`<${tag}>`)
    for (const { name } of element.attributes)
      if (!attributes[tag]?.includes(name)) strangers.add(`the ${name} of <${tag}>`)
  }
  return [...strangers]
}
