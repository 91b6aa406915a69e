import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Place } from '../../../content/places.ts'
import { workshopWords } from '../../../content/workshop-words.ts'
import { groundOfImpactCard } from '../../../domain/card-ground.ts'
import { tickPoint } from '../../../domain/objection-draft.ts'
import { type ObjectionStart, readObjectionStart } from '../../../domain/objection-start.ts'
import type { ImpactCardFace } from '../../content-api/impact-cards-query.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import type { WritingRows } from './use-writing-rows.ts'

/**
 * Chooses once what the link that led here has chosen, and goes on to the next question. A draft with answers about another
 * place is left alone: `asked` is the place that its writer is asked about.
 */
export function useStart({ places, cards, grounds }: WritingRows): { isComing: boolean; asked: Place | undefined } {
  const { draft } = useDraftStore()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Place>()
  const start = readObjectionStart(hash)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link chooses once each time it is followed
  useEffect(() => {
    if (!start) return
    const place = start.by === 'village' ? places.find(({ slug }) => slug === start.key) : undefined
    if (start.by !== 'village') {
      const ground = groundOf(start, cards)
      if (grounds.some(({ id }) => id === ground)) draftStore.change((now) => tickPoint(now, ground ?? '', true))
    } else if (draft.points.length > 0 && draft.village !== start.key) setAsked(place)
    else if (place) draftStore.change((now) => ({ ...now, village: start.key }))
    navigate(place || draft.village !== '' ? '#points' : '#place', { replace: true })
  }, [hash])
  return { isComing: start !== undefined, asked }
}

function groundOf({ by, key }: ObjectionStart, cards: readonly ImpactCardFace[]): string | undefined {
  if (by === 'ground') return key
  const card = cards.find((each) => each.card_id === key)
  return card && groundOfImpactCard(card)
}

/** Asks whose draft is about another place than the link that they followed. */
export function OtherPlace({ place }: { place: Place | undefined }) {
  const { draft } = useDraftStore()
  if (!place || draft.village === place.slug) return null
  return (
    <div className="notice stack">
      <p>{workshopWords.otherPlace(place.name)}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          draftStore.change((now) => ({ ...now, village: place.slug }))
          document.querySelector('h1')?.focus()
        }}
      >
        {workshopWords.changePlace(place.name)}
      </button>
    </div>
  )
}
