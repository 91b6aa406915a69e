import { expect, type Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { meeting, read, rowOf, setLookedAt, toastOf, unique } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { runClockUntil, stopClock, test } from './site.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

test('an event is added by keyboard alone once what is wrong is mended, changed, deleted and brought back; visitors see each at once, and nothing that is typed runs', async ({
  page,
  site,
}) => {
  const nasty = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> 👩‍👩‍👧 שלום ‮abc‬'
  const title = unique('Meeting')
  const [dialog, question] = [dialogOf(page), page.getByRole('alertdialog')]
  const addButton = page.getByRole('button', { name: 'Add Event' })
  await page.goto('/quarry/admin')
  await expect(addButton).toBeVisible()
  await addButton.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(addButton).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  const date = page.getByLabel('Date', { exact: true })
  await date.fill('2097-02-30')
  await page.getByLabel('Time').fill('21:00 - 25:00')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Title is required.',
    'Date must be a day that exists in the calendar: February 2097 has 28 days.',
    'Time must be a time that exists: there is no hour 25.',
    'Location is required.',
    'Description is required.',
  ])
  await expectAccessible(page, 'an event that is refused', [320])
  await summary.getByRole('link', { name: /^Date/ }).press('Enter')
  await expect(date).toBeFocused()
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  expect(await read(site, '/events')).not.toContain('2097-02-30')

  await page.getByLabel('Title').focus()
  for (const text of [title, '20th Nov 2097', '7.30pm - 9.30pm', 'Hall', nasty]) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
    if (text !== '20th Nov 2097') continue
    await expect(date).toHaveAccessibleDescription(/Wednesday 20 November 2097/)
  }
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Event has been successfully created')
  const row = rowOf(page, title)
  for (const text of ['2097-11-20', '19:30 - 21:30', 'Hall', nasty]) await expect(row).toContainText(text)
  await expect(addButton).toBeFocused()
  expect(await (await page.request.get('/quarry/events')).text()).toContain('20/11/2097')

  await row.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' moved')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Event has been successfully updated')
  const moved = rowOf(page, `${title} moved`)
  await expect(moved.getByRole('button', { name: 'Edit' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question).toBeFocused()
  await expect(question).toHaveAccessibleName('Are you sure you want to delete this event?')
  await expectAccessible(page, 'the question before deleting', [320])
  await page.keyboard.press('Escape')
  await expect(moved.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Event has been successfully deleted')
  await expectAccessible(page, 'the toast with Undo', [1280, 320])
  await expect(page.locator('.rows > li').last().getByRole('button', { name: 'Delete' })).toBeFocused()
  expect(await read(site, '/events')).not.toContain(title)
  // A toast is pressed beside a dialog too, which stays and has the focus again.
  await addButton.click()
  await page.getByLabel('Title').focus()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page)).toContainText('Event restored')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(moved).toBeVisible()
  await moved.getByRole('button', { name: 'Copy' }).press('Enter')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2097-11-20')
  await page.goto('/quarry/events')
  await expect(page.getByRole('article', { name: `${title} moved` })).toContainText(nasty)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('a list that cannot be loaded is asked for again; a refused save says why and leaves what was typed', async ({
  page,
}) => {
  const title = unique('Meeting')
  await page.clock.install()
  await page.route('**/api/events', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', detail: '' } }),
  )
  await page.goto('/quarry/admin')
  await skipPauses(page, page.getByRole('alert').filter({ hasText: 'Could not load events from database' }))
  await page.unroute('**/api/events')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused()

  await page.getByRole('button', { name: 'Add Event' }).click()
  const dialog = dialogOf(page)
  for (const [label, text] of Object.entries({ ...meeting, title }))
    await dialog.getByLabel(new RegExp(`^${label}$`, 'i')).fill(text)
  const detail = 'Nothing was saved: the disk is full.'
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail } }), {
    times: 1,
  })
  const add = dialog.getByRole('button', { name: 'Add Event' })
  await add.click()
  await expect(toastOf(page).filter({ hasText: 'Error creating event' })).toContainText(detail)
  await expect(dialog.getByRole('alert')).toContainText(detail)
  await page.getByLabel('Location').focus()
  await page.keyboard.press('Alt+t')
  for (const key of ['Tab', 'Tab', 'Escape']) await page.keyboard.press(key)
  await expect(toastOf(page).getByRole('button', { name: 'Close toast' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Location')).toBeFocused()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await stopClock(page)
  await add.click()
  await expect(dialog).toHaveCount(0)
  // Past its five seconds and its way out, nothing is left that could come back.
  await setLookedAt(page, true)
  await runClockUntil(page, 1000, async () => (await page.locator('[data-sonner-toast]').count()) === 0)
  await expect(rowOf(page, title)).toBeVisible()
})
