import { Printer } from 'lucide-react'
import { consultationOpenGuide, guidanceHtml, sampleLetter } from '../../content/objection-guide.ts'
import { copyMessages } from '../../content/where-to-send.ts'
import { writeObjection } from '../../content/write-objection.ts'
import { escapedDetails, withDetails } from '../../domain/campaign-marks.ts'
import { mailLink } from '../../domain/letter-files.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { breakable, withBreakable } from '../ui/breakable.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { StoredHtml } from '../ui/stored-html.tsx'
import { CouncilContact, PlanningPagesLink, WhoDecides } from './council-contact.tsx'

/** How to object while a public consultation is open: what counts, four steps and a letter to start from. */
export function ConsultationOpen() {
  const { stepsHeading, steps } = consultationOpenGuide(useCampaign())
  return (
    <div className="stack consultation-open">
      <Guidance />
      <section aria-labelledby="steps-heading" className="section stack gap-24">
        <h2 id="steps-heading">{stepsHeading}</h2>
        <ol className="two-columns steps">
          {steps.map((step) => (
            <li key={step.title} className="stack gap-8">
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {'documents' in step && (
                <p>
                  <PlanningPagesLink label={step.documents} />
                </p>
              )}
              {'send' in step && <SendLink {...step} />}
            </li>
          ))}
        </ol>
      </section>
      <div className="with-side">
        <SampleLetter />
        <div className="side stack">
          <CouncilContact />
          <WhoDecides />
        </div>
      </div>
    </div>
  )
}

/** The way to send it: the council's form, else an e-mail, else what to do without either. */
function SendLink({ send, byPost, noAddress }: Record<'send' | 'byPost' | 'noAddress', string>) {
  const { council_form: form, council_email: to, council_address, application_reference } = useCampaign()
  if (form === '' && to === '') return <p>{council_address === '' ? noAddress : byPost}</p>
  const subject = writeObjection.mailSubject(application_reference)
  return (
    <p className="no-print">
      <a className="button button-quiet" href={form || mailLink({ to, subject, text: '' })}>
        {send}
      </a>{' '}
      {form === '' && breakable(to)}
    </p>
  )
}

/** What counts as an objection: in the campaign's own words, or in the built-in ones. */
function Guidance() {
  const campaign = useCampaign()
  const { guidance } = consultationOpenGuide(campaign)
  const text = usePageTexts('how-to-object').find('guidance') ?? guidanceHtml(guidance)
  return (
    <section aria-labelledby="guidance-heading" className="section guidance">
      <h2 id="guidance-heading">{guidance.heading}</h2>
      <StoredHtml html={withDetails(text, escapedDetails(campaign))} />
    </section>
  )
}

const letterId = 'sample-letter'

/** Prints the letter without the page around it. */
function printAlone(): void {
  const { dataset } = document.documentElement
  dataset.printsAlone = letterId
  addEventListener('afterprint', () => delete dataset.printsAlone, { once: true })
  print()
}

/** The letter to start from, on a sheet of its own; on paper it stands on its own page. */
function SampleLetter() {
  const campaign = useCampaign()
  const { letterHeading, letterIntro, readLetter, copyTemplate } = consultationOpenGuide(campaign)
  const ownText = usePageTexts('how-to-object').find('letter')
  const letter = withDetails(ownText ?? sampleLetter, campaign)
  return (
    <section aria-labelledby="letter-heading" className="section stack letter-section">
      <h2 id="letter-heading">{letterHeading}</h2>
      <p className="no-print">{letterIntro}</p>
      <div className="row no-print">
        <button type="button" className="button button-quiet needs-script" onClick={printAlone}>
          <Printer aria-hidden size={18} /> Print
        </button>
        <CopyButton text={letter} label={copyTemplate} message={copyMessages.template} selects={letterId} />
      </div>
      <details>
        <summary className="no-print">{readLetter}</summary>
        <div className="letter" id={letterId}>
          {letter
            .split(/(\[[^\]]+\])/)
            .map((part, index) => (part.startsWith('[') ? <mark key={index}>{part}</mark> : withBreakable(part)))}
        </div>
      </details>
    </section>
  )
}
