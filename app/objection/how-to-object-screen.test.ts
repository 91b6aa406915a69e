import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { firstRows } from '../../content/seed/first-rows.ts'
import { stagesAt } from '../../content/testing/stages.ts'
import type { StageId } from '../../domain/stage-ids.ts'
import { campaignQuery, stageStatesQuery } from '../content-api/campaign-query.ts'
import HowToObjectScreen from './how-to-object-screen.tsx'

const campaign = {
  ...firstCampaign,
  council_email: 'planning@council.example.org',
  council_address: 'Planning Department, Market Place',
}

/** The page as text, as if the stage were the current one. */
function pageDuring(id: StageId): string {
  const router = createMemoryRouter([{ path: '*', element: createElement(HowToObjectScreen) }])
  const client = new QueryClient()
  client.setQueryData(stageStatesQuery().queryKey, stagesAt(id))
  client.setQueryData(campaignQuery().queryKey, campaign)
  const html = renderToString(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

describe('from the decision on', () => {
  const late = firstRows.process_stages.slice(firstRows.process_stages.findIndex(({ id }) => id === 'decision'))

  test.each(late.map(({ id }) => id))('%s: nothing says that a consultation or its news is still to come', (id) => {
    const page = pageDuring(id)
    expect(page).not.toMatch(/new consultation follows|next consultation|Prepare my letter|before it decides/)
  })

  test('the page says what has become of the application', () => {
    expect(pageDuring('refusal')).toContain('Warwickshire County Council has refused the application.')
    expect(pageDuring('appeal')).toContain('its own rules and dates')
  })
})

test('a letter is prepared while the council has not decided, written while it asks, and from the decision on neither', () => {
  expect(pageDuring('public-consultation')).toContain('Write my letter')
  for (const id of ['validation', 'assessment'] as const) expect(pageDuring(id)).toContain('Prepare my letter')
  for (const id of ['decision', 'approval', 'appeal'] as const) expect(pageDuring(id)).not.toMatch(/my letter/)
})
