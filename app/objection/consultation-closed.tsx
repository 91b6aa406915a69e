import { Link } from 'react-router'
import { consultationClosedGuide, noLongerTaken } from '../../content/objection-guide.ts'
import { type StageState, waitingIn } from '../../domain/progress.ts'
import type { LateStageId } from '../../domain/stage-ids.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { lateReason } from './letter-now.ts'

/** What to know and to do while the council takes no objections; `late` is the stage where it takes them no longer. */
export function ConsultationClosed({ stage, late }: { stage: StageState; late: LateStageId | undefined }) {
  const { words } = usePageTexts('how-to-object')
  const { notice, statement, reason, advice, joinMailingList, seeProcess, prepare } = consultationClosedGuide
  return (
    <>
      {waitingIn(stage).canPrepare && (
        <div className="prose no-print">
          <p className="lead">You can prepare your letter today, in your own words.</p>
          <p>
            <Link className="button button-alert" to="/write-objection">
              {prepare}
            </Link>
          </p>
        </div>
      )}
      <section aria-labelledby="notice-heading" className="notice prose stage-notice">
        <h2 id="notice-heading">{notice(stage)}</h2>
        <p>
          <strong>{statement}</strong>
        </p>
        <p>{words('closed', late ? lateReason(late) : reason)}</p>
      </section>
      <p>{words('advice', late ? noLongerTaken.advice : advice)}</p>
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
