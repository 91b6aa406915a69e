import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { PlaceSlug } from '../../../content/place-positions.ts'
import { findPlace, isOnMap, type MapPlace, type Place } from '../../../content/places.ts'
import { placeAddress } from '../../content-api/places-query.ts'
import { Styles } from '../../styles/styles.tsx'

/** On which side of its marker each name of the map itself stands: so none covers another name or a marker at any width. */
const labelSides: Record<PlaceSlug, 'left' | 'right' | 'above-left' | 'below-right'> = {
  alveston: 'left',
  barford: 'right',
  charlecote: 'right',
  ettington: 'left',
  halford: 'above-left',
  'hampton-lucy': 'left',
  'leamington-spa': 'left',
  loxley: 'right',
  'quarry-site': 'right',
  sherbourne: 'left',
  'stratford-upon-avon': 'below-right',
  tiddington: 'right',
  warwick: 'left',
  wasperton: 'left',
  wellesbourne: 'right',
}

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
  const shown = places.filter((place): place is P & MapPlace => isOnMap(place))
  const legend = shown.some(isUnderLegend) ? 'below' : 'corner'
  return (
    <div className="place-map-frame" data-legend={legend}>
      <Styles sheet="ui/map/place-map" />
      <div className="place-map">
        {/* By the map's width: up to 519 px, to some 815 px, wider. From a window of 1024 px on the list beside it takes 362 px. */}
        <picture>
          <source media="(max-width: 519px)" srcSet="/quarry/drawn/map-narrow.svg" />
          <source
            media="(max-width: 843px), (min-width: 1024px) and (max-width: 1177px)"
            srcSet="/quarry/drawn/map-middle.svg"
          />
          <img
            src="/quarry/drawn/map-wide.svg"
            alt="Map of the Avon valley from Leamington Spa and Warwick in the north to Halford in the south, with the River Avon in blue, the A429 in red, and the quarry site between Barford and Wasperton."
            width="960"
            height="800"
            loading="lazy"
          />
        </picture>
        <ul className="place-map-markers" data-pulsing={isPulsing}>
          {shown.map((place) => (
            <li
              key={place.slug}
              data-label={labelSide(place)}
              style={{ left: `${place.coordinates.x}%`, top: `${place.coordinates.y}%` }}
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

/** The side of a name that is always shown. That of a place which maintainers have added, moved or renamed shows with its marker's focus or hover. */
function labelSide({ slug, name, coordinates: { x, y } }: MapPlace) {
  const own = findPlace(slug)
  const isAsDrawn = own?.name === name && own.coordinates.x === x && own.coordinates.y === y
  return isAsDrawn ? labelSides[own.slug] : undefined
}

/** Whether a marker, with room around it, stands in the legend's corner, as large as that is on a map 36em wide (place-map.css); then the legend stands below the map. */
function isUnderLegend({ coordinates: { x, y } }: MapPlace): boolean {
  return x > 56.4 && y > 75
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

/** Places as a list of links beside the map. */
export function PlaceList({
  places,
  hover: { hovered, onHover },
  renderName,
  ...label
}: {
  places: readonly Place[]
  hover: Hover
  renderName: (place: Place) => ReactNode
} & Pick<ComponentProps<'ul'>, 'aria-label' | 'aria-labelledby'>) {
  return (
    <ul className="place-list" {...label}>
      {places.map((place) => (
        <li key={place.slug}>
          <Link
            to={placeAddress(place)}
            className="place-link"
            data-hovered={hovered === place.slug}
            data-quarry={place.isQuarry}
            onPointerEnter={() => onHover(place.slug)}
            onPointerLeave={() => onHover(null)}
          >
            {renderName(place)}
          </Link>
        </li>
      ))}
    </ul>
  )
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

/** What the signs on the map mean. */
export function MapLegend({ children }: { children?: ReactNode }) {
  return (
    <div className="map-legend">
      <ul className="row" aria-label="Legend">
        <li>
          <span className="map-legend-dot" /> Available Impact Reports
        </li>
        <li>
          <TriangleAlert aria-hidden size={18} /> Proposed Quarry Site
        </li>
        <li>
          <span className="map-legend-line" /> Rivers
        </li>
        <li>
          <span className="map-legend-line map-legend-road" /> A429 Road
        </li>
      </ul>
      {children}
    </div>
  )
}
