import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { rowOf, toastOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { storeReceived } from './received-rows.ts'
import { startSite, test } from './site.ts'

const minute = 60_000

/** A message that came so many minutes ago. */
function message(subject: string, minutesAgo: number, change: object = {}) {
  const received_at = new Date(Date.now() - minutesAgo * minute).toISOString()
  const sender = { name: 'Ann Example', email: 'ann+quarry@example.org', consent_text: 'I consent.' }
  return { id: randomUUID(), received_at, subject, message: 'Which way do\nthe lorries go?', ...sender, ...change }
}

function signup(email: string, change: object = {}) {
  const signed_up_at = new Date().toISOString()
  return { id: randomUUID(), email, signed_up_at, consent_text: 'I agree.', address_hash: randomUUID(), ...change }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

// (rule: inbox, inbox-reply, inbox-delete)
test('a message is found, read, answered, marked, deleted and brought back by keyboard alone', async ({
  page,
  site,
}) => {
  const [first, second] = [unique('Lorries'), unique('Dust & noise?')]
  storeReceived(site.databaseFile, 'messages', [message(first, 2), message(second, 1, { name: 'محمد' })])
  await page.goto('/quarry/admin')
  const link = page
    .getByRole('navigation', { name: 'Maintenance' })
    .getByRole('link', { name: /^Messages \d+ unread$/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, second)).toContainText('Unread')
  await expect(rowOf(page, second)).toContainText('Waits here: no mail server is set')

  await page.getByRole('link', { name: second }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, second)).toBeFocused()
  await expect(page.getByText('Which way do the lorries go?')).toHaveCSS('white-space', 'pre-wrap')
  await expect(page.getByRole('button', { name: 'Mark unread' })).toBeVisible()
  const reply = new URL((await page.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')) ?? '')
  expect(decodeURIComponent(reply.pathname)).toBe('ann+quarry@example.org')
  expect(reply.searchParams.get('subject')).toBe(`Re: ${second}`)
  expect(reply.searchParams.get('body')).toContain('> Which way do\r\n> the lorries go?')

  await page.getByRole('button', { name: 'Mark answered' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mark not answered' })).toBeFocused()
  await expect(page.getByText(/^(?:Today|Yesterday) at \d\d:\d\d$/).last()).toBeVisible()

  await page.getByRole('link', { name: 'Older message' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, first)).toBeFocused()
  await page.getByRole('button', { name: 'Mark unread' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mark read' })).toBeFocused()
  await page.getByRole('link', { name: 'All messages' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: first })).toBeFocused()
  await expect(rowOf(page, first)).toContainText('Unread')
  await expect(rowOf(page, second)).not.toContainText('Unread')
  await expect(rowOf(page, second)).toContainText(/Answered (?:today|yesterday) at/)
  await expect(rowOf(page, first)).not.toContainText('Answered')

  await rowOf(page, first).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, first)).toHaveCount(0)
  await expect(heading(page, 'All messages')).toBeFocused()
  await toastOf(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, first)).toContainText('Unread')
  await expect(toastOf(page)).toContainText('Message put back')
})

test('many messages come page by page; one that somebody else deletes meanwhile is said to be gone, and can be put back or taken away for good', async ({
  page,
  site,
}) => {
  const [oldest, next] = [unique('Oldest'), unique('Next')]
  const many = Array.from({ length: 30 }, (_, index) => message(`${oldest} and after`, index + 1))
  const rows = [message(oldest, 60), message(next, 50)]
  storeReceived(site.databaseFile, 'messages', [...many, ...rows])
  await page.goto('/quarry/admin/messages')
  await expect(rowOf(page, `${oldest} and after`)).not.toHaveCount(0)
  await expect(rowOf(page, oldest)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show older messages' }).click()
  await expect(rowOf(page, oldest)).toHaveCount(1)

  for (const { id } of rows) await write(site, 'POST', `/maintenance/messages/${id}/delete`, {})
  await page.getByRole('link', { name: oldest, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This message is no longer here')
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(rowOf(page, oldest)).toHaveCount(0)

  await page.getByRole('link', { name: /^Deleted messages/ }).click()
  await rowOf(page, oldest).getByRole('button', { name: 'Put back' }).click()
  await expect(rowOf(page, oldest)).toHaveCount(0)
  await rowOf(page, next).getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(toastOf(page)).toContainText('Message deleted for good')
  await expect(rowOf(page, next)).toHaveCount(0)
  await page.goto('/quarry/admin/messages')
  await page.getByRole('button', { name: 'Show older messages' }).click()
  await expect(rowOf(page, oldest)).toHaveCount(1)
  await expect(rowOf(page, next)).toHaveCount(0)
})

// (rule: inbox-retry, signup-list)
test('with a mail server set, the screens are accessible in every state, a failed message is tried again, and sign-ups are taken along', async ({
  page,
}) => {
  const site = await startSite('local', { SMTP_URL: 'smtp://127.0.0.1:1', MESSAGES_TO: 'people@example.org' })
  try {
    await page.goto(`${site.origin}/quarry/admin/messages`)
    await expect(page.getByText('Nobody has written yet.')).toBeVisible()
    await expectAccessible(page, 'no messages')

    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)
    const failed = { delivery_state: 'failed', attempts: 9, last_error: `550 ${long}` }
    const words = { message: `${long}\nسؤال عن المقلع` }
    storeReceived(site.databaseFile, 'messages', [message(long, 1, { ...failed, ...words }), message('Dust', 2)])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(rowOf(page, long)).toContainText('Could not be sent after 9 tries. The mail server said: 550')
    await expectAccessible(page, 'the messages', [1280, 360])
    await page.getByRole('link', { name: long }).click()
    await expect(page.getByRole('button', { name: 'Mark unread' })).toBeVisible()
    await expectAccessible(page, 'one message')
    await page.getByRole('button', { name: 'Try to send again' }).click()
    const delivery = page.getByText(/^(Waits to be sent to people@example\.org|Not sent yet)/)
    await expect(delivery).toBeFocused()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(heading(page, 'All messages')).toBeFocused()
    await page.getByRole('link', { name: 'Deleted messages (1)' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()

    storeReceived(site.databaseFile, 'newsletter_signups', [
      signup('ann@example.org', { first_name: '=1+1', state: 'confirmed', confirmed_at: new Date().toISOString() }),
      signup(`${long.slice(0, 60)}@example.org`),
    ])
    await page.goto(`${site.origin}/quarry/admin/signups`)
    await expect(rowOf(page, 'ann@example.org')).toContainText(/Confirmed (?:today|yesterday) at/)
    await expect(page.getByText('2 sign-ups: 1 confirmed, 1 not confirmed.')).toBeVisible()
    await expectAccessible(page, 'the sign-ups', [360])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export confirmed' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^quarry-sign-ups-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[1]).toMatch(/^"ann@example\.org","'=1\+1",/)
    expect(lines).toHaveLength(3)
    await rowOf(page, 'ann@example.org').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
    await expect(rowOf(page, 'ann@example.org')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})

// (rule: signup-left)
test('an address whose sign-up was deleted can sign up again once a maintainer allows it', async ({ page, site }) => {
  const name = unique('dee').replaceAll(' ', '-')
  const signUp = () => write(site, 'POST', '/newsletter-signups', { EMAIL: `${name}@example.org` })
  const row = rowOf(page, `${name}@example.org`)
  await signUp()
  await page.goto('/quarry/admin/signups')
  await expect(page.getByText(/Ask whoever runs the server to set up e-mail/)).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(/^1 address left the list/)).toBeVisible()
  await signUp()
  const refreshed = page.waitForResponse('**/api/maintenance/signups*')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await (await refreshed).finished()
  await expect(row).toHaveCount(0)

  const address = page.getByLabel('E-mail address', { exact: true })
  await address.fill('never-here@example.org')
  await page.getByRole('button', { name: 'Let it sign up again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'never-here@example.org' })).toContainText('already')
  await address.fill(`${name}+again@Example.org`)
  await address.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'can sign up again' })).toBeVisible()
  await expect(page.getByText(/^0 addresses left the list/)).toBeVisible()
  await expectAccessible(page, 'an address that may come back')
  await signUp()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row).toHaveCount(1)
})
