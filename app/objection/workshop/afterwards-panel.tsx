import { afterwards as words } from '../../../content/workshop-steps.ts'
import { copyReceivers, draftLimits, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/** What there is to do once the letter is on its way. */
export function AfterwardsPanel() {
  const { afterwards } = useDraftStore().draft
  const set = (part: Partial<ObjectionDraft['afterwards']>) =>
    draftStore.change((draft) => ({ ...draft, afterwards: { ...draft.afterwards, ...part } }))
  return (
    <details className="workshop-fold">
      <summary>
        <h2 className="workshop-fold-heading">{words.heading}</h2>
      </summary>
      <p className="workshop-text">{words.text}</p>
      <div className="workshop-pair">
        <div className="field">
          <label htmlFor="sent-on">{words.sentOn}</label>
          <input
            id="sent-on"
            type="date"
            value={afterwards.sentOn}
            onChange={({ target }) => set({ sentOn: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor="acknowledged-on">{words.acknowledgedOn}</label>
          <input
            id="acknowledged-on"
            type="date"
            value={afterwards.acknowledgedOn}
            aria-describedby="no-answer"
            onChange={({ target }) => set({ acknowledgedOn: target.value })}
          />
          <p id="no-answer" className="workshop-hint">
            {words.noAnswer}
          </p>
        </div>
      </div>
      <div className="field">
        <label htmlFor="council-reference">{words.reference}</label>
        <input
          id="council-reference"
          type="text"
          autoComplete="off"
          maxLength={draftLimits.reference}
          value={afterwards.reference}
          onChange={({ target }) => set({ reference: target.value })}
        />
      </div>
      <fieldset className="workshop-choice">
        <legend>{words.copiesLabel}</legend>
        {copyReceivers.map((receiver) => (
          <label key={receiver} className="workshop-tick">
            <input
              type="checkbox"
              checked={afterwards.copies.includes(receiver)}
              onChange={({ target }) => {
                const others = afterwards.copies.filter((each) => each !== receiver)
                set({ copies: target.checked ? [...others, receiver] : others })
              }}
            />
            {words.copies[receiver]}
          </label>
        ))}
      </fieldset>
      <label className="workshop-tick">
        <input
          type="checkbox"
          aria-describedby="speak-text"
          checked={afterwards.wantsToSpeak}
          onChange={({ target }) => set({ wantsToSpeak: target.checked })}
        />
        {words.speak}
      </label>
      <p id="speak-text" className="workshop-hint">
        {words.speakText}
      </p>
    </details>
  )
}
