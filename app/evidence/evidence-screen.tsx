import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, redirect } from 'react-router'
import { casesPage } from '../../content/cases-page.ts'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { planAndSite } from '../../content/plan-and-site.ts'
import { type EvidenceFilter, longestSearch } from '../../domain/evidence-filter.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import {
  type EvidenceFound,
  evidenceCategoriesQuery,
  evidenceLibraryQuery,
  evidencePageKey,
  findEvidencePage,
  type WantedPage,
} from '../content-api/evidence-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { createLoaderClient, prefetchedBy } from '../content-api/prefetch.ts'
import { storedEvidencePageQuery } from '../content-api/stored-queries.ts'
import { ObjectionButton } from '../layout/consultation-line.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/evidence-screen.ts'
import { filterSearch, readAddress } from './evidence-address.ts'
import { EvidenceResults } from './evidence-results.tsx'
import { useEvidenceFilter } from './use-evidence-filter.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search } = new URL(request.url)
  const { filter, wanted } = readAddress(search)
  const client = createLoaderClient()
  const [found, categories] = await Promise.all([
    client.query(storedEvidencePageQuery(filter, wanted, context)),
    client.query(evidenceCategoriesQuery(context.get(siteContext).content)),
  ])
  // The address of one document stays as it is, whatever page and category it stands in.
  if (wanted.document !== '' && found.documents.some(({ id }) => id === wanted.document)) return prefetchedBy(client)
  const category = categories.some(({ id }) => id === filter.category) ? filter.category : null
  const canonicalSearch = filterSearch({ ...filter, category }, found.page)
  // A category or a page that there is not leads to what comes nearest.
  if (new URLSearchParams(canonicalSearch).toString() !== new URLSearchParams(search).toString())
    throw redirect(`/evidence-library${canonicalSearch}`)
  return prefetchedBy(client)
}
export const clientLoader = () => null

export const meta = metaOf({
  title: evidenceLibrary.title,
  description:
    'Law, planning policy and public guidance on the proposed quarry, to quote in your objection, and where to read the application.',
  path: '/evidence-library',
})

/** The evidence library: search, categories, documents. */
export default function EvidenceScreen() {
  const { filter, wanted, setText } = useEvidenceFilter()
  const { words } = usePageTexts('evidence-library')
  const { found, isError } = useEvidence(filter, wanted)
  return (
    <PlainPage title={evidenceLibrary.title} lead={words('lead', evidenceLibrary.lead)}>
      <p className="no-print">
        <ObjectionButton to="/how-to-object">{evidenceLibrary.object}</ObjectionButton>
      </p>
      <div className="filtered">
        <div className="stack filter">
          <EvidenceSearch filter={filter} onText={setText} />
          <CategoryChips filter={filter} counts={found?.countsByCategory} />
        </div>
        <div className="stack gap-24">
          {filter.text === '' && filter.category === null && found?.page === 1 && <ReadFirst />}
          <EvidenceResults found={found} filter={filter} isError={isError} />
          <aside className="call no-print" aria-label={evidenceLibrary.callHeading}>
            <h2>{evidenceLibrary.callHeading}</h2>
            <p>{evidenceLibrary.call}</p>
            <p>
              <ObjectionButton to="/how-to-object">{evidenceLibrary.object}</ObjectionButton>
            </p>
            <p>
              {evidenceLibrary.planAndSite} <Link to="/plan-and-site">{planAndSite.title}</Link>.
            </p>
            <p>
              {evidenceLibrary.cases} <Link to="/cases">{casesPage.title}</Link>.
            </p>
          </aside>
        </div>
      </div>
    </PlainPage>
  )
}

/**
 * What the filter finds: as the page brought it along, and for anything else out of the whole library, which is fetched
 * once. Until that is there, what was found before stays.
 */
function useEvidence(filter: EvidenceFilter, wanted: WantedPage) {
  const brought = useQuery<EvidenceFound>({
    queryKey: evidencePageKey(filter, wanted),
    queryFn: skipToken,
    placeholderData: keepPreviousData,
  })
  const fromAll = useQuery({
    ...evidenceLibraryQuery(),
    enabled: !brought.data || brought.isPlaceholderData,
    select: (library) => findEvidencePage(library, filter, wanted),
  })
  return { found: fromAll.data ?? brought.data, isError: fromAll.isError }
}

/** The search box. Without JavaScript it is a form that the server answers. */
function EvidenceSearch({ filter, onText }: { filter: EvidenceFilter; onText: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const typedEarly = useRef(onText)
  useEffect(() => {
    // What was typed before the page was hydrated counts too.
    if (box.current && box.current.value !== box.current.defaultValue) typedEarly.current(box.current.value)
  }, [])

  return (
    <search className="no-print">
      <form className="site-search" action="/quarry/evidence-library" onSubmit={(event) => event.preventDefault()}>
        <label>
          Search the evidence
          <input
            ref={box}
            type="search"
            name="q"
            maxLength={longestSearch}
            autoComplete="off"
            placeholder={evidenceLibrary.placeholder}
            value={filter.text}
            onChange={(event) => onText(event.target.value)}
          />
        </label>
        {filter.category !== null && <input type="hidden" name="category" value={filter.category} />}
        <button type="submit" className="button no-script">
          Search
        </button>
      </form>
    </search>
  )
}

/** The ways to what nobody should miss, above the documents in order of title. */
function ReadFirst() {
  const { planning_documents_url: planningPages, application_reference: reference } = useCampaign()
  const { heading, application, sources } = evidenceLibrary.readFirst
  return (
    <section aria-labelledby="read-first">
      <h2 id="read-first">{heading}</h2>
      <ul>
        <li>
          <a className="standing-link" href={planningPages} target="_blank" rel="noopener">
            <span>
              {application(reference)}&nbsp;
              <ExternalLink aria-label="(opens a new tab)" size={18} />
            </span>
          </a>
        </li>
        <li>
          <Link className="standing-link" to="/sources">
            {sources}
          </Link>
        </li>
      </ul>
    </section>
  )
}

/** 'All' and every category as links that keep the text, each with how many documents have it; one is chosen at a time. */
function CategoryChips({
  filter,
  counts = {},
}: {
  filter: EvidenceFilter
  counts: EvidenceFound['countsByCategory'] | undefined
}) {
  const { data: categories = [], isError } = useQuery(evidenceCategoriesQuery())
  return (
    <>
      {isError && <LoadFailure>{evidenceLibrary.categoriesFailure}</LoadFailure>}
      <nav id="categories" aria-label="Categories" className="no-print">
        <ul className="row gap-8 chips-in-one-row">
          {[{ id: null, name: 'All' }, ...categories].map(({ id, name }) => (
            <li key={id}>
              <Link
                className="chip"
                to={{ search: filterSearch({ text: filter.text, category: id }) }}
                aria-current={id === filter.category ? 'true' : undefined}
                preventScrollReset
              >
                {id !== null && counts[id] ? `${name} (${counts[id]})` : name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
