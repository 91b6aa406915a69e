import { Printer } from 'lucide-react'
import { forNeighbour as words } from '../../../content/write-objection.ts'
import { draftLimits, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import { AfterPrinting, markPrinted } from './after-printing.tsx'
import { changePerson } from './change-draft.ts'
import type { DraftDesk } from './draft-desk.ts'

/** Writing for somebody who uses no computer: in large letters, to be signed, and then nothing of it is kept (rule: for-a-neighbour). */
export function NeighbourPanel({
  draft,
  desk,
  asks,
  print,
}: {
  draft: ObjectionDraft
  desk: DraftDesk
  /** Whether it is here that one is asked what became of the printing. */
  asks: boolean
  print: () => void
}) {
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
      <button
        type="button"
        className="button"
        onClick={() => {
          // Kept first: it may be long until the browser comes back from the printing.
          desk.change(markPrinted(true))
          desk.keep()
          print()
        }}
      >
        <Printer aria-hidden size={18} /> {words.print}
      </button>
      <AfterPrinting draft={draft} desk={desk} asks={asks} />
    </details>
  )
}

/** The letter's last lines for a neighbour: the consent, and where to sign. */
export function NeighbourSignature() {
  return (
    <>
      <p>{words.consent}</p>
      <p className="workshop-line">{words.signature}</p>
      <p className="workshop-line">{words.date}</p>
    </>
  )
}
