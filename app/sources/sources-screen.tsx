import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { sourcesPage } from '../../content/sources.ts'
import { pageSearch } from '../../domain/paging.ts'
import { prefetchPage } from '../content-api/prefetch.ts'
import { sourcesPageQuery } from '../content-api/site-sources-query.ts'
import { storedSourcesPageQuery } from '../content-api/stored-queries.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { Styles } from '../styles/styles.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageLinks, PrintedPart } from '../ui/page-links.tsx'
import type { Route } from './+types/sources-screen.ts'
import { SourceGroups } from './source-groups.tsx'

/** The address of a claim leads to its page. */
export const loader = (args: Route.LoaderArgs) =>
  prefetchPage(args, '/sources', storedSourcesPageQuery(new URL(args.request.url).search, args.context))
export const clientLoader = () => null

export const meta = metaOf({
  title: sourcesPage.heading,
  description:
    'What our pages state, with the laws and policies that they name: who says so, where you can read it, and whether we have checked it.',
  path: '/sources',
})

/** All claims of the site, also those that are still to be checked. */
export default function SourcesScreen() {
  const { data: found, isError } = useQuery(sourcesPageQuery(useLocation().search))
  return (
    <div className="page">
      <Styles sheet="sources/sources" />
      <div className="opening prose">
        <PageHeading>{sourcesPage.heading}</PageHeading>
        <p className="lead">{sourcesPage.lead}</p>
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
        <PrintedPart shown={found.sources.length} total={found.groups.reduce((total, { count }) => total + count, 0)} />
      )}
      {found && <SourceGroups found={found} />}
      {found && <PageLinks page={found.page} count={found.pageCount} to={(other) => ({ search: pageSearch(other) })} />}
    </div>
  )
}
