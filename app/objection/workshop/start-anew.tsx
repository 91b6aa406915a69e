import { useState } from 'react'
import { flushSync } from 'react-dom'
import { workshopPage } from '../../../content/workshop-page.ts'
import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { AskFirst } from './ask-first.tsx'
import { focusFirstStep } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/** Deletes the draft for a new one, once its writer has said so; absent while nothing is kept. */
export function StartAnew() {
  const { draft, isStored } = useDraftStore()
  /** The draft that took the place of the one that was deleted, as it was then. */
  const [instead, setInstead] = useState<ObjectionDraft>()
  return (
    <div>
      <p role="status" className="workshop-hint">
        {instead === draft && workshopPage.deleted}
      </p>
      {isStored && (
        <AskFirst
          label={workshopPage.startAnew}
          question={workshopPage.startAnewQuestion}
          yes={workshopPage.startAnewYes}
          onYes={() => {
            // The steps are made anew, so that the focus waits for them.
            flushSync(draftStore.startAnew)
            setInstead(draftStore.state().draft)
            focusFirstStep()
          }}
        />
      )}
    </div>
  )
}
