import { useEffect, useState } from 'react'

/** A text once it has stayed the same for so many milliseconds, or the field that it was typed in is left. */
export function useSettled(text: string, pause = 600): [settled: string, isSettled: boolean] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const settle = () => setSettled(text)
    const timer = setTimeout(settle, pause)
    document.addEventListener('focusout', settle)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', settle)
    }
  }, [text, pause])
  return [settled, settled === text]
}
