import { useQuery } from '@tanstack/react-query'
import { caseVerdict } from '../../../content/cases-page.ts'
import { evidenceLibrary } from '../../../content/evidence-library.ts'
import { planAndSite, siteCheckAnchor, siteParts } from '../../../content/plan-and-site.ts'
import { libraryPage } from '../../../content/sources.ts'
import { affectedInShort } from '../../../domain/affected-places.ts'
import { isExample, isPast } from '../../../domain/coming-events.ts'
import { shownTime } from '../../../domain/event-time.ts'
import type { EvidenceCategory } from '../../../domain/evidence-document.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { missingFields, type SiteCheck } from '../../../domain/site-check.ts'
import { LinkedText } from '../../ui/breakable.tsx'
import { CardIcon } from '../../ui/card-icon.tsx'
import { labelIn, valueWords, wordsIn } from '../names.ts'
import { rowsQuery } from '../rows-query.ts'
import { claims } from './claims.tsx'
import type { ListedTable } from './row-list.tsx'
import type { TableScreen } from './table-tab.tsx'

const partOf = (row: Pick<SiteCheck, 'part'>) => siteParts.find(({ part }) => part === row.part)
const places = siteParts.map(({ part }) => part)

/** What is special about the screen of each table that is edited in a list. */
export const tableScreens: { [T in ListedTable]?: TableScreen<T> } = {
  events: {
    shownOn: ({ id }) => [{ path: '/events', name: 'Events', at: `[id="event-${CSS.escape(id)}"]` }],
    canCopy: true,
    question: ({ title, date }) => ({
      text: 'Are you sure you want to delete this event?',
      details: (
        <p>
          {title}, {date}
        </p>
      ),
    }),
    useChoices: () => [
      {
        all: 'Coming and past',
        options: { coming: 'Coming', past: 'Past' },
        fits: ({ date }, option) => isPast(date, londonDay()) === (option === 'past'),
      },
    ],
    columns: ({ date, time, location }) => [date, shownTime(time), location],
    text: (event) => (
      <>
        {isExample(event) && <b>Example: visitors do not see it. </b>}
        {event.description}
      </>
    ),
  },
  evidence_documents: {
    shownOn: ({ id }) => [{ path: libraryPage(id), name: 'Evidence library', at: `[id="document-${CSS.escape(id)}"]` }],
    question: ({ title }) => ({ text: 'Are you sure you want to delete this document?', details: <p>{title}</p> }),
    useChoices: () => [
      {
        all: 'All categories',
        options: { ...useCategoryNames(), [uncategorised]: evidenceLibrary.withoutCategory },
        fits: ({ category_id }, option) => (category_id ?? uncategorised) === option,
      },
    ],
    columns: ({ category_id, type, date }) => [<CategoryName key="category" id={category_id} />, type, date],
    text: ({ description }) => description,
  },
  evidence_categories: {
    shownOn: () => [{ path: '/evidence-library', name: 'Evidence library' }],
    question: (category) => ({
      text: 'Are you sure you want to delete this category? This will affect all documents using this category.',
      details: <CategoryUse category={category} />,
    }),
    columns: ({ id }) => [<code key="id">{id}</code>],
  },
  impact_cards: {
    icon: ({ icon_name }) => <CardIcon name={icon_name} />,
    adding: 'Create New Card',
    deletion: {
      deleted: { title: 'Impact card deleted successfully.' },
      failed: { title: 'Error', description: 'Failed to delete impact card' },
      restored: 'Impact card restored',
    },
    question: ({ title }) => ({ text: `Are you sure you want to delete "${title}"?` }),
    columns: ({ card_id, affected_villages }) => [
      <code key="id">{card_id}</code>,
      affectedInShort(affected_villages) || 'No villages assigned',
    ],
  },
  claims,
  cases: {
    shownOn: ({ id }) => [{ path: '/cases', name: 'Cases elsewhere', at: `[id="case-${CSS.escape(id)}"]` }],
    question: ({ name }) => ({ text: `Are you sure you want to delete the case of ${name}?` }),
    columns: (row) => [caseVerdict(row), row.authority, row.decided],
    text: ({ decisive_reason, what_decided }) => decisive_reason || what_decided,
  },
  key_facts: {
    shownOn: ({ id }) => [{ path: '/the-proposal', name: 'The Quarry Proposal', at: `[aria-labelledby="fact-${id}"]` }],
    columns: ({ figure, source }) => [figure, source],
  },
  objection_grounds: {
    columns: ({ lasting, sentences }) => [
      String(valueWords('objection_grounds', 'lasting', lasting)),
      sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`,
    ],
  },
  site_checks: {
    intro: <SiteIntro />,
    // What is missing comes first: what nobody has found, then the rows that lack most.
    order: (a, b) =>
      Number(b.part === 'to-find') - Number(a.part === 'to-find') ||
      missingFields(b).length - missingFields(a).length ||
      places.indexOf(a.part) - places.indexOf(b.part) ||
      a.sort_order - b.sort_order,
    useChoices: () => [
      {
        all: 'All parts',
        options: wordsIn('site_checks', 'part').options ?? {},
        fits: ({ part }, option) => part === option,
      },
    ],
    isShown: (field, { part }) => field !== 'happened' || part === 'history',
    labels: ({ part }) => ({
      ...partOf({ part })?.labels,
      ...(part === 'to-find' && { source: 'Where to look' }),
    }),
    shownOn: ({ id }) => [
      { path: '/plan-and-site', name: planAndSite.title, at: `[id="${CSS.escape(siteCheckAnchor(id))}"]` },
    ],
    columns: (row) => [partOf(row)?.heading, missingWords(row)],
    text: ({ part, answer, gap, source }) =>
      part === 'to-find' ? (
        <>
          {gap} Where to look: <LinkedText text={source} />
        </>
      ) : (
        answer
      ),
  },
}

/** No category can have it as its id. */
const uncategorised = '-'

function useCategoryNames(): Record<string, string> {
  const { data: categories = [] } = useQuery(rowsQuery('evidence_categories'))
  return Object.fromEntries(categories.map(({ id, name }) => [id, name]))
}

function CategoryName({ id }: { id: string | null }) {
  return useCategoryNames()[id ?? uncategorised] ?? evidenceLibrary.withoutCategory
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

/** What a row lacks, by what its form calls it. */
function missingWords(row: SiteCheck): string {
  const labels: Partial<Record<keyof SiteCheck, string>> = partOf(row)?.labels ?? {}
  const missing = missingFields(row).map((field) => labels[field] ?? labelIn('site_checks', field))
  return missing.length > 0 ? `Missing: ${missing.join(', ')}.` : ''
}

/** What the list begins with, and the parts that visitors do not see because nothing stands in them. */
function SiteIntro() {
  const { data: rows } = useQuery(rowsQuery('site_checks'))
  const empty = siteParts.filter(({ part }) => part !== 'to-find' && !rows?.some((row) => row.part === part))
  return (
    <>
      <p className="hint">
        What could not be found yet comes first, and only maintainers see it. A councillor gets{' '}
        <a href="/quarry/plan-and-site#request">the council’s request as one sheet to print</a>.
      </p>
      {rows && empty.length > 0 && (
        <p className="notice">
          Visitors do not see these parts, which have no row yet: {empty.map(({ heading }) => heading).join('; ')}.
        </p>
      )}
    </>
  )
}
