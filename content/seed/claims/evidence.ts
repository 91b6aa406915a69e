import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim } from './public-claim.ts'

/** Where in a document it stands; elsewhere on its page, which is short. */
const pages: Record<string, string> = {
  'nppf-minerals-chapter': 'paragraph 222',
  'eia-regulation-on-late-statements': 'regulation 20',
  'lea-castle-judgment': 'the judgment itself',
}

/** What a document of the evidence library says, as it was read in a stored copy of its page. */
function said(by: SeedClaim['said_by'], documentId: string, id: string, statement: string): SeedClaim {
  return readClaim(id, statement, { ...inLibrary(documentId, pages[documentId]), said_by: by })
}

const adoption = 'minerals-plan-adoption-minutes'
const policy = 'nppf-minerals-chapter'
const edgehill = 'edgehill-quarry-decision'
const article = 'applicant-silicosis-article'

/** What the texts of the evidence library take from its documents, for and against. */
export const evidenceClaims: SeedClaim[] = [
  said(
    'public-body',
    adoption,
    'parish-letter-before-adoption',
    'Before the minerals plan was adopted the county had a letter of the parish council that opposed the land at Wasperton.',
  ),
  said(
    'public-body',
    adoption,
    'objections-left-to-application',
    'When the plan was adopted members were told that objections could still be made at the planning stage.',
  ),
  said(
    'law-or-policy',
    policy,
    'minerals-where-found',
    'National policy says that minerals can only be worked where they are found.',
  ),
  said(
    'law-or-policy',
    'eia-regulation-on-late-statements',
    'time-for-late-statements',
    'Where an environmental statement follows an application, its papers have to be open to inspection for at least 30 days after the notice.',
  ),
  said(
    'public-body',
    edgehill,
    'edgehill-lorry-routes',
    'The county’s committee made a permission at Edgehill Quarry subject to a legal agreement on lorry routes.',
  ),
  said(
    'public-body',
    edgehill,
    'edgehill-saturdays',
    'The county’s committee removed Saturday working at Edgehill Quarry by itself.',
  ),
  said(
    'public-body',
    'lea-castle-judgment',
    'lea-castle-in-court',
    'The High Court reviewed an inspector’s refusal of the quarry at Lea Castle Farm, on gains for wildlife and on the weighing of the plan.',
  ),
  said(
    'applicant',
    article,
    'applicant-little-known-of-neighbours',
    'The applicant writes that little information is available on the health of people who live near quarries.',
  ),
  said(
    'applicant',
    article,
    'applicant-no-credible-risk',
    'The applicant writes that there is no credible risk to the health of neighbours.',
  ),
  said(
    'public-body',
    'iaqm-mineral-dust-guidance',
    'dust-guidance',
    'The Institute of Air Quality Management published guidance on the dust of mineral workings for planning in 2016.',
  ),
  said(
    'public-body',
    'historic-england-legal-requirements',
    'conservation-areas',
    'Special attention must be paid to conservation areas.',
  ),
  said(
    'public-body',
    'natural-england-land-take-review',
    'best-land-weight-reviewed',
    'Natural England published a review of how much weight planning decisions give to the best farmland.',
  ),
]
