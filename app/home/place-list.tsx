import { Link } from 'react-router'
import { distanceFromSite, type MapPlace } from '../../content/places.ts'
import { placeAddress } from '../ui/place-address.ts'
import type { Hover } from '../ui/place-map.tsx'

/** The places of the map as a list with the same links in the same order. */
export function PlaceList({ places, hovered, onHover }: Hover & { places: readonly MapPlace[] }) {
  return (
    <ul className="place-list" aria-label="Places on the map">
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
            <span>{place.name}</span>
            <span className="place-distance">
              {place.isQuarry ? 'where the quarry would be' : `${distanceFromSite(place.position)} of the site`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
