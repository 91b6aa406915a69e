import { type ReactNode, useCallback, useState } from 'react'
import { Modal } from './modal.tsx'

/** A question before something is done. */
export interface Question {
  /** The question itself. */
  text: string
  /** What the button that goes on says, such as 'Delete'. */
  action: string
  /** What the button that does not says. */
  refusal?: string
  isDanger?: boolean
  /** Room for details such as a table. */
  isWide?: boolean
  details?: ReactNode
}

/** Asks before something is done: `await confirm.ask(question)`; the screen renders `confirm.dialog`. */
export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [open, setOpen] = useState<{ question: Question; answer: (isYes: boolean) => void }>()
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          setOpen(undefined)
          resolve(isYes)
        }
        setOpen({ question, answer })
      }),
    [],
  )
  return { ask, dialog: open && <ConfirmDialog {...open} /> }
}

function ConfirmDialog({ question, answer }: { question: Question; answer: (isYes: boolean) => void }) {
  const { text, action, refusal = 'Cancel', isDanger = false, isWide = false, details } = question
  return (
    <Modal
      title={text}
      role="alertdialog"
      className={isWide ? 'modal-wide' : 'modal-small'}
      onClose={() => answer(false)}
    >
      {details}
      <p className="line button-row">
        <button type="button" className={`button ${isDanger ? 'button-alert' : ''}`} onClick={() => answer(true)}>
          {action}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer(false)}>
          {refusal}
        </button>
      </p>
    </Modal>
  )
}
