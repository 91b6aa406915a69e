import type { Claim } from './claim.ts'
import type { EvidenceDocument } from './evidence-document.ts'

/** The claims without the ids of documents that the evidence library does not have: no link leads nowhere. */
export function withHeldDocuments(
  claims: readonly Claim[],
  documents: readonly Pick<EvidenceDocument, 'id'>[],
): Claim[] {
  // Few are named, and the library may have thousands.
  const named = new Set(claims.map(({ document_id }) => document_id))
  const held = new Set(documents.flatMap(({ id }) => (named.has(id) ? [id] : [])))
  return claims.map((claim) => (held.has(claim.document_id) ? claim : { ...claim, document_id: '' }))
}

/** What is known of an evidence document besides its row. */
export interface DocumentNote {
  claims?: { id: string; statement: string }[]
  /** The pages of this site that lead to it, with their paths below /quarry. */
  pages?: { path: string; title: string }[]
}

/** The notes by the ids of the documents; a document of which nothing more is known has none. */
export type DocumentNotes = Record<string, DocumentNote>
