import { diffArrays } from 'diff'

/** A piece of a text that another version has as well, or has not. */
export interface TextPart {
  text: string
  isChanged: boolean
}

/** Beyond so many changed words the texts count as different throughout: finding out would take seconds. */
const mostChanges = 1000
const context = 120

const words = new Intl.Segmenter('en-GB', { granularity: 'word' })
const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment)

/** Two versions of a text, each in parts that together make it up: what only this version has is changed. */
export function wordDifference(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostChanges })
  if (!changes) return { before: joined([part(before, true)]), after: joined([part(after, true)]) }
  const sideOf = (absent: 'added' | 'removed') =>
    joined(
      changes
        .filter((change) => !change[absent])
        .map(({ value, added, removed }) => part(value.join(''), added || removed)),
    )
  return { before: sideOf('added'), after: sideOf('removed') }
}

function part(text: string, isChanged: boolean): TextPart {
  return { text, isChanged }
}

/** Changed words with nothing but a space between them are one change. */
function joined(parts: TextPart[]): TextPart[] {
  const longer: TextPart[] = []
  for (const [index, { text, isChanged }] of parts.entries()) {
    const isBetween = longer.at(-1)?.isChanged === true && parts[index + 1]?.isChanged === true && text.trim() === ''
    const last = longer.at(-1)
    if (last && last.isChanged === (isChanged || isBetween)) last.text += text
    else if (text !== '') longer.push(part(text, isChanged || isBetween))
  }
  return longer
}

/** The parts with the long unchanged ones cut down to what stands beside a change. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map(({ text, isChanged }, index) => {
    const letters = Array.from(text)
    if (isChanged || letters.length <= 2 * context) return part(text, isChanged)
    const start = index === 0 ? '' : letters.slice(0, context).join('')
    const end = index === parts.length - 1 ? '' : letters.slice(-context).join('')
    return part(`${start} … ${end}`, false)
  })
}
