import { Link } from 'react-router'
import { noReportSentence } from '../../content/impact-map.ts'
import { distanceFromSite, nearestVillages } from '../../content/places.ts'
import { neighboursHeading, whereWords } from '../../content/village-page.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'
import { placeAddress } from '../ui/place-address.ts'

/** What stands on a village's page while nobody has written its report: where it lies, and what is written of its neighbours. */
export function NoReport({ slug, name }: { slug: string; name: string }) {
  const places = useKnownPlaces()
  const position = places.find((place) => place.slug === slug)?.position
  const others = places.filter((place) => place.slug !== slug)
  const neighbours = position ? nearestVillages(position, others) : []
  return (
    <div className="village-preamble prose">
      {position && <p className="village-lead">{whereWords(name, distanceFromSite(position))}</p>}
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
