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

test('the sitemap says of a page when its row was last changed', async () => {
  const card = await site.content.insert('impact_cards', { card_id: 'light-pollution', title: 'Light' } as never)
  expect((await site.visit('/quarry/sitemap.xml')).body).toContain(
    `<loc>https://example.org/quarry/impact/light-pollution</loc><lastmod>${card.updated_at}</lastmod>`,
  )
})

test('robots are told to leave the maintenance side alone and where the sitemap is, also at the root of the host', async () => {
  const reply = await site.visit('/quarry/robots.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toContain('Disallow: /quarry/admin\n')
  expect(reply.body).toContain('\n\nSitemap: https://example.org/quarry/sitemap.xml\n')
  expect((await site.visit('/robots.txt')).body).toBe(reply.body)
})
