import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { processBanner } from '../../content/process-banner.ts'
import { processPage, statusBadges, statusNames } from '../../content/process-page.ts'
import { turnAnchor, turns } from '../../content/turns.ts'
import { beforeDecision, whoDecides } from '../../content/who-decides.ts'
import { consultationOn, currentStage, stagesOn } from '../../domain/progress.ts'
import { processStagesQuery, useCampaign } from '../content-api/campaign-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { useToday } from '../layout/use-today.ts'
import { LinkedText } from '../ui/breakable.tsx'
import { CouncilCount } from '../ui/council-count.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import { ProcessFlow, ProcessLegend, type ShownStage, StatusMark, stagesOfRoundBefore } from '../ui/process-flow.tsx'
import type { Route } from './+types/process-screen.ts'
import { StageCards, StageDetails, stageAnchor } from './stage-details.tsx'
import { bringHere } from './stage-turns.tsx'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [processStagesQuery(content)])
export const clientLoader = () => null

export const meta = metaOf({
  title: processPage.heading,
  description:
    'The stages of a planning application for a quarry, from the first idea to the final answer, and where this application is now.',
  path: '/process',
})

/** The planning process and where the application stands in it. */
export default function ProcessScreen() {
  const { data: stages, isError } = useQuery(processStagesQuery())
  const today = useToday()
  if (stages?.length) return <PlanningProcess stages={stagesOn(stages, today)} today={today} />
  return (
    <div className="page">
      <PageHeading>{processPage.heading}</PageHeading>
      {isError || stages ? <LoadFailure>{processPage.failure}</LoadFailure> : <p role="status">Loading...</p>}
    </div>
  )
}

/** The flow with its stages, of which any number can be chosen, and the details of those that are. */
function PlanningProcess({ stages, today }: { stages: readonly ShownStage[]; today: string }) {
  const { words } = usePageTexts('process')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setSelected(selected.has(id) ? new Set([...selected].filter((other) => other !== id)) : new Set([...selected, id]))

  // An address that names a stage, or what to do there, shows it: search results lead there.
  const { hash } = useLocation()
  const turn = turns.find((each) => hash === `#${turnAnchor(each)}`)
  const named = stages.find(({ id }) => id === turn?.stage || hash === `#${stageAnchor(id)}`)?.id
  useEffect(() => {
    if (named !== undefined) setSelected((chosen) => new Set([...chosen, named]))
  }, [named])

  const { application_reference: reference, council_email, council_form, council_address } = useCampaign()
  const address = [council_email, council_form, council_address].filter((line) => line !== '').join('\n')
  const consultation = consultationOn(stages, today)
  const roundBefore = stagesOfRoundBefore(stages)

  return (
    <div className="page">
      <div className="with-side">
        <div>
          <PageHeading>{processPage.heading}</PageHeading>
          <p className="lead">{words('lead', processPage.lead)}</p>
        </div>
        <div className="side stack">
          <div className="notice">
            <p>{processBanner(currentStage(stages))}</p>
            <ConsultationLine consultation={consultation} />
          </div>
          <CouncilCount />
        </div>
      </div>
      <section aria-labelledby="flow-heading" className="needs-script section">
        <h2 id="flow-heading">{processPage.flowHeading}</h2>
        <p className="no-print">{processPage.howTo}</p>
        <figure>
          <ProcessFlow
            stages={stages}
            selected={selected}
            onToggle={toggle}
            whenChosen={({ id, description }) => (
              <p className="stage-at-press">
                <LinkedText text={description} /> <a href={`#${stageAnchor(id)}`}>{processPage.toCard}</a>
              </p>
            )}
          />
          <figcaption>
            {roundBefore.length > 0 && <p>{processPage.newRound(currentStage(stages).title)}</p>}
            <ProcessLegend />
          </figcaption>
        </figure>
      </section>
      <StageDetails
        stages={stages.filter(({ id }) => selected.has(id))}
        isAll={selected.size === stages.length}
        roundBefore={roundBefore}
        onShowAll={() => setSelected(new Set(stages.map(({ id }) => id)))}
        onClear={() => setSelected(new Set())}
      />
      {selected.size === 0 && (
        <section className="needs-script print-only">
          <h2>{processPage.allStages}</h2>
          <p>{processPage.onPaper}</p>
          <ol className="card-columns">
            {stages.map((stage) => (
              <li key={stage.id}>
                <h3>{`${stage.title}: ${statusBadges[stage.status]}`}</h3>
                <p>{stage.description}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <noscript>
        <h2 className="section">{processPage.allStages}</h2>
        <StageCards stages={stages} roundBefore={roundBefore} />
      </noscript>
      {consultation.state !== 'over' && <WhoDecides stages={stages} />}
      <section aria-labelledby="rules-heading" className="section stack gap-40">
        <h2 id="rules-heading">{processPage.rulesHeading}</h2>
        <ul className="two-columns">
          {processPage.rules.map((rule) => (
            <li key={rule.title} className="stack">
              <h3>{rule.title}</h3>
              <p>{rule.text}</p>
              {'where' in rule && (
                <p className="own-words">{address === '' ? rule.unknown : `${rule.where(reference)}\n${address}`}</p>
              )}
            </li>
          ))}
        </ul>
        <p className="no-print">
          <Link className="button" to="/how-to-object">
            {processPage.howToObject}
          </Link>
        </p>
      </section>
    </div>
  )
}

/** Officers or a committee, how to ask for the one, and what else residents may do until then; beside it the stages with their days. */
function WhoDecides({ stages }: { stages: readonly ShownStage[] }) {
  const { hash } = useLocation()
  return (
    <>
      <section aria-labelledby="who-decides" className="section with-side">
        <StageDates stages={stages} />
        <div className="prose">
          <h2 ref={hash === '#who-decides' ? bringHere : undefined} id="who-decides" tabIndex={-1}>
            {whoDecides.heading}
          </h2>
          {whoDecides.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>{whoDecides.meetingHeading}</h3>
          <p>
            {whoDecides.meeting}
            <SourceMarks at="meeting" />
          </p>
          <p className="no-print">
            <Link className="button button-quiet" to="/ask-for-the-committee">
              {whoDecides.ask}
            </Link>
          </p>
        </div>
      </section>
      <section aria-labelledby="before-heading" className="section">
        <h2 id="before-heading">{beforeDecision.heading}</h2>
        <ul className="two-columns">
          {beforeDecision.parts.map((part) => (
            <li key={part.title} className="stack">
              <h3>{part.title}</h3>
              <p>{part.text}</p>
              {'link' in part && (
                <p>
                  <a href={part.link.href}>{part.link.label}</a>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The stages up to the decision, each with its sign and the days that are known. */
function StageDates({ stages }: { stages: readonly ShownStage[] }) {
  const decision = stages.findIndex(({ id }) => id === 'decision')
  return (
    <aside className="side stack gap-8 no-print" aria-labelledby="dates-heading">
      <h3 id="dates-heading">{processPage.datesHeading}</h3>
      <ol>
        {stages.slice(0, decision + 1).map(({ id, title, status, starts_on, ends_on }) => (
          <li key={id} className="row gap-8">
            <StatusMark status={status} size={24} />
            <Link className="standing-link" to={`#${stageAnchor(id)}`}>
              {title}
            </Link>
            <span className="sr-only">, {statusNames[status].toLowerCase()}</span>
            {processPage.days(starts_on, ends_on)}
          </li>
        ))}
      </ol>
    </aside>
  )
}
