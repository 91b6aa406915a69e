import { Printer } from 'lucide-react'
import { consultationOpenGuide, copyMessages, sampleLetter } from '../../content/objection-guide.ts'
import { withDetails } from '../../domain/campaign-marks.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

const letterId = 'sample-letter'

/** The letter to start from, on a sheet of its own; on paper it stands on its own page. */
export function SampleLetter() {
  const campaign = useCampaign()
  const { letterHeading, letterIntro, copyTemplate } = consultationOpenGuide(campaign)
  const { own, isComing } = usePageTexts('how-to-object').find('letter')
  const letter = withDetails(own ?? sampleLetter, campaign)
  return (
    <section aria-labelledby="letter-heading" className="guide-section letter-section">
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
      <div className={isComing ? 'letter coming-words' : 'letter'} id={letterId}>
        {letter
          .split(/(\[[^\]]+\])/)
          .map((part, index) => (part.startsWith('[') ? <mark key={index}>{part}</mark> : part))}
      </div>
    </section>
  )
}
