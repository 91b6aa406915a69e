import { useQuery } from '@tanstack/react-query'
import { evidenceLibrary } from '../../../content/evidence-library.ts'
import { DateField } from '../date-field.tsx'
import { SelectField, TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { SiteAddressNote } from '../site-address-note.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import { DialogTab } from './dialog-tab.tsx'
import { documentKind, readDocumentDate } from './document-kind.ts'
import { LinkPanel } from './link-panel.tsx'

/** Documents of a deleted category are kept under this name (rule: category-deletion). */
const uncategorised = evidenceLibrary.withoutCategory

/** The evidence documents and their dialog (rule: documents-list). */
export function DocumentsTab() {
  const { data: categories = [] } = useQuery(rowsQuery('evidence_categories'))
  return (
    <>
      <LinkPanel />
      <DialogTab
        kind={documentKind}
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
            <TextField {...field('title')} label="Title" isRequired />
            <TextField {...field('description')} label="Description" rows={3} isRequired />
            <TextField {...field('detail_text')} label="Detail Text" rows={6} isRequired />
            <SelectField
              {...field('category_id')}
              label="Category"
              isRequired
              other={uncategorised}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField {...field('type')} label="Type" hint="For example Report, Policy or Letter" isRequired />
            <DateField
              {...field('date')}
              label="Date"
              hint="For example 7 March 2026, 7/3/2026 or 2026-03-07; or words such as March 2026"
              isRequired
              read={readDocumentDate}
            />
            <UploadField
              {...field('pdf_url')}
              kind="document"
              label="PDF URL"
              hint="Optional"
              placeholder="/documents/report.pdf"
              onUploaded={field('pdf_url').onChange}
            />
            <TextField
              {...field('external_url')}
              label="External URL"
              hint="Optional; starts with https:// or http://"
            />
            <SiteAddressNote address={values.external_url} />
            <TextField {...field('summary')} label="Summary" hint="Optional" rows={3} />
            <TextField
              {...field('what_changed')}
              label="What Changed"
              hint="Optional: what is new in the document, or in what is said of it here. Visitors read it, and the History keeps it"
              rows={2}
            />
          </>
        )}
      />
    </>
  )
}
