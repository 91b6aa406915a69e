import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type MapPlace, places } from '../../content/places.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { labelSides } from './label-sides.ts'
import { MapLegend } from './map-legend.tsx'
import { placeAddress } from './place-address.ts'
import { PlaceList } from './place-list.tsx'

/** The map of the fifteen places, with the same places as a list beside or below it. At most one place is hovered at a time. */
export function HomeMap() {
  const [hovered, setHovered] = useState<string | null>(null)
  const [isPulsing, setPulsing] = useState(true)

  return (
    <section aria-labelledby="map-heading" className="home-map-section">
      <h2 id="map-heading">Find your community on the map</h2>
      <div className="home-map-layout">
        <div className="home-map-frame">
          <div className="home-map">
            <picture>
              <source media="(max-width: 639px)" srcSet="/quarry/drawn/map-narrow.svg" />
              <img
                src="/quarry/drawn/map-wide.svg"
                alt="Map of the Avon valley from Leamington Spa and Warwick in the north to Halford in the south, with the River Avon in blue, the A429 in red, and the quarry site beside the river between Barford and Wasperton."
                width="960"
                height="800"
                fetchPriority="high"
              />
            </picture>
            <ul className="home-map-markers" data-pulsing={isPulsing}>
              {places.map((place) => (
                <li key={place.slug} style={{ left: `${place.coordinates.x}%`, top: `${place.coordinates.y}%` }}>
                  <Marker place={place} isHovered={hovered === place.slug} onHover={setHovered} />
                </li>
              ))}
            </ul>
          </div>
          <MapLegend isPulsing={isPulsing} onTogglePulse={() => setPulsing(!isPulsing)} />
        </div>
        <PlaceList hovered={hovered} onHover={setHovered} />
      </div>
    </section>
  )
}

function Marker({
  place,
  isHovered,
  onHover,
}: {
  place: MapPlace
  isHovered: boolean
  onHover: (slug: string | null) => void
}) {
  const link = {
    to: placeAddress(place),
    className: place.isQuarry ? 'map-marker map-marker-quarry' : 'map-marker',
    'data-hovered': isHovered,
    'data-side': labelSides[place.slug],
    onPointerEnter: () => onHover(place.slug),
    onPointerLeave: () => onHover(null),
    onFocus: () => onHover(place.slug),
    onBlur: () => onHover(null),
  }
  if (!place.isQuarry) {
    return (
      <Link {...link}>
        <span className="map-dot" />
        <span className="map-label">{place.name}</span>
      </Link>
    )
  }
  return (
    <Tooltip text="Click to view Impact page">
      {(trigger) => (
        <Link {...link} {...trigger}>
          <span className="map-dot">
            <TriangleAlert aria-hidden size={20} strokeWidth={2.4} />
          </span>
          <span className="map-label">{place.name}</span>
        </Link>
      )}
    </Tooltip>
  )
}
