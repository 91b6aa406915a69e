import { DatabaseSync } from 'node:sqlite'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { contact } from '../content/contact.ts'
import { newsletterPages } from '../content/newsletter-pages.ts'
import { type MailHost, startMailHost } from '../server/testing/mail-host.ts'
import { test as base, expect, type Site, startSite } from './site.ts'
import { storedRows } from './stored-rows.ts'

interface Delivering {
  mailHost: MailHost
  sender: Site
}

/** A public site with a real mail server. */
const test = base.extend<object, Delivering>({
  mailHost: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const mailHost = await startMailHost()
      await use(mailHost)
      await mailHost.stop()
    },
    { scope: 'worker' },
  ],
  sender: [
    async ({ mailHost }, use) => {
      const environment = {
        SMTP_URL: mailHost.url,
        MESSAGES_TO: 'inbox@example.org',
        PUBLIC_ORIGIN: 'https://quarry.example',
      }
      const site = await startSite('public', environment)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sender }, use) => use(sender.origin),
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sign-up is confirmed by a link in an e-mail and its button, and another link takes it off the list', async ({
    page,
    mailHost,
    sender,
  }) => {
    mailHost.behave({})
    mailHost.received.length = 0
    const state = () => storedRows(sender.databaseFile, 'newsletter_signups')[0]?.state
    await page.goto('/quarry/contact')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
    await form.getByLabel('Email Address *').fill('bob@example.org')
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toHaveText(contact.newsletter.mailed)
    await expect.poll(() => mailHost.received.length).toBe(1)
    const [mail] = mailHost.received
    expect(mail?.to).toEqual(['bob@example.org'])

    const steps = [
      ['confirm', 'unconfirmed', 'confirmed'],
      ['unsubscribe', 'confirmed', 'unsubscribed'],
    ] as const
    for (const [name, before, after] of steps) {
      const words = newsletterPages[name]
      const link = new RegExp(`https://quarry\\.example(/quarry/newsletter/${name}\\?token=\\S+)`).exec(
        mail?.text ?? '',
      )?.[1]
      const response = await page.goto(String(link))
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      expect(state()).toBe(before)
      await page.getByRole('button', { name: words.button }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.outcomes.done.title)
      expect(state()).toBe(after)
    }
  })
})

test('a link that nobody sent is answered in words, and its page breaks no accessibility rule', async ({ page }) => {
  const words = newsletterPages.unsubscribe
  await page.goto('/quarry/newsletter/unsubscribe?token=made-up')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: words.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.outcomes.unknown.title)
  await expect(page.getByRole('alert')).toHaveText(words.outcomes.unknown.text)
  expect(await violations(page)).toEqual([])
})

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
