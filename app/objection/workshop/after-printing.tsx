import { useState } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { forNeighbour } from '../../../content/write-objection.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { desk, useDesk } from './use-desk.ts'

/** A draft that was printed for a neighbour, or is not after all. */
export const markPrinted = (isPrinted: boolean) => (draft: ObjectionDraft) => ({ ...draft, isPrinted })

/**
 * Asks of a draft that was printed for a neighbour whether it can go: it is deleted only once somebody has seen it on
 * paper, and asked about until then (rule: for-a-neighbour).
 */
export function AfterPrinting({ asks }: { asks: boolean }) {
  const { draft } = useDesk()
  /** The draft that took the place of the one that was deleted, as it was then. */
  const [instead, setInstead] = useState<ObjectionDraft>()
  return (
    <div className={asks ? 'notice workshop-question' : undefined}>
      <div role="status">
        {asks && <p className="workshop-text">{workshopPage.printedQuestion}</p>}
        {!asks && instead === draft && <p className="workshop-text">{forNeighbour.deleted}</p>}
      </div>
      {asks && (
        <div className="actions">
          <button
            type="button"
            className="button button-alert"
            onClick={() => {
              desk.remove()
              setInstead(desk.state().draft)
            }}
          >
            {workshopPage.printedYes}
          </button>
          <button type="button" className="button button-quiet" onClick={() => desk.change(markPrinted(false))}>
            {workshopPage.printedNo}
          </button>
        </div>
      )}
    </div>
  )
}
