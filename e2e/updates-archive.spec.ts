import { DatabaseSync } from 'node:sqlite'
import { updatesPage } from '../content/updates-page.ts'
import { read } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite, test } from './site.ts'

const sent = {
  id: 'sent-one',
  subject: 'The heronry & the gravel',
  body: '<p>Dear neighbours,</p><h3>What we saw</h3><p>Forty herons. <a href="/events">Come</a><script>alert(1)</script></p><h4>When</h4>',
  sent_at: '2026-11-02T23:30:00.000Z',
  stopped_at: null,
}
const stopped = {
  id: 'stopped-one',
  subject: 'The wrong day',
  body: '<p>Sunday.</p>',
  sent_at: '2026-11-01T12:00:00.000Z',
  stopped_at: '2026-11-01T12:05:00.000Z',
}
const draft = {
  id: 'draft-one',
  subject: 'Not yet said',
  body: '<p>Unsaid herons.</p>',
  sent_at: null,
  stopped_at: null,
}

/** Stores updates as they stand once their sending has begun, or before. */
function store({ databaseFile }: Site, updates: (typeof sent | typeof stopped | typeof draft)[]): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  for (const { id, subject, body, sent_at, stopped_at } of updates) {
    database
      .prepare('insert into updates (id, subject, body, sent_at, stopped_at) values (?, ?, ?, ?, ?)')
      .run(id, subject, body, sent_at, stopped_at)
  }
  database.close()
}

test('what was sent is read on a public site without JavaScript, and with it without a new page; pages, feed and search tell of it there and on a local site, and of a draft nowhere', async ({
  browser,
  site: localSite,
}) => {
  const site = await startSite('public')
  const baseURL = site.origin
  await test.step('without JavaScript', async () => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto('/quarry/updates')
    await expect(page.getByText(updatesPage.empty)).toBeVisible()

    store(site, [sent, stopped, draft])
    await page.goto('/quarry/contact')
    await page.getByRole('link', { name: 'Read what we sent before' }).click()
    // A visitor gets the page from before while the new one is made.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(sent.subject, { timeout: 1 })
    }).toPass()
    await expect(page.locator('.sent-update-day')).toHaveText([
      'Sent to our mailing list on 2 November 2026',
      'Sent to our mailing list on 1 November 2026, and stopped before everybody had it',
    ])
    await expect(page.getByText('Dear neighbours, What we saw. Forty herons.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(draft.subject)
    await page.getByRole('link', { name: sent.subject }).click()
    await expect(page).toHaveURL(`${site.origin}/quarry/updates/${sent.id}`)
    await expect(page).toHaveTitle(new RegExp(`^${sent.subject} \\|`))
    await expect(page.getByRole('heading', { level: 2, name: 'What we saw' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'When' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Come' })).toHaveAttribute('href', '/quarry/events')
    expect(await page.getByRole('article').innerHTML()).not.toContain('alert')
    const reported = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(reported).toMatchObject({ '@type': 'NewsArticle', headline: sent.subject, datePublished: sent.sent_at })
    await page.getByRole('link', { name: updatesPage.join }).last().click()
    await expect(page).toHaveURL(/\/quarry\/contact#mailchimp$/)
    await page.close()
  })
  await expectReported(site)
  expect(await read(site, '/updates')).not.toContain('Unsaid')

  await test.step('in the browser', async () => {
    const page = await browser.newPage({ baseURL })
    await page.goto('/quarry/updates')
    await expectAccessible(page, 'the list', [320])
    await page.getByRole('link', { name: sent.subject }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${sent.subject} \\|`))
    await expectAccessible(page, 'an update', [320])
    await page.getByRole('main').getByRole('link', { name: updatesPage.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: updatesPage.title })).toBeFocused()
    await page.close()
  })
  await site.stop()

  store(localSite, [sent, draft])
  await expectReported(localSite)
  execute(localSite, 'delete from updates')
})

/** What was sent is found in every way, and the draft in none. */
async function expectReported({ origin }: Site): Promise<void> {
  const textAt = async (path: string) => (await fetch(`${origin}/quarry${path}`)).text()
  expect(await textAt('/updates')).toContain(`/quarry/updates/${sent.id}`)
  expect(await textAt('/sitemap.xml')).toContain(`/quarry/updates/${sent.id}</loc>`)
  expect(await textAt('/updates.xml')).toContain('Sent to subscribers: The heronry &amp; the gravel')
  expect(await textAt('/search?q=herons')).toContain(`/quarry/updates/${sent.id}`)
  for (const path of ['/updates', '/sitemap.xml', '/updates.xml', '/search?q=herons', '/search?q=unsaid']) {
    expect(await textAt(path), path).not.toMatch(/draft-one|Not yet said/)
  }
  const unread = await fetch(`${origin}/quarry/updates/${draft.id}`)
  expect(unread.status).toBe(404)
  expect(await unread.text()).not.toContain('Unsaid')
}

function execute({ databaseFile }: Site, statement: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.exec(statement)
  database.close()
}
