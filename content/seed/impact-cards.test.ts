import { expect, test } from 'vitest'
import { impactCardSchema } from '../../domain/impact-card.ts'
import { impactCardSeeds } from './impact-cards.ts'

/** The community list of the impact card editor (rule: card-communities). */
const communities = [
  'All Communities',
  'Alveston',
  'Barford',
  'Charlecote',
  'Ettington',
  'Halford',
  'Hampton Lucy',
  'Leamington',
  'Loxley',
  'Sherbourne',
  'Stratford',
  'Tiddington',
  'Warwick',
  'Wasperton',
  'Wellesbourne',
]

/** The icons that the impact card editor offers (rule: icon-fallback). */
const icons = [
  'Wind',
  'Truck',
  'AlertTriangle',
  'Droplet',
  'Landmark',
  'XCircle',
  'Building',
  'History',
  'Store',
  'Wheat',
  'Construction',
  'Factory',
  'GraduationCap',
  'Clock',
  'PlusCircle',
]

const cardStyle = /^border-l-4 border-(blue|green|red|orange|amber|purple|gray|yellow|earth)-500 bg-\1-50$/

test('the thirteen cards are there, each in its place', () => {
  expect(impactCardSeeds.map((card) => [card.delay, card.card_id])).toEqual([
    [10, 'silica-dust'],
    [20, 'traffic-safety'],
    [30, 'noise-vibration'],
    [40, 'water-contamination'],
    [50, 'flood-risk'],
    [60, 'wildlife-impact'],
    [70, 'food-security'],
    [80, 'rural-economy'],
    [90, 'no-justification'],
    [100, 'no-local-gain'],
    [110, 'corridor-development'],
    [120, 'planning-creep'],
    [130, 'stjohnscollege'],
  ])
})

test.each(impactCardSeeds)('$card_id is a valid row, without sections, so that its built-in article shows', (card) => {
  const row = impactCardSchema.safeParse({ ...card, updated_at: '2026-01-01T00:00:00.000Z' })
  expect(row.error?.issues ?? []).toEqual([])
  expect(card.id).toBe(card.card_id)
  expect(card.page_sections).toEqual([])
})

test.each(impactCardSeeds)('$card_id names only communities of the list, each once', ({ affected_villages }) => {
  expect(affected_villages).not.toEqual([])
  expect(new Set(affected_villages).size).toBe(affected_villages.length)
  for (const village of affected_villages) expect(communities).toContain(village)
})

test.each(impactCardSeeds)('$card_id has an icon and a style that the site knows', ({ icon_name, card_style }) => {
  expect(icons).toContain(icon_name)
  expect(card_style.className).toMatch(cardStyle)
})

test.each(impactCardSeeds)('$card_id has a title, a short description, more to read and a page title', (card) => {
  expect(card.title).not.toBe('')
  expect(card.page_title).not.toBe('')
  expect(card.short_description.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2)
  expect(card.more_content.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2)
  expect(card.more_content.match(/<(?:p|ul)>/g)?.length).toBeLessThanOrEqual(4)
  expect(card.page_description.match(/[.!?](?=\s|$)/g)?.length).toBe(1)
})
