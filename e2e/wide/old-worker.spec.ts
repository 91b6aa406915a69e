import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, startSite, test } from '../site.ts'

// The site that it is about starts in the midst of it.
test.use({ baseURL: 'http://localhost' })

/** A worker that keeps the site, as older versions had it. */
const oldWorker = `
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('quarry-1a2b3c').then((cache) => cache.add('/quarry/'))))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) =>
  event.respondWith(fetch(event.request).catch(() => caches.match(event.request))))`

test('a browser that an older version left its worker loses the worker and its copies at the next visit', async ({
  page,
}) => {
  const older = createServer(({ url }, response) => {
    const isWorker = url === '/quarry/sw.js'
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? oldWorker : '<html data-alive="true">')
  }).listen(0, '127.0.0.1')
  await expect.poll(() => older.listening).toBe(true)
  const { port } = older.address() as AddressInfo
  const address = `http://localhost:${port}/quarry/`
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/quarry/sw.js', { scope: '/quarry/', updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
  await page.reload()
  const kept = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  expect(await kept()).toEqual(['quarry-1a2b3c', address])
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  older.closeAllConnections()
  older.close()

  const databaseFile = join(await mkdtemp(join(tmpdir(), 'quarry-site-')), 'quarry.db')
  await using _site = await startSite('public', {}, { port, databaseFile })
  await page.goto(address)
  await expect.poll(kept).toEqual([])
})
