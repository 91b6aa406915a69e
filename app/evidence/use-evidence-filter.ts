import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import type { WantedPage } from '../content-api/evidence-query.ts'
import { filterSearch, readAddress } from './evidence-address.ts'

/** In ms. Safari refuses the address to a page that changes it more than a hundred times in half a minute. */
const writeDelay = 250

/**
 * The filter of the evidence library. The category lives in the address; the text lives in the box and is written into
 * the address shortly after the last letter, without a new step in the history.
 */
export function useEvidenceFilter(): {
  filter: EvidenceFilter
  wanted: WantedPage
  setText: (text: string) => void
} {
  const { search } = useLocation()
  const isWrittenHere = useNavigationType() === 'REPLACE'
  const navigate = useNavigate()
  const { filter: addressed, wanted } = readAddress(search)
  const [text, setText] = useState(addressed.text)

  const [shownSearch, setShownSearch] = useState(search)
  if (search !== shownSearch) {
    setShownSearch(search)
    // Back, forward or a link: the box follows. Of what was written here, more may have been typed since.
    if (!isWrittenHere) setText(addressed.text)
  }

  useEffect(() => {
    if (text === addressed.text) return
    const timer = setTimeout(() => {
      const filter = { text, category: addressed.category }
      navigate({ search: filterSearch(filter) }, { replace: true, preventScrollReset: true })
    }, writeDelay)
    // Who follows a link at once would be brought back by the writing; a chip carries the text along.
    const stopAtLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer)
    }
    addEventListener('click', stopAtLink)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', stopAtLink)
    }
  }, [text, addressed.text, addressed.category, navigate])

  return {
    filter: { text, category: addressed.category },
    // Other words begin with their first page.
    wanted: text === addressed.text ? wanted : { page: 1, document: '' },
    setText,
  }
}
