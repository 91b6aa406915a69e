import { useQuery } from '@tanstack/react-query'
import { caseVerdict } from '../../../content/cases-page.ts'
import { evidenceLibrary } from '../../../content/evidence-library.ts'
import { libraryPage } from '../../../content/sources.ts'
import { isExample, isPast } from '../../../domain/coming-events.ts'
import { shownTime } from '../../../domain/event-time.ts'
import type { EvidenceCategory, EvidenceDocument } from '../../../domain/evidence-document.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { rowsQuery } from '../rows-query.ts'
import { DialogTab, rowTable } from './dialog-tab.tsx'

const eventTable = rowTable({
  table: 'events',
  noun: 'events',
  shownOn: ({ id }) => [{ path: '/events', name: 'Events', at: `[id="event-${CSS.escape(id)}"]` }],
  canCopy: true,
  question: () => ({ text: 'Are you sure you want to delete this event?' }),
  choices: [
    {
      all: 'Coming and past',
      options: { coming: 'Coming', past: 'Past' },
      fits: ({ date }, option) => isPast(date, londonDay()) === (option === 'past'),
    },
  ],
  facts: (event) => (
    <>
      <p className="line row-facts">
        <span>{event.date}</span> <span>{shownTime(event.time)}</span> <span>{event.location}</span>
      </p>
      <p className="row-words">
        {isExample(event) && <b>Example: visitors do not see it. </b>}
        {event.description}
      </p>
    </>
  ),
})

const documentTable = rowTable({
  table: 'evidence_documents',
  noun: 'documents',
  fullNoun: 'evidence document',
  shownOn: ({ id }) => [{ path: libraryPage(id), name: 'Evidence library', at: `[id="document-${CSS.escape(id)}"]` }],
  question: () => ({ text: 'Are you sure you want to delete this document?' }),
  facts: (row) => <DocumentFacts row={row} />,
})

function DocumentFacts({ row: { category_id, type, date, description } }: { row: EvidenceDocument }) {
  const { data: categories = [] } = useQuery(rowsQuery('evidence_categories'))
  const category = categories.find(({ id }) => id === category_id)?.name ?? evidenceLibrary.withoutCategory
  return (
    <>
      <p className="line row-facts">
        <span>{category}</span> <span>{type}</span> <span>{date}</span>
      </p>
      <p className="row-words">{description}</p>
    </>
  )
}

const categoryTable = rowTable({
  table: 'evidence_categories',
  noun: 'categories',
  fullNoun: 'evidence category',
  blank: { id: '' },
  shownOn: () => [{ path: '/evidence-library', name: 'Evidence library' }],
  question: (category) => ({
    text: 'Are you sure you want to delete this category? This will affect all documents using this category.',
    details: <CategoryUse category={category} />,
  }),
  facts: ({ id }) => (
    <p className="line row-facts">
      <code>{id}</code>
    </p>
  ),
})

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

const caseTable = rowTable({
  table: 'cases',
  noun: 'cases',
  blank: { outcome: 'refused', decided_by: 'council', sort_order: '1000' },
  shownOn: ({ id }) => [{ path: '/cases', name: 'Cases elsewhere', at: `[id="case-${CSS.escape(id)}"]` }],
  question: ({ name }) => ({ text: `Are you sure you want to delete the case of ${name}?` }),
  facts: (row) => (
    <>
      <p className="line row-facts">
        <span>{caseVerdict(row)}</span> <span>{row.authority}</span> <span>{row.decided}</span>
      </p>
      <p className="row-words">{row.decisive_reason || row.what_decided}</p>
    </>
  ),
})

/** The events. */
export const Events = () => <DialogTab of={eventTable} />

/** The evidence documents. */
export const Documents = () => <DialogTab of={documentTable} />

/** The evidence categories. */
export const Categories = () => <DialogTab of={categoryTable} />

/** The cases elsewhere. */
export const Cases = () => <DialogTab of={caseTable} />
