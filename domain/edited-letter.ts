import type { LetterPart } from './letter.ts'
import type { ObjectionDraft } from './objection-draft.ts'
import { plainLetters } from './plain-letters.ts'

/**
 * The letter that is shown, and how it stands: as made; edited; or edited while the answers have changed since, so that a
 * newly made letter would be another one. An edited letter is never replaced by itself.
 */
export interface ShownLetter {
  text: string
  state: 'made' | 'edited' | 'edited-and-changed-since'
}

/** `made` is the letter as the draft makes it now. */
export function shownLetter({ edited }: Pick<ObjectionDraft, 'edited'>, made: string): ShownLetter {
  if (edited === null) return { text: made, state: 'made' }
  return { text: edited.text, state: edited.made === made ? 'edited' : 'edited-and-changed-since' }
}

/** The draft after its writer typed in the letter; typing back what was made is no edit. */
export function editLetter(draft: ObjectionDraft, made: string, text: string): ObjectionDraft {
  if (text === made) return { ...draft, edited: null }
  return { ...draft, edited: { text, made: draft.edited?.made ?? made } }
}

/** The letter with its writer's name and address below the farewell, or at its end where it has none, unless it names them already. */
export function signedLetter(letter: string, person: ObjectionDraft['person'], farewell: string): string {
  const lines = [person.name, person.address]
    .map((text) => plainLetters(text).trim())
    .filter((text) => text !== '' && !letter.includes(text))
  if (lines.length === 0) return letter
  const at = letter.lastIndexOf(farewell)
  const end = at < 0 ? letter.trimEnd().length : at + farewell.length
  return `${letter.slice(0, end)}\n\n${lines.join('\n')}${letter.slice(end)}`
}

/** Sentences of ours, to be found again where the letter's writer has changed the others. */
const sentence = /\S.*?[.!?](?=\s|$)|\S.*$/gm
/** The number of a heading, which changes with the ticks. */
const number = /^\d+\. /

/**
 * The text with every line and sentence of these parts that is not its writer's blanked out, as long as before: what is
 * left was written or changed by the writer. `date` is the line that dates the letter.
 */
export function ownWords(text: string, parts: readonly LetterPart[], date: string): string {
  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(number, ''))
  const formal = new Set([date, ...parts.flatMap(({ voice, text }) => (voice === 'formal' ? linesOf(text) : []))])
  const offered = new Set(parts.flatMap(({ voice, text }) => (voice === 'ours' ? (text.match(sentence) ?? []) : [])))
  return text
    .split('\n')
    .map((line) =>
      formal.has(line.replace(number, ''))
        ? blank(line)
        : line.replace(sentence, (said) => (offered.has(said) ? blank(said) : said)),
    )
    .join('\n')
}

/** A stop and empty lines, so that no sentence goes on from what stands before to what stands behind. */
const blank = (text: string) => (text === '' ? '' : '.'.padEnd(text.length, '\n'))
