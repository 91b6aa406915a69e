import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cutSearch, type EvidenceFilter } from '../../domain/evidence-filter.ts'
import { readPage } from '../../domain/paging.ts'

/** Browsers refuse an address that changes with every letter typed. */
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
  const inAddress = readFilter(search)
  const [text, setText] = useState(inAddress.text)
  const typed = useRef(inAddress.text)
  const shown = useRef(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const before = shown.current
    shown.current = readFilter(search)
    // Going back or forward, or a link, has changed the address: the box follows. What was typed meanwhile stays.
    if (shown.current.text === before.text || shown.current.text === typed.current) return
    typed.current = shown.current.text
    setText(shown.current.text)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const writeNow = () => {
    clearTimeout(timer.current)
    const next = { ...shown.current, text: typed.current }
    if (next.text === shown.current.text) return
    // From here on the address is ours, and does not come back as news.
    shown.current = next
    navigate({ search: filterSearch(next) }, { replace: true, preventScrollReset: true })
  }
  return {
    filter: { text, category: inAddress.category },
    // Other words begin with their first page.
    page: text === inAddress.text ? readPage(search) : 1,
    document: readDocument(search),
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
      shown.current = { text: typed.current, category }
    },
  }
}

/** The filter in the address of the evidence library: ?q= and ?category=, so that a filtered list can be shared. */
export function readFilter(search: string): EvidenceFilter {
  const asked = new URLSearchParams(search)
  return { text: cutSearch(asked.get('q') ?? ''), category: cutSearch(asked.get('category') ?? '') || null }
}

/** The id of the document that the address asks for; empty for none. */
export const readDocument = (search: string) => cutSearch(new URLSearchParams(search).get('document') ?? '')

/** The search part of the address that shows this page of what a filter finds; empty for the first of the whole library. */
export function filterSearch({ text, category }: EvidenceFilter, page = 1): string {
  const search = new URLSearchParams()
  if (text !== '') search.set('q', text)
  if (category !== null) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}
