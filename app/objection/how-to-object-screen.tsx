import { Link } from 'react-router'
import { consultationDays } from '../../content/consultation.ts'
import { consultationClosedGuide, everyObjectionCounts, noLongerTaken } from '../../content/objection-guide.ts'
import { copyMessages } from '../../content/where-to-send.ts'
import { whoDecidesLine } from '../../content/who-decides-line.ts'
import {
  consultationDates,
  consultationOn,
  currentStage,
  type StageState,
  stagesOn,
  waitingIn,
} from '../../domain/progress.ts'
import type { LateStageId } from '../../domain/stage-ids.ts'
import { consultationData } from '../../domain/structured-data.ts'
import { useCampaign, useStageStates } from '../content-api/campaign-query.ts'
import { ConsultationLine } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import {
  campaignOfPage,
  dayOfPage,
  type MetaMatches,
  pageMeta,
  siteAddress,
  stagesOfPage,
} from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { useToday } from '../layout/use-today.ts'
import { CouncilCount } from '../ui/council-count.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import type { Route } from './+types/how-to-object-screen.ts'
import { ConsultationOpen } from './consultation-open.tsx'
import { CouncilContact, PlanningPagesLink } from './council-contact.tsx'

const title = 'Object to the Quarry'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(
    {
      title,
      description:
        'Whether the council is asking for views on the quarry now, how to write an objection that counts, and how to prepare one in the meantime.',
      path: '/how-to-object',
    },
    matches,
  ),
  ...consultationMeta(matches),
]

function consultationMeta(matches: MetaMatches) {
  const [stages, campaign] = [stagesOfPage(matches), campaignOfPage(matches)]
  const { state } = consultationOn(stages, dayOfPage(matches))
  if (state !== 'announced' && state !== 'open') return []
  const { whole, description } = consultationDays
  const words = { name: whole(campaign.application_reference), description }
  const data = consultationData(consultationDates(stages), words, campaign.council_form, siteAddress(matches))
  return data ? [{ 'script:ld+json': data }] : []
}

/** How to object, in the mode that stages and dates alone decide, and what both modes end with. */
export default function HowToObjectScreen() {
  const campaign = useCampaign()
  const [stages, today] = [useStageStates(), useToday()]
  const consultation = consultationOn(stages, today)
  const stage = currentStage(stagesOn(stages, today))
  return (
    <div className="page stack how-to-object">
      <PageHeading>{title}</PageHeading>
      <ConsultationLine consultation={consultation} />
      {consultation.state === 'open' ? (
        <ConsultationOpen />
      ) : (
        <ConsultationClosed stage={stage} late={consultation.state === 'over' ? consultation.stage : undefined} />
      )}
      {consultation.state !== 'over' && (
        <p className="no-print">
          {whoDecidesLine.text} <Link to="/process#who-decides">{whoDecidesLine.more}</Link>
        </p>
      )}
      <CouncilCount />
      <section aria-labelledby="every-objection-heading" className="section no-print">
        <h2 id="every-objection-heading">{everyObjectionCounts.heading}</h2>
        <div className="two-columns">
          <div className="stack">
            <p>{everyObjectionCounts.text}</p>
            <div className="actions">
              <ShareButton
                label={everyObjectionCounts.share}
                title={campaign.name}
                path="/"
                message={copyMessages.link}
              />
            </div>
          </div>
          <ul className="stack">
            <li>
              <Link className="standing-link" to="/evaluate-objection">
                {everyObjectionCounts.evaluate.link}
              </Link>
              <p>{everyObjectionCounts.evaluate.text}</p>
            </li>
            <li>
              <Link className="standing-link" to="/process">
                {everyObjectionCounts.process.link}
              </Link>
              <p>{everyObjectionCounts.process.text}</p>
            </li>
          </ul>
        </div>
      </section>
    </div>
  )
}

/** What to know and to do while the council takes no objections; `late` is the stage where it takes them no longer. */
function ConsultationClosed({ stage, late }: { stage: StageState; late: LateStageId | undefined }) {
  const { words } = usePageTexts('how-to-object')
  const { notice, statement, reason, advice, joinMailingList, seeProcess, prepare } = consultationClosedGuide
  return (
    <>
      <section aria-labelledby="notice-heading" className="notice prose">
        <h2 id="notice-heading">{notice(stage)}</h2>
        <p>{statement}</p>
        <p>{words('closed', late ? noLongerTaken.reasons[late] : reason)}</p>
      </section>
      {waitingIn(stage).canPrepare && (
        <p className="no-print">
          <Link className="button button-alert" to="/write-objection">
            {prepare}
          </Link>
        </p>
      )}
      <p>{words('advice', late ? noLongerTaken.advice : advice)}</p>
      <div className={late && 'print-only'}>
        <CouncilContact />
        <PlanningPagesLink label={consultationClosedGuide.documents} />
      </div>
      <p className="actions no-print">
        <Link className="standing-link" to="/contact#mailchimp">
          {joinMailingList}
        </Link>
        <Link className="standing-link" to="/process">
          {seeProcess}
        </Link>
      </p>
    </>
  )
}
