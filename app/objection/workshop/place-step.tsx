import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { noConsultation } from '../../../content/consultation.ts'
import { placeField } from '../../../content/place-field.ts'
import type { Place } from '../../../content/places.ts'
import type { Home } from '../../../content/settlements.ts'
import { tieLabels, workshopWords } from '../../../content/workshop-words.ts'
import { writtenBefore as beforeWords } from '../../../content/written-before.ts'
import { ties } from '../../../domain/objection-draft.ts'
import { ConsultationLine, useConsultation } from '../../layout/consultation-line.tsx'
import { SourceMarks } from '../../ui/page-sources.tsx'
import { PlaceInput } from '../../ui/place-field.tsx'
import { Field, type Problem } from '../problems.tsx'
import { LetterSoFar, Step, WalkContext } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import { settlementsQuery } from './use-writing-rows.ts'

const words = workshopWords.place
const [fieldId, choiceId] = ['village', 'village-meant']

/** Where the writer lives, works or often goes. */
export function PlaceStep({ places }: { places: readonly Place[] }) {
  const { village, tie } = useDraftStore().draft
  const consultation = useConsultation()
  const { goOn } = use(WalkContext)
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [choices, setChoices] = useState<Home['choices']>([])
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const writtenAbout = places.find(({ slug }) => slug === village)?.name ?? ''
  const refuse = (text: string, field = fieldId) => setProblems([{ field, text }])

  async function tryNext() {
    const typed = field.current?.value.trim() ?? ''
    if (typed === writtenAbout) return goOn()
    try {
      // Loaded now, so that the next step has the settlement that is found.
      await client.ensureQueryData(settlementsQuery)
      const { findHome } = await import('../../../content/settlements.ts')
      const { place, choices } = findHome(typed, places)
      setChoices(choices)
      if (choices.length > 0) return refuse(words.choose, choiceId)
      if (!place && typed !== '') return refuse(words.unknown)
      draftStore.change((draft) => ({ ...draft, village: place?.slug ?? '' }))
      goOn()
    } catch {
      refuse(placeField.offline)
    }
  }
  return (
    <Step
      title={words.title}
      problems={problems}
      onNext={tryNext}
      side={<LetterSoFar text="" />}
      after={<WrittenBefore />}
    >
      {consultation.state !== 'over' && consultation.state !== 'open' && (
        <ConsultationLine consultation={consultation} none={noConsultation} />
      )}
      <Field id={fieldId} label={placeField.hint}>
        <PlaceInput
          key={village}
          ref={field}
          id={fieldId}
          defaultValue={writtenAbout}
          aria-invalid={problems.length > 0}
          aria-describedby="no-village"
        />
        <p id="no-village" className="quiet">
          {words.none}
        </p>
        <Link className="standing-link" to="/near">
          {placeField.list}
        </Link>
      </Field>
      {choices.length > 0 && (
        <Field id={choiceId} label={words.choose}>
          <select
            id={choiceId}
            defaultValue=""
            onChange={({ target }) => {
              if (field.current) field.current.value = target.value
            }}
          >
            <option value="" />
            {choices.map(({ slug, name }) => (
              <option key={slug}>{name}</option>
            ))}
          </select>
        </Field>
      )}
      <fieldset>
        <legend>
          <b>{words.tieLabel}</b>
        </legend>
        {ties.map((each) => (
          <label key={each} className="tick">
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
    </Step>
  )
}

/** The way past all questions for those who have written elsewhere, and answers for those who have written before. */
function WrittenBefore() {
  const navigate = useNavigate()
  return (
    <div className="section no-print">
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
      <details className="stack">
        <summary>{beforeWords.summary}</summary>
        {beforeWords.questions.map(({ question, answer, ...said }) => (
          <section key={question}>
            <h2 className="title">{question}</h2>
            <p>
              {answer}
              {'at' in said && <SourceMarks at={said.at} />}
            </p>
          </section>
        ))}
      </details>
    </div>
  )
}
