import type { Browser, Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { otherMaintainer, read, toastOf, untilDrafted, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, runClockUntil, type Site, stopClock, test } from './site.ts'

const address = (village: string) => `/quarry/village-editor?village=${village}`
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
/** Beside Save Changes, in sight wherever somebody types. */
const statusOf = (page: Page) => page.locator('.editor-status')

async function open(page: Page, village: string, name: string): Promise<void> {
  await page.goto(address(village))
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

// (rule: village-editor)
test('the editor stands without header and footer, counts the villages and opens the one that the address names', async ({
  page,
}) => {
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
  await page.goto(address('atlantis'))
  await expect(tab(page, 'Alveston')).toHaveAttribute('aria-selected', 'true')
})

// (rule: village-tabs)
test('the tabs stand four, six or eight in a row, and nothing scrolls sideways', async ({ page }) => {
  await open(page, 'stratford-upon-avon', 'Stratford-upon-Avon')
  for (const [width, columns] of [
    [320, 4],
    [800, 6],
    [1280, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tracks = await page.getByRole('tablist').evaluate((list) => getComputedStyle(list).gridTemplateColumns)
    expect(tracks.split(' ')).toHaveLength(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('at no width is a name broken inside a word, or smaller than 14 pixels', async ({ page }) => {
  await open(page, 'wellesbourne', 'Wellesbourne')
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const tabs = await page.getByRole('tab').evaluateAll((all) =>
      all.map((each) => {
        const text = each.textContent ?? ''
        const range = document.createRange()
        range.selectNodeContents(each)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
        const size = Number.parseFloat(getComputedStyle(each).fontSize)
        const words = text.split(/[ -]/).length
        return { text, size, lines, words, overflow: each.scrollWidth - each.clientWidth }
      }),
    )
    for (const { text, size, lines, words, overflow } of tabs) {
      expect(size, `${text} at ${width} px`).toBeGreaterThanOrEqual(14)
      expect(lines, `${text} at ${width} px`).toBeLessThanOrEqual(words)
      expect(overflow, `${text} at ${width} px`).toBeLessThanOrEqual(1)
    }
  }
})

// (rule: admin-elsewhere)
test('off localhost the editor is restricted', async ({ page, site }) => {
  await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}${address('loxley')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible()
  await expect(page.getByText('The village editor is only available in development mode.')).toBeVisible()
})

// (rule: village-save)
test('an edit is marked, saved by hand, and on the public page at once', async ({ page }) => {
  await open(page, 'alveston', 'Alveston')
  await page.getByLabel('Summary').fill('A summary with <script>alert(1)</script> and ש and 🙂')
  await expect(tab(page, 'Alveston')).toHaveAccessibleName(/unsaved changes/)
  await saveButton(page).press('Enter')
  await expect(toastOf(page)).toContainText('Changes saved')
  await expect(toastOf(page)).toContainText('Village data updated successfully')
  await expect(tab(page, 'Alveston')).toHaveAccessibleName('Alveston')
  await expect(saveButton(page)).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await page.getByRole('link', { name: 'Show Alveston page' }).click()
  await expect(page.getByText('A summary with <script>alert(1)</script> and ש and 🙂')).toBeVisible()
})

// (rule: auto-save)
test('a village saves itself fifteen seconds after the last edit', async ({ page }) => {
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.postData() ?? ''))
  await open(page, 'ettington', 'Ettington')
  await stopClock(page)
  await page.getByLabel('Image Attribution').fill('First')
  await page.clock.runFor(10_000)
  await page.getByLabel('Image Attribution').fill('Second')
  const passed = await runClockUntil(page, () => writes.length > 0)
  expect(passed).toBeGreaterThanOrEqual(14_900)
  expect(passed).toBeLessThan(16_000)
  expect(writes).toEqual([JSON.stringify({ header_image_attribution: 'Second' })])
  await page.clock.resume()
  await expect(saveButton(page)).toHaveCount(0)
})

// (rule: auto-save)
test('saving by hand cancels the auto-save', async ({ page }) => {
  let writes = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes += 1
  })
  await open(page, 'halford', 'Halford')
  await stopClock(page)
  await page.getByLabel('Image Attribution').fill('By hand')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveCount(0)
  await page.clock.runFor(30_000)
  expect(writes).toBe(1)
})

// (rule: village-save)
test('a failed save keeps the mark and the edits, and says so', async ({ page }) => {
  await open(page, 'barford', 'Barford')
  await page.route('**/api/village_data/**', (route) => route.abort())
  await page.getByLabel('Summary').fill('Not to be lost')
  await saveButton(page).click()
  await expect(toastOf(page)).toContainText('Save failed')
  await expect(toastOf(page)).toContainText('Could not save changes to database')
  await expect(page.getByRole('alert')).toContainText('There is a problem')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(tab(page, 'Barford')).toHaveAccessibleName(/unsaved changes/)
  await expect(page.getByLabel('Summary')).toHaveValue('Not to be lost')
  await page.unroute('**/api/village_data/**')
  await saveButton(page).click()
  await expect(tab(page, 'Barford')).toHaveAccessibleName('Barford')
})

test('an auto-save that fails says so in sight, leaves the focus where somebody types, and tries again', async ({
  page,
}) => {
  await open(page, 'wasperton', 'Wasperton')
  await page.route('**/api/village_data/**', (route) => route.abort())
  await stopClock(page)
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

test('auto-save goes on after a save by hand that failed', async ({ page, site }) => {
  await open(page, 'alveston', 'Alveston')
  await page.route('**/api/village_data/**', (route) => route.abort())
  await stopClock(page)
  await page.getByLabel('Image Attribution').fill('In the end')
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('There is a problem')
  await page.unroute('**/api/village_data/**')
  await page.clock.runFor(30_000)
  await expect(statusOf(page)).toContainText('Saved at')
  expect(JSON.parse(await read(site, '/village_data/alveston')).header_image_attribution).toBe('In the end')
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
  await skipPauses(page, toastOf(page))
  await expect(toastOf(page)).toContainText('Error fetching data')
  await expect(toastOf(page)).toContainText('Could not load village data from database')
  await expect(page.getByRole('alert')).toContainText('Could not load village data from database')
  await page.unroute('**/api/village_data')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('14 villages loaded')).toBeVisible()
})

// (rule: village-card-defaults)
test('cards and bullet points are added with their defaults and removed, by keyboard alone', async ({ page }) => {
  await open(page, 'sherbourne', 'Sherbourne')
  const headers = page.locator('.edited-card-header')
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
})

test('a refused field is named above the form, and its link opens the card that holds it', async ({ page }) => {
  await open(page, 'tiddington', 'Tiddington')
  const header = page.locator('.edited-card-header').first()
  await header.click()
  await page.getByLabel('Title').fill('')
  await header.click()
  await page.getByLabel('Village Name').fill(' ')
  await saveButton(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link', { name: 'Name is required.' })).toBeVisible()
  await expect(toastOf(page)).toHaveCSS('opacity', '1')
  await expectAccessible(page, 'refused fields')
  await summary.getByRole('link', { name: 'Impact Cards 1, Title is required.' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
})

test('saving does not clear what can be undone and redone, by keys and by buttons', async ({ page }) => {
  await open(page, 'charlecote', 'Charlecote')
  const cards = page.locator('.edited-card-header')
  const before = await cards.count()
  await page.getByRole('button', { name: 'Add Card' }).click()
  await saveButton(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save them as they are' }).click()
  await expect(saveButton(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(cards).toHaveCount(before)
  await expect(saveButton(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(cards).toHaveCount(before + 1)
  await expect(saveButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(cards).toHaveCount(before + 1)
})

/** The village in the browser of somebody else, who changes it by hand. */
async function editElsewhere(browser: Browser, site: Site, village: string, change: (page: Page) => Promise<void>) {
  const other = await otherMaintainer(browser, site, address(village))
  await change(other)
  await saveButton(other).click()
  await expect(saveButton(other)).toHaveCount(0)
  await other.context().close()
}

test('what two maintainers change in different fields and cards of a village is put together', async ({
  page,
  browser,
  site,
}) => {
  await open(page, 'warwick', 'Warwick')
  await page.getByLabel('Summary').fill('My summary')
  await page.locator('.edited-card-header').nth(1).click()
  await page.getByLabel('Title').fill('My title')
  await editElsewhere(browser, site, 'warwick', async (other) => {
    await other.getByLabel('Image Attribution').fill('Their picture')
    await other.locator('.edited-card-header').first().click()
    await other.getByRole('button', { name: 'Delete Card' }).click()
  })
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
  await expect(page.getByLabel('Image Attribution')).toHaveValue('Their picture')
})

test('where both changed the same text an auto-save asks in sight, and what is not taken is offered again', async ({
  page,
  browser,
  site,
}) => {
  await open(page, 'loxley', 'Loxley')
  await stopClock(page)
  await page.getByLabel('Summary').fill('My summary')
  await page.getByLabel('Village Name').fill('Loxley on the hill')
  await editElsewhere(browser, site, 'loxley', (other) => other.getByLabel('Summary').fill('Their summary'))
  await page.bringToFront()
  await page.clock.runFor(15_100)
  await expect(statusOf(page)).toContainText('Somebody else changed the same text. Your edits are not saved.')
  await expect(statusOf(page)).toBeInViewport()
  await expect(page.getByLabel('Village Name')).toBeFocused()
  await page.clock.resume()
  const choose = page.getByRole('button', { name: 'Choose which version stays' })
  await choose.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'This village was changed after you opened it' })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expectAccessible(page, 'the choice of versions')
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

test('a village that was deleted meanwhile can be added anew with what was typed', async ({ page, site }) => {
  await open(page, 'sherbourne', 'Sherbourne')
  await page.getByLabel('Summary').fill('Typed while it went')
  await write(site, 'DELETE', '/village_data/sherbourne')
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('It was deleted in the meantime')
  await page.getByRole('button', { name: 'Add it anew' }).click()
  await expect(statusOf(page)).toContainText('Saved at')
  expect(await read(site, '/village_data/sherbourne')).toContain('Typed while it went')
})

test('unsaved edits are offered again after the tab was closed', async ({ page, context }) => {
  await open(page, 'wellesbourne', 'Wellesbourne')
  await page.getByLabel('Summary').fill('Typed before the crash')
  await untilDrafted(page, 'Typed before the crash')
  await page.close()
  const next = await context.newPage()
  await open(next, 'barford', 'Barford')
  const offer = next.getByRole('region', { name: 'Unsaved changes of Wellesbourne' })
  await expect(offer).toContainText('You have unsaved changes from')
  await expectAccessible(next, 'an offered draft')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(tab(next, 'Wellesbourne')).toHaveAttribute('aria-selected', 'true')
  await expect(next.getByLabel('Summary')).toHaveValue('Typed before the crash')
  await saveButton(next).click()
  await expect(saveButton(next)).toHaveCount(0)
  await next.reload()
  await expect(next.getByText('14 villages loaded')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('leaving with unsaved edits asks first', async ({ page }) => {
  await open(page, 'hampton-lucy', 'Hampton Lucy')
  await page.getByLabel('Summary').fill('Unsaved')
  await page.getByRole('link', { name: 'Home' }).click()
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue('Unsaved')
  await page.getByRole('link', { name: 'Home' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/quarry\/$/)
})

test('the editor breaks no accessibility rule', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, 'leamington-spa', 'Leamington Spa')
  await page.locator('.edited-card-header').first().click()
  await page.getByLabel('Summary').fill('Edited')
  await expectAccessible(page, 'the editor', [360, 1280])
  expect(errors).toEqual([])
})
