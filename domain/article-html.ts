/** Headings of other ranks become the nearest that an article has below its title and the headings of its sections. */
export const otherHeadings: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

/** What a browser sets apart from its neighbours; an article drops it, but not what it kept apart. */
export const otherBlocks: readonly string[] = [
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'address'],
  ...['figure', 'figcaption', 'pre', 'dl', 'dt', 'dd'],
]

/**
 * A web, mail or telephone address, or a path from the root of this site. The sanitiser itself refuses what only looks
 * like one to people but leads elsewhere in a browser, such as two slashes with a tab between.
 */
export function isLink(href: string): boolean {
  return /^\s*(?:https?:\/\/|mailto:|tel:|\/)/i.test(href)
}

/** Whether a picture of an article is one of the uploads: visitors load nothing else. */
export function isUploadedPicture(src: string): boolean {
  return /^\/quarry\/uploads\/[0-9a-f]{32}\.webp$/.test(src)
}

/** What the sanitiser keeps of a numbered list's attributes: another first number than 1, and letters or Roman figures. */
export function listAttributes({ start = '', type = '' }: Record<string, string>) {
  return { ...(/^(?!1$)-?\d{1,5}$/.test(start) && { start }), ...(/^[aAiI]$/.test(type) && { type }) }
}

/** What the sanitiser keeps of a picture's attributes; every picture has an alternative text, though it may be empty. */
export function pictureAttributes({ src = '', alt = '', width = '', height = '' }: Record<string, string>) {
  const hasSize = [width, height].every((pixels) => /^[1-9]\d{0,4}$/.test(pixels))
  return { src, alt, ...(hasSize && { width, height }), loading: 'lazy' }
}
