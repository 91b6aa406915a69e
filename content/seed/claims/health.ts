import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim } from './public-claim.ts'

const silica = { ...inLibrary('hse-quarries-silica'), said_by: 'public-body' } as const

/** What the safety regulator says of silica. */
export const healthClaims: SeedClaim[] = [
  readClaim(
    'silica-at-work',
    'Breathing fine silica dust at work over years can cause silicosis and other lung disease.',
    silica,
  ),
  readClaim(
    'silica-general-public',
    'The Health and Safety Executive says that no case of silicosis has been documented among the general public in Great Britain.',
    silica,
  ),
]
