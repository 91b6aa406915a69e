import { Link } from 'react-router'
import { affectedPlaceSlug } from '../../domain/affected-places.ts'
import { useKnownPlaces } from '../content-api/places-query.ts'

/** The communities of an impact card, each leading to its village page; 'All Communities' leads nowhere. `labelledBy` is the id of what says what the list is, `look` the class of each. */
export function VillageChips({
  names,
  labelledBy,
  look = 'chip',
}: {
  names: readonly string[]
  labelledBy: string
  look?: string
}) {
  const villages = useKnownPlaces().filter(({ isQuarry }) => !isQuarry)
  return (
    <ul className="row gap-8" aria-labelledby={labelledBy}>
      {names.map((name) => {
        const slug = affectedPlaceSlug(name, villages)
        return (
          <li key={name}>
            {slug ? (
              <Link className={look} to={`/villages/${slug}`}>
                {name}
              </Link>
            ) : (
              <span className={look}>{name}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
