import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { planAndSite, siteCheckDay } from '../../content/plan-and-site.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { SiteCheck } from '../../domain/site-check.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { httpContent } from '../content-api/http-content.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { Styles } from '../styles/styles.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { Route } from './+types/plan-and-site-screen.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [siteChecksQuery(content)])
export const clientLoader = () => null

export const meta = metaOf({ title: planAndSite.title, description: planAndSite.lead, path: '/plan-and-site' })

/** What local policy asks of the site, point by point, and what is known of each. */
export default function PlanAndSiteScreen() {
  const { data: rows, isError } = useQuery(siteChecksQuery())
  return (
    <div className="page">
      <Styles sheet="proposal/plan-and-site" />
      <div className="opening prose">
        <PageHeading>{planAndSite.title}</PageHeading>
        <p className="lead">{planAndSite.lead}</p>
      </div>
      {isError && <LoadFailure>{planAndSite.failure}</LoadFailure>}
      {!rows && !isError && <p role="status">{planAndSite.loading}</p>}
      {planAndSite.sections.map(({ part, heading, paragraphs, link, labels }, index) => (
        <section key={heading} aria-labelledby={`plan-${index}`} className="section">
          <div className="prose">
            <h2 id={`plan-${index}`}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <p>
                <a href={link.href}>{link.label}</a>
              </p>
            )}
          </div>
          {rows && labels && <SiteChecks rows={rows.filter((row) => row.part === part)} labels={labels} />}
        </section>
      ))}
      <aside className="call section no-print" aria-label={planAndSite.callHeading}>
        <h2>{planAndSite.callHeading}</h2>
        <p>{planAndSite.call}</p>
        <p>
          <Link className="button button-quiet" to="/contact">
            {planAndSite.contact}
          </Link>
        </p>
      </aside>
    </div>
  )
}

function SiteChecks({
  rows,
  labels,
}: {
  rows: readonly SiteCheck[]
  labels: { answer: string; gap: string; empty: string }
}) {
  if (rows.length === 0) return <p className="notice site-empty">{labels.empty}</p>
  return (
    <ol className="site-checks">
      {rows.map((row) => (
        <li key={row.id} id={`check-${row.id}`}>
          <h3>{row.title}</h3>
          <dl className="two-columns">
            {(['answer', 'gap'] as const).map(
              (name) =>
                row[name] !== '' && (
                  <div key={name}>
                    <dt>{labels[name]}</dt>
                    <dd>{row[name]}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="site-source">
            {planAndSite.source}:{' '}
            {row.address === '' ? row.source : <a href={linkAddress(row.address)}>{row.source}</a>}. {siteCheckDay(row)}
          </p>
        </li>
      ))}
    </ol>
  )
}

const siteChecksQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['site_checks'], queryFn: () => content.list('site_checks') })
