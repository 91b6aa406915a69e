import type { LinkResult } from './link-check.ts'

/** What is known of an evidence document besides its row. */
export interface DocumentNote {
  /** When its address was last looked at, as YYYY-MM-DD in London, and what came of it. */
  looked?: { on: string; result: LinkResult }
  claims?: { id: string; statement: string }[]
  /** The pages of this site that lead to it, with their paths below /quarry. */
  pages?: { path: string; title: string }[]
}

/** The notes by the ids of the documents; a document of which nothing more is known has none. */
export type DocumentNotes = Record<string, DocumentNote>
