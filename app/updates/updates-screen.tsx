import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { sentWords, updatesPage } from '../../content/updates-page.ts'
import { pageNumber, pageSearch } from '../../domain/paging.ts'
import { sentDay, updatePath } from '../../domain/sent-update.ts'
import { siteContext } from '../content-api/load-context.ts'
import { prefetchPage } from '../content-api/prefetch.ts'
import { sentUpdatesQuery } from '../content-api/updates-query.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { Route } from './+types/updates-screen.ts'
import { BesideUpdates } from './beside-updates.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).search)
  return prefetchPage(request, '/updates', sentUpdatesQuery(page, context.get(siteContext).content))
}
export const clientLoader = () => null

export const meta = metaOf({
  title: updatesPage.title,
  description: 'The campaign news that we sent to everyone on our mailing list.',
  path: '/updates',
})

/** Every update that went to subscribers. */
export default function UpdatesScreen() {
  const page = pageNumber(useLocation().search)
  const { data: { rows: updates, pageCount } = {}, isError } = useQuery(sentUpdatesQuery(page))
  return (
    <PlainPage title={updatesPage.title} lead={updatesPage.lead} hasSide>
      <div>
        {isError && <LoadFailure>{updatesPage.failure}</LoadFailure>}
        {!updates && !isError && <p role="status">{updatesPage.loading}</p>}
        {updates?.length === 0 && <p className="lead">{updatesPage.empty}</p>}
        {updates && updates.length > 0 && (
          <ol className="ruled">
            {updates.map((update) => (
              <li key={update.id}>
                <h2 className="large">
                  <Link to={updatePath(update.id)}>{update.subject}</Link>
                </h2>
                <p className="quiet">
                  <time dateTime={update.sent_at}>{sentWords(sentDay(update), Boolean(update.stopped_at))}</time>
                </p>
                <p>{update.beginning}</p>
              </li>
            ))}
          </ol>
        )}
        <PageLinks page={page} count={pageCount ?? 1} to={(other) => ({ search: pageSearch(other) })} />
      </div>
      <BesideUpdates />
    </PlainPage>
  )
}
