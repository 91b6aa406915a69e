import type { Place } from '../../../content/places.ts'
import { steps, tieLabels } from '../../../content/workshop-steps.ts'
import { ties } from '../../../domain/objection-draft.ts'
import { Step } from './step.tsx'
import { stepsDone } from './steps-done.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'

const words = steps.village

export function VillageStep({ places }: { places: readonly Place[] }) {
  const { draft } = useDraftStore()
  const { village, tie } = draft
  const place = places.find(({ slug }) => slug === village)
  return (
    <Step
      step="village"
      isDone={stepsDone(draft).village}
      note={place ? `${place.name}: ${words.tieLabel.replace('…', tieLabels[tie])}` : ''}
    >
      <div className="field workshop-village">
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
      </div>
      {village !== '' && (
        <fieldset className="workshop-choice">
          <legend>{words.tieLabel}</legend>
          <div className="workshop-ties">
            {ties.map((each) => (
              <label key={each} className="workshop-tick">
                <input
                  type="radio"
                  name="tie"
                  checked={tie === each}
                  onChange={() => draftStore.change((draft) => ({ ...draft, tie: each }))}
                />
                {tieLabels[each]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Step>
  )
}
