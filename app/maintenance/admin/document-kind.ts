import { readTypedDate } from '../../../domain/typed-date.ts'
import { type RowKind, rowWords } from './row-kind.ts'

/** The date of a document: papers are of the past, so that the year must be said. */
export const readDocumentDate = (text: string) => readTypedDate(text)

export const documentKind: RowKind<'evidence_documents'> = {
  table: 'evidence_documents',
  noun: 'document',
  words: rowWords('document', 'evidence document'),
  blank: () => ({
    id: crypto.randomUUID(),
    title: '',
    description: '',
    detail_text: '',
    category_id: '',
    type: '',
    date: '',
    pdf_url: '',
    external_url: '',
    summary: '',
  }),
  valuesOf: ({ created_at, updated_at, ...row }) => ({
    ...row,
    category_id: row.category_id ?? '',
    pdf_url: row.pdf_url ?? '',
    external_url: row.external_url ?? '',
    summary: row.summary ?? '',
  }),
  keyOf: ({ id = '' }) => id,
  fieldsOf: ({ title = '', description = '', detail_text = '', category_id = '', type = '', date = '', ...rest }) => ({
    title,
    description,
    detail_text,
    category_id,
    type,
    date,
    pdf_url: rest.pdf_url?.trim() || null,
    external_url: rest.external_url?.trim() || null,
    summary: rest.summary || null,
  }),
}
