import { useQuery } from '@tanstack/react-query'
import type { EvidenceCategory } from '../../../domain/evidence.ts'
import { TextField } from '../form-field.tsx'
import { RowItem } from '../row-item.tsx'
import { rowsQuery } from '../rows-query.ts'
import { categoryKind } from './category-kind.ts'
import { DraftNotices } from './draft-notices.tsx'
import { RowDialog } from './row-dialog.tsx'
import { RowList } from './row-list.tsx'
import { RowButtons, useRowActions } from './use-row-actions.tsx'

/** The evidence categories and their dialog (rule: categories-list). */
export function CategoriesTab() {
  const { opened, open, close, remove, confirm } = useRowActions(categoryKind)
  return (
    <>
      <RowList
        table="evidence_categories"
        heading="Categories"
        noun="categories"
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add Category
          </button>
        }
        notice={(rows) => (
          <DraftNotices table="evidence_categories" rows={rows} isOpen={opened !== undefined} onOpen={open} />
        )}
      >
        {(category, focusHeading) => (
          <RowItem
            key={category.id}
            title={category.name}
            actions={
              <RowButtons
                row={category}
                onEdit={() => open(category)}
                onDelete={async () => {
                  const question = {
                    text: 'Are you sure you want to delete this category? This will affect all documents using this category.',
                    details: <CategoryUse category={category} />,
                  }
                  if (await remove(category, question)) focusHeading()
                }}
              />
            }
          >
            <p className="m-row-facts">
              <code>{category.id}</code>
            </p>
          </RowItem>
        )}
      </RowList>
      {confirm.dialog}
      {opened && (
        <RowDialog
          kind={categoryKind}
          row={opened.row}
          title={opened.row ? 'Edit Category' : 'Add Category'}
          action={opened.row ? 'Save Changes' : 'Add Category'}
          onClose={close}
          fields={({ values, set, isNew }) => (
            <>
              {isNew && (
                <TextField
                  name="id"
                  label="Category ID"
                  hint="Lowercase letters and hyphens, for example air-quality"
                  isRequired
                  value={values.id ?? ''}
                  onChange={set('id')}
                />
              )}
              <TextField
                name="name"
                label="Category Name"
                isRequired
                value={values.name ?? ''}
                onChange={set('name')}
              />
            </>
          )}
        />
      )}
    </>
  )
}

/** How many documents use the category, and what becomes of them (rule: category-deletion). */
function CategoryUse({ category }: { category: EvidenceCategory }) {
  const { data: documents } = useQuery(rowsQuery('evidence_documents'))
  const count = documents?.filter((document) => document.category_id === category.id).length
  return <p>{effectOfDeleting(count)}</p>
}

function effectOfDeleting(count: number | undefined): string {
  if (count === undefined) return 'Documents that use it are kept, under ‘Uncategorised’.'
  if (count === 0) return 'No documents use it.'
  return count === 1
    ? '1 document uses it. It is kept, under ‘Uncategorised’.'
    : `${count} documents use it. They are kept, under ‘Uncategorised’.`
}
