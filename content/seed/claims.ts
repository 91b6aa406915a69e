import type { Claim } from '../../domain/claim.ts'
import { evidenceClaims } from './claims/evidence.ts'
import { healthClaims } from './claims/health.ts'
import { heritageClaims } from './claims/heritage.ts'
import { keyFigures } from './claims/key-figures.ts'
import { namedLaws } from './claims/laws.ts'
import { libraryClaims } from './claims/library.ts'
import { mineralsPlan } from './claims/minerals-plan.ts'
import { nationalPolicy } from './claims/national-policy.ts'
import { natureAndWater } from './claims/nature-and-water.ts'
import { policyParagraphs } from './claims/policy-paragraphs.ts'
import { planningProcess } from './claims/process.ts'
import { theSite } from './claims/the-site.ts'

/** A claim as it is first stored. */
export type SeedClaim = Omit<Claim, 'updated_at'>

/** The statements of fact that the site makes when it is new, each with where it comes from. */
export const seedClaims: SeedClaim[] = [
  ...keyFigures,
  ...namedLaws,
  ...mineralsPlan,
  ...nationalPolicy,
  ...policyParagraphs,
  ...planningProcess,
  ...healthClaims,
  ...heritageClaims,
  ...natureAndWater,
  ...theSite,
  ...evidenceClaims,
  ...libraryClaims,
]
