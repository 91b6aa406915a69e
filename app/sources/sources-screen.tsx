import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sourcesPage } from '../../content/sources.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { siteSourcesQuery } from '../content-api/site-sources-query.ts'
import { storedSiteSourcesQuery } from '../content-api/stored-sources-query.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { Styles } from '../styles/styles.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/sources-screen.ts'
import { SourceGroups } from './source-groups.tsx'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, () => [storedSiteSourcesQuery(context)])
export const clientLoader = () => null

export const meta = metaOf({
  title: sourcesPage.heading,
  description:
    'What our pages state, with the laws and policies that they name: who says so, where you can read it, and whether we have checked it.',
  path: '/sources',
})

/** All claims of the site, also those that are still to be checked. */
export default function SourcesScreen() {
  const { data: sources, isError } = useQuery(siteSourcesQuery())
  return (
    <div className="page">
      <Styles sheet="sources/sources" />
      <div className="opening">
        <PageHeading>{sourcesPage.heading}</PageHeading>
        <div>
          <p className="lead">{sourcesPage.lead}</p>
          <p>{sourcesPage.elsewhere}</p>
          <p>
            {sourcesPage.honest}{' '}
            <Link className="no-print" to="/contact">
              {sourcesPage.contact}
            </Link>
          </p>
        </div>
      </div>
      {isError && <LoadFailure>{sourcesPage.failure}</LoadFailure>}
      {!sources && !isError && <p role="status">Loading...</p>}
      {sources?.length === 0 && <p>{sourcesPage.empty}</p>}
      {sources && <SourceGroups sources={sources} />}
    </div>
  )
}
