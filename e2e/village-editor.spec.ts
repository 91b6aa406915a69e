import type { Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { read, toastOf, untilDrafted, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, stopClock, test } from './site.ts'

const address = (village: string) => `/quarry/village-editor?village=${village}`
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
/** Beside Save Changes, in sight wherever somebody types. */
const statusOf = (page: Page) => page.locator('.editor-status')

async function open(page: Page, village: string, name: string): Promise<void> {
  await page.goto(address(village))
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

// (rule: village-editor, village-tabs)
test('the editor stands without header and footer, opens the village that the address names, fits every screen, and names a refused field', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, 'loxley', 'Loxley')
  await expect(page.getByText('14 villages loaded')).toBeVisible()
  await expect(tab(page, 'Loxley')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/quarry/')
  await expect(page.getByRole('link', { name: 'Show Loxley page' })).toHaveAttribute('href', '/quarry/villages/loxley')
  await expect(saveButton(page)).toHaveCount(0)
  for (const [label, rows] of Object.entries({ Summary: '3', Introduction: '3', Description: '4' }))
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('rows', rows)

  await page.locator('.edited-card-header').first().click()
  await page.getByLabel('Summary').fill('Edited')
  await expect(saveButton(page)).toBeVisible()
  for (const [width, columns] of [
    [320, 4],
    [360, 4],
    [800, 6],
    [1280, 8],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const tracks = () => page.getByRole('tablist').evaluate((list) => getComputedStyle(list).gridTemplateColumns)
      await expect.poll(async () => (await tracks()).split(' ')).toHaveLength(columns)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expect.poll(() => findBrokenNames(page)).toEqual([])
      if (width === 320 || width === 1280) await expectAccessible(page, `the editor at ${width} px`)
    })
  }
  expect(errors).toEqual([])

  await test.step('a refused field is named above the form, and its link opens the card that holds it', async () => {
    const header = page.locator('.edited-card-header').first()
    await page.getByLabel('Title').fill('')
    await header.click()
    await page.getByLabel('Village Name').fill(' ')
    await saveButton(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link', { name: 'Name is required.' })).toBeVisible()
    await summary.getByRole('link', { name: 'Impact Cards 1, Title is required.' }).click()
    await expect(page.getByLabel('Title')).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  })

  page.once('dialog', (dialog) => dialog.accept())
  await page.goto(address('atlantis'))
  await expect(tab(page, 'Alveston')).toHaveAttribute('aria-selected', 'true')
})

/** The names on the tabs that are smaller than 14 pixels, broken inside a word, or wider than their tab. */
function findBrokenNames(page: Page): Promise<string[]> {
  return page.getByRole('tab').evaluateAll((all) =>
    all.flatMap((each) => {
      const text = each.textContent ?? ''
      const range = document.createRange()
      range.selectNodeContents(each)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      const size = Number.parseFloat(getComputedStyle(each).fontSize)
      const words = text.split(/[ -]/).length
      return size >= 14 && lines <= words && each.scrollWidth - each.clientWidth <= 1 ? [] : [text]
    }),
  )
}

// (rule: village-save)
test('an edit is marked, saved by hand, can be undone and redone after that, and is on the public page at once', async ({
  page,
}) => {
  await open(page, 'alveston', 'Alveston')
  const summary = page.getByLabel('Summary')
  const before = await summary.inputValue()
  const typed = 'A summary with <script>alert(1)</script> and ש and 🙂'
  await summary.fill(typed)
  await expect(tab(page, 'Alveston')).toHaveAccessibleName(/unsaved changes/)
  await saveButton(page).press('Enter')
  await expect(toastOf(page)).toContainText('Changes saved')
  await expect(toastOf(page)).toContainText('Village data updated successfully')
  await expect(tab(page, 'Alveston')).toHaveAccessibleName('Alveston')
  await expect(saveButton(page)).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(summary).toHaveValue(before)
  await expect(saveButton(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(summary).toHaveValue(typed)
  await expect(saveButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(summary).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(summary).toHaveValue(typed)
  await expect(saveButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Show Alveston page' }).click()
  await expect(page.getByText(typed)).toBeVisible()
})

// (rule: auto-save, village-save)
test('a village saves itself fifteen seconds after the last edit, and not again after a save by hand; a save that fails says so, keeps the mark, the edits and the focus of who types, and is tried again by itself', async ({
  page,
  site,
}) => {
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.postData() ?? ''))
  /** What the page had sent when the clock stood here: what it asks for now is heard of later. */
  const sentSoFar = async () => {
    await page.evaluate(() => fetch('/quarry/healthz', { method: 'HEAD' }))
    return writes
  }
  await open(page, 'ettington', 'Ettington')
  await stopClock(page)
  await page.getByLabel('Image Attribution').fill('First')
  await page.clock.runFor(10_000)
  await page.getByLabel('Image Attribution').fill('Second')
  await page.clock.runFor(14_900)
  expect(await sentSoFar()).toEqual([])
  await page.clock.runFor(200)
  await expect(saveButton(page)).toHaveCount(0)
  const second = JSON.stringify({ header_image_attribution: 'Second' })
  expect(await sentSoFar()).toEqual([second])

  await page.getByLabel('Image Attribution').fill('By hand')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveCount(0)
  await page.clock.runFor(30_000)
  expect(await sentSoFar()).toEqual([second, JSON.stringify({ header_image_attribution: 'By hand' })])

  await test.step('one by itself that fails', async () => {
    await page.route('**/api/village_data/**', (route) => route.abort())
    await page.getByLabel('Summary').fill('Typing on')
    await page.clock.runFor(15_100)
    await expect(statusOf(page)).toContainText('Could not save changes to database. Your edits are still here')
    await expect(statusOf(page)).toBeInViewport()
    await expect(page.getByLabel('Summary')).toBeFocused()
    await page.unroute('**/api/village_data/**')
    await page.clock.runFor(30_000)
    await expect(statusOf(page)).toContainText(/^Saved at \d\d:\d\d\./)
    await expect(saveButton(page)).toHaveCount(0)
  })
  await test.step('one by hand that fails', async () => {
    await page.route('**/api/village_data/**', (route) => route.abort())
    await page.getByLabel('Image Attribution').fill('In the end')
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toContainText('There is a problem')
    await expect(page.getByRole('alert')).toBeFocused()
    const told = toastOf(page).filter({ hasText: 'Save failed' })
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(told).toContainText('Could not save changes to database', { timeout: 200 })
    }).toPass({ intervals: [50] })
    await expect(tab(page, 'Ettington')).toHaveAccessibleName(/unsaved changes/)
    await expect(page.getByLabel('Image Attribution')).toHaveValue('In the end')
    await page.unroute('**/api/village_data/**')
    await page.clock.runFor(30_000)
    await expect(statusOf(page)).toContainText('Saved at')
    await expect(tab(page, 'Ettington')).toHaveAccessibleName('Ettington')
    expect(JSON.parse(await read(site, '/village_data/ettington')).header_image_attribution).toBe('In the end')
  })
})

// (rule: auto-save-waits)
test('a new card and untouched placeholders stay in this browser until they are saved by hand, while the rest saves itself', async ({
  page,
  site,
}) => {
  const stored = async () => JSON.parse(await read(site, '/village_data/ettington'))
  const before = await stored()
  await open(page, 'ettington', 'Ettington')
  await stopClock(page)
  await page.getByRole('button', { name: 'Add Card' }).click()
  await page.getByLabel('Title').fill('Night work')
  await expect(statusOf(page)).toHaveText('The new card ‘Night work’ waits until you press Save Changes.')
  await page.getByLabel('Summary').fill('A summary that saves itself')
  await page.clock.runFor(15_100)
  await expect(statusOf(page)).toContainText('Saved at')
  await expect(saveButton(page)).toBeVisible()
  expect(await stored()).toMatchObject({ summary: 'A summary that saves itself', impact_cards: before.impact_cards })

  await page.clock.resume()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.locator('.edited-card-header', { hasText: 'Night work' }).click()
  await expect(page.getByLabel('Introduction').last()).toHaveValue('Impact description...')
  await saveButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Save texts that still say what the editor put there?' })
  await expect(question.getByRole('listitem')).toHaveCount(3)
  await expect(question).toContainText('Point 2')
  await expect(question).not.toContainText('New Impact')
  await expectAccessible(page, 'the question of placeholders')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect((await stored()).impact_cards).toEqual(before.impact_cards)
  await page.getByLabel('Introduction').last().fill('Ninety a day.')
  await page.getByRole('button', { name: 'Remove bullet point 2' }).click()
  await page.getByLabel('Bullet point 1', { exact: true }).fill('Past the school.')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveCount(0)
  const card = { icon: 'air-quality', title: 'Night work' }
  expect((await stored()).impact_cards).toEqual([
    ...before.impact_cards,
    { ...card, content: { intro: 'Ninety a day.', bulletPoints: ['Past the school.'] } },
  ])
})

test('villages that cannot be loaded are said in a toast and on the screen', async ({ page }) => {
  await page.route('**/api/village_data', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.clock.install()
  await page.goto(address('barford'))
  await skipPauses(
    page,
    toastOf(page).filter({ hasText: 'Error fetching data' }).filter({
      hasText: 'Could not load village data from database',
    }),
  )
  await expect(page.getByRole('alert')).toContainText('Could not load village data from database')
  await page.unroute('**/api/village_data')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('14 villages loaded')).toBeVisible()
})

// (rule: village-card-defaults)
test('cards and bullet points are added with their defaults and removed, by keyboard alone; saving does not clear what can be undone', async ({
  page,
}) => {
  await open(page, 'sherbourne', 'Sherbourne')
  const headers = page.locator('.edited-card-header')
  await expect(headers).not.toHaveCount(0)
  const before = await headers.count()
  await page.getByRole('button', { name: 'Add Card' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('New Impact')
  const card = page.getByRole('region', { name: 'New Impact' })
  await expect(card.getByRole('radio', { name: 'air-quality' })).toBeChecked()
  await expect(card.getByRole('radio')).toHaveCount(10)
  await expect(card.getByLabel('Introduction')).toHaveValue('Impact description...')
  await expect(card.getByLabel('Introduction')).toHaveAttribute('rows', '3')
  await expect(card.getByLabel('Bullet point 1', { exact: true })).toHaveValue('Point 1')
  await expect(card.getByLabel('Bullet point 2', { exact: true })).toHaveValue('Point 2')
  await expect(card.getByLabel('Bullet point 2', { exact: true })).toHaveAttribute('rows', '2')
  await card.getByRole('button', { name: 'Add Point' }).press('Enter')
  await expect(card.getByLabel('Bullet point 3', { exact: true })).toHaveValue('New point')
  await card.getByRole('button', { name: 'Remove bullet point 1' }).press('Enter')
  await expect(card.getByRole('button', { name: 'Remove bullet point 1' })).toBeFocused()
  await expect(card.getByLabel('Bullet point 1', { exact: true })).toHaveValue('Point 2')
  await card.getByRole('radio', { name: 'air-quality' }).press('ArrowRight')
  await expect(card.getByRole('radio', { name: 'health' })).toBeChecked()
  await card.getByRole('button', { name: 'Delete Card' }).press('Enter')
  await expect(headers).toHaveCount(before)
  await expect(headers.last()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(headers).toHaveCount(before + 1)

  await saveButton(page).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save them as they are' }).press('Enter')
  await expect(saveButton(page)).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(headers).toHaveCount(before)
  await expect(saveButton(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(headers).toHaveCount(before + 1)
  await expect(saveButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect(headers).toHaveCount(before)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(headers).toHaveCount(before + 1)
})

/** Changes a village as another maintainer would. */
async function changeElsewhere(site: Site, village: string, change: (row: VillageRow) => object): Promise<void> {
  const row = JSON.parse(await read(site, `/village_data/${village}`))
  await write(site, 'PATCH', `/village_data/${village}`, change(row), row.updated_at)
}

interface VillageRow {
  impact_cards: object[]
}

test('what two maintainers change in different fields and cards of a village is put together, and what one deleted is added anew', async ({
  page,
  site,
}) => {
  await open(page, 'warwick', 'Warwick')
  await page.getByLabel('Summary').fill('My summary')
  await page.locator('.edited-card-header').nth(1).click()
  await page.getByLabel('Title').fill('My title')
  await changeElsewhere(site, 'warwick', ({ impact_cards }) => ({
    header_image_attribution: 'Their picture',
    impact_cards: impact_cards.slice(1),
  }))
  await saveButton(page).click()
  await expect(statusOf(page)).toContainText(
    'Someone else changed the image attribution and impact cards in the meantime',
  )
  await expect(page.getByLabel('Image Attribution')).toHaveValue('Their picture')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('My title')
  const stored = JSON.parse(await read(site, '/village_data/warwick'))
  expect(stored).toMatchObject({ summary: 'My summary', header_image_attribution: 'Their picture' })
  expect(stored.impact_cards[0].title).toBe('My title')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('My title')
  await expect(page.getByLabel('Image Attribution')).toHaveValue('Their picture')

  await page.getByLabel('Summary').fill('Typed while it went')
  await write(site, 'DELETE', '/village_data/warwick')
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('It was deleted in the meantime')
  await page.getByRole('button', { name: 'Add it anew' }).click()
  await expect(statusOf(page)).toContainText('Saved at')
  expect(await read(site, '/village_data/warwick')).toContain('Typed while it went')
})

test('where both changed the same text an auto-save asks in sight, and what is not taken is offered again', async ({
  page,
  site,
}) => {
  await open(page, 'loxley', 'Loxley')
  await stopClock(page)
  await page.getByLabel('Summary').fill('My summary')
  await page.getByLabel('Village Name').fill('Loxley on the hill')
  await changeElsewhere(site, 'loxley', () => ({ summary: 'Their summary' }))
  await page.clock.runFor(15_100)
  await expect(statusOf(page)).toContainText('Somebody else changed the same text. Your edits are not saved.')
  await expect(statusOf(page)).toBeInViewport()
  await expect(page.getByLabel('Village Name')).toBeFocused()
  await page.clock.resume()
  const choose = page.getByRole('button', { name: 'Choose which version stays' })
  await choose.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'This village was changed after you opened it' })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await dialog.getByRole('radio', { name: 'Their text' }).check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(statusOf(page)).toContainText('Your text for the summary is kept in this browser')
  const stored = async () => JSON.parse(await read(site, '/village_data/loxley'))
  expect(await stored()).toMatchObject({ name: 'Loxley on the hill', summary: 'Their summary' })

  const offer = page.getByRole('region', { name: 'Unsaved changes of Loxley on the hill' })
  await expect(offer).toContainText('you chose the other version of Summary. Yours is kept here')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue('My summary')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveCount(0)
  expect(await stored()).toMatchObject({ name: 'Loxley on the hill', summary: 'My summary' })
  await expect(offer).toHaveCount(0)
})

test('leaving with unsaved edits asks first, and they are offered again after the tab was closed', async ({
  page,
  context,
}) => {
  await open(page, 'wellesbourne', 'Wellesbourne')
  await page.getByLabel('Summary').fill('Typed before the crash')
  await page.getByRole('link', { name: 'Home' }).click()
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue('Typed before the crash')
  await untilDrafted(page, 'Typed before the crash')
  await page.close()

  const next = await context.newPage()
  await open(next, 'barford', 'Barford')
  const offer = next.getByRole('region', { name: 'Unsaved changes of Wellesbourne' })
  await expect(offer).toContainText('You have unsaved changes from')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(tab(next, 'Wellesbourne')).toHaveAttribute('aria-selected', 'true')
  await expect(next.getByLabel('Summary')).toHaveValue('Typed before the crash')
  await saveButton(next).click()
  await expect(saveButton(next)).toHaveCount(0)
  await expect(offer).toHaveCount(0)
  await next.getByLabel('Summary').fill('Unsaved')
  await next.getByRole('link', { name: 'Home' }).click()
  await next
    .getByRole('alertdialog', { name: 'You have unsaved changes' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await expect(next).toHaveURL(/\/quarry\/$/)
})
