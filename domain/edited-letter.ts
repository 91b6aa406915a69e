import type { LetterPart } from './letter.ts'
import type { ObjectionDraft } from './objection-draft.ts'
import { plainLetters, wordsAlone } from './plain-letters.ts'

/**
 * The letter that is shown, and how it stands: as made; edited; or edited while the answers have changed since, so that a
 * newly made letter would be another one. An edited letter is never replaced by itself.
 */
export interface ShownLetter {
  text: string
  state: 'made' | 'edited' | 'edited-and-changed-since'
}

/** `made` is the letter as the draft makes it now: another day alone makes no other letter, and a date that nobody changed follows it. */
export function shownLetter({ edited }: Pick<ObjectionDraft, 'edited'>, made: string): ShownLetter {
  if (edited === null) return { text: made, state: 'made' }
  const text = datedAs(edited.text, edited.made, made)
  return { text, state: datedAs(edited.made, edited.made, made) === made ? 'edited' : 'edited-and-changed-since' }
}

const dateOf = (letter: string) => letter.slice(0, letter.indexOf('\n') + 1)

/** A letter under the date of the one that is made now, unless its date is another than that of the one made before. */
function datedAs(letter: string, before: string, now: string): string {
  const date = dateOf(before)
  return now !== '' && letter.startsWith(date) ? dateOf(now) + letter.slice(date.length) : letter
}

/** The draft after its writer typed in the letter; typing back what was made is no edit. */
export function editLetter(draft: ObjectionDraft, made: string, text: string): ObjectionDraft {
  if (text === made) return { ...draft, edited: null }
  const before = draft.edited?.made ?? made
  return { ...draft, edited: { text, made: datedAs(before, before, made) } }
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a line is the name, perhaps with initials or a title; a sentence, which is longer, may have a word of it, too. */
const signs = (words: string[], name: string) =>
  words.length <= 6 && wordsIn(name).some((word) => word.length > 1 && words.includes(word))

/**
 * The letter with its writer's name and address below the farewell, or at its end where it has none, unless it names them
 * already: below a name that was signed in the letter stands the address alone. `above` is what else was written below the
 * farewell and now follows them; empty where nothing does.
 */
export function signedLetter(letter: string, person: ObjectionDraft['person'], farewell: string) {
  const [name = '', address = ''] = [person.name, person.address].map((text) => plainLetters(text).trim())
  const at = letter.lastIndexOf(farewell)
  const end = at < 0 ? letter.trimEnd().length : at + farewell.length
  const from = at < 0 ? letter.lastIndexOf('\n', end - 1) + 1 : end
  const below = [...letter.slice(from).matchAll(/[^\n]*\S/g)]
  const names = (line: string) => name !== '' && wordsAlone(line).startsWith(wordsAlone(name))
  const signed = below.find(([line], index) => names(line) || (index === 0 && signs(wordsIn(line), name)))
  const isThere = (text: string) =>
    hasInLines(letter, text) || (signed && wordsAlone(signed[0]).includes(wordsAlone(text)))
  const lines = [...(signed ? [] : [name]), address].filter((text) => text !== '' && !isThere(text))
  if (lines.length === 0) return { text: letter, above: '' }
  const [place, gap] = signed ? [from + signed.index + signed[0].length, '\n'] : [end, '\n\n']
  const text = letter.slice(0, place) + gap + lines.join('\n') + letter.slice(place)
  return { text, above: signed || at < 0 ? '' : (below[0]?.[0].trim() ?? '') }
}

/** Whether whole lines of a letter say this and nothing else: a sentence may name the village that is somebody's address. */
function hasInLines(letter: string, text: string): boolean {
  const lines = letter.split('\n').map(wordsAlone)
  const wanted = wordsAlone(text)
  return lines.some((_, from) => {
    let said = ' '
    for (let to = from; to < lines.length && said.length < wanted.length; to += 1) said += lines[to]?.trimStart() ?? ''
    return said === wanted
  })
}

/** Sentences of ours, to be found again where the letter's writer has changed the others. */
const sentence = /\S.*?[.!?](?=\s|$)|\S.*$/gm
/** The number of a heading, which changes with the ticks. */
const number = /^\d+\. /

/**
 * The text with every line and sentence of these parts that is not its writer's blanked out, as long as before: what is
 * left was written or changed by the writer.
 */
export function ownWords(text: string, parts: readonly LetterPart[]): string {
  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(number, ''))
  const formal = new Set(parts.flatMap(({ voice, text }) => (voice === 'formal' ? linesOf(text) : [])))
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
