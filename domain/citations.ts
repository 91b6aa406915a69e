import type { Claim } from './claim.ts'
import { formatEventDate } from './event-date.ts'
import type { EvidenceDocument } from './evidence-document.ts'
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
  /** The paragraph, page or section; empty where the whole document is meant. */
  page: string
  /** What it says, by its claims; none for a document that no claim of the ground rests on. */
  says: readonly string[]
  /** The day or year of the document, where its title does not say it; else the day on which the ledger compared it; else empty. */
  date: string
  /** http(s), or a path on this site. */
  address: string
}

/** 'The page itself' and its like: the whole document. */
const whole = / itself$/

/** So many sources of a point are offered at first, the strongest: those that its ground names first. */
export const sourcesAtFirst = 4

/**
 * What a point can cite: the documents of its ground, and the claims that were compared with theirs, as far as they are
 * still there and can be read somewhere, each source once.
 */
export function offeredCitations(ground: Pick<ObjectionGround, 'claims' | 'documents'>, library: Library): Citation[] {
  const offered = new Map<string, Citation>()
  const offer = (citation: Citation) => {
    const before = offered.get(citation.key)
    offered.set(citation.key, before ? { ...before, says: [...before.says, ...citation.says] } : citation)
  }
  for (const id of ground.claims) {
    const claim = library.claims.find((each) => each.id === id)
    if (!claim || claim.document === '' || claim.address === '' || claim.state !== 'checked') continue
    const document = library.documents.find((each) => each.id === claim.document_id)
    const page = whole.test(claim.page) ? '' : claim.page
    offer({
      // A claim that names no page cites its whole document, which others may cite by itself.
      key: document && page === '' ? `document:${document.id}` : `claim:${id}`,
      title: claim.document,
      page,
      says: [claim.statement],
      date: dateOf(claim.document, document?.date, claim.checked_on),
      address: claim.address,
    })
  }
  for (const id of ground.documents) {
    const document = library.documents.find((each) => each.id === id)
    const address = document?.pdf_url ?? document?.external_url ?? ''
    if (!document || address === '') continue
    offer({
      key: `document:${id}`,
      title: document.title,
      page: '',
      says: [],
      date: dateOf(document.title, document.date),
      address,
    })
  }
  return [...offered.values()]
}

/** 07/03/2026, 2022 or 'as at 21/11/2026'. Words such as 'Revised now and then' tell a reader nothing. */
function dateOf(title: string, date = '', checkedOn = ''): string {
  if (/\d/.test(date)) return title.includes(date) ? '' : formatEventDate(date)
  return checkedOn === '' || /\b\d{4}\b/.test(title) ? '' : `as at ${formatEventDate(checkedOn)}`
}
