import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react'
import { readObjectionStart } from '../../domain/objection-start.ts'
import { FirstScreenContext } from '../layout/page-heading.tsx'
import { hasDraft } from './kept-draft.ts'
import type { Workshop } from './workshop/workshop.tsx'

/** Where the workshop opens: the link to it is followed without a script too, and so a press that came before them is known. */
export const workshopPlace = 'begin'

type Code = typeof Workshop | 'not-asked' | 'coming' | 'failed'

/**
 * The workshop's code. It is asked for at a press, and without one for those who came by a link of this site, by one that
 * has chosen something, or who have a draft in this browser.
 */
export function useOpenWorkshop() {
  const isFirstScreen = useContext(FirstScreenContext)
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const [isOpen, setOpen] = useState(() => !isFirstScreen.current)
  const [code, setCode] = useState<Code>(isOpen ? 'coming' : 'not-asked')

  useEffect(() => {
    const hasChosen = readObjectionStart(location.hash) !== undefined
    wasPressed.current = location.hash === `#${workshopPlace}`
    if (wasPressed.current || hasChosen || hasDraft()) setOpen(true)
    // Such a link leads to no place on the page, so that its heading takes the focus, as on any other new page.
    if (hasChosen && !isFirstScreen.current) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [isFirstScreen])
  useEffect(() => {
    if (!isOpen) return
    setCode('coming')
    import('./workshop/workshop.tsx').then(
      ({ Workshop }) => setCode(() => Workshop),
      () => setCode('failed'),
    )
    if (wasPressed.current) place.current?.focus({ preventScroll: true })
  }, [isOpen])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    wasPressed.current = true
    setOpen(true)
  }
  /** Loads the page anew, since many browsers remember that a script has failed; without a response of the site it stays. */
  const tryAgain = async () => {
    setCode('coming')
    place.current?.focus({ preventScroll: true })
    const response = await fetch(location.pathname).catch(() => undefined)
    if (!response?.ok) return setCode('failed')
    if (location.hash === '') history.replaceState(history.state, '', `#${workshopPlace}`)
    // With a word for layout/script-note.tsx, which cancels the router's reloads.
    if ('navigation' in window) navigation.reload({ info: 'asked for' })
    else location.reload()
  }
  return { code, open, tryAgain, place }
}
