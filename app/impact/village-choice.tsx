import { useState } from 'react'
import { Link } from 'react-router'
import { impactMap } from '../../content/impact-map.ts'
import type { Place } from '../../content/places.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'
import {
  type Hover,
  MapLegend,
  MarkerFace,
  mapHintId,
  markerAttributes,
  PlaceList,
  PlaceMap,
} from '../ui/map/place-map.tsx'
import { placeAddress } from '../ui/place-address.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

/**
 * The village map, where choosing a village opens its overlay, and the panel that leads to the village pages.
 */
export function VillageChoice({ onChoose }: { onChoose: (village: Place) => void }) {
  const places = useKnownPlaces()
  const listed = [...places.filter(({ isQuarry }) => isQuarry), ...places.filter(({ isQuarry }) => !isQuarry)]
  const [hovered, setHovered] = useState<string | null>(null)
  const hover = { hovered, onHover: setHovered }
  return (
    <section aria-labelledby="village-map-heading" className="section village-choice">
      <h2 id="village-map-heading">{impactMap.mapHeading}</h2>
      <p className="map-hint">
        <span id={mapHintId} className="needs-script">
          {impactMap.mapHint}
        </span>{' '}
        {impactMap.listHint}
      </p>
      <div className="place-map-layout">
        <PlaceMap
          places={places}
          renderMarker={(place) => <VillageMarker place={place} hover={hover} onChoose={onChoose} />}
        >
          <MapLegend />
        </PlaceMap>
        <div className="village-panel">
          <h3 id="village-panel-heading">{impactMap.panelHeading}</h3>
          <PlaceList
            places={listed}
            hover={hover}
            aria-labelledby="village-panel-heading"
            renderName={({ isQuarry, name }) => (isQuarry ? impactMap.quarry : name)}
          />
        </div>
      </div>
    </section>
  )
}

/** A village is a button that opens its overlay, without JavaScript a link to its page. The quarry is a sign. */
function VillageMarker({ place, hover, onChoose }: { place: Place; hover: Hover; onChoose: (village: Place) => void }) {
  const isHydrated = useIsHydrated()
  const marker = { ...markerAttributes(place, hover), children: <MarkerFace place={place} /> }
  if (place.isQuarry) return <span {...marker} />
  if (!isHydrated) return <Link {...marker} aria-describedby={undefined} to={placeAddress(place)} />
  return <button type="button" aria-haspopup="dialog" {...marker} onClick={() => onChoose(place)} />
}
