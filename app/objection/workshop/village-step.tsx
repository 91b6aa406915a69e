import type { Place } from '../../../content/places.ts'
import { tieLabels, writeObjection } from '../../../content/write-objection.ts'
import { type ObjectionDraft, ties } from '../../../domain/objection-draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { Step } from './step.tsx'
import { stepsDone } from './steps-done.ts'

const words = writeObjection.steps.village

/** The first step: where the writer belongs, and how. */
export function VillageStep({
  draft,
  places,
  change,
}: {
  draft: ObjectionDraft
  places: readonly Place[]
  change: DraftDesk['change']
}) {
  const { village, tie } = draft
  const place = places.find(({ slug }) => slug === village)
  return (
    <Step
      id="step-village"
      number={1}
      title={words.title}
      text={words.text}
      isDone={stepsDone(draft)['step-village']}
      note={place ? `${place.name}: ${words.tieLabel.replace('…', tieLabels[tie])}` : ''}
      next={{ id: 'step-points', title: writeObjection.steps.points.title }}
    >
      <div className="field workshop-village">
        <label htmlFor="village">{words.label}</label>
        <select
          id="village"
          value={village}
          onChange={({ target }) => change((draft) => ({ ...draft, village: target.value }))}
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
                  onChange={() => change((draft) => ({ ...draft, tie: each }))}
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
