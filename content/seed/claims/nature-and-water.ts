import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const newts = inLibrary('great-crested-newts-planning-advice')
const species = inLibrary('protected-species-planning-advice')
const framework = inLibrary('national-planning-policy-framework')
const farmland = inLibrary('agricultural-land-guide')
const licence = {
  document: 'Apply for a water abstraction or impounding licence',
  address: 'https://www.gov.uk/guidance/water-management-apply-for-a-water-abstraction-or-impoundment-licence',
}

/** What law and policy say of wildlife, soil and water. */
export const natureAndWater: SeedClaim[] = [
  unreadClaim('newt-licence', 'Whoever would harm great crested newts or their resting places needs a licence.', newts),
  unreadClaim(
    'newt-district-scheme',
    'Where a district licensing scheme runs, a developer can join it instead of surveying the site. Whether one covers this land is to be checked.',
    newts,
  ),
  readClaim(
    'licence-likely',
    'A council must be sure that a wildlife licence is likely to be granted before it gives permission.',
    species,
  ),
  readClaim(
    'surveys-asked-for',
    'Surveys are asked for where a protected animal is reasonably likely to be there and affected.',
    species,
  ),
  unreadClaim(
    'net-gain-later',
    'The duty of a measured gain for nature began after this application was made.',
    inLibrary('ppg-biodiversity-net-gain'),
  ),
  unreadClaim(
    'avoid-first',
    'Guidance and national policy ask first to avoid harm to nature, then to reduce it, and last to make up for it.',
    inLibrary('ppg-natural-environment'),
  ),
  unreadClaim(
    'refused-if-harm-remains',
    'National policy says that permission should be refused where serious harm to nature is not avoided, reduced or made up for.',
    framework,
  ),
  readClaim(
    'best-farmland',
    'Policy is meant to protect the best and most versatile farmland from unsustainable development.',
    farmland,
  ),
  readClaim('poorer-land-first', 'Councils should try to use poorer farmland first.', farmland),
  readClaim(
    'natural-england-asked',
    'Natural England must be asked where a scheme would lose more than 20 hectares of the best farmland.',
    farmland,
  ),
  unreadClaim('pumping-licence', 'Pumping a quarry dry may need a licence from the Environment Agency.', licence),
]
