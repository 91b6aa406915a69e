import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardIcons } from '../../app/ui/card-icon.tsx'
import { articleSchema } from '../../domain/article.ts'
import { articleSlugs, hasFixedRoute } from '../../domain/article-address.ts'
import { brokenCheck } from '../../domain/claim.ts'
import { keyColumns, tableNames } from '../../domain/content.ts'
import { currentStage } from '../../domain/progress.ts'
import { newRowSchemas, refusedFields } from '../../domain/row-schemas.ts'
import { builtIn } from '../claims/built-in-claims.ts'
import { communities } from '../communities.ts'
import { distanceWords, readyVillages } from '../places.ts'
import { articles, firstRows } from './first-rows.ts'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const { cases, claims, evidence_documents: documents, impact_cards: cards, village_data: villages } = firstRows

describe('the data files', () => {
  test.each(tableNames)('hold rows of %s that the site would take, each with a key of its own', (table) => {
    const rows: readonly object[] = firstRows[table]
    expect(rows.map((row) => refusedFields(newRowSchemas, table, row)).filter(({ length }) => length > 0)).toEqual([])
    expect(new Set(rows.map((row) => Reflect.get(row, keyColumns[table]))).size).toBe(rows.length)
  })

  test.each(articles)('hold the article $slug, from an intro to a conclusion', (article) => {
    expect(articleSchema.safeParse(article).error?.issues ?? []).toEqual([])
    const types = article.sections.map(({ type }) => type)
    expect([types.at(0), types.at(-1)]).toEqual(['intro', 'conclusion'])
    expect(types.filter((type) => type === 'highlight')).toHaveLength(1)
  })

  test('name only claims, documents and categories that are there', () => {
    const naming = [
      ...Object.values(firstRows).flat(),
      ...villages.flatMap(({ impact_cards }) => impact_cards),
      ...articles.flatMap(({ sections }) => sections),
    ]
    const named = naming.flatMap((row) => ('claims' in row && row.claims) || [])
    expect(named.filter((id) => !idsOf(claims).includes(id))).toEqual([])
    const held = claims.flatMap(({ document_id }) => (document_id === '' ? [] : [document_id]))
    expect(held.filter((id) => !idsOf(documents).includes(id))).toEqual([])
    expect([...new Set(documents.map(({ category_id }) => category_id))].sort()).toEqual(
      idsOf(firstRows.evidence_categories).sort(),
    )
  })
})

test('claims that are checked, or say what law and public bodies say, name what a reader can open', () => {
  const vague = claims.filter(({ state, said_by, document, page, address, checked_on }) => {
    const needed = state === 'checked' ? [document, page, address, checked_on] : [document, address]
    return (state === 'checked' || said_by === 'law-or-policy' || said_by === 'public-body') && needed.includes('')
  })
  expect(idsOf(vague)).toEqual([])
  expect(idsOf(claims.filter((claim) => brokenCheck(claim, '2026-12-31').length > 0))).toEqual([])
})

/** The texts of rows and articles, each with the claims that it names. */
const texts = [
  ...articles.flatMap(({ slug, sections }) => sections.map((part) => ({ at: `/${slug}`, part }))),
  ...villages.flatMap(({ name, impact_cards }) => impact_cards.map((part) => ({ at: name, part }))),
  ...villages.map(({ name, summary, preamble, claims }) => ({ at: name, part: { summary, preamble, claims } })),
  ...firstRows.key_facts.map((part) => ({ at: 'key fact', part })),
  ...firstRows.process_stages.map((part) => ({ at: 'stage', part })),
  ...cards.map((part) => ({ at: 'impact card', part })),
].map(({ at, part }) => ({ text: `${at}: ${JSON.stringify(part)}`, claims: part.claims ?? [] }))

/** All that visitors read, as it is written: pages, ledger, e-mails, letters and pack. Not where a claim's document has it, nor a case's history, nor what the closer look finds in drafts. */
const written = globSync('{app,content,domain,server}/**/*.{ts,tsx,json}')
  .filter((file) => !/\.test\.|\/testing\/|\/closer-look\/(?!words)|cases\.json$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/^ *"page": .*/gm, ''))
  .concat(cases.map(({ meaning }) => meaning))
  .flatMap((text) => text.split('\n'))

describe('national policy', () => {
  const policies = claims.filter(({ document }) => document.startsWith('National Planning Policy Framework'))

  test('is cited by its edition, its policy and the day on which it was read', () => {
    expect(policies.length).toBeGreaterThan(30)
    const vague = policies.filter(
      ({ document, page, checked_on }) =>
        document !== 'National Planning Policy Framework (17 August 2026)' ||
        checked_on === '' ||
        !/^(?:policy [A-Z]{1,2}\d|chapter \d|Annex [A-F])/.test(page),
    )
    expect(vague).toEqual([])
  })

  // In the Framework of August 2026 paragraphs are numbered within a chapter or an annex, none past twenty.
  test('is named by no edition or paragraph before, but in what decided a case', () => {
    const superseded =
      /\b(?:para(?:graph)?s?\.?|NPPF|Framework,?) (?:[3-9]\d|\d{3})\b|(?<!replaced that of )December 2024|\bgreat weight/i
    expect(written.filter((line) => superseded.test(line))).toEqual([])
  })

  test('for making plans decides no application, and no letter or briefing cites it or what nobody has read', () => {
    const forPlans = policies.filter(({ page }) => /^policy M[12]\b/.test(page))
    const saying = [
      ...forPlans.map(({ statement }) => statement),
      ...written.filter((line) => /\bM[12]\b(?! \d)/.test(line)),
    ]
    expect(saying.filter((text) => !/\b(?:make|making) plans\b/.test(text))).toEqual([])
    const cited = [
      ...firstRows.objection_grounds.flatMap(({ sentences }) => sentences),
      ...villages.flatMap(({ facts = [] }) => facts),
      ...builtIn('committeeLetter'),
      ...builtIn('briefing'),
    ].flatMap((each) => each.claims)
    expect(forPlans.filter(({ id }) => cited.includes(id))).toEqual([])
    // A sentence with a figure of the campaign's waits until that is checked.
    const unread = claims.filter(({ said_by, checked_on }) => !said_by.startsWith('campaign') && checked_on === '')
    expect(idsOf(unread).filter((id) => cited.includes(id))).toEqual([])
  })
})

describe('the figures of the proposal', () => {
  const figureOrLaw =
    /\d ?(?:%|per cent|million|tonnes|hectares|acres|years|met(?:res|ers)|m\b|yards|am\b|pm\b|HGV)|\d\/\d|\bAct \d{4}|\bPolicy [A-Z]{1,4}\d|\bRegulations? \d|Planning Policy Framework/

  test('stand in no text, nor does a law, without a claim', () => {
    expect(texts.filter(({ text, claims }) => figureOrLaw.test(text) && claims.length === 0)).toEqual([])
  })

  const numbersOf = (text = ''): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? []

  /** As they were given to us, with the one article that states those that were given for one alone. */
  test.each<[claim: string, quote: string, onlyIn?: string]>([
    ['tonnage', '1.8 million tonnes'],
    ['tonnage-more-exact', '1.835 million in one article', '/no-justification'],
    ['duration', 'extraction 10 to 15 years'],
    ['duration-in-brief', 'about 12 to 15 years'],
    ['duration-with-recycling', 'up to 50 years with a recycling plant extension', '/planning-creep'],
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
  ])('of the claim %s are those that were given to us, where they were given for', (id, quote, onlyIn) => {
    const statement = claims.find((claim) => claim.id === id)?.statement
    expect(statement).toBeDefined()
    expect(numbersOf(statement).filter((number) => !numbersOf(quote).includes(number))).toEqual([])
    const naming = texts.filter((each) => each.claims.includes(id)).map(({ text }) => text)
    if (id !== 'duration-in-brief') expect(naming).not.toEqual([])
    if (onlyIn) expect(naming.filter((text) => !text.startsWith(onlyIn))).toEqual([])
  })

  test('give the two distances in yards to no village by name', () => {
    const stating = texts.filter(({ text }) => villages.some(({ name }) => text.startsWith(`${name}: `)))
    const naming = stating.filter(({ text }) => /\byards?\b/i.test(text) && !/not (?:say|know) which/.test(text))
    expect(naming).toEqual([])
  })
})

describe('the articles and their cards', () => {
  test('are fourteen and thirteen: heritage alone has no card, and no card hides its article', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(articleSlugs)
    expect(cards.map(({ card_id }) => card_id).sort()).toEqual(articleSlugs.filter(hasFixedRoute).sort())
    expect(cards.flatMap(({ page_sections }) => page_sections)).toEqual([])
  })

  test('have icons and communities that the site knows', () => {
    for (const { id, icon_name, affected_villages } of cards) {
      expect(Object.keys(cardIcons), id).toContain(icon_name)
      expect(affected_villages.filter((village) => !communities.includes(village))).toEqual([])
    }
  })
})

test('each village that is ready has its report, which says once how far it lies from the site', () => {
  expect(villages.map(({ village_key }) => village_key).sort()).toEqual(readyVillages.map(({ slug }) => slug).sort())
  for (const { slug } of readyVillages) {
    const village = villages.find(({ village_key }) => village_key === slug)
    expect(village?.summary).toContain(distanceWords(slug))
    expect(village?.preamble.description).not.toContain(distanceWords(slug))
  }
})

test('events say everywhere that they are examples', () => {
  const example = { title: /^Example: /, location: /\(example\)$/, description: /^Example entry\. / }
  for (const event of firstRows.events)
    for (const field of ['title', 'location', 'description'] as const) expect(event[field]).toMatch(example[field])
})

test('the process stands at validation, with public consultation behind it', () => {
  expect(currentStage(firstRows.process_stages).id).toBe('validation')
  const { status } = firstRows.process_stages.find(({ id }) => id === 'public-consultation') ?? {}
  expect(status).toBe('completed')
})

test('a case that rests on no official page says so, tells its reason and in one line what it means, and an applicant ends what is withdrawn', () => {
  for (const { id, address, how_checked, outcome, decided_by, decisive_reason, meaning } of cases) {
    if (!/\.gov\.uk\//.test(address)) expect(how_checked, id).toMatch(/press report|no official page/i)
    expect(decided_by === 'applicant', id).toBe(outcome === 'withdrawn')
    expect(decisive_reason, id).not.toBe('')
    expect(meaning.length, id).toBeLessThan(200)
  }
})
