import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { libraryAddress, placeWords, sourcesPage, speakerWords, stateWords } from '../../content/sources.ts'
import { pageSearch } from '../../domain/paging.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { prefetchPage } from '../content-api/prefetch.ts'
import { type SourcesOfPage, sourcesPageQuery } from '../content-api/site-sources-query.ts'
import { storedSourcesPageQuery } from '../content-api/stored-queries.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { Contents } from '../ui/contents.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageLinks, PrintedPart } from '../ui/page-links.tsx'
import type { Route } from './+types/sources-screen.ts'

/** The address of a claim leads to its page. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  prefetchPage(request, '/sources', storedSourcesPageQuery(new URL(request.url).search, context))
export const clientLoader = () => null

export const meta = metaOf({
  title: sourcesPage.heading,
  description:
    'The statements, laws and policies on our pages: who says so, where you can read it, and when we confirmed it.',
  path: '/sources',
})

/** All claims of the site, also those that are still to be checked. */
export default function SourcesScreen() {
  const { data: found, isError } = useQuery(sourcesPageQuery(useLocation().search))
  return (
    <PlainPage title={sourcesPage.heading} lead={sourcesPage.lead} hasSide>
      {found && <SourceContents found={found} />}
      <div className="stack gap-40">
        <div className="stack">
          <p>{sourcesPage.elsewhere}</p>
          <p>
            {sourcesPage.honest}{' '}
            <Link className="no-print" to="/contact">
              {sourcesPage.contact}
            </Link>
          </p>
        </div>
        {isError && <LoadFailure>{sourcesPage.failure}</LoadFailure>}
        {!found && !isError && <p role="status">Loading...</p>}
        {found?.sources.length === 0 && <p>{sourcesPage.empty}</p>}
        {found && (
          <PrintedPart
            shown={found.sources.length}
            total={found.groups.reduce((total, { count }) => total + count, 0)}
          />
        )}
        {found && <SourceGroups found={found} />}
        {found && <PageLinks page={found.page} count={found.pageCount} to={(page) => ({ search: pageSearch(page) })} />}
      </div>
    </PlainPage>
  )
}

const headingId = (group: string) => `${group}-heading`

/** Who says how much. The claims come after the page: only a whole load goes to one of the headings of another. */
function SourceContents({ found: { groups } }: { found: SourcesOfPage }) {
  const parts = groups.map(({ group, count, page: first }) => ({
    id: headingId(group),
    heading: `${speakerWords[group].heading} (${count})`,
    href: `/quarry/sources${pageSearch(first)}#${headingId(group)}`,
  }))
  return (
    <div className="side">
      <Contents title={sourcesPage.jumpTo} parts={parts} />
    </div>
  )
}

/** The claims of a page under those who say them. */
function SourceGroups({ found: { groups, sources } }: { found: SourcesOfPage }) {
  const filled = groups
    .map(({ group }) => ({ group, own: sources.filter(({ said_by }) => said_by === group) }))
    .filter(({ own }) => own.length > 0)
  return filled.map(({ group, own }) => (
    <section key={group} aria-labelledby={headingId(group)} className="stack gap-24">
      <h2 id={headingId(group)} tabIndex={-1}>
        {speakerWords[group].heading}
      </h2>
      <ul className="ruled">
        {own.map((source) => (
          <Source key={source.id} source={source} />
        ))}
      </ul>
    </section>
  ))
}

/** A claim with one disclosure for all that leads on from it: the Tab key has one stop for each claim. */
function Source({ source }: { source: SiteSource }) {
  const { id, statement, document, page, address, document_id, how_checked, state, pages } = source
  const title = document || address
  const isHeld = address !== '' || document_id !== ''
  return (
    <li id={`source-${id}`} className="stack gap-8" data-state={state}>
      <p>
        <b>{statement}</b>
      </p>
      {title !== '' && (
        <p>
          {title}
          {placeWords(page)}
        </p>
      )}
      <p>
        {stateWords(source)} {how_checked}
      </p>
      {pages.length === 0 && <p className="quiet source-pages">{sourcesPage.unused}</p>}
      {(pages.length > 0 || isHeld) && (
        <details className="quiet source-pages">
          <summary>{sourcesPage.more(isHeld, pages.length)}</summary>
          {isHeld && (
            <p>
              {address === '' ? (
                <Link reloadDocument to={libraryAddress(document_id)}>
                  {sourcesPage.inLibrary}
                </Link>
              ) : (
                <a href={linkAddress(address)}>{title}</a>
              )}
            </p>
          )}
          <ul className="bullets">
            {pages.map(({ path, name }) => (
              <li key={path}>
                {path.endsWith('.pdf') ? <a href={linkAddress(path)}>{name}</a> : <Link to={path}>{name}</Link>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
