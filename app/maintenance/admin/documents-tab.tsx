import { useQuery } from '@tanstack/react-query'
import { evidenceLibrary } from '../../../content/evidence-library.ts'
import { libraryPage } from '../../../content/sources.ts'
import { AboutPeople } from '../about-people.tsx'
import { entity } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { DateField, SelectField, TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { UploadField } from '../uploads/upload-area.tsx'
import { DialogTab } from './dialog-tab.tsx'

const documentDefinition = entity(
  {
    ...typedRows('evidence_documents'),
    shownOn: ({ id }) => [
      {
        path: libraryPage(id),
        name: 'Evidence library',
        at: `[id="document-${CSS.escape(id)}"]`,
      },
    ],
  },
  'evidence document',
)

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
      fields={() => (
        <>
          <TextField name="title" />
          <TextField name="description" rows={3} />
          <TextField name="detail_text" rows={6} />
          <AboutPeople />
          <SelectField
            name="category_id"
            other={uncategorised}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="type" hint="For example Report, Policy or Letter" />
          <DateField name="date" hint="For example 7 March 2026, 7/3/2026 or 2026-03-07; or words such as March 2026" />
          <UploadField name="pdf_url" kind="document" hint="Optional" placeholder="/documents/report.pdf" />
          <TextField name="external_url" hint="Optional; starts with https:// or http://" />
          <TextField name="summary" hint="Optional" rows={3} />
          <TextField
            name="what_changed"
            hint="Optional: what is new in the document, or in what is said of it here. Visitors read it, and the History keeps it"
            rows={2}
          />
        </>
      )}
    />
  )
}
