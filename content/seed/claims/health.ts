import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim } from './public-claim.ts'

const silica = { ...inLibrary('hse-quarries-silica'), said_by: 'public-body' } as const

/** What the safety regulator says of silica. */
export const healthClaims: SeedClaim[] = [
  readClaim(
    'silica-at-work',
    'Breathing fine silica dust at work over years can cause silicosis and other lung disease.',
    silica,
    'silicosis or other lung disease',
    'at work over a long time can cause lasting lung disease',
    'can harm the lungs of people who breathe it at work',
    'quarry workers who breathe fine quartz dust for years can get silicosis',
    'Updated in 2021',
  ),
  readClaim(
    'silica-general-public',
    'The Health and Safety Executive says that no case of silicosis has been documented among the general public in Great Britain.',
    silica,
    'no case of silicosis has been documented among the general public',
    'no case of silicosis is documented among the general public',
    'no cases have been documented among members of the general public',
    'the Health and Safety Executive says, silicosis has not been documented',
  ),
]
