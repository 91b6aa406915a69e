import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { onToast } from './toast.ts'

/** Where toasts appear: 5 seconds, one visible, Alt+T, swipe (spec: public site, section 9; the rest are sonner's defaults). */
export function ToastRegion() {
  useEffect(
    () =>
      onToast(({ kind, title, description, action }) => {
        toast[kind](title, { description, action })
      }),
    [],
  )
  return (
    <Toaster
      duration={5000}
      visibleToasts={1}
      position="bottom-right"
      customAriaLabel="Notifications"
      richColors
      closeButton
    />
  )
}
