import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const press = {
  said_by: 'campaign',
  document: 'Stratford Herald: Barford villagers protest at Oxford college (2019)',
  address: 'https://www.stratford-herald.com/99474-barford-villagers-protest-oxford-college.html',
} as const
const applicantInPress = {
  said_by: 'campaign',
  document: 'Stratford Herald: Our business at risk if quarry not approved, claim applicant (2023)',
  address: 'https://www.stratford-herald.com/news/our-business-at-risk-if-quarry-not-approved-claim-applicant-9295942/',
} as const
const note = { ...inLibrary('hydrology-note'), said_by: 'campaign' } as const

/** Who owns the land and who applies, and the date of our own note. */
export const theSite: SeedClaim[] = [
  unreadClaim('landowner', 'The land belongs to St John’s College, Oxford.', press),
  readClaim(
    'applicant',
    'Smiths Concrete, a concrete firm, has applied for the quarry, as the press reports.',
    applicantInPress,
  ),
  unreadClaim('hydrology-note-revised', 'The campaign’s note on water was last revised in November 2026.', note),
]
