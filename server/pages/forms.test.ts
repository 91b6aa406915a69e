import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { contact } from '../../content/contact.ts'
import { firstCampaign } from '../../content/first-campaign.ts'
import { linkCode, newsletterPages } from '../../content/newsletter-pages.ts'
import { malformedEmail } from '../../domain/visitor-fields.ts'
import { sampleMessage } from '../database/testing/sample-rows.ts'
import { ask, post } from '../testing/ask.ts'
import { serveForAll, serveSite } from '../testing/served-site.ts'

const site = serveForAll({ trustedProxies: 1 }, { isReal: true })
const message = { ...sampleMessage, email: 'ann@' }

/** The page that answers a form, as who has no JavaScript gets it. */
async function send(path: string, fields: Record<string, string>, to = site): Promise<Document> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = String(new URLSearchParams(fields))
  return new JSDOM((await ask(to.ports.public, path, { method: 'POST', headers, body })).body).window.document
}
const sendAsScript = (path: string, fields: object, to = site) => post(to.ports.public, `/quarry/api/${path}`, fields)
const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
const statusesOf = (page: Document) => [...page.querySelectorAll('[role=status]')].map(wordsOf)

test('who has no JavaScript gets a refused message back with the problem at its field and everything typed, and is told once it is stored, as of a sign-up', async () => {
  const refused = await send('/quarry/contact', { ...message, form: 'message' })
  expect(wordsOf(refused.querySelector('[role=alert] a'))).toBe(malformedEmail)
  const field = refused.querySelector('[name=email]')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  const described = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => wordsOf(refused.getElementById(id)))).toContain(malformedEmail)
  for (const [name, typed] of Object.entries(message)) {
    const control = refused.querySelector<HTMLInputElement>(`[name=${name}]`)
    expect(name === 'consent' ? control?.checked : control?.value, name).toBe(name === 'consent' ? true : typed)
  }
  expect(await site.execute('select * from messages')).toEqual([])

  const stored = await send('/quarry/contact', { ...message, email: 'ann@example.org', form: 'message' })
  expect(statusesOf(stored)).toContain(contact.message.sent)
  expect(stored.querySelector<HTMLInputElement>('[name=subject]')?.value).toBe('')
  expect(await site.execute('select * from messages')).toMatchObject([{ subject: message.subject }])
  const noted = await send('/quarry/contact', { EMAIL: 'bob@example.org', form: 'newsletter' })
  expect(statusesOf(noted)).toContain(contact.newsletter.noted)
  expect(await site.execute('select * from newsletter_signups')).toMatchObject([{ email: 'bob@example.org' }])
})

test('who has no JavaScript keeps what was typed where it cannot be stored, and is told so; nothing of it is in the log', async () => {
  await site.execute('alter table messages rename to away')
  const failed = await send('/quarry/contact', { ...message, email: 'ann@example.org', form: 'message' })
  expect((await sendAsScript('messages', { ...message, email: 'ann@example.org' })).status).toBe(503)
  await site.execute('alter table away rename to messages')
  expect(wordsOf(failed.querySelector('[role=alert]'))).toContain(contact.unavailable)
  expect(failed.querySelector<HTMLInputElement>('[name=subject]')?.value).toBe(message.subject)
  expect(site.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(site.logged)).not.toMatch(/ann@example|Which|footpath|127\.0/)
})

test('both forms stand with required fields that the browser itself checks, and say who answers for them: the campaign where no group is stored', async () => {
  await site.execute("update campaign_details set organisation = ''")
  const page = new JSDOM((await site.visit('/quarry/contact')).body).window.document
  const forms = [...page.querySelectorAll<HTMLFormElement>('main form')]
  expect(forms.map(({ noValidate }) => noValidate)).toEqual([false, false])
  expect(
    forms.map((form) => [...form.querySelectorAll<HTMLInputElement>(':required')].map(({ name }) => name)),
  ).toEqual([['EMAIL'], ['name', 'email', 'subject', 'message', 'consent']])
  expect(page.querySelectorAll('main [type=email]')).toHaveLength(2)
  for (const form of forms) expect(form.textContent).toContain(contact.controller(firstCampaign.name))
})

test('who has no JavaScript is asked for the code of the e-mail by the page that its link leads to', async () => {
  const { confirm } = newsletterPages(firstCampaign.name)
  const asked = await send('/quarry/newsletter/confirm', { code: '' })
  expect(wordsOf(asked.querySelector('h1'))).toBe(confirm.outcomes.missing.title)
  const label = [...asked.querySelectorAll('label')].find((each) => wordsOf(each)?.startsWith(linkCode.label))
  expect(asked.getElementById(label?.htmlFor ?? '')?.getAttribute('name')).toBe('code')
})

test('who signs up while all e-mails of the hour have left is told when ours comes, with and without JavaScript', async () => {
  const busy = await serveSite({ smtpUrl: 'smtp://127.0.0.1:1' }, { isReal: true })
  const signUp = (EMAIL: string) => send('/quarry/contact', { EMAIL, form: 'newsletter' }, busy)
  expect(statusesOf(await signUp('ann@example.org'))).toContain(contact.newsletter.mailed)
  await busy.execute('update campaign_details set mails_an_hour = 1')
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
  await busy.execute(`insert into mail_departures (id, kind, left_at) values ('one', 'confirmation', ${now})`)
  expect(statusesOf(await signUp('bob@example.org'))).toContain(contact.newsletter.mailedLater(2))
  const { status, body } = await sendAsScript('newsletter-signups', { EMAIL: 'eve@example.org' }, busy)
  expect([status, JSON.parse(body)]).toEqual([201, { stored: true, mailWithinHours: 3 }])
})

test('a provider of newsletters gets the sign-up with its own fields, and the page may send there', async () => {
  const provider = 'https://lists.example.org/subscribe'
  const other = await serveSite({ newsletterAction: provider }, { isReal: true })
  const { body, headers } = await other.visit('/quarry/contact')
  expect(headers['content-security-policy']).toContain("form-action 'self' https://lists.example.org")
  const form = new JSDOM(body).window.document.querySelector<HTMLFormElement>(`form[action="${provider}"]`)
  expect(form?.target).toBe('_blank')
  for (const name of ['EMAIL', 'FNAME', 'POSTCODE']) expect(form?.querySelectorAll(`[name=${name}]`)).toHaveLength(1)
})

test('one address that searches without end waits; others, forms and links of e-mails are answered', {
  tags: ['wide'],
}, async () => {
  const statuses: number[] = []
  const searches = Array.from({ length: 150 }, async (_none, number) => {
    const { status, headers } = await site.visit(`/quarry/search?q=dust${number}`)
    statuses.push(status)
    if (status === 429) expect(headers['retry-after']).toBe('2')
  })
  const [stored, left, other] = await Promise.all([
    send('/quarry/contact', { ...message, email: 'ann@example.org', form: 'message' }),
    send('/quarry/newsletter/unsubscribe?token=none', { 'List-Unsubscribe': 'One-Click' }),
    site.visit('/quarry/search?q=dust', { 'X-Forwarded-For': '198.51.100.7' }),
  ])
  expect(statusesOf(stored)).toContain(contact.message.sent)
  expect(wordsOf(left.querySelector('h1'))).toBe(newsletterPages(firstCampaign.name).unsubscribe.outcomes.unknown.title)
  expect(other.status).toBe(200)
  const isAnswered = (status: number) => status === 200
  const before = statuses.filter(isAnswered).length
  await Promise.all(searches)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(before).toBeLessThan(statuses.filter(isAnswered).length / 2)
})
