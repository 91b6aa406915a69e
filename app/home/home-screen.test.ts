import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { processStages } from '../../content/process-stages.ts'
import { stageStatesQuery } from '../content-api/campaign.ts'
import HomeScreen from './home-screen.tsx'

/** The opening of the page as text, as if the stage were the current one. */
function openingDuring(current: string): string {
  const states = processStages.map((stage) => ({
    ...stage,
    status: stage.id === current ? ('current' as const) : ('upcoming' as const),
  }))
  const client = new QueryClient()
  client.setQueryData(stageStatesQuery().queryKey, states)
  const router = createMemoryRouter([{ path: '*', element: createElement(HomeScreen) }])
  const html = renderToString(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
  return html.slice(0, html.indexOf('home-usage'))
}

// (rule: home-opening)
test('from the decision on the page says what became of the application, and asks nobody to prepare an objection', () => {
  expect(openingDuring('validation')).toMatch(/will decide.*prepare your objection now.*Object Now/)
  for (const [id, outcome] of [
    ['refusal', 'has refused the application'],
    ['approval', 'has approved the application'],
    ['appeal', 'is being decided on appeal'],
    ['appeal-dismissed', 'The appeal was dismissed'],
  ] as const) {
    const opening = openingDuring(id)
    expect(opening, id).toContain(outcome)
    expect(opening, id).not.toMatch(/will decide|prepare your objection|Object Now|asks for views/)
  }
})
