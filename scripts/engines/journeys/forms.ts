import { consentMissing, messageFields, signupFields } from '../../../domain/visitor-fields.ts'
import { storedRows } from '../../../e2e/visitor-rows.ts'
import type { Journey, Visit } from '../journey.ts'
import { check, type Page } from '../page.ts'

/** A sign-up and a message, first with a mistake and then without. */
export const forms: Journey = {
  name: 'the forms',
  async make(visit) {
    await visit.page.open('/contact')
    await signUp(visit)
    await sendMessage(visit)
  },
}

async function signUp({ page, databaseFile }: Visit): Promise<void> {
  await page.fill('Ann', '[name=FNAME]')
  await page.fill('ann', '[name=EMAIL]')
  await page.click('button', 'Subscribe')
  await page.untilSays('form [role=alert] a', signupFields.EMAIL.malformed)
  await expectValues(page, { FNAME: 'Ann', EMAIL: 'ann' })
  check(storedRows(databaseFile, 'newsletter_signups').length === 0, 'a sign-up with a wrong address was stored')
  await page.fill('ann@example.org', '[name=EMAIL]')
  await page.click('button', 'Subscribe')
  await page.untilSays('form [role=status]', 'Your sign-up has been noted.')
  const [row] = storedRows(databaseFile, 'newsletter_signups')
  check(row?.email === 'ann@example.org' && row.first_name === 'Ann', 'the sign-up was not stored as it was typed')
}

const message = { name: 'Ann Example', email: 'ann@example.org', subject: 'The footpath', message: 'Which footpath?' }

async function sendMessage({ page, databaseFile }: Visit): Promise<void> {
  await page.fill(message.name, '#message-name')
  await page.fill(message.message, '#message-message')
  await page.click('button', 'Send Message')
  for (const words of [messageFields.email.missing, messageFields.subject.missing, consentMissing]) {
    await page.untilSays('form [role=alert] a', words)
  }
  await expectValues(page, { name: message.name, message: message.message })
  await page.click('form [role=alert] a', messageFields.subject.missing)
  await page.untilFocused('#message-subject[aria-invalid=true]')
  await page.fill(message.subject, '#message-subject')
  await page.fill(message.email, '#message-email')
  await page.click('#message-consent')
  await page.click('button', 'Send Message')
  await page.untilSays('form [role=status]', 'Your message has been sent.')
  const [row] = storedRows(databaseFile, 'messages')
  for (const [field, text] of Object.entries(message)) {
    check(row?.[field] === text, `the ${field} of the message was stored as “${row?.[field]}”`)
  }
  await expectValues(page, { name: '', message: '' })
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [field, text] of Object.entries(values)) {
    const value = await page.read((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value, field)
    check(value === text, `${field} holds “${value}” instead of “${text}”`)
  }
}
