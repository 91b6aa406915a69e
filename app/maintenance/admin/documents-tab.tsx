import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { evidenceLibrary } from '../../../content/evidence-library.ts'
import { evidenceDocumentSchema } from '../../../domain/evidence-document.ts'
import { DateField } from '../date-field.tsx'
import { SelectField, TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { SiteAddressNote } from '../site-address-note.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import { dialogDefinition } from './dialog-definition.ts'
import { DialogTab } from './dialog-tab.tsx'

const documentDefinition = dialogDefinition({
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

/** Documents of a deleted category are kept under this name. */
const uncategorised = evidenceLibrary.withoutCategory

/** The evidence documents and their dialog. */
export function DocumentsTab() {
  const { data: categories = [] } = useQuery(rowsQuery('evidence_categories'))
  return (
    <DialogTab
      definition={documentDefinition}
      heading="Evidence Documents"
      noun="documents"
      question={() => ({ text: 'Are you sure you want to delete this document?' })}
      facts={({ category_id, type, date, description }) => (
        <>
          <p className="line row-facts">
            <span>{categories.find(({ id }) => id === category_id)?.name ?? uncategorised}</span> <span>{type}</span>{' '}
            <span>{date}</span>
          </p>
          <p className="row-words">{description}</p>
        </>
      )}
      className="modal-document"
      fields={({ field, values }) => (
        <>
          <TextField {...field('title')} isRequired />
          <TextField {...field('description')} rows={3} isRequired />
          <TextField {...field('detail_text')} rows={6} isRequired />
          <SelectField
            {...field('category_id')}
            isRequired
            other={uncategorised}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField {...field('type')} hint="For example Report, Policy or Letter" isRequired />
          <DateField
            {...field('date')}
            hint="For example 7 March 2026, 7/3/2026 or 2026-03-07; or words such as March 2026"
            isRequired
          />
          <UploadField
            {...field('pdf_url')}
            kind="document"
            label="PDF URL"
            hint="Optional"
            placeholder="/documents/report.pdf"
            onUploaded={field('pdf_url').onChange}
          />
          <TextField {...field('external_url')} hint="Optional; starts with https:// or http://" />
          <SiteAddressNote address={values.external_url} />
          <TextField {...field('summary')} hint="Optional" rows={3} />
          <TextField
            {...field('what_changed')}
            hint="Optional: what is new in the document, or in what is said of it here. Visitors read it, and the History keeps it"
            rows={2}
          />
        </>
      )}
    />
  )
}
