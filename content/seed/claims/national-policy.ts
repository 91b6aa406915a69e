import type { SeedClaim } from '../claims.ts'
import { editionRead } from './policy-paragraphs.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

const framework = inLibrary('national-planning-policy-framework')
const minerals = (page: string) => ({ ...inLibrary('nppf-minerals-chapter', page), document: editionRead })
const guidance = inLibrary('ppg-minerals')

/** What national planning policy and guidance say, in the edition that was read. */
export const nationalPolicy: SeedClaim[] = [
  readClaim(
    'minerals-essential',
    'National policy calls a sufficient supply of minerals essential.',
    minerals('paragraph 222'),
  ),
  readClaim(
    'no-unacceptable-effects',
    'National policy asks that mineral workings do not have unacceptable effects on nature, heritage or human health.',
    minerals('paragraph 223(f)'),
  ),
  readClaim(
    'cumulative-effects',
    'National policy asks for cumulative effects to be taken into account, from one site and from several.',
    minerals('paragraph 223(f)'),
  ),
  readClaim(
    'recycled-first',
    'National policy asks plans to take account of recycled and secondary materials before new digging, as far as practicable.',
    minerals('paragraph 223(b)'),
  ),
  readClaim(
    'minerals-paragraphs',
    'In the copy that was read, the chapter on minerals has paragraphs 222 to 230; in other editions the numbers differ.',
    minerals('its heading'),
  ),
  unreadClaim(
    'landbank-needed',
    'National policy asks for permitted sand and gravel for at least 7 years.',
    minerals('the paragraph on a steady supply of aggregates'),
  ),
  unreadClaim(
    'framework-redrafted',
    'The government published a redraft of national planning policy in December 2025. Whether it is in force is to be checked.',
    framework,
  ),
  unreadClaim(
    'landbank-on-merits',
    'Government guidance says that each application for minerals is judged on its merits, whatever the length of the landbank.',
    guidance,
  ),
  unreadClaim('benefits-of-minerals', 'National policy gives weight to the benefits of digging minerals.', framework),
  unreadClaim(
    'noise-limits',
    'Planning guidance on minerals publishes noise limits at homes by day, in the evening and at night, and allows more for short jobs.',
    guidance,
  ),
  unreadClaim(
    'dust-named',
    'Planning guidance names dust among the effects of mineral sites to be looked at.',
    guidance,
  ),
  unreadClaim(
    'gravel-in-floodplain',
    'Flood policy treats sand and gravel working as compatible with water.',
    inLibrary('ppg-flood-risk'),
  ),
  unreadClaim('no-worse-elsewhere', 'National policy asks that development does not make flooding worse elsewhere.', {
    ...framework,
    page: 'chapter 14',
  }),
  unreadClaim(
    'road-test',
    'National policy lets a council refuse on road grounds where harm to safety is unacceptable, or effects on the network are severe.',
    { ...framework, page: 'chapter 9' },
  ),
  unreadClaim(
    'restoration',
    'National policy asks for restoration and aftercare at the earliest opportunity and to high standards.',
    { ...framework, page: 'chapter 17' },
  ),
  unreadClaim(
    'restoration-money',
    'National policy asks for money to be set aside for restoration in exceptional cases only.',
    framework,
  ),
  unreadClaim(
    'not-previously-developed',
    'In national policy a quarry that must be restored is not previously developed land.',
    framework,
  ),
  unreadClaim(
    'aviation-safety',
    'National minerals policy names aviation safety among the things to look at.',
    framework,
  ),
  unreadClaim(
    'pollution-of-water',
    'National policy asks that development does not put water at unacceptable risk of pollution.',
    framework,
  ),
  unreadClaim('countryside-economy', 'National policy supports a prosperous rural economy.', framework),
  unreadClaim('permits-assumed', 'A council should assume that permits of other bodies will be enforced.', framework),
]
