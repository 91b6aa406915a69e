import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { workshopPage } from '../../content/workshop-page.ts'
import { lastingFirst, lastingLabels, writeObjection } from '../../content/write-objection.ts'
import { writtenBefore } from '../../content/written-before.ts'
import { currentStage, stagesOn, waitingIn } from '../../domain/progress.ts'
import { letterPaths } from '../../domain/sent-letter.ts'
import { useStageStates } from '../content-api/campaign-query.ts'
import { groundFacesQuery } from '../content-api/objection-grounds-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { useSendsLetters } from '../layout/use-sends-letters.ts'
import { useToday } from '../layout/use-today.ts'
import type { Route } from './+types/write-objection-screen.ts'
import { useOpenWorkshop, workshopPlace } from './use-open-workshop.ts'

import './write-objection.css'
import '../ui/opening.css'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [groundFacesQuery(content)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: writeObjection.heading, description: workshopPage.description, path: '/write-objection' }, matches)

/**
 * How an objection is written here (rule: workshop-page). Its HTML tells how things stand and what a reason is worth; the
 * workshop itself, which works in the browser alone, takes the place of the reasons once it is opened.
 */
export default function WriteObjectionScreen() {
  const consultation = useConsultation()
  const { canPrepare } = waitingIn(currentStage(stagesOn(useStageStates(), useToday())))
  const { code, open, tryAgain, place } = useOpenWorkshop()
  const Workshop = code
  return (
    <div className="page write-objection">
      <div className="workshop-opening">
        <PageHeading>{writeObjection.heading}</PageHeading>
        <p className="lead">{writeObjection.lead}</p>
        <ConsultationLine consultation={consultation} />
        {consultation.state !== 'open' && canPrepare && <p className="workshop-text">{workshopPage.elsewhereLead}</p>}
        <WrittenBefore />
      </div>
      <div ref={place} id={workshopPlace} tabIndex={-1} className="workshop-place quiet-focus">
        {typeof Workshop !== 'string' && <Workshop />}
        {code === 'coming' && <p role="status">{workshopPage.loading}</p>}
        {code === 'not-asked' && <Begin open={open} />}
        {code === 'failed' && <NotLoaded tryAgain={tryAgain} />}
        {(code === 'not-asked' || code === 'failed') && <Reasons />}
      </div>
    </div>
  )
}

function WrittenBefore() {
  return (
    <section aria-label={workshopPage.questionsHeading} className="workshop-questions">
      {writtenBefore.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="workshop-text">{answer}</p>
        </details>
      ))}
    </section>
  )
}

/** Where the site sends objections for residents, the way there for those without JavaScript. */
function SendInstead() {
  return (
    useSendsLetters() && (
      <p>
        <Link to={letterPaths.send}>{workshopPage.noScriptSend}</Link>
      </p>
    )
  )
}

function Begin({ open }: { open: (event: MouseEvent) => void }) {
  return (
    <>
      <div className="needs-script no-print">
        <a className="button button-alert workshop-begin" href={`#${workshopPlace}`} onClick={open}>
          {workshopPage.begin}
        </a>
        <p className="workshop-text">{workshopPage.beginText}</p>
        <p className="workshop-text workshop-coming">{workshopPage.coming}</p>
      </div>
      <section aria-labelledby="no-script-heading" className="no-script notice workshop-instead">
        <h2 id="no-script-heading">{workshopPage.noScriptHeading}</h2>
        <p>{workshopPage.noScript}</p>
        <p>{workshopPage.noScriptNeighbour}</p>
        <Link className="standing-link" to="/how-to-object">
          {workshopPage.noScriptLink}
        </Link>
        <SendInstead />
      </section>
    </>
  )
}

/** What can be done where the workshop's code did not come: nothing that was kept is lost. */
function NotLoaded({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="notice notice-error workshop-not-loaded">
      <p role="alert">
        {workshopPage.failed} {workshopPage.keptAnyway}
      </p>
      <button type="button" className="button button-quiet" onClick={tryAgain}>
        {workshopPage.tryAgain}
      </button>
    </div>
  )
}

function Reasons() {
  const { data: grounds = [] } = useQuery(groundFacesQuery())
  if (grounds.length === 0) return null
  return (
    <section aria-labelledby="grounds-heading" className="workshop-grounds">
      <h2 id="grounds-heading">{workshopPage.groundsHeading}</h2>
      <p className="workshop-text">{lastingFirst}</p>
      <ul className="workshop-points">
        {grounds.map(({ id, name, lasting, why }) => (
          <li key={id} data-lasting={lasting}>
            <h3>{name}</h3>
            <p className="workshop-lasting">
              <b>{lastingLabels[lasting]}.</b> {why}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
