import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { consentMissing, malformedEmail, messageFields } from '../domain/visitor-fields.ts'
import { toastOf } from './maintain.ts'
import { fillMessage, message, messageForm } from './message-form.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, stopClock, test } from './site.ts'

const sent = "Your message has been sent. We'll get back to you soon!"

/** The messages in the site's file, oldest first. */
function storedMessages({ databaseFile }: Site) {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  const rows = database.prepare('select * from messages order by rowid').all()
  database.close()
  return rows
}

async function expectFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await expect(messageForm(page).getByLabel(label, { exact: true })).toHaveValue(text)
  }
}

const empty = { Name: '', Email: '', Subject: '', Message: '' }

test('Join Mailing List leads to the sign-up; a form says what is missing, and is stored before it says so', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/')
  await stopClock(page)
  const join = page.getByRole('banner').getByRole('link', { name: 'Join Mailing List' })
  const heading = page.getByRole('heading', { name: 'Stay Updated' })
  await join.click()
  await expect(page.locator('#mailchimp')).toBeFocused()
  await expect(heading).toHaveClass('flash')
  await expect(heading).toBeInViewport()
  await page.clock.runFor(4100)
  await expect(heading).not.toHaveClass(/flash/)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await join.click()
  await expect(page.locator('#mailchimp')).toBeFocused()
  await expect(heading).toHaveClass('flash')
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toHaveClass(/flash/)
  await expect(heading).toBeInViewport()
  await page.clock.resume()

  const requests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
  await messageForm(page).getByLabel('Name', { exact: true }).fill('Ann')
  await messageForm(page).getByLabel('Email', { exact: true }).fill('ann')
  await messageForm(page).getByRole('button').click()
  const summary = messageForm(page).getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading')).toHaveText('There is a problem')
  await expect(summary.getByRole('link')).toHaveText([
    malformedEmail,
    messageFields.subject.missing,
    messageFields.message.missing,
    consentMissing,
  ])
  await expectAccessible(page, 'the errors of the message form', [320])
  await summary.getByRole('link', { name: messageFields.subject.missing }).click()
  const subject = messageForm(page).getByLabel('Subject', { exact: true })
  await expect(subject).toBeFocused()
  await expect(subject).toHaveAccessibleDescription(messageFields.subject.missing)
  await expect(subject).toHaveAttribute('aria-invalid', 'true')
  await expectFields(page, { Name: 'Ann', Email: 'ann' })
  expect(requests).toEqual([])
  await messageForm(page).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await page.goBack()
  await expectFields(page, { Name: 'Ann', Email: 'ann' })

  await test.step('a message is stored before the page says that it was sent, and then all fields are empty', async () => {
    await fillMessage(page)
    let storedBefore = -1
    await page.route('**/quarry/api/messages', async (route) => {
      storedBefore = await toastOf(page).count()
      await route.continue()
    })
    await messageForm(page).getByRole('button').click()
    await expect(toastOf(page)).toContainText(sent)
    expect(storedBefore).toBe(0)
    expect(storedMessages(site).slice(-1)).toMatchObject([
      { name: message.Name, email: message.Email, subject: message.Subject, message: message.Message },
    ])
    await expect(messageForm(page).getByRole('status')).toHaveText(sent)
    await expect(messageForm(page).getByRole('status')).toBeFocused()
    await expectFields(page, empty)
    await expect(messageForm(page).getByRole('checkbox')).not.toBeChecked()
  })
})

const failures = [
  { answer: { status: 500, body: 'x' }, words: 'We couldn’t store it just now.' },
  { answer: { status: 429, json: { code: 'too-many', detail: 'Please wait 10 minutes.' } }, words: 'wait 10 minutes' },
]

test('a message that is refused or cannot be sent says why and keeps what was typed, and the next try goes through', async ({
  page,
  context,
  site,
}) => {
  const stored = () => storedMessages(site).length
  const before = stored()
  await page.goto('/quarry/contact')
  await fillMessage(page)
  const alert = messageForm(page).getByRole('alert')
  const expectKept = async () => {
    await expectFields(page, message)
    await expect(messageForm(page).getByRole('checkbox')).toBeChecked()
  }
  for (const { answer, words } of failures) {
    await page.route('**/quarry/api/messages', (route) => route.fulfill(answer))
    await messageForm(page).getByRole('button').click()
    await expect(toastOf(page).last()).toContainText('Your message could not be sent')
    await expect(alert).toContainText(words)
    await expectKept()
    await expectAccessible(page, `a message that was not sent: ${words}`, [1280, 320])
    await page.unroute('**/quarry/api/messages')
  }
  await context.setOffline(true)
  await messageForm(page).getByRole('button').click()
  await expect(alert).toContainText('You seem to be offline.')
  await expectKept()
  await context.setOffline(false)

  const hidden = messageForm(page).locator('[name=website]')
  await expect(hidden).not.toBeInViewport()
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.org'
  })
  await messageForm(page).getByRole('button').click()
  await expect(messageForm(page).getByRole('alert')).toContainText('This looked like spam; please send it again.')
  await messageForm(page).getByRole('button').click()
  await expect(messageForm(page).getByRole('status')).toHaveText(sent)
  expect(stored()).toBe(before + 1)
})
