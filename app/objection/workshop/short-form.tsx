import { useState } from 'react'
import { sendWords } from '../../../content/written-words.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import { portalLimits, shortForm } from '../../../domain/short-form.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

const fieldId = 'short-form'

/** The objection for portals that take only so many characters, made of the answers. */
export function ShortForm({ points }: { points: readonly LetterPoint[] }) {
  const campaign = useCampaign()
  const [limit, setLimit] = useState<number>(portalLimits[2])
  const { text, isCut } = shortForm(points, campaign.application_reference, limit)
  return (
    <details className="step-fold">
      <summary>{sendWords.short}</summary>
      <div className="field">
        <label htmlFor="short-limit">{sendWords.shortLimit}</label>
        <select id="short-limit" value={limit} onChange={({ target }) => setLimit(Number(target.value))}>
          {portalLimits.map((each) => (
            <option key={each} value={each}>
              {each.toLocaleString('en-GB')}
            </option>
          ))}
        </select>
      </div>
      <p id={fieldId} className="whole-letter">
        {text}
      </p>
      <p role="status">{isCut && sendWords.shortCut}</p>
      <CopyButton text={text} label={sendWords.copyShort} message={sendWords.copied} selects={fieldId} />
    </details>
  )
}
