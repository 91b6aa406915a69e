const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const blocks = /<\/?(?:p|li|ul|ol|h[1-6]|blockquote|br|div|table|tr)\b[^>]*>/gi

/**
 * The text of stored HTML as a reader sees it, a line for each paragraph. It is for reading alone: whoever puts it into a page
 * escapes it like any other text.
 */
export function textOfHtml(html: string): string {
  const withoutTags = html
    .replace(/\s+/g, ' ')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
  return withoutTags.replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (entity, code, name) =>
    code === undefined ? (named[name] ?? entity) : String.fromCodePoint(Number(code)),
  )
}
