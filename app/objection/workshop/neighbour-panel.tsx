import { Printer } from 'lucide-react'
import { useState } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { forNeighbour as words } from '../../../content/write-objection.ts'
import { draftLimits, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import { changePerson } from './change-draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { PersonFirst } from './person-first.tsx'
import { PublicationReminder } from './publication-reminder.tsx'

/** What becomes of a letter for a neighbour: it is deleted only once somebody has seen it on paper. */
type Stage = 'writing' | 'printed' | 'deleted'

/** Writing for somebody who uses no computer: in large letters, to be ticked and dated, and then nothing of it is kept (rule: for-a-neighbour). */
export function NeighbourPanel({ draft, desk, print }: { draft: ObjectionDraft; desk: DraftDesk; print: () => void }) {
  const [stage, setStage] = useState<Stage>('writing')
  return (
    <details className="workshop-fold">
      <summary>
        <h2 className="workshop-fold-heading">{words.heading}</h2>
      </summary>
      <p className="workshop-text">{words.text}</p>
      <div className="field">
        <label htmlFor="helper">{words.helper}</label>
        <input
          id="helper"
          type="text"
          autoComplete="off"
          maxLength={draftLimits.personName}
          value={draft.person.helper}
          onChange={({ target }) => desk.change((now) => changePerson(now, { helper: target.value }))}
        />
      </div>
      <PublicationReminder draft={draft} />
      <PersonFirst draft={draft}>
        <button
          type="button"
          className="button"
          onClick={() => {
            print()
            setStage('printed')
          }}
        >
          <Printer aria-hidden size={18} /> {words.print}
        </button>
      </PersonFirst>
      <div role="status">
        {stage === 'printed' && <p className="workshop-text">{workshopPage.printedQuestion}</p>}
        {stage === 'deleted' && <p className="workshop-text">{words.deleted}</p>}
      </div>
      {stage === 'printed' && (
        <div className="actions">
          <button
            type="button"
            className="button button-alert"
            onClick={() => {
              desk.remove()
              setStage('deleted')
            }}
          >
            {workshopPage.printedYes}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setStage('writing')}>
            {workshopPage.printedNo}
          </button>
        </div>
      )}
    </details>
  )
}

/** The letter's last lines for a neighbour: the consent, to be ticked and dated by hand. No signature is asked for: letters may be published. */
export function NeighbourConsent() {
  return (
    <>
      <p className="workshop-consent">{words.consent}</p>
      <p className="workshop-line">{words.date}</p>
    </>
  )
}
