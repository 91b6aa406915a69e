import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, chromium, type Page } from '@playwright/test'
import { wholeChromium } from '../scripts/prerequisites.ts'
import { freePort } from '../server/testing/free-port.ts'
import { signInLink } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite } from './site.ts'

interface Server {
  site: Site
  /** Where its maintenance side stands. */
  origin: string
  /** The link that `npm run sign-in` prints beside it. */
  newLink: (...options: string[]) => string
}

/** A server with a maintenance side, as its own process, for the tests of a worker. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const port = String(await freePort())
      const site = await startSite('public', { MAINTENANCE_PORT: port })
      // The public listener answers a little earlier than the maintenance side.
      await expect.poll(site.said).toContain('Sign in: ')
      const environment = { MAINTENANCE_PORT: port, DATABASE_URL: `file:${site.databaseFile}` }
      const newLink = (...options: string[]) => signInLink(environment, ...options)
      await use({ site, origin: `http://localhost:${port}`, newLink })
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
// One server for all: each worker more would start a browser of its own too.
test.describe.configure({ mode: 'default' })

const adminPanel = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Panel' })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' })
const deadLink = (page: Page) => page.getByRole('heading', { level: 1, name: 'This link does not work' })

test('the printed link signs a real browser in, and nothing in its history opens the maintenance side afterwards', async ({
  server,
  browser,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'quarry-profile-'))
  const window = await chromium.launchPersistentContext(profile, {
    executablePath: wholeChromium,
    args: ['--no-sandbox'],
  })
  const page = await window.newPage()
  await page.goto(/http:\S+code=\S+/.exec(server.site.said())?.[0] ?? '')
  await page.keyboard.press('Tab')
  await expect(signInButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(adminPanel(page)).toBeVisible()
  await window.close()

  const history = new DatabaseSync(join(profile, 'Default', 'History'), { readOnly: true })
  const visited = history
    .prepare('select url from urls')
    .all()
    .map(({ url }) => String(url))
  history.close()
  expect(visited.filter((url) => url.startsWith(server.origin)).length).toBeGreaterThan(1)
  const other = await browser.newContext()
  const stranger = await other.newPage()
  for (const url of visited) {
    await stranger.goto(url)
    // Whatever the address still offers is pressed.
    if (await signInButton(stranger).isVisible()) await signInButton(stranger).click()
    await expect(stranger.getByText('How to get a link')).toBeVisible()
    const read = await other.request.get(`${server.origin}/quarry/api/maintenance/messages`)
    expect(read.status(), url).toBe(403)
  }
  await other.close()
  await rm(profile, { recursive: true })
})

test('Sign out ends the session on the server, and npm run sign-in -- --end-all everybody’s: copied cookies and older links open nothing any more', async ({
  page,
  server,
  browser,
}) => {
  await page.goto(server.newLink())
  await expectAccessible(page, 'the page with the button')
  await signInButton(page).click()
  await expect(page.getByText('what you save here is on the public site at once')).toBeVisible()
  const copied = await browser.newContext({ storageState: await page.context().storageState() })
  const read = () => copied.request.get(`${server.origin}/quarry/api/maintenance/messages`)
  expect((await read()).status()).toBe(200)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  await expectAccessible(page, 'the page after signing out')
  expect((await read()).status()).toBe(403)
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${server.origin}/quarry/admin`)
  await expect(page.getByText('How to get a link')).toBeVisible()
  await expectAccessible(page, 'the page for who is not signed in')
  await copied.close()

  await test.step('--end-all', async () => {
    await page.goto(server.newLink())
    await signInButton(page).click()
    await expect(adminPanel(page)).toBeVisible()
    const unused = server.newLink()
    const link = server.newLink('--end-all')
    await page.goto(`${server.origin}/quarry/admin`)
    await expect(page.getByText('How to get a link')).toBeVisible()
    await page.goto(unused)
    await expect(deadLink(page)).toBeVisible()
    await expectAccessible(page, 'the page of a link that does not work')
    await page.goto(link)
    await signInButton(page).click()
    await expect(adminPanel(page)).toBeVisible()
  })

  await test.step('without JavaScript the link of another site leads to a button, and later links need no other', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })
    await page.setContent(`<a href="${server.newLink()}">maintain</a>`)
    await page.getByRole('link').click()
    await signInButton(page).click()
    await expect(adminPanel(page)).toBeVisible()
    // A link of another site brings no strict cookie along at first.
    await page.goto('about:blank')
    await page.setContent(`<a href="${server.origin}/quarry/admin/history">history</a>`)
    await page.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await page.close()
  })
})
