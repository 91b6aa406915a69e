import { Link, redirect } from 'react-router'
import { casesPage } from '../../content/cases-page.ts'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { planAndSite } from '../../content/plan-and-site.ts'
import { evidenceCategoriesQuery, evidencePageQuery } from '../content-api/evidence-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { pageTextsQuery } from '../content-api/page-texts-query.ts'
import { createLoaderClient, prefetch } from '../content-api/prefetch.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { Styles } from '../styles/styles.tsx'
import type { Route } from './+types/evidence-screen.ts'
import { CategoryChips } from './category-chips.tsx'
import { filterSearch, readAddress } from './evidence-address.ts'
import { EvidenceResults } from './evidence-results.tsx'
import { EvidenceSearch } from './evidence-search.tsx'
import { useEvidence } from './use-evidence.ts'
import { useEvidenceFilter } from './use-evidence-filter.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search } = new URL(request.url)
  const { filter, page, document } = readAddress(search)
  const { content, reads } = context.get(siteContext)
  const shown = evidencePageQuery(filter, { page, document }, content, reads.readDocumentNotes)
  const chips = evidenceCategoriesQuery(content)
  const client = createLoaderClient()
  const prefetched = await prefetch(context, () => [chips, pageTextsQuery('evidence-library', content), shown], client)
  const [found, categories] = await Promise.all([client.query(shown), client.query(chips)])
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
