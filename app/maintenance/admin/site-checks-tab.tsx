import { useQuery } from '@tanstack/react-query'
import { planAndSite, siteCheckAnchor, siteParts } from '../../../content/plan-and-site.ts'
import { missingFields, type SiteCheck } from '../../../domain/site-check.ts'
import { LinkedText } from '../../ui/breakable.tsx'
import { labelIn } from '../names.ts'
import { rowsQuery } from '../rows-query.ts'
import { DialogTab, rowTable } from './dialog-tab.tsx'

const partOf = (row: Pick<SiteCheck, 'part'>) => siteParts.find(({ part }) => part === row.part)

const partNames = Object.fromEntries(siteParts.map(({ part, heading }) => [part, heading]))

const siteCheckTable = rowTable({
  table: 'site_checks',
  noun: 'site checks',
  blank: { part: 'request', sort_order: '1000' },
  options: { part: partNames },
  order: byNeed,
  choices: [{ all: 'All parts', options: partNames, fits: ({ part }, option) => part === option }],
  isShown: (field, { part }) => field !== 'happened' || part === 'history',
  labels: ({ part }) => ({
    ...partOf({ part })?.labels,
    ...(part === 'to-find' && { source: 'Where to look' }),
  }),
  shownOn: ({ id }) => [
    { path: '/plan-and-site', name: planAndSite.title, at: `[id="${CSS.escape(siteCheckAnchor(id))}"]` },
  ],
  question: ({ title }) => ({ text: `Are you sure you want to delete ${title}?` }),
  facts: (row) => <SiteCheckFacts row={row} />,
})

const places = siteParts.map(({ part }) => part)
const onPage = (a: SiteCheck, b: SiteCheck) =>
  places.indexOf(a.part) - places.indexOf(b.part) || a.sort_order - b.sort_order

/** What is missing comes first: what nobody has found, then the rows that lack most. */
function byNeed(a: SiteCheck, b: SiteCheck): number {
  return (
    Number(b.part === 'to-find') - Number(a.part === 'to-find') ||
    missingFields(b).length - missingFields(a).length ||
    onPage(a, b)
  )
}

/** This land's history, what the plan and the council ask, what is known of the site, and what is still to be found, with their dialog. */
export function SiteChecksTab() {
  return (
    <>
      <p className="hint">
        What could not be found yet comes first, and only maintainers see it. A councillor gets{' '}
        <a href="/quarry/plan-and-site#request">the council’s request as one sheet to print</a>.
      </p>
      <EmptyParts />
      <DialogTab of={siteCheckTable} />
    </>
  )
}

/** The parts that visitors do not see because nothing stands in them. */
function EmptyParts() {
  const { data: rows } = useQuery(rowsQuery('site_checks'))
  const empty = siteParts.filter(({ part }) => part !== 'to-find' && !rows?.some((row) => row.part === part))
  if (!rows || empty.length === 0) return null
  return (
    <p className="notice">
      Visitors do not see these parts, which have no row yet: {empty.map(({ heading }) => heading).join('; ')}.
    </p>
  )
}

/** Which part a row belongs to, what it lacks, and what it says. */
function SiteCheckFacts({ row }: { row: SiteCheck }) {
  const { part, answer, gap, source } = row
  const labels: Partial<Record<keyof SiteCheck, string>> = partOf(row)?.labels ?? {}
  const missing = missingFields(row).map((field) => labels[field] ?? labelIn('site_checks', field))
  return (
    <>
      <p className="row-facts">{partOf(row)?.heading}</p>
      {missing.length > 0 && <p className="row-facts">Missing: {missing.join(', ')}.</p>}
      <p className="row-words">
        {part === 'to-find' ? gap : answer}
        {part === 'to-find' && (
          <>
            {' '}
            Where to look: <LinkedText text={source} />
          </>
        )}
      </p>
    </>
  )
}
