import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Place } from '../../../content/places.ts'
import { workshopPage } from '../../../content/workshop-page.ts'
import { groundOfImpactCard } from '../../../domain/card-ground.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { type ObjectionStart, readObjectionStart } from '../../../domain/objection-start.ts'
import type { ImpactCardFace } from '../../content-api/impact-cards-query.ts'
import { tickPoint } from './change-draft.ts'
import { focusFirstStep } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'

/**
 * What the link that led here has chosen is chosen, once. A draft about another place is left alone
 * until its writer says that it is about this one.
 */
export function ChosenBefore({
  places,
  cards,
  grounds,
}: {
  places: readonly Place[]
  cards: readonly ImpactCardFace[]
  grounds: readonly ObjectionGround[]
}) {
  const { draft } = useDraftStore()
  const [asked, setAsked] = useState('')
  const { hash, key } = useLocation()
  const start = readObjectionStart(hash)
  const taken = useRef('')
  // A village that maintainers have added is known only once the places have been read.
  const isKnown = start?.by !== 'village' || places.some(({ slug }) => slug === start.key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link chooses once each time it is followed, as soon as it can
  useEffect(() => {
    if (!start || !isKnown || taken.current === key) return
    taken.current = key
    // A reload chooses nothing again.
    history.replaceState(history.state, '', location.pathname)
    if (start.by === 'village') {
      if (draft.village === start.key) return
      if (draft.village === '') draftStore.change((now) => ({ ...now, village: start.key }))
      else setAsked(start.key)
      return
    }
    const ground = groundOf(start, cards)
    if (grounds.some(({ id }) => id === ground)) draftStore.change((now) => tickPoint(now, ground ?? '', true))
  }, [key, isKnown])

  const place = places.find(({ slug }) => slug === asked)
  if (!place || draft.village === asked) return null
  return (
    <div className="notice workshop-question">
      <p>{workshopPage.chosenBefore(place.name)}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          draftStore.change((now) => ({ ...now, village: place.slug }))
          focusFirstStep()
        }}
      >
        {workshopPage.changePlace(place.name)}
      </button>
    </div>
  )
}

function groundOf({ by, key }: ObjectionStart, cards: readonly ImpactCardFace[]): string | undefined {
  if (by === 'ground') return key
  const card = cards.find((each) => each.card_id === key)
  return card && groundOfImpactCard(card)
}
