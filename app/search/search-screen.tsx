import { Fragment } from 'react'
import { data, Link, redirectDocument } from 'react-router'
import { searchStarts, searchWords } from '../../content/search-words.ts'
import { longestSiteSearch, type MarkedText, type SearchHit, type SearchResults } from '../../domain/search-results.ts'
import { siteContext } from '../content-api/load-context.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle, pageMeta } from '../layout/page-meta.ts'
import { SearchForm } from '../layout/search-form.tsx'
import { Styles } from '../styles/styles.tsx'
import type { Route } from './+types/search-screen.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const results = await context.get(siteContext).search(typed)
  return data(results, { headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } })
}
/** The server alone searches: whoever comes back to a search asks it anew. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): SearchResults => {
  throw redirectDocument(request.url)
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** What was typed stands in the title of the window alone. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const typed = loaderData?.typed ?? ''
  const title = typed === '' ? searchWords.title : searchWords.titleOf(typed)
  return [
    ...pageMeta({ title: searchWords.title, description: searchWords.lead, path: '/search' }, matches).filter(
      (each) => !('title' in each),
    ),
    { title: fullTitle(title, campaignOfPage(matches)) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** What the search of the whole site finds. */
export default function SearchScreen({ loaderData: results }: Route.ComponentProps) {
  const { typed, isTooLong, best, groups, respelt } = results
  const hasFound = best.length > 0
  return (
    <div className="page search-page">
      <Styles sheet="search/search" />
      <PageHeading>{searchWords.title}</PageHeading>
      <SearchForm landmark={searchWords.title} defaultValue={typed} placeholder={searchWords.placeholder} />
      {isTooLong && (
        <div className="notice" role="status">
          <h2>{searchWords.tooLong}</h2>
          <p>
            {searchWords.tooLongAdvice(longestSiteSearch)} <Link to="/evaluate-objection">Evaluate Your Objection</Link>
          </p>
        </div>
      )}
      {typed !== '' && (
        // biome-ignore lint/a11y/noAutofocus: the page loads anew, and whoever has searched goes on reading here
        <h2 className="search-outcome quiet-focus" tabIndex={-1} autoFocus>
          {hasFound ? searchWords.found(typed) : searchWords.nothing(typed)}
        </h2>
      )}
      {respelt.map((word) => (
        <p key={word.typed}>{searchWords.respelt(word.typed, word.meant)}</p>
      ))}
      {hasFound && <Hits heading={searchWords.best} hits={best} withKind />}
      {groups.map(({ name, hits }) => (
        <Hits key={name} heading={name} hits={hits} />
      ))}
      {!hasFound && (
        <>
          {typed === '' ? !isTooLong && <p>{searchWords.lead}</p> : <p>{searchWords.advice}</p>}
          <Starts />
        </>
      )}
      <p className="search-private">{searchWords.private}</p>
    </div>
  )
}

function Hits({ heading, hits, withKind = false }: { heading: string; hits: SearchHit[]; withKind?: boolean }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ol>
        {hits.map(({ kind, address, title, sentence }) => (
          <li key={address} className="search-hit">
            {withKind && <p className="quiet">{kind}</p>}
            {/* The page as the server sends it has the place in it that the address names. */}
            <Link to={address} reloadDocument>
              <Marked pieces={title} />
            </Link>
            <p>
              <Marked pieces={sentence} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Every second piece is what was searched for. */
function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
  )
}

function Starts() {
  return (
    <section>
      <h3>{searchWords.startHere}</h3>
      <ul>
        {searchStarts.map(({ to, label, text }) => (
          <li key={to} className="search-hit">
            <Link to={to}>{label}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
