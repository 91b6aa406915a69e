const inline = 'strong|em|b|i|a|br'
const blockTag = new RegExp(`<(?!/?(?:${inline})\\b)`)
const blankLine = /\n\s*\n/

/**
 * Sanitised HTML with a paragraph for each part of its plain text that stands between blank lines: whoever writes without
 * tags, as in a letter, means paragraphs. Text without a blank line, and what stands inside an element, stays as it is.
 */
export function withParagraphs(html: string): string {
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
