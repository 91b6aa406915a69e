import { useQuery } from '@tanstack/react-query'
import { writeObjection } from '../../../content/write-objection.ts'
import { impactCardFacesQuery } from '../../content-api/impact-cards-query.ts'
import { libraryQuery } from '../../content-api/library-query.ts'
import { objectionGroundsQuery } from '../../content-api/objection-grounds-query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { WorkshopLayout } from './layout.tsx'

/** The workshop once all is there that letters are made of. */
export function Workshop() {
  const grounds = useQuery(objectionGroundsQuery())
  const cards = useQuery(impactCardFacesQuery())
  const library = useQuery(libraryQuery())
  if (grounds.data && cards.data && library.data)
    return <WorkshopLayout grounds={grounds.data} cards={cards.data} library={library.data} />
  if (grounds.isError || cards.isError || library.isError)
    return (
      <LoadFailure>
        {writeObjection.failed} {writeObjection.keptAnyway}
      </LoadFailure>
    )
  return <p role="status">{writeObjection.loading}</p>
}
