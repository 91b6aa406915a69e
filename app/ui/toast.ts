/** A short message at the bottom right. It is never the only place of an error. */
export interface ToastMessage {
  kind: 'success' | 'error'
  title: string
  description?: string
  /** The titles of the failures that this success has made good: they do not come back. */
  settles?: readonly string[]
  action?: { label: string; onClick: () => void }
}

type Listener = (message: ToastMessage) => void
let listener: Listener | undefined
let callForRegion: (() => void) | undefined
const waiting: ToastMessage[] = []

/** Shows a toast; before the toast region is hydrated it waits. */
export function showToast(message: ToastMessage): void {
  if (listener) {
    listener(message)
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
export function onToast(show: Listener): () => void {
  listener = show
  for (const message of waiting.splice(0)) show(message)
  return () => {
    listener = undefined
  }
}
