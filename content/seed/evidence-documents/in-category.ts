import type { EvidenceDocument } from '../../../domain/evidence-document.ts'

export type EvidenceDocumentSeed = Omit<EvidenceDocument, 'updated_at' | 'created_at'>

/** A document as written in a category's file: with the address that it has. */
type DocumentEntry = Omit<EvidenceDocumentSeed, 'category_id' | 'pdf_url' | 'external_url'> &
  ({ external_url: string } | { pdf_url: string })

/** The documents of one category as rows. */
export function inCategory(categoryId: string, entries: DocumentEntry[]): EvidenceDocumentSeed[] {
  return entries.map((entry) => ({ pdf_url: null, external_url: null, ...entry, category_id: categoryId }))
}
