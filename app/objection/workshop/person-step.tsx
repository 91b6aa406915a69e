import { publicationLabels, steps } from '../../../content/workshop-steps.ts'
import { draftLimits, publications } from '../../../domain/objection-draft.ts'
import { changePerson } from './change-draft.ts'
import { publicationId } from './publication-reminder.tsx'
import { Step } from './step.tsx'
import { stepsDone } from './steps-done.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'

const words = steps.person

export function PersonStep() {
  const { draft } = useDraftStore()
  const { person } = draft
  // What is written of somebody else is not for this browser to remember.
  const isOwn = person.helper === '' && !draft.isPrinted
  return (
    <Step
      step="person"
      isDone={stepsDone(draft).person}
      note={person.name !== '' && person.publication === '' ? `${person.name}; ${words.publicationOpen}` : person.name}
    >
      <div className="field">
        <label htmlFor="person-name">{words.name}</label>
        <input
          id="person-name"
          type="text"
          autoComplete={isOwn ? 'name' : 'off'}
          maxLength={draftLimits.personName}
          value={person.name}
          onChange={({ target }) => draftStore.change((now) => changePerson(now, { name: target.value }))}
        />
      </div>
      <div className="field">
        <label htmlFor="person-address">{words.address}</label>
        <textarea
          id="person-address"
          rows={3}
          autoComplete={isOwn ? 'street-address' : 'off'}
          maxLength={draftLimits.address}
          value={person.address}
          onChange={({ target }) => draftStore.change((now) => changePerson(now, { address: target.value }))}
        />
      </div>
      <fieldset
        id={publicationId}
        tabIndex={-1}
        className="workshop-choice quiet-focus"
        aria-describedby="publication-text"
      >
        <legend>{words.publicationLabel}</legend>
        {publications.map((each) => (
          <label key={each} className="workshop-tick">
            <input
              type="radio"
              name="publication"
              checked={person.publication === each}
              onChange={() => draftStore.change((now) => changePerson(now, { publication: each }))}
            />
            {publicationLabels[each]}
          </label>
        ))}
        <p id="publication-text" className="workshop-hint">
          {words.publicationText}
        </p>
      </fieldset>
      <p className="workshop-text">{words.leaveOut}</p>
    </Step>
  )
}
