import { expect, test } from 'vitest'
import { pageSectionSchema } from '../domain/impact-card.ts'
import { articles, findArticle } from './articles.ts'
import { impactCardSeeds } from './seed/impact-cards.ts'

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

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('there are fourteen articles, and each is found by its slug', () => {
  expect(articles).toHaveLength(14)
  for (const article of articles) expect(findArticle(article.slug)).toBe(article)
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

test.each(articles)('$slug has one highlight, and it says whose figures these are', ({ sections }) => {
  const highlights = sections.filter((section) => section.type === 'highlight')
  expect(highlights.map((section) => section.heading)).toEqual(['The campaign’s figures'])
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

test('four articles lead on to the evidence, to the note on water or to the contact page', () => {
  const special = articles.flatMap(({ slug, links }) => links.map((link) => ({ slug, ...link })))
  expect(special).toEqual([
    { slug: 'water-contamination', label: 'Read our hydrology note (PDF)', href: '/Hydrology.pdf', isFile: true },
    { slug: 'no-justification', label: 'View All Evidence', href: '/evidence-library' },
    { slug: 'flood-risk', label: 'Read our hydrology note (PDF)', href: '/Hydrology.pdf', isFile: true },
    { slug: 'planning-creep', label: 'Contact Us', href: '/contact' },
  ])
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
