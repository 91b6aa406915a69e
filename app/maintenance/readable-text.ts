import { textOfHtml } from '../../domain/html-text.ts'
import { isSame } from './row-difference.ts'

/** Two versions of a stored value as texts that people can read. Where they read the same and are not, their HTML is shown. */
export function readableTexts(before: unknown, after: unknown): [before: string, after: string] {
  const [left, right] = [readableText(before, wordsOf), readableText(after, wordsOf)]
  if (left !== right || isSame(before, after)) return [left, right]
  return [readableText(before, String), readableText(after, String)]
}

/** Of a card or a section, one line for each of its texts. */
function readableText(value: unknown, textOf: (text: string) => string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return textOf(String(value))
  // The key is that by which a form knows an item.
  return Object.entries(value)
    .filter(([name]) => name !== 'key')
    .map(([, part]) => readableText(part, textOf))
    .join('\n')
}

/** The end of an element that articles have; any other tag is something that somebody typed. */
const element = /<\/(?:p|h[1-6]|li|[uo]l|blockquote|td|strong|b|em|i|a)>/i

/** The words of an article, a line for each of its paragraphs; any other text as it is. */
function wordsOf(text: string): string {
  if (!element.test(text)) return text
  return textOfHtml(text)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}
