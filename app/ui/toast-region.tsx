import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { onToast } from './toast.ts'
import { createToastPile, toastDuration } from './toast-pile.ts'
import './toasts.css'

/** Where toasts appear: 5 seconds, one visible, Alt+T, swipe (rule: toast-place). */
export function ToastRegion() {
  useEffect(() => onToast(createToastPile().add), [])
  return (
    <Toaster
      duration={toastDuration}
      visibleToasts={1}
      position="bottom-right"
      customAriaLabel="Notifications"
      closeButton
      toastOptions={{ unstyled: true, classNames: { toast: 'toast', closeButton: 'toast-close' } }}
    />
  )
}
