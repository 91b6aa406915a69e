import { useContext, useEffect, useRef, useState } from 'react'
import { readObjectionStart } from '../../domain/objection-start.ts'
import { FirstScreenContext } from '../layout/page-heading.tsx'
import { hasDrafts } from './kept-drafts.ts'

/**
 * Whether the workshop is open. It opens at a press, and by itself for those who came to it by a link of this site, by one
 * that has chosen something, or who have a draft in this browser. Only then is its code asked for.
 */
export function useOpenWorkshop() {
  const isFirstScreen = useContext(FirstScreenContext)
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const [isOpen, setOpen] = useState(() => !isFirstScreen.current)

  useEffect(() => {
    const hasChosen = readObjectionStart(location.hash) !== undefined
    if (hasChosen || hasDrafts()) setOpen(true)
    // Such a link leads to no place on the page, so that its heading takes the focus, as on any other new page.
    if (hasChosen && !isFirstScreen.current) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [isFirstScreen])
  useEffect(() => {
    if (isOpen && wasPressed.current) place.current?.focus({ preventScroll: true })
  }, [isOpen])

  const open = () => {
    wasPressed.current = true
    setOpen(true)
  }
  return { isOpen, open, place }
}
