import { Link } from 'react-router'
import { campaign } from '../../content/campaign.ts'
import { copyMessages, everyObjectionCounts } from '../../content/objection-guide.ts'
import { currentStage, isConsultationOpen, type ProcessStage } from '../../domain/process-stage.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { ConsultationClosed } from './consultation-closed.tsx'
import { ConsultationOpen } from './consultation-open.tsx'
import './how-to-object.css'
import '../ui/opening.css'

const title = 'Object to the Quarry'

/** The page in the mode that the current stage alone decides, and what both modes end with. */
export function HowToObject({ stages }: { stages: readonly ProcessStage[] }) {
  return (
    <div className="page how-to-object">
      <PageHeading>{title}</PageHeading>
      {isConsultationOpen(stages) ? <ConsultationOpen /> : <ConsultationClosed stage={currentStage(stages)} />}
      <section aria-labelledby="every-objection-heading" className="section every-objection no-print">
        <div>
          <h2 id="every-objection-heading">{everyObjectionCounts.heading}</h2>
          <p className="guide-text">{everyObjectionCounts.text}</p>
          <div className="actions">
            <ShareButton
              label={everyObjectionCounts.sharePage}
              title={title}
              path="/how-to-object"
              message={copyMessages.page}
            />
            <ShareButton
              label={everyObjectionCounts.share}
              title={campaign.name}
              path="/"
              message={copyMessages.link}
              look="button-quiet"
            />
          </div>
        </div>
        <ul className="next-steps">
          <li>
            <Link to="/evaluate-objection">{everyObjectionCounts.evaluate.link}</Link>
            {everyObjectionCounts.evaluate.text}
          </li>
          <li>
            <Link to="/process">{everyObjectionCounts.process.link}</Link>
            {everyObjectionCounts.process.text}
          </li>
        </ul>
      </section>
    </div>
  )
}
