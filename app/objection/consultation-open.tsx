import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { consultationOpenGuide, sampleLetter } from '../../content/objection-guide.ts'
import { copyMessages } from '../../content/where-to-send.ts'
import { escapedDetails, withDetails } from '../../domain/campaign-marks.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { useConsultation } from '../layout/consultation-line.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { withBreakable } from '../ui/breakable.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { StoredHtml } from '../ui/stored-html.tsx'
import { CouncilContact, PlanningPagesLink } from './council-contact.tsx'
import { guidanceParts } from './guidance-parts.ts'

/** How to object while a public consultation is open: what counts, four steps, a letter to start from, and where to send it. */
export function ConsultationOpen() {
  const { where, lastDay, write, stepsHeading, steps } = consultationOpenGuide(useCampaign())
  const { words } = usePageTexts('how-to-object')
  const consultation = useConsultation()
  return (
    <div className="consultation-open">
      {consultation.state === 'open' && consultation.daysLeft !== undefined && <p>{lastDay}</p>}
      <p className="no-print">
        <Link className="button button-alert" to="/write-objection">
          {write}
        </Link>
      </p>
      <p>{words('open', where)}</p>
      <Guidance />
      <section aria-labelledby="steps-heading" className="section">
        <h2 id="steps-heading">{stepsHeading}</h2>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {'link' in step && (
                <p>
                  <PlanningPagesLink label={step.link} look="button-quiet" />
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      <SampleLetter />
      <CouncilContact />
    </div>
  )
}

/** What counts as an objection: in the campaign's own words, or in the built-in ones. */
function Guidance() {
  const { guidance } = consultationOpenGuide(useCampaign())
  const ownText = usePageTexts('how-to-object').find('guidance')
  return (
    <section aria-labelledby="guidance-heading" className="section guidance">
      <h2 id="guidance-heading">{guidance.heading}</h2>
      {ownText === undefined ? (
        <>
          <div className="prose">
            {guidance.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="two-columns counts">
            <div>
              <h3>{guidance.countsHeading}</h3>
              <ul>
                {guidance.counts.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <div data-counts="false">
              <h3>{guidance.doesNotCountHeading}</h3>
              <ul>
                {guidance.doesNotCount.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
        </>
      ) : (
        <OwnGuidance text={ownText} />
      )}
    </section>
  )
}

/** The campaign's own words in the look of the built-in ones, as far as they have its parts. */
function OwnGuidance({ text }: { text: string }) {
  const html = withDetails(text, escapedDetails(useCampaign()))
  const parts = guidanceParts(html)
  if (!parts) return <StoredHtml html={html} />
  return (
    <>
      <StoredHtml html={parts.before} />
      <div className="two-columns counts">
        <div>
          <StoredHtml html={parts.counts} />
        </div>
        <div data-counts="false">
          <StoredHtml html={parts.doesNotCount} />
        </div>
      </div>
      {parts.after.trim() !== '' && <StoredHtml html={parts.after} />}
    </>
  )
}

const letterId = 'sample-letter'

/** The letter to start from, on a sheet of its own; on paper it stands on its own page. */
function SampleLetter() {
  const campaign = useCampaign()
  const { letterHeading, letterIntro, copyTemplate } = consultationOpenGuide(campaign)
  const ownText = usePageTexts('how-to-object').find('letter')
  const letter = withDetails(ownText ?? sampleLetter, campaign)
  return (
    <section aria-labelledby="letter-heading" className="section letter-section">
      <div className="no-print letter-head">
        <div>
          <h2 id="letter-heading">{letterHeading}</h2>
          <p>{letterIntro}</p>
        </div>
        <div className="actions">
          <button type="button" className="button button-quiet needs-script" onClick={() => print()}>
            <Printer aria-hidden size={18} /> Print
          </button>
          <CopyButton text={letter} label={copyTemplate} message={copyMessages.template} selects={letterId} />
        </div>
      </div>
      <div className="letter" id={letterId}>
        {letter
          .split(/(\[[^\]]+\])/)
          .map((part, index) => (part.startsWith('[') ? <mark key={index}>{part}</mark> : withBreakable(part)))}
      </div>
    </section>
  )
}
