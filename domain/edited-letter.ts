import type { ObjectionDraft } from './objection-draft.ts'

/**
 * The letter that is shown, and how it stands: as made; edited; or edited while the ticks have changed since, so that a
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

/** Gives the edited letter up for the one that the draft makes, after its writer was asked; it is kept for a way back. */
export function makeAgain(draft: ObjectionDraft): ObjectionDraft {
  return draft.edited === null ? draft : { ...draft, edited: null, replaced: draft.edited.text }
}

/** Brings the letter back that was given up. What is edited now is kept in its place, so that this can be taken back too. */
export function bringBack(draft: ObjectionDraft, made: string): ObjectionDraft {
  if (draft.replaced === '') return draft
  return { ...draft, edited: { text: draft.replaced, made }, replaced: draft.edited?.text ?? '' }
}
