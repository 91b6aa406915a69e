import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { goOn } from '../in-writing.ts'
import { expectAccessible } from '../page-checks.ts'
import { expect, startSite, test } from '../site.ts'

test.use({ serviceWorkers: 'allow' })
const note = (page: Page) => page.getByRole('status', { name: 'Connection' })
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const isOneWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration('/quarry/'))?.waiting)
/** Waits for the worker to have cached the whole site in this many caches. */
async function untilCached(page: Page, path = '/quarry/api/village_data/wellesbourne'): Promise<void> {
  await expect.poll(() => page.evaluate(async (last) => (await caches.match(last)) !== undefined, path)).toBe(true)
}

test('after one visit the whole site opens offline and says how old it is, until the network is back; a new version takes the place of the old one, whose copies go, and the page is not loaded again; on the maintenance side nothing is cached', async ({
  page,
  context,
  site: maintained,
}) => {
  const site = await startSite('public')
  const relay = await standBefore(site.origin)
  const quarry = `${relay.origin}/quarry`
  await page.goto(`${quarry}/`)
  await untilCached(page)

  await test.step('offline', async () => {
    await expect(note(page)).toHaveText('')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note(page)).toHaveText(/^You are offline\. This copy is from \d\d:\d\d on [A-Z]\w+day \d+ [A-Z]\w+\.$/)
    await expectAccessible(page, 'offline')

    await page
      .getByRole('link', { name: /^Barford/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Barford' })).toBeVisible()
    await expect(page.locator('.village-card').first()).toBeVisible()
    const wrong: string[] = []
    page.on('pageerror', ({ message }) => wrong.push(message))
    await page.goto(`${quarry}/evidence-library?page=2`)
    await expect(page).toHaveURL(`${quarry}/evidence-library`)
    await expect(note(page)).toHaveText(/^You are offline/)
    expect(wrong).toEqual([])

    await page.goto(`${quarry}/`)
    await page.getByLabel('Where do you live?').fill('Snitterfield')
    await page.getByLabel('Where do you live?').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snitterfield and the quarry')
    await page.goto(`${quarry}/near`)
    await expect(page.getByRole('link', { name: 'Kineton', exact: true })).toBeVisible()

    await page.goto(`${quarry}/write-objection#village=barford`)
    await page.getByRole('checkbox', { name: 'Noise and vibration' }).check()
    await goOn(page).click()
    await page.getByRole('textbox', { name: 'Noise and vibration' }).fill('It is quiet here at five.')
    await goOn(page).click()
    await expect(page.locator('#letter-text')).toHaveValue(/Barford[\s\S]*It is quiet here at five/)

    for (const path of ['nowhere', 'Contact', 'search?q=lorries']) {
      await page.goto(`${quarry}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    }
    expect(await page.evaluate(() => caches.match('/quarry/search', { ignoreSearch: true }))).toBeUndefined()
    await page.getByRole('link', { name: /^Contact/ }).click()
    await expect(note(page)).toHaveText(/^You are offline/)
    await context.setOffline(false)
    await expect(note(page)).toHaveText('')
  })

  for (const kind of ['away', 'behind a proxy'] as const)
    await test.step(`the site alone ${kind}`, async () => {
      relay.become(kind)
      await page.goto(`${quarry}/search?q=lorries`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
      await page.goto(`${quarry}/how-to-object`)
      await expect(note(page)).toHaveText(/^You are offline/)
      relay.become('here')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
      await expect(note(page)).toHaveText('')
    })

  await test.step('the network is slow', async () => {
    relay.become('slow')
    await page.goto(`${quarry}/events`)
    await expect(note(page)).toHaveText(/^The connection is slow\. This copy is from/)
    relay.become('here')
  })

  await test.step('a new version', async () => {
    const [before] = await cacheNames(page)
    relay.publishNext()
    let loads = 0
    page.on('load', () => loads++)
    await page.reload()
    await expect.poll(() => page.evaluate(isOneWaiting)).toBe(true)
    expect(await cacheNames(page)).toEqual([before, `${before}-next`])
    expect(loads).toBe(1)
    // No page of the old one is open from here on; it may have something to finish before the next one takes over.
    await page.goto(`${relay.origin}/robots.txt`)
    await expect.poll(() => page.evaluate(isOneWaiting)).toBe(false)
    await page.goto(`${quarry}/events`)
    await expect.poll(() => cacheNames(page)).toEqual([`${before}-next`])
  })
  await relay.close()
  await site.stop()

  await test.step('the maintenance side', async () => {
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.register = async function (...asked) {
        const registration = await register.apply(this, asked)
        document.documentElement.dataset.registered = 'true'
        return registration
      }
    })
    await page.goto(`${maintained.origin}/quarry/`)
    await page.locator('html[data-registered]').waitFor({ state: 'attached' })
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await cacheNames(page)).toEqual([])
  })
})

/** What is different in the next version: its name, and it has few pages, which are cached in less time. */
const next: Record<string, (text: string) => string> = {
  '/quarry/sw.js': (text) => text.replace(/"build":"([^"]+)"/, '"build":"$1-next"'),
  '/quarry/sitemap.xml': (text) => text.replace(/((?:<url>.*<\/url>\n){5})[\s\S]*(?=<\/urlset>)/, '$1'),
}

/** A second address of the site, which can begin to hand out the worker of a next version. */
async function standBefore(origin: string) {
  let isNext = false
  let slow = Promise.withResolvers<void>()
  let state: 'here' | 'away' | 'behind a proxy' | 'slow' = 'here'
  const server = createServer(async ({ url = '/' }, response) => {
    if (state === 'away') return response.destroy()
    if (state === 'slow') await slow.promise
    if (state === 'behind a proxy') return response.writeHead(502, { 'Content-Type': 'text/html' }).end('Bad Gateway')
    // The site may close a connection that is kept just when a busy machine uses it again.
    const answer = await fetch(origin + url, { headers: { Connection: 'close' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive', 'etag']) delete headers[name]
    response.writeHead(answer.status, headers)
    response.end(isNext ? (next[url]?.(body.toString()) ?? body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    publishNext: () => {
      isNext = true
    },
    become: (next: typeof state) => {
      state = next
      slow.resolve()
      slow = Promise.withResolvers()
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
