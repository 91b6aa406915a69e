import { Printer } from 'lucide-react'
import { forNeighbour as words } from '../../../content/workshop-steps.ts'
import { draftLimits } from '../../../domain/objection-draft.ts'
import { PersonFirst } from '../person-first.tsx'
import { AfterPrinting, markPrinted } from './after-printing.tsx'
import { changePerson, missingPerson } from './change-draft.ts'
import { PublicationReminder } from './publication-reminder.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/** Writing for somebody who uses no computer: in large letters, to be ticked and dated, and then nothing of it is kept. */
export function NeighbourPanel({
  asks,
  print,
}: {
  /** Whether it is here that one is asked what became of the printing. */
  asks: boolean
  print: () => void
}) {
  const { draft } = useDraftStore()
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
          onChange={({ target }) => draftStore.change((now) => changePerson(now, { helper: target.value }))}
        />
      </div>
      <PublicationReminder />
      <PersonFirst missing={missingPerson(draft)}>
        <button
          type="button"
          className="button"
          onClick={() => {
            // Kept first: it may be long until the browser comes back from the printing.
            draftStore.change(markPrinted(true))
            draftStore.keep()
            print()
          }}
        >
          <Printer aria-hidden size={18} /> {words.print}
        </button>
      </PersonFirst>
      <AfterPrinting asks={asks} />
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
