import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { consultationClosedGuide, noLongerTaken, untilConsultation } from '../../content/objection-guide.ts'
import { type StageState, waitingIn } from '../../domain/progress.ts'
import type { LateStageId } from '../../domain/stage-ids.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { lateReason } from './letter-now.ts'
import { ToWorkshop } from './to-workshop.tsx'

/** What to know and to do while the council takes no objections; `late` is the stage where it takes them no longer. */
export function ConsultationClosed({ stage, late }: { stage: StageState; late: LateStageId | undefined }) {
  const { words } = usePageTexts('how-to-object')
  const { notice, statement, reason, advice, joinMailingList, seeProcess } = consultationClosedGuide
  return (
    <>
      <div className="while-closed">
        <section aria-labelledby="notice-heading" className="notice stage-notice">
          <Hourglass aria-hidden size={40} strokeWidth={1.6} />
          <div>
            <h2 id="notice-heading">{notice(stage)}</h2>
            <p className="stage-notice-statement">{statement}</p>
            <p className="guide-text">{words('closed', late ? lateReason(late) : reason)}</p>
            <p>
              <Link className="standing-link" to="/process">
                {seeProcess}
              </Link>
            </p>
          </div>
        </section>
        <div>
          <p className="lead">{words('advice', late ? noLongerTaken.advice : advice)}</p>
          <p className="no-print">
            <Link className="button" to="/contact#mailchimp">
              {joinMailingList}
            </Link>
          </p>
        </div>
      </div>
      <UntilConsultation stage={stage} />
    </>
  )
}

/** How to prepare an objection meanwhile, and what becomes of a letter that is sent now. */
function UntilConsultation({ stage }: { stage: StageState }) {
  const { canPrepare, canWrite, isNewInformationComing } = waitingIn(stage)
  const { heading, lead, steps, letters } = untilConsultation
  return (
    <>
      {canPrepare && <ToWorkshop mode="closed" />}
      {canPrepare && (
        <section aria-labelledby="meanwhile-heading" className="guide-section">
          <h2 id="meanwhile-heading">{heading}</h2>
          <p className="guide-text">{lead}</p>
          <ol className="steps">
            {steps.map(({ title, text, link, to }) => (
              <li key={to}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="no-print">
                  <Link className="button button-quiet" to={to}>
                    {link}
                  </Link>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {canWrite && (
        <section aria-labelledby="letters-heading" className="guidance">
          <h2 id="letters-heading">{letters.heading}</h2>
          <p className="guide-text">
            {letters.truth} {isNewInformationComing && letters.newPapers}
          </p>
        </section>
      )}
    </>
  )
}
