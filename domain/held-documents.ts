import type { Claim } from './claim.ts'
import type { EvidenceDocument } from './evidence-document.ts'

/** What was found for the claims of one version of the content: every page asks, and the library may have thousands. */
const found = new WeakMap<readonly Claim[], { documents: readonly unknown[]; claims: Claim[] }>()

/** The claims without the ids of documents that the evidence library does not have: no link leads nowhere. */
export function withHeldDocuments(
  claims: readonly Claim[],
  documents: readonly Pick<EvidenceDocument, 'id'>[],
): Claim[] {
  const known = found.get(claims)
  if (known?.documents === documents) return known.claims
  const ids = new Set(documents.map(({ id }) => id))
  const held = claims.map((claim) => (ids.has(claim.document_id) ? claim : { ...claim, document_id: '' }))
  found.set(claims, { documents, claims: held })
  return held
}

/** What is known of an evidence document besides its row. */
export interface DocumentNote {
  claims?: { id: string; statement: string }[]
  /** The pages of this site that lead to it, with their paths below /quarry. */
  pages?: { path: string; title: string }[]
}

/** The notes by the ids of the documents; a document of which nothing more is known has none. */
export type DocumentNotes = Record<string, DocumentNote>
