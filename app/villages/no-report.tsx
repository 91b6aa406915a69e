import { Link } from 'react-router'
import { noReportSentence } from '../../content/impact-map.ts'
import { distanceFromSite, isOnMap, type MapPlace } from '../../content/places.ts'
import { neighboursHeading, whereWords } from '../../content/village-page.ts'
import { bearing } from '../../domain/geography.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'
import { placeAddress } from '../ui/place-address.ts'

const mostNeighbours = 3

/** What stands on a village's page while nobody has written its report: where it lies, and what is written of its neighbours. */
export function NoReport({ slug, name }: { slug: string; name: string }) {
  const places = useKnownPlaces().filter(isOnMap)
  const own = places.find((place) => place.slug === slug)
  const neighbours = own ? nearest(own, places) : []
  return (
    <div className="village-preamble prose">
      {own && <p className="village-lead">{whereWords(name, distanceFromSite(own.position))}</p>}
      <p>{noReportSentence(name)}</p>
      {neighbours.length > 0 && (
        <>
          <h2>{neighboursHeading}</h2>
          <ul>
            {neighbours.map((place) => (
              <li key={place.slug}>
                <Link to={placeAddress(place)}>{place.name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function nearest(own: MapPlace, places: readonly MapPlace[]): MapPlace[] {
  const miles = (place: MapPlace) => bearing(own.position, place.position).miles
  return places
    .filter((place) => place !== own && !place.isQuarry)
    .toSorted((a, b) => miles(a) - miles(b))
    .slice(0, mostNeighbours)
}
