/** What is known of an evidence document besides its row. */
export interface DocumentNote {
  claims?: { id: string; statement: string }[]
  /** The pages of this site that lead to it, with their paths below /quarry. */
  pages?: { path: string; title: string }[]
}

/** The notes by the ids of the documents; a document of which nothing more is known has none. */
export type DocumentNotes = Record<string, DocumentNote>
