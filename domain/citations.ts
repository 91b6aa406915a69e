import type { Claim } from './claim.ts'
import { formatEventDate } from './event-date.ts'
import type { EvidenceDocument } from './evidence.ts'
import type { ObjectionGround } from './objection-ground.ts'

/** What can be cited: documents of the evidence library and claims of the ledger. */
export interface Library {
  documents: readonly Pick<EvidenceDocument, 'id' | 'title' | 'date' | 'pdf_url' | 'external_url'>[]
  claims: readonly Pick<Claim, 'id' | 'statement' | 'document' | 'page' | 'address' | 'document_id' | 'state'>[]
}

/** A source as it is offered and cited. */
export interface Citation {
  /** 'document:' or 'claim:' and the id of the row. */
  key: string
  title: string
  /** The paragraph, page or section; empty where the whole document is meant. */
  page: string
  /** What it says, by its claims; none for a document that no claim of the ground rests on. */
  says: readonly { statement: string; isChecked: boolean }[]
  /** The day or year of the document; empty where none is known. */
  date: string
  /** http(s), or a path on this site. */
  address: string
}

/** 'The page itself' and its like: the whole document. */
const whole = / itself$/

/**
 * What a point can cite: the claims and documents of its ground that are still there and can be read somewhere, each source
 * once. A claim without a document, or that is out of date, is no source (rule: only-offered-citations).
 */
export function offeredCitations(ground: Pick<ObjectionGround, 'claims' | 'documents'>, library: Library): Citation[] {
  const offered = new Map<string, Citation>()
  const offer = (citation: Citation) => {
    const before = offered.get(citation.key)
    offered.set(citation.key, before ? { ...before, says: [...before.says, ...citation.says] } : citation)
  }
  for (const id of ground.claims) {
    const claim = library.claims.find((each) => each.id === id)
    if (!claim || claim.document === '' || claim.address === '' || claim.state === 'out-of-date') continue
    const document = library.documents.find((each) => each.id === claim.document_id)
    const page = whole.test(claim.page) ? '' : claim.page
    offer({
      // A claim that names no page cites its whole document, which others may cite by itself.
      key: document && page === '' ? `document:${document.id}` : `claim:${id}`,
      title: claim.document,
      page,
      says: [{ statement: claim.statement, isChecked: claim.state === 'checked' }],
      date: dated(document?.date),
      address: claim.address,
    })
  }
  for (const id of ground.documents) {
    const document = library.documents.find((each) => each.id === id)
    const address = document?.pdf_url ?? document?.external_url ?? ''
    if (!document || address === '') continue
    offer({ key: `document:${id}`, title: document.title, page: '', says: [], date: dated(document.date), address })
  }
  return [...offered.values()]
}

/** 07/03/2026 or 2022; nothing for words such as 'Revised now and then', which tell a reader nothing. */
function dated(date = ''): string {
  return /\d/.test(date) ? formatEventDate(date) : ''
}
