import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Link, redirect } from 'react-router'
import { casesPage } from '../../content/cases-page.ts'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { planAndSite } from '../../content/plan-and-site.ts'
import { type EvidenceFilter, longestSearch } from '../../domain/evidence-filter.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import {
  documentNotesQuery,
  documentsOfPage,
  type EvidenceFound,
  evidenceCategoriesQuery,
  evidenceDocumentsQuery,
  evidencePageQuery,
  findEvidence,
  type WantedPage,
} from '../content-api/evidence-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { createLoaderClient, prefetch } from '../content-api/prefetch.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { Styles } from '../styles/styles.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/evidence-screen.ts'
import { filterSearch, readAddress } from './evidence-address.ts'
import { EvidenceResults } from './evidence-results.tsx'
import { useEvidenceFilter } from './use-evidence-filter.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search } = new URL(request.url)
  const { filter, page, document } = readAddress(search)
  const { content, reads } = context.get(siteContext)
  const shown = evidencePageQuery(filter, { page, document }, content, reads.readDocumentNotes)
  const chips = evidenceCategoriesQuery(content)
  const client = createLoaderClient()
  const prefetched = await prefetch(context, () => [chips, shown], client)
  const [found, categories] = await Promise.all([client.query(shown), client.query(chips)])
  // The address of one document stays as it is, whatever page and category it stands in.
  if (document !== '' && found.documents.some(({ id }) => id === document)) return prefetched
  const category = categories.some(({ id }) => id === filter.category) ? filter.category : null
  const canonicalSearch = filterSearch({ ...filter, category }, found.page)
  // A category or a page that there is not leads to what comes nearest.
  if (new URLSearchParams(canonicalSearch).toString() !== new URLSearchParams(search).toString())
    throw redirect(`/evidence-library${canonicalSearch}`)
  return prefetched
}
export const clientLoader = () => null

export const meta = metaOf({
  title: evidenceLibrary.title,
  description:
    'Law, planning policy and public guidance that bear on the proposed quarry, and where to read the application, to quote in your objection.',
  path: '/evidence-library',
})

/** The evidence library: search, categories, documents. */
export default function EvidenceScreen() {
  const { filter, page, document, setText, writeNow, choose } = useEvidenceFilter()
  const { words } = usePageTexts('evidence-library')
  const { found, isError, fetchAll } = useEvidence(filter, { page, document })
  return (
    <PlainPage title={evidenceLibrary.title} lead={words('lead', evidenceLibrary.lead)}>
      <Styles sheet="evidence/evidence" />
      <EvidenceSearch
        filter={filter}
        onStart={fetchAll}
        onSubmit={writeNow}
        onText={(text) => {
          fetchAll()
          setText(text)
        }}
      />
      <CategoryChips filter={filter} onStart={fetchAll} onChoose={choose} />
      <EvidenceResults found={found} filter={filter} isError={isError} />
      <aside className="call no-print" aria-label={evidenceLibrary.callHeading}>
        <h2>{evidenceLibrary.callHeading}</h2>
        <p>{evidenceLibrary.call}</p>
        <p>
          <Link className="button button-alert" to="/how-to-object">
            Object to the Quarry
          </Link>
        </p>
        <p>
          {evidenceLibrary.planAndSite} <Link to="/plan-and-site">{planAndSite.title}</Link>.
        </p>
        <p>
          {evidenceLibrary.cases} <Link to="/cases">{casesPage.title}</Link>.
        </p>
      </aside>
    </PlainPage>
  )
}

/**
 * What the filter finds. The documents of the page that a visitor comes to first are prefetched; the whole list is fetched
 * once somebody starts to search or turns the page, and nothing is said of what is found before it is there.
 */
function useEvidence(
  { text, category }: EvidenceFilter,
  { page, document }: WantedPage,
): {
  found: EvidenceFound | undefined
  isError: boolean
  fetchAll: () => void
} {
  const client = useQueryClient()
  const [hasBegun, setBegun] = useState(false)
  const ofPage = evidencePageQuery({ text, category }, { page, document })
  // Only what the page brought with it.
  const { data: prefetched } = useQuery({ ...ofPage, enabled: false })
  const isAllWanted = hasBegun || !prefetched
  const { data: all, isError } = useQuery({ ...evidenceDocumentsQuery(), enabled: isAllWanted })
  const { data: allNotes } = useQuery({ ...documentNotesQuery(), enabled: isAllWanted })

  // Where the page is the whole list, nothing need be fetched.
  useEffect(() => {
    if (!prefetched || prefetched.documents.length !== prefetched.totalCount) return
    client.setQueryData(evidenceDocumentsQuery().queryKey, (known) => known ?? prefetched.documents)
    client.setQueryData(documentNotesQuery().queryKey, (known) => known ?? prefetched.notes)
  }, [client, prefetched])

  const { planning_documents_url: planningPages } = useCampaign()
  const find = useMemo(() => all && findEvidence(all, planningPages), [all, planningPages])
  const found = useMemo(() => {
    if (!all || !find) return prefetched
    const matches = find({ text, category })
    const shown = documentsOfPage(matches, { page, document })
    const notes = allNotes ?? prefetched?.notes ?? {}
    return { ...shown, notes, matchCount: matches.length, totalCount: all.length }
  }, [all, allNotes, find, prefetched, text, category, page, document])
  return { found, isError, fetchAll: () => setBegun(true) }
}

/** The search box. Without JavaScript it is a form that the server answers. */
function EvidenceSearch({
  filter,
  onText,
  onSubmit,
  onStart,
}: {
  filter: EvidenceFilter
  onText: (text: string) => void
  onSubmit: () => void
  /** Called as soon as somebody is about to search. */
  onStart: () => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const typedEarly = useRef(onText)
  useEffect(() => {
    // What was typed before the page was hydrated counts too.
    if (box.current && box.current.value !== box.current.defaultValue) typedEarly.current(box.current.value)
  }, [])

  return (
    <search>
      <form
        className="site-search evidence-search"
        action="/quarry/evidence-library"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
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
            onFocus={onStart}
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

/** 'All' and every category as links that keep the text; one is chosen at a time. `onStart` tells that somebody may be about to choose, `onChoose` what is chosen here; the link itself changes the address. */
function CategoryChips({
  filter,
  onStart,
  onChoose,
}: {
  filter: EvidenceFilter
  onStart: () => void
  onChoose: (category: string | null) => void
}) {
  const { data: categories = [], isError } = useQuery(evidenceCategoriesQuery())
  return (
    <>
      {isError && <LoadFailure>{evidenceLibrary.categoriesFailure}</LoadFailure>}
      <nav id="categories" aria-label="Categories" onPointerEnter={onStart} onFocus={onStart}>
        <ul className="category-chips">
          {[{ id: null, name: 'All' }, ...categories].map(({ id, name }) => (
            <li key={id}>
              <Link
                className="chip"
                to={{ search: filterSearch({ text: filter.text, category: id }) }}
                aria-current={id === filter.category ? 'true' : undefined}
                preventScrollReset
                onClick={(event) => opensHere(event) && onChoose(id)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** Not where the visitor asks for another tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
