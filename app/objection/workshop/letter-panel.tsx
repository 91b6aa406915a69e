import { ArrowDown, Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { letterPanel } from '../../../content/workshop-steps.ts'
import { bringBack, editLetter, makeAgain } from '../../../domain/edited-letter.ts'
import { AskFirst } from './ask-first.tsx'
import { LetterPaper, letterId } from './letter-paper.tsx'
import { PlainArea } from './plain-area.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import type { DraftLetter } from './use-letter.ts'

/** The letter as it grows, which can be edited as a whole; what was edited is replaced only when that is wanted. */
export function LetterPanel({
  letter: { made, shown },
  pointNames,
  isChecked,
}: {
  letter: DraftLetter
  pointNames: readonly string[]
  isChecked: boolean
}) {
  const { draft } = useDraftStore()
  const [isEditing, setEditing] = useState(false)
  const isEdited = shown.state !== 'made'
  const isEmpty = shown.text.trim() === ''
  return (
    <section id="your-letter" tabIndex={-1} aria-labelledby="letter-heading" className="quiet-focus">
      <h2 id="letter-heading">{letterPanel.heading}</h2>
      <p role="status" className="workshop-letter-state">
        {isEmpty && (isEdited ? letterPanel.emptied : letterPanel.notBegun)}
        {!isEmpty && shown.state === 'edited' && letterPanel.edited}
        {!isEmpty && shown.state === 'edited-and-changed-since' && letterPanel.changedSince}
      </p>
      <div className="actions workshop-letter-actions">
        {isChecked && (
          <a className="standing-link" href="#letter-check">
            {workshopPage.checkHeading} <ArrowDown aria-hidden size={18} />
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={() => setEditing(!isEditing)}>
          <Pencil aria-hidden size={18} />
          {isEditing ? workshopPage.doneEditing : isEdited ? workshopPage.goOnEditing : letterPanel.edit}
        </button>
        {isEdited && (
          <AskFirst
            label={letterPanel.makeAgain}
            question={letterPanel.makeAgainQuestion}
            yes={workshopPage.makeAgainYes}
            onYes={() => {
              setEditing(false)
              draftStore.change(makeAgain)
              document.getElementById('your-letter')?.focus({ preventScroll: true })
            }}
          />
        )}
        {draft.replaced !== '' && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              draftStore.change((now) => bringBack(now, made.text))
              document.getElementById('your-letter')?.focus({ preventScroll: true })
            }}
          >
            <Undo2 aria-hidden size={18} /> {letterPanel.bringBack}
          </button>
        )}
      </div>
      {isEditing ? (
        <div className="field workshop-edit">
          <label htmlFor="letter-text">{workshopPage.editLabel}</label>
          <PlainArea
            id="letter-text"
            rows={26}
            value={shown.text}
            onText={(text) => draftStore.change((now) => editLetter(now, made.text, text))}
          />
        </div>
      ) : (
        <LetterPaper id={letterId} className="workshop-paper" text={shown.text} pointNames={pointNames} />
      )}
    </section>
  )
}
