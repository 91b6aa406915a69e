import { dateWords } from '../../domain/date-words.ts'
import { readTypedDate } from '../../domain/typed-date.ts'
import { isSame } from './row-difference.ts'

/** Two versions of a stored value as texts that people can read. Where they read the same and are not, their HTML is shown. */
export function readableTexts(before: unknown, after: unknown): [before: string, after: string] {
  const [left, right] = [readableText(before, inWords), readableText(after, inWords)]
  if (left !== right || isSame(before, after)) return [left, right]
  return [readableText(before, String), readableText(after, String)]
}

/** Of a card or a section, one line for each of its texts. */
function readableText(value: unknown, wordsOf: (text: string) => string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return wordsOf(String(value))
  return Object.values(value)
    .map((part) => readableText(part, wordsOf))
    .join('\n')
}

const storedDay = /^\d{4}-\d{2}-\d{2}$/

/** A stored day as it is said; of an article its words. */
function inWords(text: string): string {
  const typed = storedDay.test(text) && readTypedDate(text)
  return typed && 'stored' in typed ? dateWords(typed.stored) : articleWords(text)
}

const element = /<\/(?:p|h[1-6]|li|[uo]l|blockquote|strong|b|em|i|a)>/i
const tag = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi
const blocks = /^(?:p|h[1-6]|li|[uo]l|blockquote|div|tr)$/
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of an article as readers meet them: a line for each paragraph, a link with its address, a picture with what it shows. */
function articleWords(text: string): string {
  if (!element.test(text)) return text
  const addresses: string[] = []
  const words = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(tag, (_, slash: string, written: string, attributes: string) => {
      const name = written.toLowerCase()
      if (name === 'br') return '\n'
      if (name === 'img') return `[Picture: ${attribute(attributes, 'alt')}]`
      if (name === 'a' && slash === '') addresses.push(attribute(attributes, 'href'))
      else if (name === 'a') return ` (${addresses.pop() ?? ''})`
      if (name === 'li' && slash === '') return '\n• '
      return blocks.test(name) ? '\n' : ''
    })
  return words
    .replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/•[\n ]+/g, '• ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? ''
}
