import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const requirements = { ...inLibrary('historic-england-legal-requirements'), said_by: 'public-body' } as const
const cemetery = {
  said_by: 'public-body',
  document: 'Our Warwickshire: Excavation of Romano-British cemetery at Wasperton',
  address:
    'https://www.ourwarwickshire.org.uk/content/catalogue_her/excavation-of-romano-british-cemetery-at-wasperton',
} as const
const framework = inLibrary('national-planning-policy-framework')

/** What law and policy say of heritage, and what was found at Wasperton. */
export const heritageClaims: SeedClaim[] = [
  readClaim(
    'special-regard',
    'A council must have special regard to the desirability of preserving a listed building or its setting.',
    {
      document: 'Historic England, on the Planning (Listed Buildings and Conservation Areas) Act 1990',
      page: 'section 66',
      address: requirements.address,
      document_id: 'planning-listed-buildings-act-1990-section-66',
    },
  ),
  readClaim(
    'considerable-weight',
    'The courts say that this desirability carries considerable importance and weight.',
    requirements,
  ),
  readClaim(
    'wasperton-cemetery',
    'Roman and Anglo-Saxon graves were excavated at Wasperton in the 1980s, before gravel was taken there.',
    cemetery,
  ),
  unreadClaim(
    'heritage-weight',
    'National policy asks for heritage to be conserved, and for more weight the more important it is.',
    framework,
  ),
  unreadClaim(
    'less-than-substantial',
    'Where harm to heritage is less than substantial, it is weighed against public benefits.',
    framework,
  ),
  unreadClaim(
    'recording',
    'The ability to record what is lost should not be a factor in deciding whether to allow the loss.',
    framework,
  ),
]
