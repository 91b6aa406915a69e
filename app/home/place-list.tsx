import { Link } from 'react-router'
import { distanceFromSite, type Place } from '../../content/places.ts'
import { placeAddress } from '../ui/place-address.ts'
import { type Hover, placeLinkAttributes } from '../ui/place-map.tsx'

/** The places of the map as a list with the same links in the same order, and villages that have no position yet. */
export function PlaceList({ places, hover }: { places: readonly Place[]; hover: Hover }) {
  return (
    <ul className="place-list" aria-label="Places">
      {places.map((place) => (
        <li key={place.slug}>
          <Link to={placeAddress(place)} {...placeLinkAttributes(place, hover)}>
            <span className="place-line">{place.name}</span>
            <span className="place-distance">{distanceOf(place)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function distanceOf({ isQuarry, position }: Place): string {
  if (isQuarry) return 'where the quarry would be'
  return position ? `${distanceFromSite(position)} of the site` : ''
}
