import { Link } from 'react-router'
import { casesPage } from '../../content/cases-page.ts'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import { evidenceCategoriesQuery, firstEvidenceQuery } from '../content-api/evidence-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { pageTextsQuery } from '../content-api/page-texts-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { HeroPage } from '../layout/page-hero.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import type { Route } from './+types/evidence-screen.ts'
import { CategoryChips } from './category-chips.tsx'
import { EvidenceResults } from './evidence-results.tsx'
import { EvidenceSearch } from './evidence-search.tsx'
import { useEvidence } from './use-evidence.ts'
import { readFilter, useEvidenceFilter } from './use-evidence-filter.ts'
import './evidence.css'
import '../ui/chip.css'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [
    evidenceCategoriesQuery(content),
    pageTextsQuery('evidence-library', content),
    firstEvidenceQuery(readFilter(new URL(request.url).search), content, context.get(siteContext).documentNotes),
  ])
export const clientLoader = () => null

export const meta = metaOf({
  title: evidenceLibrary.title,
  description:
    'Law, planning policy and public guidance that bear on the proposed quarry, and where to read the application, to quote in your objection.',
  path: '/evidence-library',
})

/** The evidence library: search, categories, documents (rule: evidence-search). */
export default function EvidenceScreen() {
  const { filter, setText, writeNow, choose } = useEvidenceFilter()
  const { words } = usePageTexts('evidence-library')
  const { found, isError, fetchAll } = useEvidence(filter)
  return (
    <HeroPage
      title={evidenceLibrary.title}
      lead={words('lead', evidenceLibrary.lead)}
      picture="pages/evidence-library"
      opening={
        <EvidenceSearch
          filter={filter}
          onStart={fetchAll}
          onSubmit={writeNow}
          onText={(text) => {
            fetchAll()
            setText(text)
          }}
        />
      }
    >
      <CategoryChips filter={filter} onStart={fetchAll} onChoose={choose} />
      <EvidenceResults found={found} filter={filter} isError={isError} onMore={fetchAll} />
      <aside className="call no-print">
        <h2>{evidenceLibrary.callHeading}</h2>
        <p>{evidenceLibrary.call}</p>
        <p>
          <Link className="button button-alert" to="/how-to-object">
            Object to the Quarry
          </Link>
        </p>
        <p>
          {evidenceLibrary.cases} <Link to="/cases">{casesPage.title}</Link>.
        </p>
      </aside>
    </HeroPage>
  )
}
