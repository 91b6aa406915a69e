import { useQuery } from '@tanstack/react-query'
import { writeObjection } from '../../../content/write-objection.ts'
import { claimsQuery } from '../../content-api/claims-query.ts'
import { impactCardFacesQuery } from '../../content-api/impact-cards-query.ts'
import { objectionGroundsQuery } from '../../content-api/objection-grounds-query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { WorkshopLayout } from './layout.tsx'

/** The workshop once all is there that letters are made of. */
export function Workshop() {
  const grounds = useQuery(objectionGroundsQuery())
  const cards = useQuery(impactCardFacesQuery())
  const claims = useQuery(claimsQuery())
  if (grounds.data && cards.data && claims.data)
    return <WorkshopLayout grounds={grounds.data} cards={cards.data} claims={claims.data} />
  if (grounds.isError || cards.isError || claims.isError)
    return (
      <LoadFailure>
        {writeObjection.failed} {writeObjection.keptAnyway}
      </LoadFailure>
    )
  return <p role="status">{writeObjection.loading}</p>
}
