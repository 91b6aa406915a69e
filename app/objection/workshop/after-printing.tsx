import { useState } from 'react'
import { workshopPage } from '../../../content/workshop-page.ts'
import { forNeighbour } from '../../../content/workshop-steps.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/** A draft that was printed for a neighbour, or is not after all. */
export const markPrinted = (isPrinted: boolean) => (draft: ObjectionDraft) => ({ ...draft, isPrinted })

/**
 * Asks of a draft that was printed for a neighbour whether it can go: it is deleted only once somebody has seen it on
 * paper, and asked about until then.
 */
export function AfterPrinting({ asks }: { asks: boolean }) {
  const { draft } = useDraftStore()
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
              draftStore.startAnew()
              setInstead(draftStore.state().draft)
            }}
          >
            {workshopPage.printedYes}
          </button>
          <button type="button" className="button button-quiet" onClick={() => draftStore.change(markPrinted(false))}>
            {workshopPage.printedNo}
          </button>
        </div>
      )}
    </div>
  )
}
