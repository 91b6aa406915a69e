import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { onToast, type ToastMessage } from './toast.ts'

/** Milliseconds until a toast closes by itself. */
const toastDuration = 5000

/** Where toasts appear: 5 seconds, one visible, Alt+T, swipe. */
export function ToastRegion() {
  useEffect(() => onToast(createToastPile()), [])
  return (
    <Toaster
      duration={toastDuration}
      visibleToasts={1}
      position="bottom-right"
      customAriaLabel="Notifications"
      closeButton
      toastOptions={{ unstyled: true, classNames: { toast: 'toast', closeButton: 'icon-button toast-close' } }}
    />
  )
}

interface PiledToast {
  id: number | string
  message: ToastMessage
}

/**
 * The toasts that are open, of which only the last is visible. A failure that a later toast covers stops its clock and
 * comes back for its full time, unless the same has failed anew or the later one tells that it has been made good; a
 * success that is covered has been overtaken and goes.
 */
function createToastPile(): (message: ToastMessage) => void {
  let pile: PiledToast[] = []

  const close = (id: PiledToast['id']) => {
    const wasVisible = pile.at(-1)?.id === id
    pile = pile.filter((piled) => piled.id !== id)
    const next = pile.at(-1)
    if (wasVisible && next) toast[next.message.kind](next.message.title, { id: next.id, duration: toastDuration })
  }
  return (message) => {
    const overtaken = pile.filter((piled) => isOvertaken(piled.message, message))
    pile = pile.filter((piled) => !overtaken.includes(piled))
    for (const { id } of overtaken) toast.dismiss(id)
    const covered = pile.at(-1)
    if (covered) toast.error(covered.message.title, { id: covered.id, duration: Number.POSITIVE_INFINITY })
    const { kind, title, description, action } = message
    const id = toast[kind](title, {
      description,
      action: action && {
        label: action.label,
        onClick: () => {
          if (!pile.some((piled) => piled.id === id)) return
          action.onClick()
          close(id)
          giveFocusBack()
        },
      },
      onAutoClose: () => close(id),
      onDismiss: () => {
        close(id)
        giveFocusBack()
      },
    })
    pile.push({ id, message })
  }
}

/** A toast that goes gives the focus back to where it came from; on the page itself, reading would begin anew. */
function giveFocusBack(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toast]'))) return
  // The list that it leaves knows where that is.
  activeElement.blur()
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

function isOvertaken(earlier: ToastMessage, { title, description, settles = [] }: ToastMessage): boolean {
  if (earlier.kind === 'success' || settles.includes(earlier.title)) return true
  return earlier.title === title && earlier.description === description
}
