import sanitizeHtml from 'sanitize-html'
import {
  isLink,
  isUploadedPicture,
  listAttributes,
  otherBlocks,
  otherHeadings,
  pictureAttributes,
} from '../../domain/article-html.ts'
import { hrefAddress } from '../../domain/site-link.ts'
import { onTheLine } from '../../domain/written-figures.ts'

/** What is kept; everything else goes. */
const sanitiseOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start', 'type'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard' as const,
  // Browsers and the sanitiser's parser read the insides of these differently: none of it may get through.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'xmp', 'svg', 'math', 'template', 'title'],
    ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'plaintext'],
    // What is struck out says nothing any more.
    ...['del', 's', 'strike'],
  ],
  nestingLimit: 50,
  transformTags: {
    ...otherHeadings,
    ...Object.fromEntries(otherBlocks.map((tag) => [tag, 'p'])),
    a: (tagName: string, { href = '' }: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: isLink(href) ? { href: hrefAddress(href.trim()), rel: 'noopener' } : {},
    }),
    ol: (tagName: string, attribs: sanitizeHtml.Attributes) => ({ tagName, attribs: listAttributes(attribs) }),
    img: (tagName: string, attribs: sanitizeHtml.Attributes) =>
      isUploadedPicture(attribs.src ?? '')
        ? { tagName, attribs: pictureAttributes(attribs) }
        : { tagName: 'refused-picture', attribs: {} },
  },
}

const mostPasses = 5

/**
 * HTML that maintainers wrote, reduced to the few elements that an article needs. Everything else is dropped, and elements
 * that hold something other than prose are dropped with what they hold; other blocks, such as a div, are paragraphs, and
 * raised and lowered figures become characters. What is nested more than 1,000 deep becomes a text that shows its tags. Sanitising twice gives the same as sanitising once.
 */
export function sanitiseHtml(dirty: string): string {
  let clean = passOver(dirty) ?? escapeTags(dirty)
  // An element that is dropped may have kept two apart that cannot stand inside each other: only the next pass sees that.
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = sanitizeHtml(clean, sanitiseOptions)
    if (again === clean) break
    clean = again
  }
  return clean
}

/** Deeper than anybody writes: the parser looks through all open elements at each tag. */
const deepest = 1000
const tooDeep = new Error('The elements are nested too deeply.')

/** The HTML after one pass; undefined where its elements are nested more than 1,000 deep. */
function passOver(html: string): string | undefined {
  let depth = 0
  const places: ('sup' | 'sub')[] = []
  try {
    return sanitizeHtml(html, {
      ...sanitiseOptions,
      onOpenTag(name) {
        depth += 1
        if (depth > deepest) throw tooDeep
        if (name === 'sup' || name === 'sub') places.push(name)
      },
      onCloseTag(name) {
        depth -= 1
        if (name === places.at(-1)) places.pop()
      },
      textFilter(text) {
        const place = places.at(-1)
        return place ? onTheLine(text, place) : text
      },
    })
  } catch (error) {
    if (error === tooDeep) return undefined
    throw error
  }
}

/** The HTML as plain text that shows its tags: nothing of it is lost, and nothing of it acts. */
function escapeTags(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
