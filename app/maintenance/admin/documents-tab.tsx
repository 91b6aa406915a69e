import { useQuery } from '@tanstack/react-query'
import { evidenceLibrary } from '../../../content/evidence-library.ts'
import type { EvidenceCategory } from '../../../domain/evidence.ts'
import { DateField } from '../date-field.tsx'
import { SelectField, TextField } from '../form-field.tsx'
import { RowItem } from '../row-item.tsx'
import { rowsQuery } from '../rows-query.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { documentKind, readDocumentDate } from './document-kind.ts'
import { DraftNotices } from './draft-notices.tsx'
import { type FieldsProps, RowDialog } from './row-dialog.tsx'
import { RowList } from './row-list.tsx'
import { RowButtons, useRowActions } from './use-row-actions.tsx'

/** The evidence documents and their dialog (rule: documents-list). */
export function DocumentsTab() {
  const { opened, open, close, remove, confirm } = useRowActions(documentKind)
  const { data: categories = [] } = useQuery(rowsQuery('evidence_categories'))
  return (
    <>
      <RowList
        table="evidence_documents"
        heading="Evidence Documents"
        noun="documents"
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add Document
          </button>
        }
        notice={(rows) => (
          <DraftNotices table="evidence_documents" rows={rows} isOpen={opened !== undefined} onOpen={open} />
        )}
      >
        {(document, focusHeading) => (
          <RowItem
            key={document.id}
            title={document.title}
            actions={
              <RowButtons
                row={document}
                onEdit={() => open(document)}
                onDelete={async () => {
                  const question = { text: 'Are you sure you want to delete this document?' }
                  if (await remove(document, question)) focusHeading()
                }}
              />
            }
          >
            <p className="m-row-facts">
              <span>{categoryName(document.category_id, categories)}</span> <span>{document.type}</span>{' '}
              <span>{document.date}</span>
            </p>
            <p className="m-row-words">{document.description}</p>
          </RowItem>
        )}
      </RowList>
      {confirm.dialog}
      {opened && (
        <RowDialog
          kind={documentKind}
          row={opened.row}
          title={opened.row ? 'Edit Document' : 'Add Document'}
          action={opened.row ? 'Save Changes' : 'Add Document'}
          className="m-modal-document"
          onClose={close}
          fields={(props) => <DocumentFields {...props} categories={categories} />}
        />
      )}
    </>
  )
}

/** Documents of a deleted category are kept under this name (rule: category-deletion). */
const uncategorised = evidenceLibrary.withoutCategory

function categoryName(id: string | null, categories: EvidenceCategory[]): string {
  return categories.find((category) => category.id === id)?.name ?? uncategorised
}

function DocumentFields({ values, set, categories }: FieldsProps & { categories: EvidenceCategory[] }) {
  const field = (name: string) => ({ name, value: values[name] ?? '', onChange: set(name) })
  return (
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
        onUploaded={set('pdf_url')}
      />
      <TextField {...field('external_url')} label="External URL" hint="Optional; starts with https://" />
      <TextField {...field('summary')} label="Summary" hint="Optional" rows={3} />
    </>
  )
}
