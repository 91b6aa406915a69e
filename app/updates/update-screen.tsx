import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { sentWords, updatesPage } from '../../content/updates-page.ts'
import { sentDay, sentUpdates, updatePath, withRaisedHeadings } from '../../domain/sent-update.ts'
import { newsData } from '../../domain/structured-data.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { siteContext } from '../content-api/load-context.ts'
import { createLoaderClient, prefetchedBy } from '../content-api/prefetch.ts'
import { sentUpdateQuery } from '../content-api/updates-query.ts'
import { NotFound, notFoundMeta } from '../layout/not-found.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { campaignOfPage, fullTitle, pageMeta, siteAddress } from '../layout/page-meta.ts'
import { GeneratedOn } from '../ui/generated-on.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { StoredHtml } from '../ui/stored-html.tsx'
import type { Route } from './+types/update-screen.ts'
import { BesideUpdates } from './beside-updates.tsx'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const client = createLoaderClient()
  const update = await client.query(sentUpdateQuery(id, context.get(siteContext).content))
  const [words] = update ? sentUpdates([update]) : []
  return words ? { words, ...prefetchedBy(client) } : data({ words }, { status: 404 })
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ params: { id }, loaderData, matches }) => {
  const path = updatePath(id)
  const shared = { path, picturePath: '/updates' }
  if (!loaderData) return pageMeta({ ...shared, title: updatesPage.title, description: updatesPage.lead }, matches)
  const { words } = loaderData
  if (!words) return notFoundMeta
  const { subject, beginning, sent_at } = words
  return [
    ...pageMeta({ ...shared, title: subject, description: beginning }, matches),
    { 'script:ld+json': newsData({ subject, sent_at, path }, campaignOfPage(matches), siteAddress(matches)) },
  ]
}

/** One update as it went to subscribers. */
export default function UpdateScreen({ params: { id } }: Route.ComponentProps) {
  const { data: update, isError } = useQuery(sentUpdateQuery(id))
  const campaign = useCampaign()
  const title = update && fullTitle(update.subject, campaign)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  if (update === null) return <NotFound />
  return (
    <div className="page with-side">
      <div>
        <Link className="standing-link no-print" to="/updates">
          <ArrowLeft aria-hidden size={20} /> {updatesPage.title}
        </Link>
        {isError && (
          <>
            <PageHeading>{updatesPage.title}</PageHeading>
            <LoadFailure>{updatesPage.failure}</LoadFailure>
          </>
        )}
        {!update && !isError && <p role="status">{updatesPage.loadingOne}</p>}
        {update && (
          <article className="stack">
            <PageHeading>{update.subject}</PageHeading>
            <p className="quiet">
              <time dateTime={update.sent_at}>{sentWords(sentDay(update), Boolean(update.stopped_at))}</time>
            </p>
            <GeneratedOn />
            <StoredHtml html={withRaisedHeadings(update.body)} />
          </article>
        )}
      </div>
      <BesideUpdates />
    </div>
  )
}
