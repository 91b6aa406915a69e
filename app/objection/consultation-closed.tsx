import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { consultationClosedGuide } from '../../content/objection-guide.ts'
import type { ProcessStage } from '../../domain/process-stage.ts'

/** What to know and to do while the council takes no objections. */
export function ConsultationClosed({ stage }: { stage: ProcessStage }) {
  const { notice, statement, reason, advice, joinMailingList, seeProcess } = consultationClosedGuide
  return (
    <div className="while-closed">
      <section aria-labelledby="notice-heading" className="stage-notice">
        <Hourglass aria-hidden size={40} strokeWidth={1.6} />
        <div>
          <h2 id="notice-heading">{notice(stage)}</h2>
          <p className="stage-notice-statement">{statement}</p>
          <p className="mt-3 max-w-[62ch]">{reason}</p>
          <p className="mt-3">
            <Link className="standing-link" to="/process">
              {seeProcess}
            </Link>
          </p>
        </div>
      </section>
      <div>
        <p className="lead">{advice}</p>
        <p className="no-print mt-4">
          <Link className="button" to="/contact#mailchimp">
            {joinMailingList}
          </Link>
        </p>
      </div>
    </div>
  )
}
