import { type RefObject, useEffect, useRef } from 'react'
import { keepDraft, readDraft } from './draft.ts'

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
    const keep = () => keepDraft(area.value)
    // What was typed before the page was hydrated goes before what was kept.
    if (area.value === '') area.value = readDraft()
    else keep()
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pagehide', keep)
      keep()
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
