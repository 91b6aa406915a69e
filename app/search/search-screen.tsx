import { data, redirectDocument, useLocation } from 'react-router'
import { searchWords } from '../../content/search-words.ts'
import { cutSearch, wantedWords } from '../../domain/evidence-filter.ts'
import { answerMark } from '../../domain/search-results.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle, pageMeta } from '../layout/page-meta.ts'
import { SearchForm } from '../layout/search-form.tsx'
import type { Route } from './+types/search-screen.ts'

export const loader = () => data(null, { headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } })
/** The server alone searches: whoever comes back to a search asks it anew. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): null => {
  throw redirectDocument(request.url)
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** What was typed stands in the title of the window alone. */
export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageMeta({ title: searchWords.title, description: searchWords.lead, path: '/search' }, matches).filter(
    (each) => !('title' in each),
  ),
  { title: fullTitle(searchWords.titleOf(typedIn(location)), campaignOfPage(matches)) },
  { name: 'robots', content: 'noindex' },
]

const typedIn = ({ search }: { search: string }) => cutSearch(wantedWords(new URLSearchParams(search).get('q') ?? ''))

/** The frame of a search's page: the server puts into it what was found, which no browser makes again. */
export default function SearchScreen() {
  return (
    <div className="page stack gap-24">
      <div>
        <PageHeading>{searchWords.title}</PageHeading>
      </div>
      <SearchForm
        landmark={searchWords.title}
        defaultValue={typedIn(useLocation())}
        placeholder={searchWords.placeholder}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it and escapes each text in it */}
      <div className="with-side" dangerouslySetInnerHTML={{ __html: answerMark }} suppressHydrationWarning />
      <p className="section quiet">{searchWords.private}</p>
    </div>
  )
}
