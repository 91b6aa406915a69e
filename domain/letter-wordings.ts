import type { Publication, Tie } from './objection-draft.ts'

/**
 * The words of a letter around its points, from content. Each list has several wordings, of which the seed chooses one.
 * Marks: {who} for the tie, {village}, {reference}, {sources} and {helper}.
 */
export interface LetterWords {
  council: string
  reference: string
  subjects: readonly string[]
  greeting: string
  /** 'I live in {village}', with the writer's tie. */
  who: Record<Tie, string>
  /** With {who}. */
  openings: readonly string[]
  /** More of these, which promise reasons: where there are points. */
  openingsToPoints: readonly string[]
  /** The same two where no community is chosen. */
  openingsFromElsewhere: readonly string[]
  openingsToPointsFromElsewhere: readonly string[]
  /** What leads over to the points, be it one or several. */
  leads: readonly string[]
  /** More of these, where there are several points. */
  leadsToSeveral: readonly string[]
  /** After a point: with {sources}, such as '[1] and [2]'. */
  cites: readonly string[]
  /** What weighs them. */
  weighings: readonly string[]
  /** More of these, where there are several points. */
  weighingsOfSeveral: readonly string[]
  requests: readonly string[]
  closings: readonly string[]
  publication: Record<Publication, string>
  /** With {helper}. */
  helped: string
  farewell: string
  sources: string
}
