import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { testWithMail } from './mail-site.ts'
import { read, toastOf, write } from './maintain.ts'
import { setCampaign } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite } from './site.ts'

/** A maintainer's site with a real mail server. */
const test = testWithMail(async ({ url }) => {
  const site = await startSite('local', { SMTP_URL: url, PUBLIC_ORIGIN: 'https://quarry.example' })
  setCampaign(site.databaseFile, { contact_email: 'campaign@example.org' })
  return site
})
// One site for all, which each test begins anew.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ mailHost, sender: { databaseFile } }) => {
  mailHost.behave({})
  mailHost.received.length = 0
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  for (const table of ['update_mails', 'update_sendings', 'updates', 'newsletter_signups', 'mail_minutes'])
    database.exec(`delete from ${table}`)
  database.close()
})

/** Confirmed subscribers as a1@example.org and so on, and how many e-mails may leave in an hour. */
function subscribe(site: Site, count: number, anHour = 200): void {
  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
  const add = database.prepare(`insert into newsletter_signups
    (id, address_hash, email, first_name, postcode, signed_up_at, consent_text, state, delivery_state)
    values (?, ?, ?, '', '', '2026-11-01T12:00:00.000Z', 'Yes', 'confirmed', 'sent')`)
  for (let number = 1; number <= count; number += 1) add.run(`s${number}`, `hash ${number}`, `a${number}@example.org`)
  database.close()
  setRate(site, anHour)
}

/** How many e-mails may leave in an hour; updates have nine tenths of it. */
function setRate({ databaseFile }: Site, anHour: number): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.prepare('update campaign_details set mails_an_hour = ?').run(anHour)
  database.close()
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const mailOf = (page: Page) => page.frameLocator('iframe[title^="The e-mail"][aria-hidden="false"]')

/** That the e-mail in the frame is on paper of this colour; each redrawing is a frame of its own. */
const expectPaper = (page: Page, colour: string) =>
  expect(mailOf(page).locator('body')).toHaveCSS('background-color', colour)

/** Stores an update as its tab would, and opens it. */
async function openUpdate(page: Page, sender: Site): Promise<void> {
  const { id } = await write(sender, 'POST', '/updates', { subject: 'Come on Friday', body: '<p>At seven.</p>' })
  await page.goto(`/quarry/admin?tab=updates&update=${id}`)
}

/** Presses Send, and says so once more when asked. */
async function send(page: Page, everybody: string): Promise<void> {
  await button(page, `Send to ${everybody}`).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Send to ${everybody}` })
    .click()
}

// (rule: updates-tab, updates-state, update-arrives, updates-try, updates-send, updates-progress, updates-sent, updates-archive, update-mail-looks, accessible, narrow-screens)
test('an update is written, seen as it arrives, tried, sent at the set rate, paused and finished, and then read on the website', async ({
  page,
  mailHost,
  sender,
}) => {
  // Nine may leave in an hour, and the two trials are among them.
  subscribe(sender, 12, 10)
  await page.goto('/quarry/admin?tab=updates')
  await expect(page.getByText('An update goes to 12 confirmed subscribers.')).toBeVisible()
  await page.getByRole('link', { name: 'change the rate' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mails in an hour' })).toBeFocused()
  await page.goBack()

  await test.step('written and seen', async () => {
    await button(page, 'Write an update').click()
    await page.getByRole('textbox', { name: 'Subject' }).fill('Come on Friday')
    await page.getByRole('textbox', { name: 'Text' }).fill('The meeting begins at seven.')
    await expect(mailOf(page).getByRole('paragraph').filter({ hasText: 'The meeting begins at seven.' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('The Quarry Campaign <campaign@example.org>')
    await expectPaper(page, 'rgb(251, 248, 241)')
    await button(page, 'Dark').press('Enter')
    await expectPaper(page, 'rgb(33, 26, 20)')
    await button(page, 'Plain text').press('Enter')
    await expect(page.getByRole('region', { name: 'The e-mail as plain text' })).toContainText('Leave the list: ')
    await button(page, 'Add Update').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Come on Friday' })).toBeFocused()
  })

  await test.step('tried', async () => {
    const address = page.getByRole('textbox', { name: 'E-mail address' })
    await address.fill('not an address')
    await address.press('Enter')
    await expect(page.getByText('E-mail address must be one e-mail address')).toBeVisible()
    await expect(address).toBeFocused()
    mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await address.fill('me@example.org')
    await address.press('Enter')
    await expect(page.getByText('The mail server did not take it for me@example.org.')).toContainText('is refused')
    mailHost.behave({})
    await address.press('Enter')
    await expect(page.getByText('The mail server has taken it for me@example.org.')).toBeVisible()
    expect(mailHost.received.map(({ to }) => to)).toEqual([['me@example.org']])
    expect(mailHost.received[0]?.text).toContain('The meeting begins at seven.')
  })
  await expectAccessible(page, 'a draft', [320])

  await test.step('sent, but no faster than the rate lets it', async () => {
    await button(page, 'Send to 12 subscribers').click()
    const question = page.getByRole('alertdialog', { name: 'Send it to 12 subscribers?' })
    await expect(question).toContainText('cannot be taken back')
    await question.getByRole('button', { name: 'Send to 12 subscribers' }).press('Enter')
    await expect(page.getByText('It has been on its way since')).toBeVisible()
    await expect(page.getByText(/^7 of 12 e-mails sent\. At 9 an hour .* The next one leaves at/)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 7)
    await expect(button(page, 'Edit')).toHaveCount(0)
  })
  await expectAccessible(page, 'a sending', [320])

  await test.step('paused, and let go on', async () => {
    await button(page, 'Pause').press('Enter')
    await expect(page.getByText('It is paused: nobody gets it')).toBeVisible()
    setRate(sender, 200)
    await page.reload()
    await expect(page.getByText('7 of 12 e-mails sent.')).toBeVisible()
    await button(page, 'Stop').click()
    await expect(page.getByRole('alertdialog')).toContainText('5 others do not get it any more')
    await expect(page.getByRole('alertdialog')).toContainText('It stays on the website under ‘What we sent’')
    await button(page, 'Go back').click()
    await button(page, 'Go on').press('Enter')
    await expect(page.getByText('It was sent at')).toBeVisible()
    await expect(page.getByText('12 of 12 e-mails sent.')).toBeVisible()
    await expect(button(page, 'Pause')).toHaveCount(0)
    const got = mailHost.received.slice(1).map(({ to }) => to[0] ?? '')
    expect(got.toSorted()).toEqual(Array.from({ length: 12 }, (_, index) => `a${index + 1}@example.org`).toSorted())
  })
  await expectAccessible(page, 'what was sent', [320])

  await test.step('read on the website, and begun anew', async () => {
    await page.getByRole('link', { name: 'Read it on the website' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Come on Friday' })).toBeVisible()
    const [path] =
      /https:\/\/quarry\.example(\/quarry\/updates\/\S+)/.exec(mailHost.received[1]?.text ?? '')?.slice(1) ?? []
    await expect(page).toHaveURL(`${sender.origin}${path}`)
    await page.goBack()
    await button(page, 'Use as a new draft').click()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Come on Friday')
    await page.keyboard.press('Escape')
    await button(page, 'All updates').click()
    await expect(page.getByText('12 of 12 have it.')).toBeVisible()
  })
  await expectAccessible(page, 'the list of updates', [320])
})

// (rule: updates-state, updates-progress, update-trouble, set-aside-list)
test('what a mail server does not take for a while says why it waits, and goes at once by a press; addresses that it refuses for good are set aside and told of, and can be taken back', async ({
  page,
  mailHost,
  sender,
}) => {
  subscribe(sender, 2)
  mailHost.behave((to) => ({ refuse: to === 'a1@example.org' ? { at: 'RCPT', code: 550 } : { at: 'DATA', code: 554 } }))
  await openUpdate(page, sender)
  await send(page, '2 subscribers')
  await expect(page.getByText('1 e-mail was not taken and waits for another try. The mail server said:')).toContainText(
    '554',
  )
  await expect(page.getByText('the mail server says for good that there is no such mailbox')).toBeVisible()
  await expectAccessible(page, 'an e-mail that waits for another try', [320])
  mailHost.behave({})
  await button(page, 'Try again now').press('Enter')
  await expect(page.getByText('It was sent at')).toBeVisible()
  expect(mailHost.received.map(({ to }) => to)).toEqual([['a2@example.org']])

  await page.goto('/quarry/admin/signups')
  const aside = page.getByRole('region', { name: 'Addresses set aside' })
  await expect(aside.getByRole('listitem')).toContainText('is refused')
  await expectAccessible(page, 'a sign-up that is set aside', [320])
  await aside.getByRole('button', { name: 'Take it back' }).click()
  await expect(aside.getByText('No address is set aside.')).toBeVisible()
  await page.getByRole('button', { name: 'Set aside' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set aside' }).click()
  await expect(aside.getByRole('listitem')).toContainText('Set aside by a maintainer')
})

// (rule: updates-send, updates-sent, updates-progress)
test('of two maintainers one sends: the other is told, edits nothing any more, and sees how far it has come when the site is away', async ({
  page,
  context,
  sender,
}) => {
  subscribe(sender, 12, 10)
  await openUpdate(page, sender)
  await expect(button(page, 'Send to 12 subscribers')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await button(other, 'Edit').click()
  await other.getByRole('textbox', { name: 'Subject' }).fill('Come on Saturday')

  await send(page, '12 subscribers')
  await expect(page.getByText('9 of 12 e-mails sent.')).toBeVisible()

  await other.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('it cannot be changed any more')
  await other.keyboard.press('Escape')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(other.getByText('9 of 12 e-mails sent.')).toBeVisible()
  await other.close()

  await page.route('**/quarry/api/**', (route) => route.abort())
  await expect(page.getByText('what you see may be old by now')).toBeVisible()
  await expect(page.getByText('9 of 12 e-mails sent.')).toBeVisible()
  await button(page, 'Pause').click()
  await expect(toastOf(page)).toContainText('The sending could not be changed')
})

// (rule: updates-send, update-start)
test('what somebody changes while another is about to send it is shown first, and sent only when it was seen', async ({
  page,
  mailHost,
  sender,
}) => {
  subscribe(sender, 1)
  await openUpdate(page, sender)
  await button(page, 'Send to 1 subscriber').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/‘Come on Friday’, last changed (today|yesterday) at/)
  const [row] = JSON.parse(await read(sender, '/updates'))
  await write(sender, 'PATCH', `/updates/${row.id}`, { subject: 'Come on Saturday' }, row.updated_at)
  await question.getByRole('button', { name: 'Send to 1 subscriber' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'was changed after you looked at it' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What was changed' })).toContainText('put in: Saturday')
  await expect(page.getByRole('heading', { level: 2, name: 'Come on Saturday' })).toBeVisible()
  await expectAccessible(page, 'a text that was changed', [320])
  expect(mailHost.received).toEqual([])
  await send(page, '1 subscriber')
  await expect(page.getByText('It was sent at')).toBeVisible()
  expect(mailHost.received.map(({ headers }) => headers.get('subject'))).toEqual(['Come on Saturday'])
})
