import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium } from '@playwright/test'
import { wholeChromium } from '../../scripts/prerequisites.ts'
import { expectAccessible } from '../page-checks.ts'
import { adminPanel, deadLink, signInButton, test } from '../signed-in.ts'
import { expect } from '../site.ts'

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

test('npm run sign-in -- --end-all ends everybody’s sessions, and older links open nothing any more', async ({
  page,
  server,
}) => {
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

test('without JavaScript the link of another site leads to a button, and later links need no other', async ({
  server,
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })
  await page.setContent(`<a href="${server.newLink()}">maintain</a>`)
  await page.getByRole('link').click()
  await signInButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  // A link of another site brings no strict cookie along at first.
  await page.goto('about:blank')
  await page.setContent(`<a href="${server.origin}/quarry/admin/history">history</a>`)
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await page.close()
})
