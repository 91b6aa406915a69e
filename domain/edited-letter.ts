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
