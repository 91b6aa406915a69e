import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { findPlace, type Place } from '../../content/places.ts'
import { firstRows } from '../../content/seed/first-rows.ts'
import type { Village } from '../../domain/village.ts'
import { villageQuery } from '../content-api/villages-query.ts'
import { renderDuring } from '../layout/testing/render-during.ts'
import { VillageOverlay } from './village-overlay.tsx'

test('the overlay of a village whose report is a preamble alone shows it', () => {
  const client = new QueryClient()
  const [village] = firstRows.village_data
  const report = { intro: 'We hear the road.', description: 'By day.\n\nBy night.' }
  const row = { ...village, village_key: 'barford', preamble: report, impact_cards: [] } as unknown as Village
  client.setQueryData(villageQuery('barford').queryKey, row)
  const overlay = createElement(VillageOverlay, { place: findPlace('barford') as Place, onClose: () => undefined })
  expect(renderDuring('validation', overlay, client)).toContain(
    '<p>We hear the road.</p><p>By day.</p><p>By night.</p>',
  )
})
