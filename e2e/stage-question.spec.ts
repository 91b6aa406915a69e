import { dateWords } from '../domain/date-words.ts'
import { subscribe, test } from './mail-site.ts'
import { change, execute, rowOf } from './maintain.ts'
import { day } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect } from './site.ts'

test.beforeEach(({ sender }) => {
  execute(
    sender,
    `delete from update_sendings; update campaign_details set council_email = '', council_form = '', council_address = '';
    update process_stages set starts_on = '', ends_on = '', status = case id when 'validation' then 'current'
      when 'public-consultation' then 'completed' else status end where status <> 'upcoming'`,
  )
  subscribe(sender, 12, 3)
})

test(`by keyboard, on a phone and at a desk, a move and dates that will move the stage say what they do and which e-mails they send, which can be turned down without a loss; what was agreed to is shown with its hour on both tabs, and stopped`, async ({
  page,
  mailHost,
  sender,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [opens, closes] = [day(5), day(25)]
  const open = async () => {
    await page.goto('/quarry/admin/progress')
    await page.locator('.process-stages').getByRole('button', { name: 'Public consultation' }).press('Enter')
  }
  const form = page.getByRole('dialog', { name: 'Edit Stage' })
  const press = (name: string) => form.getByRole('button', { name }).press('Enter')
  const question = page.getByRole('alertdialog')
  const answer = (name: string) => question.getByRole('button', { name }).press('Enter')
  const typed = async () => [
    await form.getByLabel('Opens on').inputValue(),
    await form.getByLabel('Closes on').inputValue(),
    await form.getByLabel('Status').inputValue(),
  ]

  await open()
  await form.getByLabel('Opens on').fill(opens)
  await form.getByLabel('Closes on').fill(closes)
  await press('Make this the current stage')
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(/^Opens on lies ahead: save the dates alone/)
  expect(await typed()).toEqual([opens, closes, 'completed'])

  await press('Save the dates')
  await expect(question).toContainText('12 people are on the list now: 9 want all news, 3 want the deadline alone.')
  await expect(question.getByRole('heading', { name: `By itself on ${dateWords(opens)}` })).toBeVisible()
  await expect(question).toContainText(`‘How to object by ${dateWords(closes)}’ goes on`)
  await expect(question.getByRole('heading').nth(1)).toHaveText('What is missing')
  await expect(question).toContainText('nowhere to send their letter')
  await expectAccessible(page, 'the question before dates are saved')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(await typed()).toEqual([opens, closes, 'completed'])

  await press('Save Changes')
  await answer('Save and send the e-mails')
  await expect(form).toHaveCount(0)
  await expect(page.getByText(`Public consultation opens by itself on ${dateWords(opens)}.`)).toBeVisible()
  const mails = ['The consultation opens', 'Three days before the last day', 'The last day']
  for (const title of mails) await expect(rowOf(page, title)).toContainText(/Goes on .* at 08:00 to 12 subscribers/)
  await expect(page.getByRole('link', { name: 'Set the council’s online form in a new tab' })).toBeVisible()
  await expectAccessible(page, 'what happens by itself', [320])
  await page.getByRole('button', { name: 'Stop these e-mails' }).press('Enter')
  for (const title of mails) await expect(rowOf(page, title)).toContainText('Does not go unless you let it.')

  await page.setViewportSize({ width: 1366, height: 768 })
  await open()
  await form.getByLabel('Opens on').fill(day(0))
  await press('Make this the current stage')
  await expectAccessible(page, 'the question before a move')
  const field = question.getByRole('link', { name: 'Set the council’s e-mail address in a new tab' })
  await expect(field).toHaveAttribute('href', '/quarry/admin/campaign?field=council_email')
  await expect(question).toContainText('How to object asks for letters')
  await expect(question).toContainText(/‘How to object by .*’ goes (today|tomorrow) at \d\d:\d\d/)
  await change(sender, '/process_stages/assessment', { status: 'current' })
  await answer('Move it and send the e-mails')
  await expect(form.getByRole('alert')).toContainText('This stage was changed after you opened it')
  expect(await typed()).toEqual([day(0), closes, 'completed'])

  await press('Cancel')
  await answer('Discard changes')
  await open()
  await form.getByLabel('Opens on').fill(day(0))
  await press('Make this the current stage')
  await answer('Move it and send the e-mails')
  await expect(form).toHaveCount(0)
  const moved = page.locator('.process-stages').getByRole('button', { name: 'Public consultation' })
  await expect(moved).toHaveAccessibleName(/current$/)
  expect(await (await page.request.get('/quarry/process')).text()).toContain(
    'The current stage is: Public consultation.',
  )
  const goes = /Goes (today|tomorrow) at \d\d:\d\d to 12 subscribers/
  await expect(rowOf(page, 'The consultation opens')).toContainText(goes)
  await page.goto('/quarry/admin/updates')
  await expect(rowOf(page, 'The consultation opens')).toContainText(goes)
  await rowOf(page, 'The consultation opens').getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(rowOf(page, 'The consultation opens')).toContainText('Does not go unless you let it.')
  await expect(rowOf(page, 'The last day')).toContainText(/Goes on .* at 08:00/)
  // Other journeys of this worker have e-mails of their own.
  const addresses = mailHost.received.flatMap(({ to }) => to)
  expect(addresses.filter((address) => /^a\d+@/.test(address))).toEqual([])
})
