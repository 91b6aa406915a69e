/** A short message at the bottom right. It is never the only place of an error. */
export interface ToastMessage {
  kind: 'success' | 'error'
  title: string
  description?: string
  /** The titles of the failures that this success has made good: they do not come back. */
  settles?: readonly string[]
  action?: { label: string; onClick: () => void }
}

type ShowToast = (message: ToastMessage) => void
let show: ShowToast | undefined
let callForRegion: (() => void) | undefined
const waiting: ToastMessage[] = []

/** Shows a toast; before the toast region is hydrated it waits. */
export function showToast(message: ToastMessage): void {
  if (show) {
    show(message)
    return
  }
  waiting.push(message)
  callForRegion?.()
}

/** Calls when a toast wants to be seen and no region shows it yet; returns the way to stop. */
export function onFirstToast(call: () => void): () => void {
  callForRegion = call
  if (waiting.length > 0) call()
  return () => {
    callForRegion = undefined
  }
}

/** Gives the toasts to the region that shows them; returns the way to stop. */
export function onToast(region: ShowToast): () => void {
  show = region
  for (const message of waiting.splice(0)) region(message)
  return () => {
    show = undefined
  }
}
