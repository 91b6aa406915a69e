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
      {waitingIn(stage).canPrepare && (
        <p className="no-print">
          <Link className="button button-alert" to="/write-objection">
            {prepare}
          </Link>
        </p>
      )}
    </>
  )
}
