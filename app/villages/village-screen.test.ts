import { QueryClient } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { expect, test } from 'vitest'
import { villageQuery } from '../content-api/villages-query.ts'
import { renderDuring } from '../layout/testing/render-during.ts'
import VillageScreen, { meta } from './village-screen.tsx'

function barfordDuring(current: string): string {
  const client = new QueryClient()
  client.setQueryData(villageQuery('barford').queryKey, null)
  const Screen = VillageScreen as unknown as FunctionComponent<{ params: { slug: string } }>
  return renderDuring(current, createElement(Screen, { params: { slug: 'barford' } }), client)
}

test('from the decision on a village’s page says what became of the application, and leads nobody to object', () => {
  expect(barfordDuring('validation')).toContain('objection from Barford')
  const page = barfordDuring('approval')
  expect(page).toContain('Warwickshire County Council has approved the application.')
  expect(page).not.toContain('objection from Barford')
  expect(page).toContain('What happens next')
})

test('a village that the map does not have by itself is shared with the picture of the home page', () => {
  const pictureOf = (slug: string) => {
    const args = { params: { slug }, loaderData: undefined, matches: [] } as unknown as Parameters<typeof meta>[0]
    return meta(args)?.find((told) => 'property' in told && told.property === 'og:image')
  }
  expect(pictureOf('barford')).toMatchObject({ content: '/quarry/drawn/social/villages-barford.png' })
  expect(pictureOf('new-village')).toMatchObject({ content: '/quarry/drawn/social/home.png' })
})
