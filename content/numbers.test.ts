import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { firstCampaign } from './first-campaign.ts'
import { keyFacts } from './key-facts.ts'
import { consultationOpenGuide } from './objection-guide.ts'
import { processPage } from './process-page.ts'
import { processStages } from './process-stages.ts'
import { proposal } from './proposal.ts'
import { seedClaims } from './seed/claims.ts'
import { impactCardSeeds } from './seed/impact-cards.ts'
import { villageSeeds } from './seed/villages.ts'

const claimsOf = new Map(
  [
    ...articles.flatMap(({ slug, sections }) => sections.map((part) => ({ at: `/${slug}`, part }))),
    ...villageSeeds.flatMap(({ name, impact_cards }) => impact_cards.map((part) => ({ at: name, part }))),
    ...villageSeeds.map(({ name, summary, preamble, claims }) => ({ at: name, part: { summary, preamble, claims } })),
    ...keyFacts.map((part) => ({ at: 'key fact', part })),
    ...processStages.map((part) => ({ at: 'stage', part })),
    ...impactCardSeeds.map((part) => ({ at: 'impact card', part })),
  ].map(({ at, part }) => [`${at}: ${JSON.stringify(part)}`, part.claims ?? []] as const),
)
const figureOrLaw =
  /\d ?(?:%|per cent|million|tonnes|hectares|acres|years|met(?:res|ers)|m\b|yards|am\b|pm\b|HGV)|\d\/\d|\bAct \d{4}|\bPolicy [A-Z]{1,4}\d|\bRegulations? \d|Planning Policy Framework/

test('each built-in text with a figure or a law names a claim', () => {
  const silent = [...claimsOf].filter(([text, claims]) => figureOrLaw.test(text) && claims.length === 0)
  expect(silent.map(([text]) => text)).toEqual([])
})

/** The figures of the proposal as they were given to us, and the one article that states those that were given for one alone. */
const given: [claim: string, quote: string, onlyIn?: string][] = [
  ['tonnage', '1.8 million tonnes'],
  ['tonnage-more-exact', '1.835 million in one article', '/no-justification'],
  ['duration', 'extraction 10 to 15 years'],
  ['duration-in-brief', 'about 12 to 15 years'],
  ['duration-with-recycling', 'one article says up to 50 years with a recycling plant extension', '/planning-creep'],
  ['working-hours', 'opening hours Mon to Fri 7am to 6pm, Sat 7am to 1pm'],
  ['lorry-movements', 'about 150 to 200 HGV movements per day'],
  ['lorry-directions', 'a 60/40 north/south traffic split'],
  ['site-area', 'about 89 hectares (220 acres); an 89.5-hectare site'],
  ['dug-area', '53.5 hectares of extraction within an 89.5-hectare site'],
  ['distance-to-villages', '150 yards from one village and 350 yards from the other'],
  ['banks', 'bunds 3 to 5 m high'],
  ['landbank-needed', 'a 7-year required landbank'],
  ['landbank-held', '15+ years held'],
  ['other-quarry', '3.1 million tonnes at one quarry'],
  ['imported-fill', '1 million m³ of imported fill'],
  ['employment', '165,000 m² of employment space and 75% local employment'],
  ['newts', 'newt habitat within 500 m'],
]
const numbersOf = (text = ''): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? []

test.each(given)('the claim %s states what was given to us, where it was given for', (id, quote, onlyIn) => {
  const statement = seedClaims.find((claim) => claim.id === id)?.statement
  expect(statement).toBeDefined()
  expect(numbersOf(statement).filter((number) => !numbersOf(quote).includes(number))).toEqual([])
  const naming = [...claimsOf].filter(([, claims]) => claims.includes(id)).map(([text]) => text)
  expect(naming.length).toBeGreaterThan(0)
  if (onlyIn) expect(naming.filter((text) => !text.startsWith(onlyIn))).toEqual([])
})

test.each([
  [proposal.factsHeading, 'eight', keyFacts],
  [consultationOpenGuide(firstCampaign).stepsHeading, 'four', consultationOpenGuide(firstCampaign).steps],
  [processPage.rulesHeading, 'Three', processPage.rules],
])('‘%s’ counts its list right', (text, word, list) => {
  expect(text).toContain(word)
  expect(list).toHaveLength(
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].indexOf(word.toLowerCase()) + 1,
  )
})
