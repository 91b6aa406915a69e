import { expect, test } from 'vitest'
import { cardIcons } from '../../app/ui/card-icon.tsx'
import { impactCardSchema } from '../../domain/impact-card.ts'
import { communities } from '../communities.ts'
import { impactCardSeeds } from './impact-cards.ts'

const cardStyle = /^border-l-4 border-(blue|green|red|orange|amber|purple|gray|yellow|earth)-500 bg-\1-50$/

test('the thirteen cards are there, each in its place', () => {
  expect(impactCardSeeds.map(({ delay }) => delay)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130])
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
  expect(Object.keys(cardIcons)).toContain(icon_name)
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
