import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { processStages } from '../../content/process-stages.ts'
import { stageStatesQuery } from '../content-api/campaign.ts'
import { villageQuery } from '../content-api/villages.ts'
import VillageScreen, { meta } from './village-screen.tsx'

/** Barford's page, as if the stage were the current one. */
function pageDuring(current: string): string {
  const client = new QueryClient()
  const states = processStages.map((stage) => ({
    ...stage,
    status: stage.id === current ? ('current' as const) : ('upcoming' as const),
  }))
  client.setQueryData(stageStatesQuery().queryKey, states)
  client.setQueryData(villageQuery('barford').queryKey, null)
  const Screen = VillageScreen as unknown as FunctionComponent<{ params: { slug: string } }>
  const screen = createElement(Screen, { params: { slug: 'barford' } })
  const router = createMemoryRouter([{ path: '*', element: screen }])
  return renderToString(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
}

// (rule: village-page, workshop-links)
test('from the decision on a village’s page says what became of the application, and leads nobody to object', () => {
  expect(pageDuring('validation')).toContain('Object from Barford')
  const page = pageDuring('approval')
  expect(page).toContain('Warwickshire County Council has approved the application.')
  expect(page).not.toContain('Object from Barford')
  expect(page).toContain('What happens next')
})

// (rule: village-page)
test('a village that the map does not have by itself is shared with the picture of the home page', () => {
  const pictureOf = (slug: string) => {
    const args = { params: { slug }, loaderData: undefined, matches: [] } as unknown as Parameters<typeof meta>[0]
    return meta(args)?.find((told) => 'property' in told && told.property === 'og:image')
  }
  expect(pictureOf('barford')).toMatchObject({ content: '/quarry/drawn/social/villages-barford.png' })
  expect(pictureOf('new-village')).toMatchObject({ content: '/quarry/drawn/social/home.png' })
})
