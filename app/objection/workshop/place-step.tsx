import { Link, useNavigate } from 'react-router'
import type { Place } from '../../../content/places.ts'
import { tieLabels, workshopWords } from '../../../content/workshop-words.ts'
import { writtenBefore } from '../../../content/written-before.ts'
import { ties } from '../../../domain/objection-draft.ts'
import { Step } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

const words = workshopWords.place

/** Where the writer lives, works or often goes. */
export function PlaceStep({ places, onNext }: { places: readonly Place[]; onNext: () => void }) {
  const { village, tie } = useDraftStore().draft
  return (
    <Step title={words.title} back="/how-to-object" onNext={onNext} after={<WrittenBefore />}>
      <div className="field">
        <label htmlFor="village">{words.label}</label>
        <select
          id="village"
          value={village}
          onChange={({ target }) => draftStore.change((draft) => ({ ...draft, village: target.value }))}
        >
          <option value="">{words.none}</option>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <Link className="standing-link" to="/near">
          {words.notListed}
        </Link>
      </div>
      {village !== '' && (
        <fieldset className="step-choice">
          <legend>{words.tieLabel}</legend>
          {ties.map((each) => (
            <label key={each} className="step-tick">
              <input
                type="radio"
                name="tie"
                checked={tie === each}
                onChange={() => draftStore.change((draft) => ({ ...draft, tie: each }))}
              />
              {tieLabels[each]}
            </label>
          ))}
        </fieldset>
      )}
    </Step>
  )
}

/** The way past all questions for those who have written elsewhere, and answers for those who have written already. */
export function WrittenBefore() {
  const navigate = useNavigate()
  return (
    <div className="step-after">
      <p>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            draftStore.change((draft) => ({ ...draft, isBrought: true }))
            navigate('#send')
          }}
        >
          {words.haveLetter}
        </button>
      </p>
      {writtenBefore.map(({ question, answer }) => (
        <details key={question} className="step-fold">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
