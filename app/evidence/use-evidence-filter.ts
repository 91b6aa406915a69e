import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { filterSearch, readAddress } from './evidence-address.ts'

/** In ms. Safari refuses the address to a page that changes it more than a hundred times in half a minute. */
const writeDelay = 250

/**
 * The filter of the evidence library. The category lives in the address; the text lives in the box and is written into
 * the address shortly after the last letter, without a new step in the history.
 */
export function useEvidenceFilter(): {
  filter: EvidenceFilter
  page: number
  /** The id of the document that a link leads to, whatever page it stands on; empty for none. */
  document: string
  setText: (text: string) => void
  /** Writes the text into the address at once. */
  writeNow: () => void
  /** Must be called when the link of a category is followed. */
  choose: (category: string | null) => void
} {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { filter: inAddress, page, document } = readAddress(search)
  const [text, setText] = useState(inAddress.text)
  /** What stands in the box, also for a timer that was set before the last rendering. */
  const typed = useRef(inAddress.text)
  /** What the address asks for, from the moment on in which it is written: before the router renders it. */
  const addressed = useRef(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const before = addressed.current.text
    addressed.current = readAddress(search).filter
    const { text: now } = addressed.current
    // Going back or forward, or a link, has changed the address: the box follows. What was typed meanwhile stays.
    if (now === before || now === typed.current) return
    typed.current = now
    setText(now)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const writeNow = () => {
    clearTimeout(timer.current)
    const next = { ...addressed.current, text: typed.current }
    if (next.text === addressed.current.text) return
    addressed.current = next
    navigate({ search: filterSearch(next) }, { replace: true, preventScrollReset: true })
  }
  return {
    filter: { text, category: inAddress.category },
    // Other words begin with their first page.
    page: text === inAddress.text ? page : 1,
    document,
    setText(next) {
      setText(next)
      typed.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(writeNow, writeDelay)
    },
    writeNow,
    // The link of the category carries the text along; writing it once more would interrupt that navigation.
    choose(category) {
      clearTimeout(timer.current)
      addressed.current = { text: typed.current, category }
    },
  }
}
