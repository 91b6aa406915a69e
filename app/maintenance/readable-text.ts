import type { TableName } from '../../domain/content.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { wordsIn } from './names.ts'
import { isSame } from './row-difference.ts'

/** Two versions of a field as texts that people can read: HTML as its words, any other text as it is. Where they read the same and are not, their HTML is shown. */
export function readableTexts(
  table: TableName,
  field: string,
  before: unknown,
  after: unknown,
): [before: string, after: string] {
  const asWords = (text: string, path: string) => (wordsIn(table, path).control === 'article' ? wordsOf(text) : text)
  const [left, right] = [readableText(before, field, asWords), readableText(after, field, asWords)]
  if (left !== right || isSame(before, after)) return [left, right]
  return [readableText(before, field, String), readableText(after, field, String)]
}

/** Of a card or a section, one line for each of its texts. */
function readableText(value: unknown, path: string, textOf: (text: string, path: string) => string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return textOf(String(value), path)
  // The key is that by which a form knows an item.
  return Object.entries(value)
    .filter(([name]) => name !== 'key')
    .map(([name, part]) => readableText(part, `${path}.${name}`, textOf))
    .join('\n')
}

/** The end of an element that articles are made of; texts of pages without one are no HTML. */
const element = /<\/(?:p|h[1-6]|li|[uo]l|blockquote|td)>/i

/** The words of an article, a line for each of its paragraphs; any other text as it is. */
function wordsOf(text: string): string {
  if (!element.test(text)) return text
  return textOfHtml(text)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}
