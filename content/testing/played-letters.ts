import { type DraftPoint, newDraft, newPoint, type ObjectionDraft, type Tie } from '../../domain/objection-draft.ts'
import played from './played-letters.json' with { type: 'json' }

/** What a resident tells on the way to a letter. */
interface PlayedLetter {
  /** Who that is: 'a mother in Wasperton'. */
  who: string
  village: string
  tie: Tie
  points: (Partial<DraftPoint> & Pick<DraftPoint, 'ground' | 'today'>)[]
}

/** Twelve letters as residents write them. */
export const playedLetters = played.letters as PlayedLetter[]
/** What seven neighbours could say of any reason. */
export const { neighbours } = played

/** The draft in which all that is told stands. */
export function playedDraft({ village, tie, points }: Omit<PlayedLetter, 'who'>): ObjectionDraft {
  return { ...newDraft(1), village, tie, points: points.map((said) => ({ ...newPoint(said.ground), ...said })) }
}
