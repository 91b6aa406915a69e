import { z } from 'zod'
import { evidenceDocumentSchema } from '../../../domain/evidence.ts'
import { readTypedDate } from '../../../domain/typed-date.ts'
import { dialogKind } from './dialog-kind.ts'

/** The date of a document: papers are of the past, so that the year must be said. */
export const readDocumentDate = (text: string) => readTypedDate(text)

export const documentKind = dialogKind({
  table: 'evidence_documents',
  noun: 'document',
  fullNoun: 'evidence document',
  // What may be missing in the row is an empty text in the form.
  schema: evidenceDocumentSchema.omit({ created_at: true, updated_at: true }).extend({
    category_id: z.string(),
    pdf_url: z.string(),
    external_url: z.string(),
    summary: z.string(),
    what_changed: z.string(),
  }),
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
    what_changed: '',
  }),
  valuesOf: ({ created_at: _first, updated_at: _seen, ...row }) => ({
    ...row,
    category_id: row.category_id ?? '',
    pdf_url: row.pdf_url ?? '',
    external_url: row.external_url ?? '',
    summary: row.summary ?? '',
    what_changed: row.what_changed ?? '',
  }),
  fieldsOf: ({ pdf_url, external_url, summary, what_changed, ...fields }) => ({
    ...fields,
    pdf_url: pdf_url.trim() || null,
    external_url: external_url.trim() || null,
    summary: summary || null,
    what_changed: what_changed || null,
  }),
  shownOn: ({ id, category_id }) => [
    {
      path: `/evidence-library${category_id && `?${new URLSearchParams({ category: category_id })}`}`,
      name: 'Evidence library',
      at: `[id="document-${CSS.escape(id)}"]`,
    },
  ],
})
