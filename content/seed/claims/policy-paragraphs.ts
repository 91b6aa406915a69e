import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim } from './public-claim.ts'

/** The edition whose paragraphs were read: others number them differently. */
export const editionRead = 'National Planning Policy Framework (December 2024)'

/** A paragraph of that edition, read in a stored copy of its chapter’s official page. */
function paragraph(number: string, chapter: string, id: string, statement: string): SeedClaim {
  const address = `https://www.gov.uk/guidance/national-planning-policy-framework/${chapter}`
  const document_id = 'national-planning-policy-framework'
  return readClaim(id, statement, { document: editionRead, page: `paragraph ${number}`, address, document_id })
}

const communities = '8-promoting-healthy-and-safe-communities'
const transport = '9-promoting-sustainable-transport'
const flooding = '14-meeting-the-challenge-of-climate-change-flooding-and-coastal-change'
const environment = '15-conserving-and-enhancing-the-natural-environment'
const heritage = '16-conserving-and-enhancing-the-historic-environment'

/** Paragraphs of national policy for the points of a letter, and what the county says of its plan. */
export const policyParagraphs: SeedClaim[] = [
  paragraph(
    '96(c)',
    communities,
    'healthy-lives',
    'National policy asks decisions to aim for places that support healthy lives, for example by safe and accessible green spaces.',
  ),
  paragraph(
    '109(c)',
    transport,
    'transport-effects',
    'National policy asks for the likely effects of a development on transport networks to be understood and addressed from the start.',
  ),
  paragraph(
    '161',
    flooding,
    'flood-risks-in-full',
    'National policy says that planning should take full account of storm and flood risks in a changing climate.',
  ),
  paragraph(
    '187(a)',
    environment,
    'landscapes-and-soils',
    'National policy asks decisions to protect and enhance valued landscapes and soils, as fits their status or the quality that the plan gives them.',
  ),
  paragraph(
    '187(b)',
    environment,
    'countryside-recognised',
    'National policy asks decisions to recognise the intrinsic character and beauty of the countryside, and the benefits of the best farmland.',
  ),
  paragraph(
    '187(d)',
    environment,
    'habitats-joined-up',
    'National policy asks decisions to keep harm to wildlife small and to provide gains for it, with habitats that join up.',
  ),
  paragraph(
    '187(e)',
    environment,
    'no-unacceptable-pollution',
    'National policy asks decisions to prevent development from adding to unacceptable levels of soil, air, water or noise pollution.',
  ),
  paragraph(
    '202',
    heritage,
    'heritage-irreplaceable',
    'National policy calls historic places irreplaceable, and asks that they are conserved as fits their significance.',
  ),
  readClaim(
    'plan-for-applications',
    'The county says that its minerals plan is used to decide applications for digging, processing and restoration.',
    { ...inLibrary('warwickshire-minerals-local-plan'), said_by: 'public-body' },
  ),
]
