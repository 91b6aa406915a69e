import sanitizeHtml from 'sanitize-html'
import { isLink, isUploadedPicture, otherBlocks, otherHeadings, pictureAttributes } from '../../domain/article-html.ts'
import { hrefAddress } from '../../domain/site-link.ts'

/**
 * HTML that maintainers wrote, reduced to the few elements that an article needs. Everything
 * else is dropped, and elements that hold something other than prose are dropped with what they hold. What is nested
 * more than 1,000 deep becomes a text that shows its tags. Plain text between blank lines, or in blocks of its own such as
 * a div, becomes paragraphs. Sanitising twice gives the same as sanitising once. The texts of all articles are read again
 * for every page of a new content revision: most are known by then.
 */
export const sanitiseHtml = cachingTexts(16_000_000, (dirty) => withParagraphs(settle(dirty)))

/** What is kept; everything else goes. */
export const sanitiseOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard' as const,
  // Browsers and the sanitiser's parser read the insides of these differently: none of it may get through.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'xmp', 'svg', 'math', 'template', 'title'],
    ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'plaintext'],
  ],
  nestingLimit: 50,
  transformTags: {
    ...otherHeadings,
    a: (tagName: string, { href = '' }: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: isLink(href) ? { href: hrefAddress(href.trim()), rel: 'noopener' } : {},
    }),
    img: (tagName: string, attribs: sanitizeHtml.Attributes) =>
      isUploadedPicture(attribs.src ?? '')
        ? { tagName, attribs: pictureAttributes(attribs) }
        : { tagName: 'refused-picture', attribs: {} },
  },
}

/** The first pass: every block is a div, so that its place can still be seen. */
const optionsWithBlocks: sanitizeHtml.IOptions = {
  ...sanitiseOptions,
  allowedTags: [...sanitiseOptions.allowedTags, 'div'],
  transformTags: { ...sanitiseOptions.transformTags, ...Object.fromEntries(otherBlocks.map((tag) => [tag, 'div'])) },
}
const edgesOfBlocks = /(?:<\/?div>\s*)+/g

const mostPasses = 5

/**
 * An element that is dropped may have kept two apart that cannot stand inside each other: only the next pass sees them
 * as neighbours. Two passes have always been enough.
 */
function settle(dirty: string): string {
  let clean = passOver(dirty, optionsWithBlocks)?.replace(edgesOfBlocks, '\n\n') ?? escapeTags(dirty)
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

/** The HTML as these options leave it; undefined where its elements are nested more than 1,000 deep. */
export function passOver(html: string, options: sanitizeHtml.IOptions): string | undefined {
  let depth = 0
  try {
    return sanitizeHtml(html, {
      ...options,
      onOpenTag(...opened) {
        depth += 1
        if (depth > deepest) throw tooDeep
        options.onOpenTag?.(...opened)
      },
      onCloseTag() {
        depth -= 1
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

/** The same function, but it caches what it made of texts, up to so many bytes for both together; then it begins anew. */
export function cachingTexts(mostBytes: number, make: (text: string) => string): (text: string) => string {
  const cached = new Map<string, string>()
  let bytes = 0
  return (text) => {
    const known = cached.get(text)
    if (known !== undefined) return known
    const made = make(text)
    const size = 2 * (text.length + made.length)
    // One that would leave no room for others, such as the preview of a huge text, is not cached.
    if (size > mostBytes / 8) return made
    if (bytes + size > mostBytes) {
      cached.clear()
      bytes = 0
    }
    cached.set(text, made)
    bytes += size
    return made
  }
}

const inline = 'strong|em|b|i|a|br'
const blockTag = new RegExp(`<(?!/?(?:${inline})\\b)`)
const blankLine = /\n\s*\n/

/**
 * Sanitised HTML with a paragraph for each part of its plain text that stands between blank lines: whoever writes without
 * tags, as in a letter, means paragraphs. Text without a blank line, and what stands inside an element, stays as it is.
 */
function withParagraphs(html: string): string {
  if (!blankLine.test(html)) return html
  const written: string[] = []
  let loose: string[] = ['']
  let depth = 0
  let isInBlock = false
  for (const token of html.split(/(<[^>]*>)/)) {
    const isTag = token.startsWith('<')
    if (isTag && depth === 0 && blockTag.test(token)) {
      written.push(paragraphs(loose))
      loose = ['']
      isInBlock = true
    }
    if (isInBlock) written.push(token)
    else addTo(loose, isTag || depth > 0 ? [token] : token.split(blankLine))
    if (isTag && !token.endsWith('/>')) depth += token.startsWith('</') ? -1 : 1
    if (depth === 0 && isTag) isInBlock = false
  }
  return written.join('') + paragraphs(loose)
}

function addTo(loose: string[], [first = '', ...others]: readonly string[]): void {
  loose[loose.length - 1] += first
  for (const other of others) loose.push(other)
}

function paragraphs(loose: readonly string[]): string {
  const parts = loose.map((part) => part.trim()).filter((part) => part !== '')
  if (loose.length === 1 || parts.length === 0) return loose.join('\n\n')
  return parts.map((part) => (blockTag.test(part) ? part : `<p>${part}</p>`)).join('\n')
}
