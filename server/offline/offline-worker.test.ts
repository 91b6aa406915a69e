import { describe, expect, test } from 'vitest'
import { json } from '../testing/ask.ts'
import { serveForAll, serveSite } from '../testing/served-site.ts'

const undoing = /caches\.delete.*registration\.unregister/s

describe('the service worker', () => {
  const site = serveForAll()

  test('knows its version and what there is to keep, and nothing of the maintenance side', async () => {
    const { body } = await site.visit('/quarry/sw.js')
    const [, cached = ''] = /^self\.site=(.*);keep\(self\.site\)$/.exec(body) ?? []
    const { build } = json(await site.visit('/quarry/healthz'))
    expect(JSON.parse(cached)).toMatchObject({
      build,
      assets: ['/quarry/assets/app-1a2b3c.js', '/quarry/assets/font-7a8b9c.woff2', '/quarry/assets/root-4d5e6f.css'],
      styleSheet: '/quarry/assets/root-4d5e6f.css',
      sitemap: '/quarry/sitemap.xml',
      reads: expect.arrayContaining(['/quarry/api/events', '/quarry/api/places', '/quarry/api/sources']),
    })
    const { assets, reads } = JSON.parse(cached)
    expect([assets, reads].join()).not.toMatch(/admin|maintenance|editor/)
    for (const read of reads) expect((await site.visit(read)).status, read).toBe(200)
  })
})

test('where it is switched off, visitors get a worker that removes itself', async () => {
  const site = await serveSite({ worksOffline: false })
  const { body } = await site.visit('/quarry/sw.js')
  expect(body).toMatch(undoing)
})
