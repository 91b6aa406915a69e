import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const adopted = inLibrary('warwickshire-minerals-local-plan')
const examination = { ...inLibrary('warwickshire-minerals-plan-examination'), said_by: 'public-body' } as const
const minutes = { ...inLibrary('minerals-plan-adoption-minutes'), said_by: 'public-body' } as const

/** What the county’s minerals plan is, and what it says of the land. */
export const mineralsPlan: SeedClaim[] = [
  readClaim('minerals-plan-adopted', 'The county’s minerals plan was adopted in July 2022.', {
    ...minutes,
    page: 'minutes of 19 July 2022',
  }),
  readClaim(
    'wasperton-named',
    'The adopted minerals plan names land at Wasperton for sand and gravel. The words of its policy for the site are still to be read.',
    minutes,
  ),
  readClaim(
    'development-plan',
    'The development plan for a quarry here is the minerals plan, the waste core strategy, the districts’ local plans and neighbourhood plans in force.',
    adopted,
  ),
  readClaim(
    'minerals-plan-examined',
    'An inspector examined the minerals plan and found it sound, with changes.',
    examination,
  ),
  unreadClaim(
    'plan-comments',
    'Comments on the minerals plan are not comments on the application.',
    inLibrary('ppg-consultation-and-pre-decision-matters'),
  ),
]
