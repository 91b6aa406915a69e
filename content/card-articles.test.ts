import { describe, expect, test } from 'vitest'
import { findCardArticle } from './card-articles.ts'
import { articles, firstRows } from './seed/first-rows.ts'

/** The articles of a village's first cards, by the titles of the cards. */
function articlesOf(village: string): Record<string, string | undefined> {
  const cards = firstRows.village_data.find(({ village_key }) => village_key === village)?.impact_cards ?? []
  return Object.fromEntries(cards.map((card) => [card.title, findCardArticle(card)?.slug]))
}

describe('the article behind a village card', () => {
  test('is about the same as the card', () => {
    expect(articlesOf('barford')).toEqual({
      'Dust when the wind is in the south': 'silica-dust',
      'The A429 at the Barford turn': 'traffic-safety',
      'Early mornings and Saturdays': 'noise-vibration',
      'When the river floods': 'flood-risk',
      'The walk towards Wasperton': undefined,
      'The village of Joseph Arch': 'heritage-impact',
    })
  })

  test('exists', () => {
    const slugs = new Set<string>(articles.map(({ slug }) => slug))
    const found = firstRows.village_data.flatMap(({ impact_cards }) =>
      impact_cards.map((card) => findCardArticle(card)?.slug),
    )
    expect(found.filter((slug) => slug !== undefined && !slugs.has(slug))).toEqual([])
  })

  test('is none for an icon that nobody knows', () => {
    expect(findCardArticle({ icon: 'constructor', title: 'Silica dust', content: { intro: '' } })).toBeUndefined()
  })
})
