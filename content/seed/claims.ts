import type { Claim } from '../../domain/claim.ts'
import { evidenceClaims } from './claims/evidence.ts'
import { keyFigures } from './claims/key-figures.ts'
import { namedLaws } from './claims/laws.ts'

/** A claim as it is first stored. */
export type SeedClaim = Omit<Claim, 'updated_at'>

/** The statements of fact that the site makes when it is new, each with where it comes from. */
export const seedClaims: SeedClaim[] = [...keyFigures, ...namedLaws, ...evidenceClaims]
