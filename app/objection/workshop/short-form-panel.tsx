import { useState } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { sendLetter } from '../../../content/workshop-steps.ts'
import type { LetterPoint } from '../../../domain/letter.ts'
import { portalLength, portalLimits, shortForm } from '../../../domain/short-form.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PlainArea } from './plain-area.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

const words = sendLetter.short

/** The objection for portals that take only so many characters; it can be edited, and what was edited is kept with the draft. */
export function ShortFormPanel({ points }: { points: readonly LetterPoint[] }) {
  const { draft } = useDraftStore()
  const campaign = useCampaign()
  const [chosen, setChosen] = useState<number>(portalLimits[1])
  const limit = draft.short?.limit ?? chosen
  const own = draft.short?.text
  const { text: made, leftOut, shortened } = shortForm(points, campaign.application_reference, limit)
  const text = own ?? made
  const length = portalLength(text)
  const setLimit = (limit: number) => {
    setChosen(limit)
    if (own !== undefined) draftStore.change((now) => ({ ...now, short: { text: own, limit } }))
  }
  const setOwn = (text: string) => {
    setChosen(limit)
    draftStore.change((now) => ({ ...now, short: text === made ? null : { text, limit } }))
  }
  return (
    <details className="workshop-fold">
      <summary>
        <h2 className="workshop-fold-heading">{words.heading}</h2>
      </summary>
      <p className="workshop-text">{words.text}</p>
      <fieldset className="workshop-choice">
        <legend>{words.limit}</legend>
        <div className="workshop-ties">
          {portalLimits.map((each) => (
            <label key={each} className="workshop-tick">
              <input type="radio" name="limit" checked={limit === each} onChange={() => setLimit(each)} />
              {each.toLocaleString('en-GB')}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="short-form">{workshopPage.shortLabel}</label>
        <PlainArea id="short-form" rows={8} aria-describedby="short-form-length" value={text} onText={setOwn} />
        <p id="short-form-length" className="workshop-hint">
          {words.counter(length, limit)} {length > limit && <b>{workshopPage.shortTooLong}</b>}
        </p>
        <p role="status" className="workshop-hint">
          {own !== undefined && workshopPage.shortEdited}
          {own === undefined && leftOut.length > 0 && words.leftOut(leftOut)}{' '}
          {own === undefined && shortened.length > 0 && words.shortened(shortened)}
        </p>
      </div>
      <div className="actions">
        <CopyButton text={text} label={workshopPage.copyShort} message={sendLetter.copied} selects="short-form" />
        {own !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => setOwn(made)}>
            {workshopPage.shortAgain}
          </button>
        )}
      </div>
    </details>
  )
}
