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
    'sufficient supply of minerals essential',
    'calls a sufficient supply essential',
  ),
  readClaim(
    'no-unacceptable-effects',
    'National policy asks that mineral workings do not have unacceptable effects on nature, heritage or human health.',
    minerals('paragraph 223(f)'),
    'do not have unacceptable effects on human health',
    'do not have unacceptable effects on nature, historic places and human health',
  ),
  readClaim(
    'cumulative-effects',
    'National policy asks for cumulative effects to be taken into account, from one site and from several.',
    minerals('paragraph 223(f)'),
    'take cumulative effects into account',
    'effects which add up are counted',
    'both from one site and from several in the same area',
  ),
  readClaim(
    'recycled-first',
    'National policy asks plans to take account of recycled and secondary materials before new digging, as far as practicable.',
    minerals('paragraph 223(b)'),
    'recycled materials should be looked to before new ones',
    'take it into account before new digging',
  ),
  readClaim(
    'minerals-paragraphs',
    'In the copy that was read, the chapter on minerals has paragraphs 222 to 230; in other editions the numbers differ.',
    minerals('its heading'),
    'paragraphs 222 to 230',
  ),
  unreadClaim(
    'landbank-needed',
    'National policy asks for permitted sand and gravel for at least 7 years.',
    minerals('the paragraph on a steady supply of aggregates'),
    '7 years',
    '7-year landbank',
    'seven years',
    '7 years needed',
  ),
  unreadClaim(
    'framework-redrafted',
    'The government published a redraft of national planning policy in December 2025. Whether it is in force is to be checked.',
    framework,
    'December 2025',
  ),
  unreadClaim(
    'landbank-on-merits',
    'Government guidance says that each application for minerals is judged on its merits, whatever the length of the landbank.',
    guidance,
    'judged on its merits',
    'no reason to refuse by itself',
    'nobody is refused for a full reserve alone',
    'length of a landbank decides nothing by itself',
  ),
  unreadClaim(
    'benefits-of-minerals',
    'National policy gives weight to the benefits of digging minerals.',
    framework,
    'counts the benefits of digging minerals in a scheme’s favour',
    'gives weight to the benefits of minerals',
  ),
  unreadClaim(
    'noise-limits',
    'Planning guidance on minerals publishes noise limits at homes by day, in the evening and at night, and allows more for short jobs.',
    guidance,
    'publishes noise limits at the nearest homes',
    'publishes limits at homes',
  ),
  unreadClaim(
    'dust-named',
    'Planning guidance names dust among the effects of mineral sites to be looked at.',
    guidance,
    'guidance names dust',
  ),
  unreadClaim(
    'gravel-in-floodplain',
    'Flood policy treats sand and gravel working as compatible with water.',
    inLibrary('ppg-flood-risk'),
    'water-compatible',
    'gravel working as fit for a floodplain',
    'does not rule out gravel pits near rivers',
    'workings are treated as able to stand it',
  ),
  unreadClaim(
    'no-worse-elsewhere',
    'National policy asks that development does not make flooding worse elsewhere.',
    { ...framework, page: 'chapter 14' },
    'should not make flooding worse elsewhere',
    'must not make flooding worse elsewhere',
    'does not make flooding worse somewhere else',
    'floods are not made worse for somebody else',
    'flooding is not made worse elsewhere',
  ),
  unreadClaim(
    'road-test',
    'National policy lets a council refuse on road grounds where harm to safety is unacceptable, or effects on the network are severe.',
    { ...framework, page: 'chapter 9' },
    'effect on the road network would be severe',
    'people on foot and on bicycles come first',
  ),
  unreadClaim(
    'restoration',
    'National policy asks for restoration and aftercare at the earliest opportunity and to high standards.',
    { ...framework, page: 'chapter 17' },
    'restored and cared for at the earliest chance',
    'restored as early as possible',
  ),
  unreadClaim(
    'restoration-money',
    'National policy asks for money to be set aside for restoration in exceptional cases only.',
    framework,
    'In exceptional cases it allows a bond',
    'asked for only in exceptional cases',
  ),
  unreadClaim(
    'not-previously-developed',
    'In national policy a quarry that must be restored is not previously developed land.',
    framework,
    'does not count as previously developed land',
  ),
  unreadClaim(
    'aviation-safety',
    'National minerals policy names aviation safety among the things to look at.',
    framework,
    'names aviation safety',
  ),
  unreadClaim(
    'pollution-of-water',
    'National policy asks that development does not put water at unacceptable risk of pollution.',
    framework,
    'unacceptable risk of pollution',
  ),
  unreadClaim(
    'countryside-economy',
    'National policy supports a prosperous rural economy.',
    framework,
    'supports a prosperous countryside',
  ),
  unreadClaim(
    'permits-assumed',
    'A council should assume that permits of other bodies will be enforced.',
    framework,
    'assume that permits will be enforced',
  ),
]
