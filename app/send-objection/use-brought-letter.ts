import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type BroughtLetter, draftBrought } from '../../domain/sent-letter.ts'
import { keptLetter, takeLetter } from '../ui/brought-letter.ts'

interface Brought {
  letter: BroughtLetter | undefined
  /** The way here was with a letter whose draft was deleted or changed since: then the browser itself may bring nothing back. */
  isGone: boolean
}

/** The letter that the workshop handed over, once the page is hydrated. */
export function useBroughtLetter(): Brought {
  const draft = draftBrought(useLocation().state)
  const [brought, setBrought] = useState<Brought>({ letter: undefined, isGone: false })
  useLayoutEffect(() => {
    const letter = takeLetter(draft)
    // In development this runs twice, and finds nothing to take the second time.
    setBrought((now) => (letter || !now.letter ? { letter, isGone: !letter && draft !== undefined } : now))
    if (!letter || keptLetter()?.draft !== letter.draft) return
    // A page that the browser shows again as it was left may outlast its draft.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && keptLetter()?.draft !== letter.draft) setBrought({ letter: undefined, isGone: true })
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [draft])
  return brought
}
