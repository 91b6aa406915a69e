import type { SeedClaim } from '../claims.ts'
import { evidenceDocumentSeeds } from '../evidence-documents.ts'

/** Where a statement about law, policy or a public body can be read. */
interface Where {
  said_by?: SeedClaim['said_by']
  document: string
  page?: string
  address: string
  document_id?: string
}

/** The place in a document of the evidence library. */
export function inLibrary(documentId: string, page = ''): Where & { document_id: string } {
  const document = evidenceDocumentSeeds.find(({ id }) => id === documentId)
  if (!document) throw new Error(`The evidence library has no document ${documentId}.`)
  return {
    document: document.title,
    page,
    address: document.external_url ?? document.pdf_url ?? '',
    document_id: documentId,
  }
}

/** What was found in a stored copy of the official page, which may have changed since. */
export function readClaim(id: string, statement: string, where: Where): SeedClaim {
  return {
    ...unreadClaim(id, statement, { ...where, page: where.page || 'the page itself' }),
    checked_on: '2026-11-21',
    how_checked: 'Read in a stored copy of the page',
    state: 'checked',
  }
}

/** What is believed to be so, and is still to be compared with its document. */
export function unreadClaim(id: string, statement: string, where: Where): SeedClaim {
  return {
    id,
    statement,
    said_by: 'law-or-policy',
    page: '',
    document_id: '',
    checked_on: '',
    how_checked: '',
    state: 'to-check',
    ...where,
  }
}
