import { Dialog } from 'radix-ui'
import { FocusScope } from 'radix-ui/internal'
import { type FormEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A modal dialog. The toasts beside it can be heard and reached: an error of what it does is told there too. */
export function Modal({
  title,
  role = 'dialog',
  className = '',
  first,
  onClose,
  children,
}: {
  title: ReactNode
  role?: 'dialog' | 'alertdialog'
  className?: string
  /** Selects the control that takes the focus at first, where that is not the dialog itself. */
  first?: string
  /** Escape or the close button; the dialog stays until its owner takes it away. */
  onClose: () => void
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const next = opener instanceof HTMLElement ? opener : undefined

  // Before the next key is heard; Radix would do it in a later task, and keys come before that.
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        if (panel.current) return
        next?.focus()
        // On the page itself, reading would begin anew.
        if (document.activeElement === document.body) (lastModal() ?? document.querySelector('main'))?.focus()
      }),
    [next],
  )

  const body = <div>{children}</div>
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="modal">
          <Dialog.Content
            ref={panel}
            role={role}
            className={`modal-panel ${className}`}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              const start = first === undefined ? null : panel.current?.querySelector<HTMLElement>(first)
              const shown = start ?? panel.current
              shown?.focus()
            }}
            onInteractOutside={(event) => event.preventDefault()}
            // Radix learns only after a moment which dialog is the last, so that a quick Escape would close another. In the toasts it is theirs.
            onEscapeKeyDown={(event) => event.target !== document.body && event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.stopPropagation()
              onClose()
            }}
            // React hands events on to what the dialog was opened from: a form there would be sent with the dialog's own.
            onSubmit={(event: FormEvent) => event.stopPropagation()}
          >
            <ToastsBeside />
            <Dialog.Title className="modal-title">{title}</Dialog.Title>
            {role === 'alertdialog' ? <Dialog.Description asChild>{body}</Dialog.Description> : body}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function lastModal(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.modal-panel')].at(-1)
}

const findToasts = () => document.querySelector<HTMLElement>('[aria-label="Notifications"]')

/** Lets the dialog around give the focus to the toasts. */
function ToastsBeside(): null {
  FocusScope.useFocusScopeBranch(findToasts())
  return null
}

/** A question before something is done. */
export interface Question {
  /** The question itself. */
  text: string
  /** What the button that goes on says, such as 'Delete'. */
  action: string
  /** A second button that goes on, and what it does before. */
  otherwise?: { text: string; onChoose: () => void } | undefined
  /** What the button that does not says. */
  refusal?: string
  isDanger?: boolean
  /** Room for details such as a table; the buttons stay in sight. */
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
  const { text, action, otherwise, refusal = 'Cancel', isDanger = false, isWide = false, details } = question
  return (
    <Modal
      title={text}
      role="alertdialog"
      className={isWide ? 'modal-wide modal-form' : 'modal-small'}
      onClose={() => answer(false)}
    >
      {details}
      <p className="line save-bar">
        <button type="button" className={`button ${isDanger ? 'button-alert' : ''}`} onClick={() => answer(true)}>
          {action}
        </button>
        {otherwise && (
          <button
            type="button"
            className="button"
            onClick={() => {
              otherwise.onChoose()
              answer(true)
            }}
          >
            {otherwise.text}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => answer(false)}>
          {refusal}
        </button>
      </p>
    </Modal>
  )
}
