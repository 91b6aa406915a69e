import { useQuery } from '@tanstack/react-query'
import { Printer, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { noReportSentence, villagePageWords } from '../../content/impact-map.ts'
import type { Place } from '../../content/places.ts'
import { hasReport } from '../../domain/village-report.ts'
import { placeAddress } from '../content-api/places-query.ts'
import { villageQuery } from '../content-api/villages-query.ts'
import { Paragraphs } from '../ui/breakable.tsx'
import { GeneratedOn } from '../ui/generated-on.tsx'
import { VillageLoadFailure } from '../ui/load-failure.tsx'
import { markerId } from '../ui/map/place-map.tsx'
import { VillageCard } from '../ui/village-card.tsx'

/**
 * The impact cards of one village over the page. The browser's own modal
 * dialog keeps the focus inside, answers to Escape and gives the focus back to the marker.
 */
export function VillageOverlay({ place, onClose }: { place: Place; onClose: () => void }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isPressedOutside = useRef(false)
  const isClosing = useRef(false)

  /** Ignore further presses until the address has changed. */
  function close() {
    if (isClosing.current) return
    isClosing.current = true
    onClose()
  }

  useLayoutEffect(() => {
    const overlay = dialog.current
    // The dialog gives the focus back to what had it: let that be the marker, also where an address led straight here.
    const marker = document.getElementById(markerId(place))
    if (document.activeElement !== marker) marker?.focus()
    overlay?.showModal()
    title.current?.focus()
    return () => overlay?.close()
  }, [place])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one outside the overlay; the keyboard has Escape and Close
    <dialog
      ref={dialog}
      className="village-overlay"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // A browser closes it all the same at a second Escape. Where leaving the screen closes it, the ref is empty by now.
      onClose={() => dialog.current?.open === false && close()}
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        // A press that began inside is a selection of text that ended outside.
        if (target === currentTarget && isPressedOutside.current) close()
      }}
    >
      <div className="row row-apart gap-8 village-overlay-head">
        <h2 id={titleId} ref={title} tabIndex={-1} className="quiet-focus">
          {place.name} Impact Assessment
        </h2>
        <p className="row gap-8 no-print">
          <button type="button" className="button button-quiet" onClick={() => print()}>
            <Printer aria-hidden size={18} /> Print
          </button>
          <button type="button" className="button" onClick={close}>
            <X aria-hidden size={18} /> Close
          </button>
        </p>
      </div>
      <GeneratedOn />
      <VillageReport place={place} />
      <p className="section no-print">
        <Link to={placeAddress(place)}>{villagePageWords(place.name)}</Link>
      </p>
    </dialog>
  )
}

function VillageReport({ place: { name, slug } }: { place: Place }) {
  // Forgotten when it closes, so that it is read anew whenever it opens.
  const { data: village, isPending, isError } = useQuery({ ...villageQuery(slug), gcTime: 0 })
  if (isPending) return <p role="status">Loading village data...</p>
  if (isError) return <VillageLoadFailure />
  if (!village || !hasReport(village)) return <p>{noReportSentence(name)}</p>
  if (village.impact_cards.length === 0)
    return <Paragraphs text={`${village.preamble.intro}\n\n${village.preamble.description}`} />
  return (
    <ul className="card-columns village-cards">
      {village.impact_cards.map((card, index) => (
        <li key={index} style={{ '--index': index }}>
          <VillageCard card={card} />
        </li>
      ))}
    </ul>
  )
}
