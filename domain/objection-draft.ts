/** The draft of an objection, as a browser keeps it. It never leaves the browser by itself. */
export interface ObjectionDraft {
  /** Tells this draft from the one before it. */
  id: number
  /** The slug of the community; empty for another place, or until it is chosen. */
  village: string
  tie: Tie
  /** What was ticked, in the order of ticking; a letter has its own order. What is ticked no more stays here with what was written. */
  points: DraftPoint[]
  person: DraftPerson
  /**
   * The letter as its writer changed it, and as it was made when the editing began: if it is now made otherwise, the answers
   * have changed since. Null while it is as it was made.
   */
  edited: { text: string; made: string } | null
  /** Whether the letter is one that its writer brought along, in place of one that is made of answers; and that letter. */
  isBrought: boolean
  brought: string
  /** For what in the letter its writer was stopped already, each as its kind and its passage: nobody is stopped twice. */
  lookedAt: string[]
}

/** A ground that was ticked, and what the writer says of it. */
export interface DraftPoint {
  ground: string
  /** What was written for a ground stays when it is ticked no more. */
  isTicked: boolean
  /** What it is like there: a fact of the writer's own, without which the point is in no letter. */
  today: string
  /** What the quarry would change. */
  change: string
  /** What in the new documents is wrong: which document, which page. */
  wrong: string
  /** What should be required if permission is given all the same. */
  required: string
  /** Whether the sentence that is offered here is to follow them. */
  hasOurs: boolean
}

export const ties = ['live', 'work', 'visit'] as const
/** How the writer belongs to the community. */
export type Tie = (typeof ties)[number]

interface DraftPerson {
  name: string
  /** Several lines, with the postcode. */
  address: string
}

/** The most characters of each field of the writer. */
export const draftLimits = { name: 120, address: 500 } as const

/** A draft in which nothing is chosen yet. */
export function newDraft(id: number): ObjectionDraft {
  return {
    id,
    village: '',
    tie: 'live',
    points: [],
    person: { name: '', address: '' },
    edited: null,
    isBrought: false,
    brought: '',
    lookedAt: [],
  }
}

/** Whether need is all that is argued: it counts only beside a harm, so it makes no letter by itself. */
export const isNeedAlone = (grounds: readonly string[]) => grounds.length > 0 && grounds.every((id) => id === 'need')

/** The draft with a point ticked or not. */
export function tickPoint(draft: ObjectionDraft, ground: string, isTicked: boolean): ObjectionDraft {
  if (draft.points.some((point) => point.ground === ground)) return changePoint(draft, ground, { isTicked })
  if (!isTicked) return draft
  return { ...draft, points: [...draft.points, newPoint(ground)] }
}

/** A ground as it is ticked, with nothing written yet. */
export function newPoint(ground: string): DraftPoint {
  return { ground, isTicked: true, today: '', change: '', wrong: '', required: '', hasOurs: true }
}

export function changePoint(draft: ObjectionDraft, ground: string, change: Partial<DraftPoint>): ObjectionDraft {
  return { ...draft, points: draft.points.map((point) => (point.ground === ground ? { ...point, ...change } : point)) }
}

/** Words that tell nothing of a place by themselves, as in 'I do not know', 'nothing really' or 'no quarry here please'. */
const tellNothing = new Set(
  `a against all am an and any anything at because do don dont for go have here i idea is it just know me much my n no not
  nothing object objection of opinion oppose permission please quarry really reason refuse say sorry stop strongly sure t
  thank thanks that the there think this to very want we what you`.split(/\s+/),
)

/** Whether these words can be a fact of their writer's own: 'The A429 floods.' is one, a single word or figures alone are none. */
export function isFact(words: string): boolean {
  const different = new Set(words.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return different.size > 1 && [...different].some((word) => /\p{L}/u.test(word) && !tellNothing.has(word))
}

/** Whether something can be read there: spaces and what cannot be seen are no text. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
