import { workshopPage } from '../../../content/workshop-page.ts'
import { AskFirst } from './ask-first.tsx'
import { desk } from './use-desk.ts'

/** A button that goes to another draft, and asks first where something of this one is not kept (rule: draft-not-kept). */
export function LeaveDraft(button: { label: string; describedBy?: string; onYes: () => void }) {
  return (
    <AskFirst
      {...button}
      question={workshopPage.leaveQuestion}
      yes={workshopPage.leaveYes}
      mustAsk={desk.isLostOnSwitching}
    />
  )
}
