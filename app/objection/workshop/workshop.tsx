import { useQuery } from '@tanstack/react-query'
import { workshopPage } from '../../../content/workshop-page.ts'
import { impactCardFacesQuery } from '../../content-api/impact-cards-query.ts'
import { libraryQuery } from '../../content-api/library-query.ts'
import { objectionGroundsQuery } from '../../content-api/objection-grounds-query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Bench } from './bench.tsx'
import './workshop.css'
import './steps.css'
import './letter.css'
import '../evaluator.css'
import '../../ui/form-fields.css'

/** The workshop once all is there that letters are made of. */
export function Workshop() {
  const grounds = useQuery(objectionGroundsQuery())
  const cards = useQuery(impactCardFacesQuery())
  const library = useQuery(libraryQuery())
  if (grounds.data && cards.data && library.data)
    return <Bench grounds={grounds.data} cards={cards.data} library={library.data} />
  if (grounds.isError || cards.isError || library.isError)
    return (
      <LoadFailure>
        {workshopPage.failed} {workshopPage.keptAnyway}
      </LoadFailure>
    )
  return <p role="status">{workshopPage.loading}</p>
}
