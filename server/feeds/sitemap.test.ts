import { expect, onTestFinished, test } from 'vitest'
import { type PublicPage, publicPages } from '../../content/public-pages.ts'
import { isForCrawlers } from '../routes.ts'
import { serveForAll } from '../testing/served-site.ts'
import { readSitemap } from './sitemap.ts'

const site = serveForAll()

test('the sitemap has no page whose row keeps it from search engines', async () => {
  const pages = publicPages as PublicPage[]
  pages.push({ path: '/village-editor', title: '', drawing: '' })
  onTestFinished(() => void pages.pop())
  const sitemap = await readSitemap(site.content, 'https://example.org', isForCrawlers)
  expect(sitemap).toContain('/sources<')
  expect(sitemap).not.toContain('/village-editor')
})

test('what maintainers add stands in the sitemap from then on, with the time of its last change', async () => {
  const card = await site.content.insert('impact_cards', { card_id: 'light-pollution', title: 'Light' } as never)
  const { body } = await site.visit('/quarry/sitemap.xml')
  expect(body).toContain(
    `<loc>https://example.org/quarry/impact/light-pollution</loc><lastmod>${card.updated_at}</lastmod>`,
  )
  await site.content.delete('impact_cards', card.id)
  expect((await site.visit('/quarry/sitemap.xml')).body).not.toContain('light-pollution')
})

test('robots are told to leave the maintenance side alone and where the sitemap is, also at the root of the host', async () => {
  const reply = await site.visit('/quarry/robots.txt')
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  expect(reply.body).toBe(
    'User-agent: *\nDisallow: /quarry/healthz\nDisallow: /quarry/api\nDisallow: /quarry/assets/maintenance-\nDisallow: /quarry/admin\nDisallow: /quarry/search\nDisallow: /quarry/village-editor\n\nSitemap: https://example.org/quarry/sitemap.xml\n',
  )
  expect((await site.visit('/robots.txt')).body).toBe(reply.body)
})
