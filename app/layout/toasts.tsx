import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '../ui/toast.ts'

const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../ui/toast-region.tsx')).ToastRegion }
  } catch {
    // Without a connection there is no region to load; every failure also stands on the page itself.
    return { default: () => null }
  }
})

/**
 * The toasts of every screen. What shows them is loaded when somebody begins to use the page, or when the first toast
 * wants to be seen, so that it does not compete with what is seen first.
 */
export function Toasts() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const uses = ['pointerdown', 'keydown', 'touchstart'] as const
    for (const use of uses) addEventListener(use, want, { once: true, passive: true })
    const stop = onFirstToast(want)
    return () => {
      stop()
      for (const use of uses) removeEventListener(use, want)
    }
  }, [])
  return (
    isWanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
