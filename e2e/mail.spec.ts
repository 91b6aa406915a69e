import type { Page } from '@playwright/test'
import { contact } from '../content/contact.ts'
import { updatesPage } from '../content/updates-page.ts'
import { subscribe, test } from './mail-site.ts'
import { execute, rowOf } from './maintain.ts'
import { fillMessage, messageForm } from './message-form.ts'
import { expectAccessible } from './page-checks.ts'
import { expect } from './site.ts'

test.describe.configure({ mode: 'default' })
test.beforeEach(({ mailHost }) => {
  mailHost.behave({})
  mailHost.received.length = 0
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('a message is taken while the mail server refuses it, is read, answered, arrives later, and is deleted', async ({
  page,
  mailHost,
  sender,
}) => {
  mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
  await page.goto('/quarry/contact')
  const form = messageForm(page)
  await fillMessage(page)
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toHaveText(contact.message.sent)

  await page.goto('/quarry/admin/messages')
  const row = rowOf(page, 'The footpath')
  await expect(row).toContainText(/Not delivered yet: is tried again .* The reason: 550/)
  await expectAccessible(page, 'a message that is not delivered', [320])
  await expect(row).toContainText('Which footpath\nis meant?')
  const reply = new URL((await row.getByRole('link', { name: /^Reply by e-mail/ }).getAttribute('href')) ?? '')
  expect(decodeURIComponent(reply.pathname)).toBe('ann@example.org')
  expect(reply.searchParams.get('body')).toContain('> Which footpath\r\n> is meant?')
  await row.getByRole('button', { name: 'Mark answered' }).press('Enter')
  await expect(row.getByRole('button', { name: 'Mark not answered' })).toBeFocused()
  await expect(row).toContainText(/Answered (?:today|yesterday) at/)

  mailHost.behave({})
  execute(sender, "update mail_queue set due = '2000-01-01T00:00:00.000Z'")
  await expect.poll(() => mailHost.received.length).toBe(1)
  expect(mailHost.received[0]?.headers.get('reply-to')).toBe('Ann Example <ann@example.org>')
  await button(page, 'Refresh').click()
  await expect(row).toContainText('Sent to campaign@example.org')
  await row.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
})

test('Today leads to the messages that wait for an answer, and who clears them goes on where they were', async ({
  page,
  sender,
}) => {
  execute(
    sender,
    `delete from messages; with recursive n(n) as (select 1 union all select n + 1 from n where n < 40)
    insert into messages (id, received_at, answered_at, name, email, subject, message, consent_text)
    select n, '2026-01-01T00:00:' || (10 + n) || '.000Z', iif(n % 2, null, 'once'), 'Ann', 'a@example.org', 'Subject ' || n, 'Words.', 'Yes' from n`,
  )
  await page.goto('/quarry/admin/today')
  await page.getByRole('link', { name: '20 messages to answer' }).click()
  await expect(page.getByLabel('All messages')).toHaveValue('unanswered')
  await expect(page.locator('.rows > li')).toHaveCount(20)
  await rowOf(page, 'Subject 15').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(rowOf(page, 'Subject 13').getByRole('button', { name: 'Delete' })).toBeFocused()
  await rowOf(page, 'Subject 11').getByRole('button', { name: 'Mark answered' }).press('Enter')
  await expect(rowOf(page, 'Subject 9').getByRole('button', { name: 'Delete' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByLabel('All messages').selectOption('All messages')
  await expect(rowOf(page, 'Subject 11')).toContainText('Answered')
})

test('an update is written, tried, sent at the set rate, paused and finished; a refused address is told of', {
  tag: '@wide',
}, async ({ page, mailHost, sender }) => {
  execute(sender, 'delete from mail_queue; delete from mail_departures; update campaign_details set mails_an_hour = 12')
  subscribe(sender, 12)
  const mailOf = page.frameLocator('iframe[title^="The e-mail"]')

  await page.goto('/quarry/admin/updates')
  await expect(page.getByText('An update goes to 12 confirmed subscribers')).toBeVisible()
  await expectAccessible(page, 'the updates', [320])

  await button(page, 'Write an update').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Write soon')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('There is still time to write to the council.')
  await expectAccessible(page, 'a new update', [320])
  await dialog.getByRole('button', { name: 'Add Update' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Write soon' })).toBeFocused()
  await expect(mailOf.getByRole('paragraph').filter({ hasText: 'There is still time' })).toBeVisible()
  await button(page, 'Edit').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Write by Friday')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Write by Friday' })).toBeVisible()
  await expectAccessible(page, 'a draft', [320])

  await page.getByRole('textbox', { name: 'E-mail address' }).fill('me@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The mail server has taken it for me@example.org.')).toBeVisible()
  expect(mailHost.received.map(({ to }) => to)).toEqual([['me@example.org']])

  mailHost.behave((to) => (to === 'a1@example.org' ? { refuse: { at: 'RCPT', code: 550 } } : {}))
  await button(page, 'Send to 12 subscribers').click()
  const question = page.getByRole('alertdialog', { name: 'Send it to 12 subscribers?' })
  await expect(question).toContainText('cannot be taken back')
  await question.getByRole('button', { name: 'Send to 12 subscribers' }).press('Enter')
  await expect(page.getByText('On its way, begun')).toBeVisible()
  await expect.poll(() => mailHost.received.length).toBeGreaterThan(8)
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 9)
  await expectAccessible(page, 'a sending', [320])
  await button(page, 'Pause').press('Enter')
  await expect(page.getByText('Paused: nobody gets it')).toBeVisible()
  execute(sender, 'update campaign_details set mails_an_hour = 200')
  await button(page, 'Go on').press('Enter')
  await expect(page.getByText(/^Sent, begun .* 11 of 12 e-mails sent\. 1 could not be delivered\.$/)).toBeVisible()
  await expectAccessible(page, 'what was sent', [320])
  const got = mailHost.received.slice(1).map(({ to }) => to[0])
  expect(new Set(got).size).toBe(11)
  await page.getByRole('link', { name: 'Read it on the website' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Write by Friday' })).toBeVisible()
  await expectAccessible(page, 'an update', [320])
  await page.getByRole('main').getByRole('link', { name: updatesPage.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: updatesPage.title })).toBeFocused()
  await expectAccessible(page, 'the updates that were sent', [320])

  await page.goto('/quarry/admin/signups')
  await page.getByLabel('All sign-ups').selectOption('Refused only')
  const refused = page.locator('.screen')
  await expect(refused.getByRole('listitem')).toHaveText([/The reason: 550/])
  await page.getByLabel('Find sign-ups').fill('zebra')
  await expect(refused.getByText('No sign-up fits.')).toBeVisible()
  await page.getByLabel('Find sign-ups').fill('A1@')
  await expectAccessible(page, 'an address that was refused', [320])
  await refused.getByRole('button', { name: 'Allow it again' }).click()
  await expect(refused.getByText('No sign-up fits.')).toBeVisible()
})
