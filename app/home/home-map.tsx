import { useState } from 'react'
import { Link } from 'react-router'
import { home } from '../../content/home.ts'
import { distanceFromSite, type MapPlace, type Place, roundedBearing } from '../../content/places.ts'
import type { Point } from '../../domain/geography.ts'
import { placeAddress, useKnownPlaces } from '../content-api/places-query.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import {
  type Hover,
  MapLegend,
  MarkerFace,
  mapHintId,
  markerAttributes,
  PlaceList,
  PlaceMap,
} from '../ui/map/place-map.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

/** How to use the site, and the map of all places, with the same places as a list beside or below it. At most one place is hovered at a time. */
export function HomeMap() {
  const { words } = usePageTexts('home')
  const places = useKnownPlaces()
  const [hovered, setHovered] = useState<string | null>(null)
  const [isPulsing, setPulsing] = useState(true)
  const hover = { hovered, onHover: setHovered }

  return (
    <section aria-labelledby="map-heading" className="stack section place-map-section">
      <h2 id="map-heading">{home.heading}</h2>
      <p>{words('usage', home.usage)}</p>
      <p id={mapHintId} className="map-hint">
        {home.mapHint}
      </p>
      <div className="place-map-layout">
        <PlaceMap
          places={places}
          isPulsing={isPulsing}
          renderMarker={(place) => <MarkerLink place={place} hover={hover} />}
        >
          <MapLegend>
            <button
              type="button"
              className="standing-link needs-script needs-motion"
              aria-pressed={!isPulsing}
              onClick={() => setPulsing(!isPulsing)}
            >
              Stop the marker flashing
            </button>
          </MapLegend>
        </PlaceMap>
        <PlaceList
          places={places}
          hover={hover}
          aria-label="Places"
          renderName={(place) => (
            <>
              <span>{place.name}</span> <Distance of={place} />
            </>
          )}
        />
      </div>
    </section>
  )
}

function MarkerLink({ place, hover }: { place: MapPlace; hover: Hover }) {
  const link = { ...markerAttributes(place, hover), to: placeAddress(place), children: <MarkerFace place={place} /> }
  if (!place.isQuarry) return <Link {...link} />
  return <Tooltip text="Click to view Impact page">{(trigger) => <Link {...link} {...trigger} />}</Tooltip>
}

/** How far a place lies from the site: in short for the eye, in whole words for who listens. */
function Distance({ of: { isQuarry, position } }: { of: Place }) {
  if (isQuarry || !position) return null
  return (
    <>
      <span className="quiet place-distance" aria-hidden>
        {shortDistance(position)}
      </span>
      <span className="sr-only">{distanceFromSite(position)} of the middle of the site</span>
    </>
  )
}

/** '1¼ miles NW'. */
function shortDistance(position: Point): string {
  const { miles, direction } = roundedBearing(position)
  const letters = direction.split('-').map((point) => point[0]?.toUpperCase())
  return `${miles} ${letters.join('')}`
}
