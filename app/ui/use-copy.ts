import { useEffect, useRef, useState } from 'react'
import { showToast } from './toast.ts'

const copiedDuration = 2000

/** 'copied' lasts 2000 ms; 'refused' lasts until the next attempt. */
export type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text to the clipboard and tells it by a toast. A browser may refuse: then the text must be shown for copying by hand. */
export function useCopy(): { state: CopyState; copy: (text: string, message: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string, message: string) => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      setState('refused')
      return
    }
    showToast({ kind: 'success', title: message })
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), copiedDuration)
  }
  return { state, copy }
}
