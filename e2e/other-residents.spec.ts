import { consultationDays } from '../content/consultation.ts'
import { contact } from '../content/contact.ts'
import { firstCampaign } from '../content/first-campaign.ts'
import { mails as mailsOf } from '../content/mail-words.ts'
import { newsletterPages } from '../content/newsletter-pages.ts'
import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import { writtenWords } from '../content/written-words.ts'
import { dateWords } from '../domain/date-words.ts'
import { readerOf, tell } from './in-writing.ts'
import { test } from './mail-site.ts'
import { rowOf } from './maintain.ts'
import { day, setStage } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect } from './site.ts'

const lastDay = day(14)
const mails = mailsOf(firstCampaign.name)
test.describe.configure({ mode: 'default' })
test.beforeAll(({ sender }) => setStage(sender, 'public-consultation', { starts_on: day(-3), ends_on: lastDay }))
test.use({ viewport: { width: 360, height: 740 } })

test('resident 7, who wants the last day and nothing else, is told it on the answer page, in the e-mails and in the calendar, and leaves the list by a link; no request names its code', {
  tag: '@wide',
}, async ({ page, mailHost }) => {
  const reader = readerOf(page)
  const { press } = reader
  const title = page.getByRole('heading', { level: 1 })
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Subscribe' }) })
  await page.goto('/quarry/')
  await expect(page.getByText(`The consultation is open until ${dateWords(lastDay)}`)).toBeVisible()
  await press(page.getByRole('link', { name: 'Contact Us' }))
  await reader.type(form.getByLabel('Email Address *'), 'dora@example.org')
  await press(form.getByLabel(contact.newsletter.onlyDeadline))
  await press(form.getByRole('button'))
  await expect(form.getByRole('status')).toHaveText(contact.newsletter.mailed)
  await expect(form).toContainText(dateWords(lastDay))
  const covering = (await page.locator('.toast').boundingBox())?.y
  expect((await form.getByRole('link', { name: consultationDays.toCalendar }).boundingBox())?.y).toBeLessThan(
    (covering ?? 0) - 44,
  )
  await expect.poll(() => mailHost.received.length).toBe(1)
  const asked = mailHost.received[0]?.text ?? ''
  const code = new RegExp(`${mails.code} (\\S+)`).exec(asked)?.[1] ?? 'none'
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), JSON.stringify(request.headers())))
  const follow = async (name: 'confirm' | 'unsubscribe') => {
    const words = newsletterPages(firstCampaign.name)[name]
    await page.goto(new RegExp(`https://quarry\\.example(/quarry/newsletter/${name}#\\S+)`).exec(asked)?.[1] ?? '')
    await expect(title).toHaveText(words.title)
    await expectAccessible(page, 'the page of a link')
    await press(page.getByRole('button', { name: words.button }))
    await expect(title).toHaveText(words.outcomes.done.title)
  }
  await follow('confirm')
  await expect(page.getByRole('main')).toContainText(dateWords(lastDay))
  const link = page.getByRole('link', { name: consultationDays.toCalendar })
  const entry = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await entry.text()).toContain(`DTSTART;VALUE=DATE:${lastDay.replaceAll('-', '')}`)
  await reader.see()
  tell('7 who wants the last day', reader)
  await expect.poll(() => mailHost.received.length).toBe(2)
  for (const { text } of mailHost.received)
    for (const told of [dateWords(lastDay), 'events/consultation-closes.ics']) expect(text).toContain(told)
  expect(mailHost.received[1]?.text).toContain(mails.welcome.oftenDeadline)
  const row = rowOf(page, 'dora@example.org')
  await page.goto('/quarry/admin/signups')
  await expect(row).toContainText('Confirmed')
  await expectAccessible(page, 'the sign-ups', [320])
  await follow('unsubscribe')
  expect(addresses.filter((address) => address.includes(code))).toEqual([])
  await page.goto('/quarry/admin/signups')
  await expect(row).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('resident 10, who has a letter already, finds the council’s addresses, the reference, what counts and an empty mail draft', async ({
    page,
  }) => {
    const reader = readerOf(page)
    const main = page.getByRole('main')
    await page.goto('/quarry/')
    await reader.press(main.getByRole('link', { name: 'Object Now' }))
    await expect(main).toContainText('What counts as an objection')
    await reader.press(main.getByRole('link', { name: 'Write my letter' }).first())
    for (const told of [
      wholeCampaign.council_email,
      wholeCampaign.council_address,
      'Landscape',
      writtenWords.point.change,
    ])
      await expect(main).toContainText(told, { useInnerText: true })
    const mail = main.getByRole('link', { name: 'Start an empty e-mail to the council' })
    await expect(mail).toHaveAttribute(
      'href',
      /^mailto:planning@council\.example\.org\?subject=[^&]*WDC%2F22CM008(?:&body=)?$/,
    )
    await reader.press(mail)
    tell('10 with a letter, without JavaScript', reader)
  })
})
