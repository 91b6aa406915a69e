import { type RefObject, useEffect, useRef } from 'react'
import { keep, recall } from '../layout/browser-storage.ts'

const key = 'quarry-objection-draft'

/** Keeps the text in this tab, and nowhere else, until the tab is closed. */
export const keepDraft = (text: string) => keep('sessionStorage', key, text)

/** Reading a long text at each key would hold up the next one. */
const pause = 300

/**
 * Keeps what is typed into the field in this tab: whenever the typing pauses, and when the page is left. Returns what to
 * call at each key; `onPause` gets the text.
 */
export function useDraft(field: RefObject<HTMLTextAreaElement | null>, onPause: (text: string) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const area = field.current
    if (!area) return
    const keepText = () => keepDraft(area.value)
    // What was typed before the page was hydrated goes before what was kept.
    if (area.value === '') area.value = recall('sessionStorage', key) ?? ''
    else keepText()
    addEventListener('pagehide', keepText)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pagehide', keepText)
      keepText()
    }
  }, [field])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const text = field.current?.value ?? ''
      keepDraft(text)
      onPause(text)
    }, pause)
  }
}
