import type { Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { otherMaintainer, toastOf, untilDrafted, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const address = (id: string) => `/quarry/admin/impact-cards/edit/${id}`
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const cardsTab = '/quarry/admin?tab=impact-cards'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The card's own page, once its fields are there. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(address(id))
  await expect(field(page, 'Card ID')).toBeVisible()
}

async function storedCard(page: Page, id: string) {
  return (await page.request.get(`/quarry/api/impact_cards/${id}`)).json()
}

// (rule: card-editor, card-defaults, card-saved, section-types)
test('a new card has its defaults, is created and returns to the admin panel', async ({ page }) => {
  await open(page, 'new')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Impact Card' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'AlertTriangle' })).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(15)
  await expect(field(page, 'Load Sequence')).toHaveValue('100')
  await field(page, 'Title').fill('Light by night')
  await expect(field(page, 'Card ID')).toHaveValue('light-by-night')
  await field(page, 'Card ID').fill('light-at-night')
  await field(page, 'Title').fill('Light at night')
  await expect(field(page, 'Card ID')).toHaveValue('light-at-night')
  await page.getByRole('radio', { name: 'Clock' }).check()
  await page.getByRole('checkbox', { name: 'Leamington' }).check()
  await page.getByRole('checkbox', { name: 'Barford' }).check()
  await field(page, 'Load Sequence').fill('')
  await tab(page, 'Page Content').click()
  await page.getByRole('button', { name: 'Add Section' }).click()
  await expect(field(page, 'Type')).toHaveValue('section')
  await expect(field(page, 'Type').getByRole('option')).toHaveText(['intro', 'section', 'highlight', 'conclusion'])
  await expect(field(page, 'Heading')).toHaveValue('')
  await field(page, 'Heading').fill('After dark')
  await field(page, 'Type').selectOption('conclusion')
  await tab(page, 'Styling').click()
  await expect(field(page, 'Card Style Class')).toHaveValue('border-l-4 border-earth-500 bg-earth-50')
  await save(page)
  await expect(toastOf(page)).toContainText('Impact card created successfully')
  await expect(page).toHaveURL(cardsTab)
  const cards = await (await page.request.get('/quarry/api/impact_cards')).json()
  expect(cards.find((card: { card_id: string }) => card.card_id === 'light-at-night')).toMatchObject({
    title: 'Light at night',
    icon_name: 'Clock',
    affected_villages: ['Leamington', 'Barford'],
    delay: 0,
    page_sections: [{ type: 'conclusion', heading: 'After dark', content: '' }],
  })
})

// (rule: card-communities)
test('the fifteen communities stand in their order, and stored names beside them are kept', async ({ page }) => {
  await page.route('**/api/impact_cards/flood-risk', async (route) => {
    const response = await route.fetch()
    const card = await response.json()
    return route.fulfill({ response, json: { ...card, affected_villages: ['Barford', 7, null, 'Old Town'] } })
  })
  await open(page, 'flood-risk')
  const names = await page.getByRole('group', { name: 'Affected Villages' }).locator('label').allInnerTexts()
  expect(names.map((name) => name.trim()).join(', ')).toBe(
    'All Communities, Alveston, Barford, Charlecote, Ettington, Halford, Hampton Lucy, Leamington, Loxley, Sherbourne, Stratford, Tiddington, Warwick, Wasperton, Wellesbourne, Old Town',
  )
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

// (rule: card-required)
test('a card without id or title is refused in words, at the fields and in a toast', async ({ page }) => {
  await open(page, 'new')
  await tab(page, 'Styling').click()
  await save(page)
  await expect(toastOf(page)).toContainText('Validation Error')
  await expect(toastOf(page)).toContainText('Card ID and title are required.')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(toastOf(page)).toHaveCSS('opacity', '1')
  await expectAccessible(page, 'refused fields')
  await summary.getByRole('link', { name: 'Card ID is required.' }).click()
  await expect(field(page, 'Card ID')).toBeFocused()
  await field(page, 'Card ID').fill('flood-risk')
  await field(page, 'Title').fill('A second one')
  await save(page)
  await expect(toastOf(page)).toContainText('Failed to save impact card')
  await expect(field(page, 'Card ID')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Title')).toHaveValue('A second one')
})

test('a card is loaded behind a spinner, edited and saved', async ({ page }) => {
  const { release } = await holdRequests(page, '**/api/impact_cards/food-security')
  await page.goto(address('food-security'))
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Impact Card' })).toBeVisible()
  await expect(page.locator('.card-spinner')).toBeVisible()
  release()
  await field(page, 'Title').fill('Food and farming')
  await save(page)
  await expect(toastOf(page)).toContainText('Impact card updated successfully')
  await expect(page).toHaveURL(cardsTab)
  expect((await storedCard(page, 'food-security')).title).toBe('Food and farming')
})

// (rule: card-saved)
test('a missing card is said in a toast and leads back to the admin panel', async ({ page }) => {
  await page.goto(address('no-such-card'))
  await expect(toastOf(page)).toContainText('Impact card not found')
  await expect(page).toHaveURL(/\/quarry\/admin$/)
})

test('a card that cannot be loaded is said in a toast and on the screen, and can be tried again', async ({ page }) => {
  await page.route('**/api/impact_cards/flood-risk', (route) => route.abort())
  await page.clock.install()
  await page.goto(address('flood-risk'))
  await skipPauses(page, toastOf(page))
  await expect(toastOf(page)).toContainText('Failed to load impact card')
  await page.unroute('**/api/impact_cards/flood-risk')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'Card ID')).toHaveValue('flood-risk')
})

test('off localhost the editor leads to the home page', async ({ page, site }) => {
  await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}${address('new')}`)
  await expect(page).toHaveURL(/\/quarry\/$/)
})

// (rule: html-preview)
test('more content is previewed as visitors will get it, with a list of what is taken out', async ({ page }) => {
  await open(page, 'silica-dust')
  await tab(page, 'Content').click()
  const more = field(page, 'More Content')
  await expect(more).toHaveAccessibleDescription('Shown when public users click More')
  await page.getByRole('button', { name: 'HTML' }).click()
  await expect(more).toHaveAttribute('rows', '12')
  await more.fill('<p onclick="alert(1)">Dust <strong>drifts</strong><script>alert(2)</script></p>')
  const preview = page.locator('.html-preview')
  await expect(preview.locator('strong')).toHaveText('drifts')
  await expect(preview).toContainText('<script> with everything in it')
  await expect(preview).toContainText('onclick of <p>')
  await expect(preview.locator('script, [onclick]')).toHaveCount(0)
})

// (rule: card-article)
test('a word of a built-in article is mended and nothing else of it changes, until the built-in text is taken back', async ({
  page,
}) => {
  const read = async () => {
    await page.goto('/quarry/flood-risk')
    return (await page.locator('.article-lead, .article-sections').allInnerTexts()).join('\n')
  }
  const before = await read()
  await open(page, 'flood-risk')
  await tab(page, 'Page Content').click()
  const heading = page.getByRole('group', { name: 'Section 1' }).getByLabel('Heading')
  await expect(heading).toHaveValue('A river that spreads')
  await heading.fill('A river that widens')
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  expect(await read()).toBe(before.replace('A river that spreads', 'A river that widens'))

  await open(page, 'flood-risk')
  await tab(page, 'Page Content').click()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await expect(page.getByRole('group', { name: 'Section 1' }).getByLabel('Type')).toBeFocused()
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  expect(await read()).toBe(before)
  expect(await storedCard(page, 'flood-risk')).toMatchObject({ page_sections: [] })
})

test('a section is previewed as visitors will get it, with its paragraphs and what is taken out', async ({ page }) => {
  await open(page, 'silica-dust')
  await tab(page, 'Page Content').click()
  await expect(page.getByText('This is the article that comes with the site.')).toBeVisible()
  const section = page.getByRole('group', { name: 'Section 1' })
  await section.getByRole('button', { name: 'HTML' }).click()
  await section
    .getByLabel('Content', { exact: true })
    .fill('<h2>At night</h2>Dust drifts\n\nfor miles<script>alert(2)</script>')
  const preview = section.locator('.html-preview')
  await expect(preview.locator('.prose').locator('h3, p')).toHaveText(['At night', 'Dust drifts', 'for miles'])
  await expect(preview).toContainText('<script> with everything in it')
})

// (rule: html-preview)
test('the style is previewed at once, and classes that do nothing are named', async ({ page }) => {
  await open(page, 'silica-dust')
  await tab(page, 'Styling').click()
  const preview = page.locator('.style-preview')
  await field(page, 'Card Style Class').fill('border-l-4 border-blue-500 bg-blue-50 rotate-45x')
  await expect(preview).toHaveCSS('border-left-color', 'rgb(47, 111, 159)')
  await expect(preview).toHaveCSS('background-color', 'rgb(238, 243, 245)')
  await expect(page.getByText('No effect: rotate-45x.')).toBeVisible()
})

test('a failed save keeps everything that was typed', async ({ page }) => {
  await open(page, 'rural-economy')
  await page.route('**/api/impact_cards/**', (route) => route.abort())
  await field(page, 'Title').fill('Not to be lost')
  await save(page)
  await expect(toastOf(page)).toContainText('Failed to save impact card')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(field(page, 'Title')).toHaveValue('Not to be lost')
})

test('edits are undone and redone by keys and buttons, also after a save', async ({ page }) => {
  await open(page, 'no-local-gain')
  const title = field(page, 'Title')
  const first = await title.inputValue()
  await title.fill('Second')
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue(first)
  await page.keyboard.press('Control+Shift+z')
  await expect(title).toHaveValue('Second')
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  await page.goBack()
  await expect(title).toHaveValue('Second')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue(first)
})

test('what two maintainers change in different fields of a card is put together, and both see where', async ({
  page,
  browser,
  site,
}) => {
  const other = await otherMaintainer(browser, site, address('planning-creep'))
  await open(page, 'planning-creep')
  await other
    .getByRole('checkbox', { name: 'Barford' })
    .setChecked(!(await other.getByRole('checkbox', { name: 'Barford' }).isChecked()))
  await field(other, 'Title').fill('Theirs')
  await save(other)
  await expect(other).toHaveURL(cardsTab)
  await expect(other.getByRole('heading', { level: 2, name: 'Impact Cards' })).toBeVisible()
  await field(page, 'Page Title').fill('Mine')
  await page
    .getByRole('checkbox', { name: 'Loxley' })
    .setChecked(!(await page.getByRole('checkbox', { name: 'Loxley' }).isChecked()))
  await save(page)
  await expect(toastOf(page)).toContainText('Someone else changed the title and affected villages in the meantime')
  expect(await storedCard(page, 'planning-creep')).toMatchObject({ title: 'Theirs', page_title: 'Mine' })
  await other.context().close()
})

test('where both changed the same text of a card each is shown, and the one not taken is found above the list', async ({
  page,
  browser,
  site,
}) => {
  const other = await otherMaintainer(browser, site, address('silica-dust'))
  await open(page, 'silica-dust')
  await field(other, 'Title').fill('Their dust')
  await save(other)
  await expect(other).toHaveURL(cardsTab)
  await field(page, 'Title').fill('My dust')
  await field(page, 'Page Title').fill('Mine alone')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'This impact card was changed after you opened it' })
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Their')
  await expectAccessible(page, 'the choice of versions')
  await dialog.getByRole('radio', { name: 'Their text' }).check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page).toHaveURL(cardsTab)
  expect(await storedCard(page, 'silica-dust')).toMatchObject({ title: 'Their dust', page_title: 'Mine alone' })

  const notice = page.getByRole('status').filter({ hasText: 'you chose the other version of Title in ‘Their dust’' })
  await notice.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Title')).toHaveValue('My dust')
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  expect(await storedCard(page, 'silica-dust')).toMatchObject({ title: 'My dust', page_title: 'Mine alone' })
  await other.context().close()
})

test('a card that was deleted meanwhile is still in its form, and can be added anew', async ({ page, site }) => {
  const { id } = await write(site, 'POST', '/impact_cards', { card_id: 'soon-gone', title: 'Soon gone' })
  await open(page, id)
  await field(page, 'Title').fill('Here to stay')
  await write(site, 'DELETE', `/impact_cards/${id}`)
  await save(page)
  const gone = page.getByRole('alert').filter({ hasText: 'does not exist any more. What you typed is still here.' })
  await gone.getByRole('button', { name: 'Add it anew' }).click()
  await expect(page).toHaveURL(cardsTab)
  expect(await storedCard(page, id)).toMatchObject({ card_id: 'soon-gone', title: 'Here to stay' })
})

test('an unsaved card is offered again after the tab was closed, leaving it asks, and the list tells of it', async ({
  page,
  context,
}) => {
  await open(page, 'new')
  await field(page, 'Title').fill('Typed before the crash')
  await untilDrafted(page, 'Typed before the crash')
  await page.close()
  const next = await context.newPage()
  await next.goto(cardsTab)
  const notice = next.getByRole('status').filter({ hasText: 'You have unsaved changes from' })
  await expect(notice).toContainText('to a new impact card')
  await notice.getByRole('button', { name: 'Open', exact: true }).click()
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect(field(next, 'Title')).toHaveValue('Typed before the crash')
  await next.getByRole('link', { name: 'Back to Admin' }).click()
  const question = next.getByRole('alertdialog', { name: 'You have unsaved changes' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(field(next, 'Title')).toHaveValue('Typed before the crash')
  await next.getByRole('link', { name: 'Back to Admin' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(next).toHaveURL(cardsTab)
  await expect(notice).toContainText('to a new impact card')
  await notice.getByRole('button', { name: 'Discard' }).click()
  await next.reload()
  await expect(next.getByRole('link', { name: 'Create New Card' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('no tab of the editor breaks an accessibility rule, and the keys lead through them', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, 'wildlife-impact')
  await tab(page, 'Basic Info').focus()
  for (const name of ['Basic Info', 'Content', 'Page Content', 'Styling']) {
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    if (name === 'Page Content') {
      await page.getByRole('button', { name: 'Add Section' }).click()
      await tab(page, name).focus()
    }
    await expectAccessible(page, name, [360, 1280])
    await page.keyboard.press('ArrowRight')
  }
  expect(errors).toEqual([])
})
