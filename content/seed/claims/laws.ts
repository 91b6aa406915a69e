import type { SeedClaim } from '../claims.ts'
import { inLibrary, unreadClaim } from './public-claim.ts'

/** A law, policy or guide that texts name: its document is in the evidence library, and the wording is still to be compared with it. */
function named(id: string, documentId: string, statement: string): SeedClaim {
  return unreadClaim(id, statement, inLibrary(documentId))
}

/** The laws and policies that texts name. */
export const namedLaws: SeedClaim[] = [
  named(
    'eia-regulations',
    'eia-regulations-2017',
    'A large quarry needs an environmental statement, and a schedule of the regulations lists its subjects.',
  ),
  named(
    'environmental-information',
    'environmental-information-regulations-2004',
    'Anybody may ask a council for the information that it holds about the environment, and it must answer within a set time unless it has a good reason not to.',
  ),
  named(
    'national-policy',
    'national-planning-policy-framework',
    'The government’s planning policies for England have to be taken into account in every planning decision.',
  ),
  named(
    'practice-guidance',
    'ppg-minerals',
    'The government’s guidance explains how its planning policies are to be applied.',
  ),
  named(
    'minerals-plan',
    'warwickshire-minerals-local-plan',
    'The county’s adopted plan for minerals covers the years 2018 to 2032.',
  ),
  named(
    'planning-act',
    'town-and-country-planning-act-1990',
    'The main law on planning permission in England is the Town and Country Planning Act 1990. Most building, engineering and mining needs such permission.',
  ),
  named(
    'quarries-regulations',
    'quarries-regulations-1999',
    'The Quarries Regulations 1999 are the law on running a quarry safely, whatever a planning permission says.',
  ),
  named(
    'wildlife-act',
    'wildlife-and-countryside-act-1981',
    'The Wildlife and Countryside Act 1981 protects wild birds and many animals and plants, and planning permission does not set it aside.',
  ),
  named(
    'habitats-regulations',
    'conservation-of-habitats-and-species-regulations-2017',
    'The habitats regulations protect great crested newts, otters, bats and some other species; harm is allowed only under a licence, which has tests.',
  ),
  named(
    'setting-of-heritage',
    'historic-england-setting-of-heritage-assets',
    'Historic England advises on how the surroundings of a building are part of what makes it special.',
  ),
]
