import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { contact } from '../content/contact.ts'
import { firstCampaign } from '../content/first-campaign.ts'
import { mails as mailsOf } from '../content/mail-words.ts'
import { linkCode, newsletterPages as linkPages } from '../content/newsletter-pages.ts'
import type { MailHost } from '../server/testing/mail-host.ts'
import { testWithMail } from './mail-site.ts'
import { setCampaign } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite } from './site.ts'
import { storedRows } from './visitor-rows.ts'

const mails = mailsOf(firstCampaign.name)
const newsletterPages = linkPages(firstCampaign.name)

/** A public site with a real mail server. */
const test = testWithMail(async ({ url }) => {
  const environment = { SMTP_URL: url, MESSAGES_TO: 'inbox@example.org', PUBLIC_ORIGIN: 'https://quarry.example' }
  const site = await startSite('public', environment)
  setCampaign(site.databaseFile, { contact_email: 'campaign@example.org' })
  return site
})
test.describe.configure({ mode: 'default' })

async function sendMessage(page: Page, subject: string): Promise<void> {
  await page.goto('/quarry/contact')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Message' }) })
  await form.getByLabel('Name', { exact: true }).fill('Ann Example')
  await form.getByLabel('Email', { exact: true }).fill('ann@example.org')
  await form.getByLabel('Subject', { exact: true }).fill(subject)
  await form.getByLabel('Message', { exact: true }).fill('Which footpath\nis meant?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toHaveText(contact.message.sent)
}

const subjects = ({ received }: MailHost) => received.map(({ headers }) => headers.get('subject'))

// (rule: delivery-retries)
test('a message is taken while the mail server refuses all, and arrives once it recovers', async ({
  page,
  mailHost,
  sender,
}) => {
  mailHost.behave({ dropAt: 'greeting' })
  await sendMessage(page, 'While it is down')
  await expect.poll(() => storedRows(sender.databaseFile, 'messages')[0]?.last_error).toBeTruthy()
  mailHost.behave({})
  passTime(sender)
  await sendMessage(page, 'While it is up')
  await expect
    .poll(() => subjects(mailHost).toSorted())
    .toEqual(['[Website message] While it is down', '[Website message] While it is up'])
  const [mail] = mailHost.received
  expect(mail).toMatchObject({ from: 'campaign@example.org', to: ['inbox@example.org'] })
  expect(mail?.headers.get('reply-to')).toBe('Ann Example <ann@example.org>')
  expect(mail?.text).toContain('Which footpath\nis meant?')
})

/** As if the pause before the next attempt were over. */
function passTime({ databaseFile }: Site): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.prepare("update messages set next_attempt_at = '2000-01-01T00:00:00.000Z'").run()
  database.close()
}

/** Signs up and waits for the e-mail: its links, and the code that they carry. */
async function signUp(page: Page, mailHost: MailHost, address: string) {
  mailHost.behave({})
  mailHost.received.length = 0
  await page.goto('/quarry/contact')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
  await form.getByLabel('Email Address *').fill(address)
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toHaveText(contact.newsletter.mailed)
  await expect.poll(() => mailHost.received.length).toBe(1)
  const [mail] = mailHost.received
  expect(mail?.to).toEqual([address])
  const linkTo = (name: string) =>
    new RegExp(`https://quarry\\.example(/quarry/newsletter/${name}#\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
  const code = new RegExp(`${mails.code} (\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
  return { linkTo, code }
}

const signups = ({ databaseFile }: Site) => storedRows(databaseFile, 'newsletter_signups')

// (rule: signup-confirm, signup-leave, link-secrets)
test('a sign-up is confirmed by a link in an e-mail and its button, and another link takes it off the list; no request names the code', async ({
  page,
  mailHost,
  sender,
}) => {
  const { linkTo, code } = await signUp(page, mailHost, 'ann@example.org')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), JSON.stringify(request.headers())))
  for (const name of ['confirm', 'unsubscribe'] as const) {
    const words = newsletterPages[name]
    await page.goto(linkTo(name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.getByLabel(linkCode.label)).toHaveCount(0)
    expect(signups(sender)).toMatchObject([{ state: name === 'confirm' ? 'unconfirmed' : 'confirmed' }])
    await page.getByRole('button', { name: words.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.outcomes.done.title)
  }
  expect(signups(sender)).toEqual([])
  expect(addresses.length).toBeGreaterThan(4)
  expect(addresses.filter((address) => address.includes(code))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a link asks for the code from the e-mail, and an older link needs none', async ({
    page,
    mailHost,
    sender,
  }) => {
    const { linkTo, code } = await signUp(page, mailHost, 'bob@example.org')
    const { confirm, unsubscribe } = newsletterPages
    const response = await page.goto(linkTo('confirm'))
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    await page.getByRole('button', { name: confirm.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.outcomes.missing.title)
    expect(signups(sender)).toMatchObject([{ state: 'unconfirmed' }])
    await page.getByLabel(linkCode.label).fill(` ${code} `)
    await page.getByRole('button', { name: confirm.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.outcomes.done.title)
    expect(signups(sender)).toMatchObject([{ state: 'confirmed' }])

    await page.goto(`/quarry/newsletter/unsubscribe?token=${code}`)
    await page.getByRole('button', { name: unsubscribe.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.outcomes.done.title)
    expect(signups(sender)).toEqual([])
  })
})

test('a button works once more after the site could not do it', async ({ page, mailHost, sender }) => {
  const { linkTo } = await signUp(page, mailHost, 'cid@example.org')
  const { confirm } = newsletterPages
  await page.goto(linkTo('confirm'))
  const database = new DatabaseSync(sender.databaseFile, { timeout: 5000 })
  database.exec('alter table newsletter_links rename to lost')
  await page.getByRole('button', { name: confirm.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.outcomes.unavailable.title)
  database.exec('alter table lost rename to newsletter_links')
  database.close()
  await page.getByRole('button', { name: confirm.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.outcomes.done.title)
})

test('a link that nobody sent, or that lost its code, is answered in words, and its page breaks no accessibility rule', async ({
  page,
}) => {
  const words = newsletterPages.unsubscribe
  await page.goto('/quarry/newsletter/unsubscribe')
  await expect(page.getByLabel(linkCode.label)).toBeVisible()
  await expectAccessible(page, 'the page of a link')
  await page.getByRole('button', { name: words.button }).click()
  await expect(page.getByRole('alert')).toHaveText(words.outcomes.missing.text)
  await page.getByLabel(linkCode.label).fill('made-up')
  await page.getByRole('button', { name: words.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.outcomes.unknown.title)
  await expect(page.getByRole('alert')).toHaveText(words.outcomes.unknown.text)
  await expectAccessible(page, 'the page of a link')
})
