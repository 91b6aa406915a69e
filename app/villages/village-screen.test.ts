import { expect, test } from 'vitest'
import { meta } from './village-screen.tsx'

test('a village that the map does not have by itself is shared with the picture of the home page', () => {
  const pictureOf = (slug: string) => {
    const args = { params: { slug }, loaderData: undefined, matches: [] } as unknown as Parameters<typeof meta>[0]
    return meta(args)?.find((told) => 'property' in told && told.property === 'og:image')
  }
  expect(pictureOf('barford')).toMatchObject({ content: '/quarry/drawn/social/villages-barford.png' })
  expect(pictureOf('new-village')).toMatchObject({ content: '/quarry/drawn/social/home.png' })
})
