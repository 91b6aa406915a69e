import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import './modal.css'

/**
 * A modal dialog. The rest of the page is inert, but not the toasts: an error toast beside an open dialog must be heard
 * and reached, which the browser's own modal `<dialog>` does not allow.
 */
export function Modal({
  title,
  role = 'dialog',
  className = '',
  onClose,
  children,
}: {
  title: ReactNode
  role?: 'dialog' | 'alertdialog'
  className?: string
  /** Escape or the close button; the dialog stays until its owner takes it away. */
  onClose: () => void
  children: ReactNode
}) {
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const titleId = useId()
  const textId = useId()

  // At once: whoever presses a key as soon as the dialog is there must not press it in the page behind.
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) opener.current = document.activeElement
    const release = isolate(layer.current)
    panel.current?.focus()
    // A press beside the panel would take the focus out of it, and Escape would no longer be heard.
    layer.current?.addEventListener('mousedown', (event) => {
      if (event.target === layer.current) event.preventDefault()
    })
    return release
  }, [])
  useEffect(
    () => () => {
      const { current: before } = opener
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      // Without focus inside it, a dialog that stays would not hear Escape; on the page itself, reading would begin anew.
      if (document.activeElement === document.body) (lastModal() ?? document.querySelector('main'))?.focus()
    },
    [],
  )

  const semantics = {
    role,
    'aria-labelledby': titleId,
    'aria-describedby': role === 'alertdialog' ? textId : undefined,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.stopPropagation()
      onClose()
    },
    // React hands events on to what the dialog was opened from: a form there would be sent with the dialog's own.
    onSubmit: (event: FormEvent) => event.stopPropagation(),
  }
  return createPortal(
    <div ref={layer} className="modal">
      <div ref={panel} tabIndex={-1} className={`modal-panel ${className}`} {...semantics}>
        <h2 id={titleId} className="modal-title">
          {title}
        </h2>
        <div id={textId}>{children}</div>
      </div>
    </div>,
    document.body,
  )
}

function lastModal(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.modal-panel')].at(-1)
}

/** Makes everything beside this element and the toasts inert; returns the way back. */
function isolate(kept: HTMLElement | null): () => void {
  const others = Array.from(document.body.children).filter(
    (element) =>
      element !== kept &&
      !element.hasAttribute('inert') &&
      element.getAttribute('aria-label')?.startsWith('Notifications') !== true,
  )
  for (const element of others) element.setAttribute('inert', '')
  return () => {
    for (const element of others) element.removeAttribute('inert')
  }
}

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
