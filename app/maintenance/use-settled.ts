import { useEffect, useState } from 'react'

/** How long after the last key a text has settled, in milliseconds. */
const pause = 600

/** A text once it has stayed the same for a while, or the field that it was typed in is left. */
export function useSettled(text: string): [settled: string, isSettled: boolean] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const settle = () => setSettled(text)
    const timer = setTimeout(settle, pause)
    document.addEventListener('focusout', settle)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', settle)
    }
  }, [text])
  return [settled, settled === text]
}
