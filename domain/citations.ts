import type { Claim } from './claim.ts'
import { formatEventDate } from './event-date.ts'
import type { EvidenceDocument } from './evidence.ts'
import type { ObjectionGround } from './objection-ground.ts'

/** What can be cited: documents of the evidence library and claims of the ledger. */
export interface Library {
  documents: readonly Pick<EvidenceDocument, 'id' | 'title' | 'date' | 'pdf_url' | 'external_url'>[]
  claims: readonly Pick<
    Claim,
    'id' | 'statement' | 'document' | 'page' | 'address' | 'document_id' | 'checked_on' | 'state'
  >[]
}

/** A source as it is offered and cited. */
export interface Citation {
  /** 'document:' or 'claim:' and the id of the row. */
  key: string
  title: string
  /** The page or section; empty where the whole document is meant. */
  page: string
  /** What it says, for a claim; empty for a document. */
  statement: string
  /** As shown: 07/03/2026, 2022, or words; empty where it is not known. */
  date: string
  /** http(s), or a path on this site. */
  address: string
}

/**
 * What a point can cite: the claims and documents of its ground that are still there and can be read somewhere, each source
 * once. A claim without a document, or that is out of date, is no source (rule: only-offered-citations).
 */
export function offeredCitations(ground: Pick<ObjectionGround, 'claims' | 'documents'>, library: Library): Citation[] {
  const offered = new Map<string, Citation>()
  const offer = (citation: Citation) => offered.set(citation.key, offered.get(citation.key) ?? citation)
  for (const id of ground.claims) {
    const claim = library.claims.find((each) => each.id === id)
    if (!claim || claim.document === '' || claim.address === '' || claim.state === 'out-of-date') continue
    const document = library.documents.find((each) => each.id === claim.document_id)
    // A claim that names no page cites its whole document, which others may cite by itself.
    const key = document && claim.page === '' ? `document:${document.id}` : `claim:${id}`
    const date = formatEventDate(document?.date ?? claim.checked_on)
    offer({ key, title: claim.document, page: claim.page, statement: claim.statement, date, address: claim.address })
  }
  for (const id of ground.documents) {
    const document = library.documents.find((each) => each.id === id)
    const address = document?.pdf_url ?? document?.external_url ?? ''
    if (!document || address === '') continue
    const { title, date } = document
    offer({ key: `document:${id}`, title, page: '', statement: '', date: formatEventDate(date), address })
  }
  return [...offered.values()]
}
