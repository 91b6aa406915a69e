import { Link } from 'react-router'
import { copyMessages, everyObjectionCounts } from '../../content/objection-guide.ts'
import { consultationOn, currentStage, type StageState, stagesOn, waitingIn } from '../../domain/progress.ts'
import { useCampaign } from '../content-api/campaign.ts'
import { ConsultationLine } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { TookPart } from '../ui/took-part.tsx'
import { ConsultationClosed } from './consultation-closed.tsx'
import { ConsultationOpen } from './consultation-open.tsx'
import { ObjectionQuestions } from './objection-questions.tsx'
import './how-to-object.css'
import '../ui/opening.css'

const title = 'Object to the Quarry'

/** The page in the mode that stages and dates alone decide, and what both modes end with. */
export function HowToObject({ stages, today }: { stages: readonly StageState[]; today: string }) {
  const campaign = useCampaign()
  const consultation = consultationOn(stages, today)
  const stage = currentStage(stagesOn(stages, today))
  return (
    <div className="page how-to-object">
      <PageHeading>{title}</PageHeading>
      <ConsultationLine consultation={consultation} />
      {consultation.state === 'open' ? (
        <ConsultationOpen />
      ) : (
        <ConsultationClosed stage={stage} late={consultation.state === 'over' ? consultation.stage : undefined} />
      )}
      <section className="took-part">
        <TookPart />
      </section>
      {(consultation.state === 'open' || waitingIn(stage).canWrite) && <ObjectionQuestions />}
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
          <li>
            <Link to="/pack">{everyObjectionCounts.pack.link}</Link>
            {everyObjectionCounts.pack.text}
          </li>
        </ul>
      </section>
    </div>
  )
}
