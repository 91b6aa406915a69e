import { useQuery } from '@tanstack/react-query'
import type { EvidenceCategory } from '../../../domain/evidence-document.ts'
import { entity } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { DialogTab } from './dialog-tab.tsx'

const categoryDefinition = entity(
  {
    ...typedRows('evidence_categories'),
    shownOn: () => [{ path: '/evidence-library', name: 'Evidence library' }],
  },
  'evidence category',
)

/** The evidence categories and their dialog. */
export function CategoriesTab() {
  return (
    <DialogTab
      definition={categoryDefinition}
      blank={{ id: '' }}
      heading="Categories"
      noun="categories"
      question={(category) => ({
        text: 'Are you sure you want to delete this category? This will affect all documents using this category.',
        details: <CategoryUse category={category} />,
      })}
      facts={({ id }) => (
        <p className="line row-facts">
          <code>{id}</code>
        </p>
      )}
      fields={(_, isNew) => (
        <>
          {isNew && <TextField name="id" hint="Lowercase letters and hyphens, for example air-quality" />}
          <TextField name="name" />
        </>
      )}
    />
  )
}

/** How many documents use the category, and what becomes of them. */
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
