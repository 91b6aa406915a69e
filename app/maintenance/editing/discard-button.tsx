import { QuietButton } from '../buttons.tsx'
import { useConfirm } from '../modal.tsx'
import type { RowForm } from './row-editor.ts'

type Discarded = Pick<RowForm<never, never>, 'isUnsaved' | 'reset'>

const question = {
  text: 'Discard your changes?',
  action: 'Discard changes',
  refusal: 'Keep editing',
  isDanger: true,
}

/** Throws away what is typed and not saved, once somebody has agreed to that: false where nobody has. */
export function useDiscard({ isUnsaved, reset }: Discarded) {
  const { ask, dialog } = useConfirm()
  const discard = async () => {
    if (!isUnsaved) return true
    if (!(await ask(question))) return false
    reset()
    return true
  }
  return { discard, dialog }
}

/** Goes back to the row as it was read. */
export function DiscardButton({ form }: { form: Discarded }) {
  const { discard, dialog } = useDiscard(form)
  return (
    <>
      <QuietButton aria-disabled={!form.isUnsaved} onClick={discard}>
        Discard changes
      </QuietButton>
      {dialog}
    </>
  )
}
