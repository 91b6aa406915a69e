import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { isOnMap, type MapPlace, type Place } from '../../content/places.ts'
import { Styles } from '../styles/styles.tsx'
import { hasRoomForLegend, labelProperties } from './label-sides.ts'

/** The drawn map with a marker for each place that is on it, and what stands in its corner. */
export function PlaceMap<P extends Place>({
  places,
  renderMarker,
  isPulsing = false,
  overlay,
  children,
}: {
  places: readonly P[]
  renderMarker: (place: P & MapPlace) => ReactNode
  isPulsing?: boolean
  /** What lies over the whole map. */
  overlay?: ReactNode
  children: ReactNode
}) {
  const { shown, labelsOf, legend } = useMemo(() => {
    const shown = places.filter((place): place is P & MapPlace => isOnMap(place))
    return { shown, labelsOf: labelProperties(shown), legend: hasRoomForLegend(shown) ? 'corner' : 'below' }
  }, [places])
  return (
    <div className="place-map-frame" data-legend={legend}>
      <Styles sheet="impact/place-map" />
      <div className="place-map">
        <picture>
          <source media="(max-width: 519px)" srcSet="/quarry/drawn/map-narrow.svg" />
          <source
            media="(max-width: 843px), (min-width: 1024px) and (max-width: 1177px)"
            srcSet="/quarry/drawn/map-middle.svg"
          />
          <img
            src="/quarry/drawn/map-wide.svg"
            alt="Map of the Avon valley from Leamington Spa and Warwick in the north to Halford in the south, with the River Avon in blue, the A429 in red, and the quarry site beside the river between Barford and Wasperton."
            width="960"
            height="800"
            loading="lazy"
          />
        </picture>
        <ul className="place-map-markers" data-pulsing={isPulsing}>
          {shown.map((place) => (
            <li
              key={place.slug}
              style={{ left: `${place.coordinates.x}%`, top: `${place.coordinates.y}%`, ...labelsOf(place) }}
            >
              {renderMarker(place)}
            </li>
          ))}
        </ul>
        {overlay}
      </div>
      {children}
    </div>
  )
}

/** The id of the sentence above a map that says what choosing a village does: one map leads to a page, the other opens an overlay. */
export const mapHintId = 'map-hint'

export function markerId(place: Place): string {
  return `marker-${place.slug}`
}

/** Which place is hovered, if any: at most one at a time. */
export interface Hover {
  hovered: string | null
  onHover: (slug: string | null) => void
}

/** The attributes of the link or button that is a place's marker. */
export function markerAttributes(place: Place, { hovered, onHover }: Hover) {
  return {
    id: markerId(place),
    'aria-describedby': place.isQuarry ? undefined : mapHintId,
    className: place.isQuarry ? 'map-marker map-marker-quarry' : 'map-marker',
    'data-hovered': hovered === place.slug,
    onPointerEnter: () => onHover(place.slug),
    onPointerLeave: () => onHover(null),
    onFocus: () => onHover(place.slug),
    onBlur: () => onHover(null),
  }
}

/** The attributes of a place's link in the list beside the map. */
export function placeLinkAttributes(place: Place, { hovered, onHover }: Hover) {
  return {
    className: 'place-link',
    'data-hovered': hovered === place.slug,
    'data-quarry': place.isQuarry,
    onPointerEnter: () => onHover(place.slug),
    onPointerLeave: () => onHover(null),
  }
}

/** The dot of a marker, or the quarry's warning sign, and the place's name. */
export function MarkerFace({ place }: { place: Place }) {
  return (
    <>
      <span className="map-dot">{place.isQuarry && <TriangleAlert aria-hidden size={20} strokeWidth={2.4} />}</span>
      <span className="map-label">{place.name}</span>
    </>
  )
}
