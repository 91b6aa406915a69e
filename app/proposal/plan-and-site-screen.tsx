import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { planAndSite, shownParts, siteCheckAnchor, siteCheckDay } from '../../content/plan-and-site.ts'
import { processBanner } from '../../content/process-banner.ts'
import type { ContentReader } from '../../domain/content.ts'
import { consultationOn, currentStage, stagesOn } from '../../domain/progress.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { useCampaign, useStageStates } from '../content-api/campaign-query.ts'
import { httpContent } from '../content-api/http-content.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { useToday } from '../layout/use-today.ts'
import { Paragraphs } from '../ui/breakable.tsx'
import { Contents } from '../ui/contents.tsx'
import { CouncilCount } from '../ui/council-count.tsx'
import { DrawnFigure } from '../ui/figures/drawn-figure.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import type { Route } from './+types/plan-and-site-screen.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [siteChecksQuery(content)])
export const clientLoader = () => null

export const meta = metaOf({ title: planAndSite.title, description: planAndSite.lead, path: '/plan-and-site' })

type ShownPart = ReturnType<typeof shownParts>[number]

/** This land's history, what the plan and the council ask of it, what is known of each point, and where all that can be read. */
export default function PlanAndSiteScreen() {
  const { data: rows, isError } = useQuery(siteChecksQuery())
  const parts = shownParts(rows ?? [])
  const history = parts.filter(({ part }) => part === 'history')
  const others = parts.filter((part) => !history.includes(part))
  return (
    <div className="page">
      <div className="with-side">
        <div>
          <PageHeading>{planAndSite.title}</PageHeading>
          <p className="lead">{planAndSite.lead}</p>
        </div>
        <div className="side">
          <DrawnFigure name="plan" />
        </div>
        <div className="stack gap-40">
          <Contents
            parts={[
              ...parts.map(({ part, heading }) => ({ id: headingId(part), heading })),
              ...ownParts.map((part) => ({ id: headingId(part), heading: planAndSite[part].heading })),
            ]}
          />
          {isError && <LoadFailure>{planAndSite.failure}</LoadFailure>}
          {!rows && !isError && <p role="status">{planAndSite.loading}</p>}
          {history.map((part) => (
            <Part key={part.part} {...part} />
          ))}
        </div>
      </div>
      {others.map((part) => (
        <Part key={part.part} {...part} />
      ))}
      <Documents />
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

const headingId = (part: string) => `${part}-heading`

/** The parts whose words are always the same. */
const ownParts = ['neighbourhood', 'documents'] as const

function Part({ part, heading, paragraphs, open, link, sheet, rows, labels }: ShownPart) {
  return (
    <section id={part} aria-labelledby={headingId(part)} className="section stack gap-24 site-part">
      <div className="prose">
        <h2 id={headingId(part)}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {open && <p className="notice notice-open">{open}</p>}
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </div>
      {part === 'history' ? <Timeline rows={rows} labels={labels} /> : <SiteChecks rows={rows} labels={labels} />}
      {sheet !== undefined && (
        <p className="no-print">
          {/* The part that the address names is printed alone: without a script too, once one has followed the link. */}
          <a className="button button-quiet" href={`#${part}`} onClick={() => setTimeout(print)}>
            {sheet}
          </a>
        </p>
      )}
    </section>
  )
}

/** The turns of the history down a line, and at its end where it stands today. */
function Timeline({ rows, labels }: Pick<ShownPart, 'rows' | 'labels'>) {
  const [stages, today] = [useStageStates(), useToday()]
  return (
    <ol className="timeline">
      {rows.map((row) => (
        <li key={row.id} id={siteCheckAnchor(row.id)}>
          <p>
            <b>{row.happened}</b>
          </p>
          <div className="stack gap-8">
            <h3>{row.title}</h3>
            <Paragraphs text={row.answer}>
              <SourceMarks at={siteCheckAnchor(row.id)} />
            </Paragraphs>
            {row.gap !== '' && (
              <p className="notice notice-open">
                <b>{labels.gap}:</b> {row.gap}
              </p>
            )}
          </div>
        </li>
      ))}
      <li className="timeline-now">
        <p>
          <b>{planAndSite.now.happened}</b>
        </p>
        <div className="stack gap-8">
          <h3>{planAndSite.now.title}</h3>
          <p>
            {processBanner(currentStage(stagesOn(stages, today)))} <Link to="/process">{planAndSite.now.link}</Link>
          </p>
          <ConsultationLine consultation={consultationOn(stages, today)} />
          <CouncilCount />
        </div>
      </li>
    </ol>
  )
}

/** A table where there is room and on paper, and otherwise row after row with the names of the columns in each; a column of which nothing is known is left out. */
function SiteChecks({ rows, labels }: Pick<ShownPart, 'rows' | 'labels'>) {
  const names = { answer: labels.answer, gap: labels.gap, said_by: planAndSite.saidBy }
  const columns = (['answer', 'gap', 'said_by'] as const).filter((name) => rows.some((row) => row[name] !== ''))
  return (
    <table className="table site-checks">
      <thead>
        <tr>
          {[labels.title, ...columns.map((name) => names[name]), planAndSite.source].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={siteCheckAnchor(row.id)}>
            <th scope="row">
              {row.title}
              <SourceMarks at={siteCheckAnchor(row.id)} />
            </th>
            {columns.map((name) => (
              <td key={name} data-name={names[name]} className={name === 'gap' ? 'notice-open' : undefined}>
                {row[name]}
              </td>
            ))}
            <td data-name={planAndSite.source}>
              {/* Where its claims say enough, a row names no document of its own. */}
              {(row.source || row.address) !== '' && (
                <>
                  {row.address === '' ? row.source : <a href={linkAddress(row.address)}>{row.source || row.address}</a>}
                  {row.page !== '' && `, ${row.page}`}.{' '}
                </>
              )}
              {siteCheckDay(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The neighbourhood plan with its limits, and where everything else can be read. */
function Documents() {
  const { planning_documents_url: planningPages, application_reference: reference } = useCampaign()
  const { neighbourhood, documents } = planAndSite
  const links = planAndSite.parts.flatMap(({ link }) => link ?? [])
  return (
    <>
      <section aria-labelledby="neighbourhood-heading" className="section prose">
        <h2 id="neighbourhood-heading">{neighbourhood.heading}</h2>
        {neighbourhood.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="notice notice-open">{neighbourhood.open}</p>
        <p>
          <a href={neighbourhood.link.href}>{neighbourhood.link.label}</a>
        </p>
      </section>
      <section aria-labelledby="documents-heading" className="section prose">
        <h2 id="documents-heading">{documents.heading}</h2>
        <ul className="bullets">
          {[{ label: documents.application(reference), href: planningPages }, ...links].map(
            ({ label, href }) =>
              href !== '' && (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ),
          )}
          <li>
            <Link to="/evidence-library">{documents.library}</Link>
          </li>
        </ul>
      </section>
    </>
  )
}

const siteChecksQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['site_checks'], queryFn: () => content.list('site_checks') })
