import type { SeedClaim } from '../claims.ts'
import { inLibrary, unreadClaim } from './public-claim.ts'

const press = {
  said_by: 'campaign',
  document: 'Stratford Herald: Barford villagers protest at Oxford college (2019)',
  address: 'https://www.stratford-herald.com/99474-barford-villagers-protest-oxford-college.html',
} as const
const application = { ...inLibrary('council-planning-pages'), said_by: 'applicant' } as const
const note = { ...inLibrary('hydrology-note'), said_by: 'campaign' } as const

/** Who owns the land and who applies, and the date of our own note. */
export const theSite: SeedClaim[] = [
  unreadClaim('landowner', 'The land belongs to St John’s College, Oxford.', press, 'St John’s College, Oxford'),
  unreadClaim(
    'minerals-belong-to-the-owner',
    'Sand and gravel normally belong to whoever owns the land above them.',
    { document: '', address: '' },
    'normally belong to whoever owns the land above them',
  ),
  unreadClaim('applicant', 'A concrete firm has applied for the quarry.', application, 'concrete firm'),
  unreadClaim(
    'hydrology-note-revised',
    'The campaign’s note on water was last revised in November 2026.',
    note,
    'Last revised in November 2026',
  ),
]
