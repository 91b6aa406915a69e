import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  caseAnchor,
  caseCheck,
  casesPage,
  casesSummary,
  caseVerdict,
  outcomeSections,
} from '../../content/cases-page.ts'
import type { Case } from '../../domain/case.ts'
import type { ContentReader } from '../../domain/content.ts'
import { dayWords } from '../../domain/date-words.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { httpContent } from '../content-api/http-content.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { readFailure } from '../content-api/query-client.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { Paragraphs } from '../ui/breakable.tsx'
import { Contents } from '../ui/contents.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import type { Route } from './+types/cases-screen.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [casesQuery(content)])
export const clientLoader = () => null

export const meta = metaOf({
  title: casesPage.title,
  description:
    'Quarries that residents elsewhere won or lost, that were withdrawn or quashed: the decisive reason of each, where to read it, and what it means for a letter here.',
  path: '/cases',
})

/** Decisions on other quarries, by what became of them. */
export default function CasesScreen() {
  const { data: cases, isError } = useQuery(casesQuery())
  return (
    <PlainPage title={casesPage.title} lead={casesPage.lead}>
      {isError && <LoadFailure>{casesPage.failure}</LoadFailure>}
      {!cases && !isError && <p role="status">{casesPage.loading}</p>}
      {cases?.length === 0 && <p>{casesPage.empty}</p>}
      {cases && cases.length > 0 && <Cases cases={cases} />}
      <aside className="call no-print" aria-label={casesPage.callHeading}>
        <h2>{casesPage.callHeading}</h2>
        <p>
          {casesPage.call} <Link to="/pack/all/log">{casesPage.records}</Link>.
        </p>
        <p className="row">
          <Link className="button button-alert" to="/how-to-object">
            Object to the Quarry
          </Link>
          <Link className="button button-quiet" to="/evidence-library">
            Evidence Library
          </Link>
        </p>
      </aside>
    </PlainPage>
  )
}

function Cases({ cases }: { cases: Case[] }) {
  const sections = outcomeSections
    .map((section) => ({ ...section, rows: cases.filter(({ outcome }) => outcome === section.outcome) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      <section aria-labelledby="cases-summary" className="cases-summary with-side">
        <div className="stack">
          <h2 id="cases-summary">{casesPage.summaryHeading}</h2>
          <p className="lead">{casesSummary(cases)}</p>
          <p>{casesPage.choice}</p>
          <p>{casesPage.limits}</p>
        </div>
        <div className="side">
          <Contents
            title={casesPage.jumpLabel}
            parts={sections.map(({ outcome, heading, rows }) => ({
              id: outcome,
              heading: `${heading} (${rows.length})`,
            }))}
          />
        </div>
      </section>
      {sections.map(({ outcome, heading, intro, rows }) => (
        <section key={outcome} className="section stack gap-24" aria-labelledby={outcome}>
          <h2 id={outcome} tabIndex={-1}>
            {heading}
          </h2>
          <p>{intro}</p>
          <ol className="stack gap-40">
            {rows.map((row) => (
              <li key={row.id}>
                <CaseCard row={row} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

/** The cases in their order. */
const casesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['cases'],
    queryFn: () => content.list('cases'),
    meta: readFailure('Error fetching cases', 'Could not load cases from database'),
  })

/** One case: how it ended and by whose word, what happened, what decided it, what it means here and where it can be read. */
function CaseCard({ row }: { row: Case }) {
  const { id, name, authority, decided, outcome, what_decided, decisive_reason, meaning, address, source } = row
  return (
    <article className="card case-card" data-outcome={outcome} aria-labelledby={caseAnchor(id)}>
      <p>
        <b>{caseVerdict(row)}</b>
      </p>
      <h3 id={caseAnchor(id)}>{name}</h3>
      <p className="quiet">
        {authority}&nbsp;· {isCalendarDate(decided) ? <time dateTime={decided}>{dayWords(decided)}</time> : decided}
      </p>
      <div className="two-columns gap-24">
        <div className="stack">
          <h4>{casesPage.happened}</h4>
          <Paragraphs text={what_decided}>
            <SourceMarks at={caseAnchor(id)} />
          </Paragraphs>
        </div>
        <div className="stack">
          {decisive_reason && (
            <>
              <h4>{casesPage.reason}</h4>
              <Paragraphs text={decisive_reason} />
            </>
          )}
          <h4>{casesPage.meaning}</h4>
          <Paragraphs text={meaning} />
        </div>
      </div>
      <details className="case-source quiet">
        <summary>{casesPage.source}</summary>
        <p>
          {address ? (
            <a href={linkAddress(address)} target="_blank" rel="noopener">
              {source}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          ) : (
            source
          )}
          . {caseCheck(row)}
        </p>
      </details>
    </article>
  )
}
