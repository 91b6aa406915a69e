import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite } from './site.ts'

interface Server {
  site: Site
  environment: Record<string, string>
  /** Where its maintenance side stands. */
  origin: string
  /** The key of its first start; a test of the same worker may have made another since. */
  firstKey: string
}

const readKey = async (site: Site) =>
  (await readFile(join(dirname(site.databaseFile), 'maintenance-key'), 'utf8')).trim()

/** A server with a maintenance side, as its own process, for the tests of a worker. */
const test = base.extend<{ elsewhere: (html: string) => Promise<string> }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const port = String(await freePort())
      const site = await startSite('public', { MAINTENANCE_PORT: port })
      // The public listener answers a little earlier than the maintenance side has its key.
      await expect.poll(site.said).toContain('Maintenance: ')
      const environment = { MAINTENANCE_PORT: port, DATABASE_URL: `file:${site.databaseFile}` }
      await use({ site, environment, origin: `http://localhost:${port}`, firstKey: await readKey(site) })
      await site.stop()
    },
    { scope: 'worker' },
  ],
  /** Serves a page on another site: for a browser 127.0.0.1 and localhost are two. */
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
  async elsewhere({}, use) {
    let page = ''
    const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page))
    await once(other.listen(0, '127.0.0.1'), 'listening')
    await use(async (html) => {
      page = html
      return `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
    })
    other.closeAllConnections()
    other.close()
  },
})
// One server for all: each worker more would start a browser of its own too.
test.describe.configure({ mode: 'default' })

const linkTo = async ({ origin, site }: Server) => `${origin}/quarry/maintenance-key#${await readKey(site)}`

async function expectAdminPanel(page: Page, { origin }: Server): Promise<void> {
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible()
  await expect.poll(() => page.url().replace(/#$/, '')).toBe(`${origin}/quarry/admin`)
}

// (rule: maintenance-key)
test('the link that the server prints opens the maintenance side from a page elsewhere, and keeps its key to itself', async ({
  page,
  server,
  elsewhere,
}) => {
  await expect
    .poll(server.site.said)
    .toContain(`Maintenance: ${server.origin}/quarry/maintenance-key#${server.firstKey}\n`)
  const key = await readKey(server.site)
  const link = await linkTo(server)
  const told: string[] = []
  page.on('request', (request) => told.push(request.url().replace(/#.*/, ''), request.headers().referer ?? ''))
  await page.goto(await elsewhere(`<a href="${link}">maintain</a>`))
  await page.getByRole('link').click()
  await expectAdminPanel(page, server)
  expect(told.join()).not.toContain(key)
  expect(await page.evaluate(() => document.cookie + document.documentElement.outerHTML)).not.toContain(key)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ value: key, httpOnly: true, sameSite: 'Strict', path: '/quarry' })

  // (rule: admin-note)
  await expect(page.getByText('what you save here is on the public site at once')).toBeVisible()
  await page.getByRole('button', { name: 'Add Event' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of [
    ['Title', 'Walk along the Avon'],
    ['Date', '2027-03-07'],
    ['Time', '19:00 - 21:00'],
    ['Location', 'Village hall'],
    ['Description', 'Come and ask.'],
  ] as const) {
    await dialog.getByLabel(label).fill(text)
  }
  await dialog.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event created')).toBeVisible()

  await page.goto(link)
  await expectAdminPanel(page, server)
  await page.goto(await elsewhere(`<a href="${server.origin}/quarry/admin/history">history</a>`))
  await page.getByRole('link').click()
  await expect(page.getByText('Walk along the Avon').first()).toBeVisible()
})

test('without the key there is a page that says what to do, and takes the key by hand', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const response = await page.goto(`${server.origin}/quarry/admin/messages`)
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'Open the maintenance side' })).toBeVisible()
  const field = page.getByLabel('Key', { exact: true })
  await field.fill('wrong')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This is not the key/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expectAccessible(page, 'the page of the key with its error')
  await page.keyboard.type(await readKey(server.site))
  await page.keyboard.press('Enter')
  await expectAdminPanel(page, server)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the key is pasted, and the link in the same tab shows where', async ({ page, server }) => {
    await page.goto(await linkTo(server))
    await page.getByLabel('Key', { exact: true }).fill(await readKey(server.site))
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  })
})

// (rule: maintenance-key)
test('npm run maintenance-key ends the old key of a running site and prints the link of the new one', async ({
  page,
  server,
}) => {
  const old = await linkTo(server)
  await page.goto(old)
  await expectAdminPanel(page, server)
  const printed = execFileSync(process.execPath, ['scripts/maintenance-key.ts'], {
    env: { ...process.env, ...server.environment },
    encoding: 'utf8',
  })
  await page.goto(`${server.origin}/quarry/admin`)
  await expect(page.getByLabel('Key', { exact: true })).toBeVisible()
  await page.goto(old)
  await expect(page.getByText('This is not the key of this site.')).toBeVisible()
  // Opened on the page of the key itself, the link changes no more than what follows the #.
  await page.goto(/http:\S+#\S+/.exec(printed)?.[0] ?? '')
  await expectAdminPanel(page, server)
})

test('a page elsewhere can start no download of what visitors sent, and load nothing', async ({
  page,
  server,
  elsewhere,
}) => {
  await page.goto(await linkTo(server))
  await expectAdminPanel(page, server)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  const csv = `${server.origin}/quarry/api/maintenance/messages.csv`
  await page.goto(await elsewhere(`<a href="${csv}">csv</a><iframe src="${csv}"></iframe><img src="${csv}">`))
  await page.getByRole('link').click()
  await expect(page.getByText('Only the pages of the maintenance side itself may open this.')).toBeVisible()
  expect(downloads).toBe(0)
  const download = page.waitForEvent('download')
  await page.goto(csv).catch(() => undefined)
  expect((await download).suggestedFilename()).toContain('messages')
})
