import { Link } from 'react-router'
import { consultationDays, timeLeft } from '../../content/consultation.ts'
import {
  consultationClosedGuide,
  consultationOpenGuide,
  everyObjectionCounts,
  noLongerTaken,
} from '../../content/objection-guide.ts'
import { copyMessages } from '../../content/where-to-send.ts'
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
import { Styles } from '../styles/styles.tsx'
import { CouncilCount } from '../ui/council-count.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import type { Route } from './+types/how-to-object-screen.ts'
import { ConsultationOpen } from './consultation-open.tsx'
import { CouncilContact, PlanningPagesLink, WhoDecides } from './council-contact.tsx'

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
  const isOpen = consultation.state === 'open'
  const isAnnounced = consultation.state === 'announced'
  const late = consultation.state === 'over' ? consultation.stage : undefined
  const write = (isOpen || waitingIn(stage).canPrepare) && (
    <Link className="button button-alert" to="/write-objection">
      {isOpen ? consultationOpenGuide(campaign).write : consultationClosedGuide.prepare}
    </Link>
  )
  return (
    <>
      <Styles sheet="objection/writing" />
      <div className={`bleed ${isOpen ? 'bleed-dark' : ''}`}>
        <div className="page with-side">
          <div className="stack">
            <PageHeading>{title}</PageHeading>
            {consultation.state === 'open' ? (
              <TimeLeft {...timeLeft(consultation)} />
            ) : (
              <>
                <ConsultationLine consultation={consultation} />
                <ConsultationClosed stage={stage} late={late} isAnnounced={isAnnounced} />
              </>
            )}
            <p className="no-print">{write}</p>
          </div>
          {isOpen ? <BeforeWriting /> : <Meanwhile late={late} isAnnounced={isAnnounced} />}
        </div>
      </div>
      <div className="page stack how-to-object">
        {isOpen && <ConsultationOpen />}
        {!isOpen && (
          <div className={late && 'print-only'}>
            <CouncilContact />
          </div>
        )}
        {!isOpen && !late && <WhoDecides />}
        <CouncilCount />
        <section aria-labelledby="every-objection-heading" className="section no-print">
          <h2 id="every-objection-heading">{everyObjectionCounts.heading}</h2>
          <div className="two-columns">
            <div className="stack">
              <p>{everyObjectionCounts.text}</p>
              <div className="row">
                {write}
                <ShareButton
                  label={everyObjectionCounts.share}
                  title={campaign.name}
                  path="/"
                  message={copyMessages.link}
                />
              </div>
            </div>
            <ul className="stack">
              {everyObjectionCounts.ways.map(({ to, link, text }) => (
                <li key={to}>
                  <Link className="standing-link" to={to}>
                    {link}
                  </Link>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
    </>
  )
}

/** How much time is left, and until when. */
function TimeLeft({ large, until }: ReturnType<typeof timeLeft>) {
  return (
    <>
      <p className="number">{large}</p>
      <p className="lead">{until}</p>
    </>
  )
}

/** What one needs, how the writing goes, and where the letter goes. */
function BeforeWriting() {
  const { know, goes, where } = consultationOpenGuide(useCampaign())
  const { words } = usePageTexts('how-to-object')
  return (
    <ul className="ruled gap-8">
      {know.map(([name, text]) => (
        <li key={name} className="no-print">
          <b>{name}</b>
          <p>{text}</p>
        </li>
      ))}
      <li>
        <b>{goes}</b>
        <p>{words('open', where)}</p>
      </li>
    </ul>
  )
}

interface Closed {
  /** The stage where the council takes objections no longer. */
  late: LateStageId | undefined
  /** Whether the day is known on which it takes them. */
  isAnnounced: boolean
}

/** What is said while the council takes no objections. */
function closedWords({ late, isAnnounced }: Closed) {
  if (late) return { ...noLongerTaken, reason: noLongerTaken.reasons[late] }
  const { statement, reason, advice, reasonUntilOpen, adviceUntilOpen } = consultationClosedGuide
  return isAnnounced ? { statement, reason: reasonUntilOpen, advice: adviceUntilOpen } : { statement, reason, advice }
}

/** What stage it is while the council takes no objections, and that one may still write. */
function ConsultationClosed({ stage, ...closed }: Closed & { stage: StageState }) {
  const { words } = usePageTexts('how-to-object')
  const { statement, reason } = closedWords(closed)
  return (
    <section aria-labelledby="notice-heading" className="notice prose">
      <h2 id="notice-heading">{consultationClosedGuide.notice(stage)}</h2>
      <p>{statement}</p>
      <p>{words('closed', reason)}</p>
    </section>
  )
}

/** What there is to do until objections are taken, or once they are taken no longer. */
function Meanwhile(closed: Closed) {
  const { words } = usePageTexts('how-to-object')
  const { meanwhile, joinMailingList, seeProcess, documents } = consultationClosedGuide
  return (
    <section aria-labelledby="meanwhile-heading">
      <h2 id="meanwhile-heading" className="title">
        {meanwhile}
      </h2>
      <ul className="stack">
        <li>
          <p>{words('advice', closedWords(closed).advice)}</p>
          <p className="no-print">
            <Link className="standing-link" to="/contact#mailchimp">
              {joinMailingList}
            </Link>
          </p>
        </li>
        <li className="no-print">
          <Link className="standing-link" to="/process">
            {seeProcess}
          </Link>
        </li>
        <li>
          <PlanningPagesLink label={documents} />
        </li>
      </ul>
    </section>
  )
}
