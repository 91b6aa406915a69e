import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const adopted = inLibrary('warwickshire-minerals-local-plan')
const examination = { ...inLibrary('warwickshire-minerals-plan-examination'), said_by: 'public-body' } as const
const minutes = { ...inLibrary('minerals-plan-adoption-minutes'), said_by: 'public-body' } as const

/** What the county’s minerals plan is, and what it says of the land. */
export const mineralsPlan: SeedClaim[] = [
  readClaim(
    'minerals-plan-adopted',
    'The county’s minerals plan was adopted in July 2022.',
    { ...minutes, page: 'minutes of 19 July 2022' },
    'adopted in July 2022',
    'since July 2022',
  ),
  readClaim(
    'wasperton-named',
    'The adopted minerals plan names land at Wasperton for sand and gravel. The words of its policy for the site are still to be read.',
    minutes,
    'names land at Wasperton',
    'names one piece of it at Wasperton',
    'Land at Wasperton is named',
    'names land there',
    'names land next door',
  ),
  readClaim(
    'development-plan',
    'The development plan for a quarry here is the minerals plan, the waste core strategy, the districts’ local plans and neighbourhood plans in force.',
    adopted,
    'the waste core strategy',
    'part of the development plan',
  ),
  readClaim(
    'minerals-plan-examined',
    'An inspector examined the minerals plan and found it sound, with changes.',
    examination,
    'found it sound',
  ),
  unreadClaim(
    'plan-comments',
    'Comments on the minerals plan are not comments on the application.',
    inLibrary('ppg-consultation-and-pre-decision-matters'),
    'are not comments on the application',
  ),
]
