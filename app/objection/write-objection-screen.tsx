import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { consultationOpenGuide, sampleLetter } from '../../content/objection-guide.ts'
import { lastingFirst, lastingLabels, writeObjection } from '../../content/write-objection.ts'
import { writtenBefore } from '../../content/written-before.ts'
import { withDetails } from '../../domain/campaign-marks.ts'
import { mailLink } from '../../domain/letter-files.ts'
import { currentStage, stagesOn, waitingIn } from '../../domain/progress.ts'
import { useCampaign, useStageStates } from '../content-api/campaign-query.ts'
import { groundFacesQuery } from '../content-api/objection-grounds-query.ts'
import { pageTextsQuery } from '../content-api/page-texts-query.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { useToday } from '../layout/use-today.ts'
import { Styles } from '../styles/styles.tsx'
import type { Route } from './+types/write-objection-screen.ts'
import { CouncilContact } from './council-contact.tsx'
import { useLetterNow } from './letter-now.ts'
import { useOpenWorkshop, workshopPlace } from './use-open-workshop.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, (content) => [groundFacesQuery(content), pageTextsQuery('how-to-object', content)])
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: writeObjection.heading, description: writeObjection.description, path: '/write-objection' },
    matches,
  )

/**
 * How an objection is written here. Its HTML tells how things stand and what a reason is worth; the
 * workshop itself, which works in the browser alone, takes the place of the reasons once it is opened.
 */
export default function WriteObjectionScreen() {
  const consultation = useConsultation()
  const { canPrepare } = waitingIn(currentStage(stagesOn(useStageStates(), useToday())))
  const { code, open, tryAgain, place } = useOpenWorkshop()
  const Workshop = code
  return (
    <div className="page write-objection">
      <Styles sheet="objection/write-objection" />
      <Styles sheet="objection/evaluator" />
      <Styles sheet="objection/workshop/workshop" />
      <Styles sheet="objection/workshop/steps" />
      <Styles sheet="objection/workshop/letter" />
      <div className="workshop-opening">
        <PageHeading>{writeObjection.heading}</PageHeading>
        <p className="lead">{writeObjection.lead}</p>
        <ConsultationLine consultation={consultation} />
        {consultation.state !== 'open' && canPrepare && <p className="workshop-text">{writeObjection.elsewhereLead}</p>}
        <WrittenBefore />
      </div>
      <div ref={place} id={workshopPlace} tabIndex={-1} className="workshop-place quiet-focus">
        {typeof Workshop !== 'string' && <Workshop />}
        {code === 'coming' && <p role="status">{writeObjection.loading}</p>}
        {code === 'not-asked' && <Begin open={open} />}
        {code === 'failed' && <NotLoaded tryAgain={tryAgain} />}
        {(code === 'not-asked' || code === 'failed') && <Reasons />}
      </div>
    </div>
  )
}

function WrittenBefore() {
  return (
    <section aria-label={writeObjection.questionsHeading} className="workshop-questions">
      {writtenBefore.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="workshop-text">{answer}</p>
        </details>
      ))}
    </section>
  )
}

function Begin({ open }: { open: (event: MouseEvent) => void }) {
  return (
    <>
      <div className="needs-script no-print">
        <a className="button button-alert workshop-begin" href={`#${workshopPlace}`} onClick={open}>
          {writeObjection.begin}
        </a>
        <p className="workshop-text">{writeObjection.beginText}</p>
        <p className="workshop-text workshop-coming">{writeObjection.coming}</p>
      </div>
      <section aria-labelledby="no-script-heading" className="no-script notice workshop-instead">
        <h2 id="no-script-heading">{writeObjection.noScriptHeading}</h2>
        <p>{writeObjection.noScript}</p>
        <p>{writeObjection.noScriptNeighbour}</p>
        <p>
          <Link className="standing-link" to="/how-to-object">
            {writeObjection.noScriptLink}
          </Link>
        </p>
        <WithoutScript />
      </section>
    </>
  )
}

/** Where a letter goes, and one to start from, for those who write it without the workshop: nothing here posts it to us. */
function WithoutScript() {
  const campaign = useCampaign()
  const { own } = usePageTexts('how-to-object').find('letter')
  const letterNow = useLetterNow()
  const { council_email: to, application_reference: reference } = campaign
  return (
    <>
      {letterNow !== '' && <p>{letterNow}</p>}
      <CouncilContact />
      {to !== '' && (
        <p>
          <a className="button" href={mailLink({ to, subject: writeObjection.mailSubject(reference), text: '' })}>
            {writeObjection.noScriptMail}
          </a>
        </p>
      )}
      <details className="workshop-template">
        <summary>{consultationOpenGuide(campaign).letterHeading}</summary>
        <p>{withDetails(own ?? sampleLetter, campaign)}</p>
      </details>
      <h3>{writeObjection.noScriptSent.heading}</h3>
      <ul className="bullet-list">
        <li>
          <Link to="/pack">{writeObjection.noScriptSent.pack}</Link>
        </li>
        <li>
          <Link to="/contact#mailchimp">{writeObjection.noScriptSent.news}</Link>
        </li>
      </ul>
    </>
  )
}

/** What can be done where the workshop's code did not come: nothing that was kept is lost. */
function NotLoaded({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="notice notice-error workshop-not-loaded">
      <p role="alert">
        {writeObjection.failed} {writeObjection.keptAnyway}
      </p>
      <button type="button" className="button button-quiet" onClick={tryAgain}>
        {writeObjection.tryAgain}
      </button>
    </div>
  )
}

function Reasons() {
  const { data: grounds = [] } = useQuery(groundFacesQuery())
  if (grounds.length === 0) return null
  return (
    <section aria-labelledby="grounds-heading" className="workshop-grounds">
      <h2 id="grounds-heading">{writeObjection.groundsHeading}</h2>
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
