import { expect, test } from 'vitest'
import { pageSectionSchema } from '../domain/impact-card.ts'
import { articles, findArticle } from './articles.ts'
import { impactCardSeeds } from './seed/impact-cards.ts'

/** The only figures that the texts may state, with the wording of the specification (public site, section 9). */
const statedFigures: { inText: RegExp; source: string }[] = [
  { inText: /10 to 15 years/g, source: 'extraction 10 to 15 years' },
  { inText: /about 12 to 15 years|put it at 12 to 15 years/g, source: 'section 2, Impact map: about 12 to 15 years' },
  { inText: /up to 50 years/g, source: 'one article says up to 50 years with a recycling plant extension' },
  { inText: /1\.8 million tonnes/g, source: '1.8 million tonnes' },
  { inText: /1\.835 million tonnes/g, source: '1.835 million in one article' },
  { inText: /7am to 6pm/g, source: 'opening hours Mon to Fri 7am to 6pm' },
  { inText: /7am to 1pm/g, source: 'Sat 7am to 1pm' },
  { inText: /\babout 150 to 200 HGV movements/gi, source: 'about 150 to 200 HGV movements per day' },
  {
    inText: /\babout 89 hectares(?: \(220 acres\)|, (?:or|which is) 220 acres)/gi,
    source: 'about 89 hectares (220 acres)',
  },
  { inText: /53\.5 hectares/g, source: '53.5 hectares of extraction' },
  { inText: /89\.5 hectares/g, source: 'within an 89.5-hectare site' },
  { inText: /150 yards/g, source: '150 yards from one village' },
  { inText: /350 yards/g, source: '350 yards from the other' },
  { inText: /3 to 5 metres/g, source: 'bunds 3 to 5 m high' },
  { inText: /\b7 years|\b7-year landbank/g, source: 'a 7-year required landbank' },
  { inText: /15\+ years/g, source: 'against 15+ years held' },
  { inText: /3\.1 million tonnes/g, source: '3.1 million tonnes at one quarry' },
  { inText: /\b1 million cubic metres/g, source: '1 million m³ of imported fill' },
  { inText: /165,000 square metres of employment space/g, source: '165,000 m² of employment space' },
  { inText: /75% local employment/g, source: '75% local employment' },
  { inText: /newt habitat within 500 metres/g, source: 'newt habitat within 500 m' },
  { inText: /60\/40/g, source: 'a 60/40 north/south traffic split' },
  { inText: /WDC\/22CM008/g, source: 'Application reference WDC/22CM008' },
]

const sitePaths = [
  '/contact',
  '/evaluate-objection',
  '/evidence-library',
  '/how-to-object',
  '/impact-map',
  '/process',
  '/the-proposal',
  ...articles.map((article) => `/${article.slug}`),
]

const allowedTags = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'h3', 'blockquote']

/** The running texts of the articles and the cards, each with the name of its place. */
const prose = [
  ...articles.flatMap(({ slug, description, lead, sections }) => [
    { place: `${slug}, description`, html: description },
    { place: `${slug}, lead`, html: lead },
    ...sections.map(({ heading, content }) => ({ place: `${slug}, ${heading}`, html: content })),
  ]),
  ...impactCardSeeds.flatMap((card) => [
    { place: `card ${card.card_id}, short description`, html: card.short_description },
    { place: `card ${card.card_id}, more content`, html: card.more_content },
    { place: `card ${card.card_id}, page description`, html: card.page_description },
  ]),
]

const titlesAndHeadings = [
  ...articles.flatMap(({ slug, title, sections }) => [
    { place: slug, html: title },
    ...sections.map(({ heading }) => ({ place: slug, html: heading })),
  ]),
  ...impactCardSeeds.flatMap(({ card_id, title, page_title }) => [
    { place: `card ${card_id}`, html: title },
    { place: `card ${card_id}`, html: page_title },
  ]),
]

const texts = [...prose, ...titlesAndHeadings]

/** Number words that would state a figure; 'one', 'two' and 'once' are everyday words. */
const numberWord =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|[mb]illions?|half|halves|quarters?|double|twice|per cent)\b/i

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function sentences(html: string): string[] {
  return html
    .split(/<\/?(?:p|ul|ol|li|h3|blockquote)>/)
    .flatMap((block) => plainText(block).split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.trim())
}

function withoutStatedFigures(text: string): string {
  return statedFigures.reduce((rest, figure) => rest.replace(figure.inText, ''), text)
}

test('there is one article for every route, and it is found by its slug', () => {
  expect(articles.map((article) => article.slug)).toEqual([
    'silica-dust',
    'traffic-safety',
    'noise-vibration',
    'water-contamination',
    'heritage-impact',
    'wildlife-impact',
    'no-justification',
    'no-local-gain',
    'rural-economy',
    'food-security',
    'flood-risk',
    'stjohnscollege',
    'corridor-development',
    'planning-creep',
  ])
  expect(findArticle('flood-risk')?.title).toBe('Flood Risk')
  expect(findArticle('st-johns-college')).toBeUndefined()
})

test('every card has its article, and only the heritage article has no card', () => {
  const cardIds = impactCardSeeds.map((card) => card.card_id)
  for (const cardId of cardIds) expect(findArticle(cardId)?.cardId).toBe(cardId)
  const withoutCard = articles.filter((article) => article.cardId === null || !cardIds.includes(article.cardId))
  expect(withoutCard.map((article) => article.slug)).toEqual(['heritage-impact'])
})

test.each(articles)('$slug has at least four sections of substance, from an intro to a conclusion', ({ sections }) => {
  const types = sections.map((section) => section.type)
  expect(types.length).toBeGreaterThanOrEqual(4)
  expect(types.at(0)).toBe('intro')
  expect(types.at(-1)).toBe('conclusion')
  expect(types).toContain('section')
  for (const section of sections) {
    expect(pageSectionSchema.safeParse(section).success).toBe(true)
    expect(section.heading).not.toBe('')
    expect(plainText(section.content).split(' ').length, section.heading).toBeGreaterThanOrEqual(60)
  }
})

test.each(articles)('$slug has one highlight, and it is what the application says', ({ sections }) => {
  const highlights = sections.filter((section) => section.type === 'highlight')
  expect(highlights.map((section) => section.heading)).toEqual(['What the application says'])
})

test('titles and descriptions are unique, and descriptions fit a search result', () => {
  expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
  const descriptions = [
    ...articles.map(({ description }) => description),
    ...impactCardSeeds.map((card) => card.page_description),
  ]
  expect(new Set(descriptions).size).toBe(descriptions.length)
  for (const description of descriptions) expect(description.length, description).toBeLessThanOrEqual(160)
})

test('the special links are those of the specification', () => {
  const special = articles.flatMap(({ slug, links }) => links.map((link) => ({ slug, ...link })))
  expect(special).toEqual([
    { slug: 'water-contamination', label: 'Read our hydrology note (PDF)', href: '/Hydrology.pdf', isFile: true },
    { slug: 'no-justification', label: 'View All Evidence', href: '/evidence-library' },
    { slug: 'flood-risk', label: 'Read our hydrology note (PDF)', href: '/Hydrology.pdf', isFile: true },
    { slug: 'planning-creep', label: 'Contact Us', href: '/contact' },
  ])
})

test('no text states a figure that the specification does not give', () => {
  const withOthers = texts.filter(({ html }) => {
    const rest = withoutStatedFigures(plainText(html)).replaceAll('A429', '')
    return /\d/.test(rest) || numberWord.test(rest)
  })
  expect(withOthers).toEqual([])
})

test('a text that states a figure says who says so', () => {
  const unattributed = prose.filter(({ html }) => {
    const text = plainText(html)
    return withoutStatedFigures(text) !== text && !/application|plans|national policy asks/i.test(text)
  })
  expect(unattributed).toEqual([])
})

test('every figure of the list is used, so that the list does not rot', () => {
  const whole = texts.map(({ html }) => plainText(html)).join('\n')
  const unused = statedFigures.filter((figure) => whole.match(figure.inText) === null)
  expect(unused.map((figure) => figure.source)).toEqual([])
})

test('only allowed tags are used, each closed in its turn', () => {
  for (const { place, html } of texts) {
    const open: (string | undefined)[] = []
    for (const [, slash, name, attributes] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
      expect(allowedTags, place).toContain(name)
      expect(attributes, place).toMatch(name === 'a' && slash === '' ? /^ href="[^"]+"$/ : /^$/)
      if (slash === '') open.push(name)
      else expect(open.pop(), place).toBe(name)
    }
    expect(open, place).toEqual([])
    expect(plainText(html), place).not.toMatch(/[<>&]/)
  }
})

test('links lead only to pages of this site, under its base path', () => {
  const addresses = texts.flatMap(({ html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))
  expect(addresses).not.toEqual([])
  for (const address of addresses) expect(sitePaths.map((path) => `/quarry${path}`)).toContain(address)
})

test('no sentence is used in two places', () => {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  for (const { place, html } of prose) {
    for (const sentence of sentences(html).filter((text) => text.length >= 30)) {
      const key = sentence.toLowerCase()
      const earlier = seen.get(key)
      if (earlier !== undefined) repeated.push(`${earlier} / ${place}: ${sentence}`)
      seen.set(key, place)
    }
  }
  expect(repeated).toEqual([])
})
