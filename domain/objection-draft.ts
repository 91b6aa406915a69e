/** The draft of an objection, as a browser keeps it. It never leaves the browser by itself. */
export interface ObjectionDraft {
  /** Tells this draft from the one before it. */
  id: number
  /** The slug of the community; empty until it is chosen. */
  village: string
  tie: Tie
  /** What was ticked, in the order of ticking; a letter has its own order. */
  points: DraftPoint[]
  person: DraftPerson
  /**
   * The letter as its writer changed it, and as it was made when the editing began: if it is now made otherwise, the ticks
   * have changed since. Null while it is as it was made.
   */
  edited: { text: string; made: string } | null
  /** The edited letter that was given up for a newly made one, so that there is a way back; empty for none. */
  replaced: string
  /** The short form as its writer changed it; null while it is as it was made. */
  short: { text: string; limit: number } | null
  afterwards: Afterwards
  /** Whether it was printed for a neighbour, and waits for somebody to say that it can be deleted. */
  isPrinted: boolean
}

/** One ticked point: a ground, and what it means to the writer. */
export interface DraftPoint {
  ground: string
  words: string
  /** Whether the sentence that is offered here is to follow them. */
  hasOurs: boolean
}

export const ties = ['live', 'work', 'visit'] as const
/** How the writer belongs to the community. */
export type Tie = (typeof ties)[number]

export const publications = ['both', 'name', 'nothing'] as const
/** What the writer agrees to see published beside the letter: name and address, the name, or neither. */
export type Publication = (typeof publications)[number]

interface DraftPerson {
  name: string
  /** Several lines, with the postcode. */
  address: string
  /** Empty until its writer has chosen: consent is never taken for granted. */
  publication: Publication | ''
  /** Who helped a neighbour to write it down; empty where the writer is the person. */
  helper: string
}

export const copyReceivers = ['parish', 'district', 'county', 'mp'] as const
export type CopyReceiver = (typeof copyReceivers)[number]

interface Afterwards {
  /** Days as YYYY-MM-DD, or empty. */
  sentOn: string
  acknowledgedOn: string
  reference: string
  copies: CopyReceiver[]
  wantsToSpeak: boolean
}

/** The most characters of each single line, and the most points. */
export const draftLimits = {
  points: 30,
  personName: 120,
  address: 500,
  reference: 80,
} as const

/** A draft in which nothing is chosen yet. */
export function newDraft(id: number): ObjectionDraft {
  return {
    id,
    village: '',
    tie: 'live',
    points: [],
    person: { name: '', address: '', publication: '', helper: '' },
    edited: null,
    replaced: '',
    short: null,
    afterwards: { sentOn: '', acknowledgedOn: '', reference: '', copies: [], wantsToSpeak: false },
    isPrinted: false,
  }
}
