import { expect, test } from 'vitest'
import { pagesIn, readsOf } from './cached-pages.ts'

test('the pages of a sitemap are cached with what their screens read, wherever the site stands', () => {
  const sitemap = ['', '/events', '/villages/newbold', '/impact/light-at-night']
    .map((path) => `<url><loc>https://example.org/quarry${path}</loc><lastmod>2026-01-01T00:00:00Z</lastmod></url>`)
    .join('')
  const pages = pagesIn(`<urlset>${sitemap}</urlset>`)
  expect(pages).toEqual(['/quarry', '/quarry/events', '/quarry/villages/newbold', '/quarry/impact/light-at-night'])
  expect(pages.flatMap(readsOf)).toEqual(['/quarry/api/village_data/newbold'])
})

test('what is no sitemap names no page', () => {
  expect(pagesIn('{"code":"unavailable"}')).toEqual([])
})
