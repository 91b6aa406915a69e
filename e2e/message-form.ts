import type { Page } from '@playwright/test'

/** What a visitor writes, by the labels of the fields. */
export const message = {
  Name: 'Ann Example',
  Email: 'ann@example.org',
  Subject: 'The footpath',
  Message: 'Which footpath\nis meant?',
}

/** The form for a message to the campaign. */
export const messageForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Message' }) })

/** Fills it in, and does not send it yet. */
export async function fillMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(message)) {
    await messageForm(page).getByLabel(label, { exact: true }).fill(text)
  }
  await messageForm(page).getByRole('checkbox').check()
}
