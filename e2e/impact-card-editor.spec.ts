import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { read, toastOf, untilDrafted, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, test } from './site.ts'

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

async function storedCard(site: Site, id: string) {
  return JSON.parse(await read(site, `/impact_cards/${id}`))
}

/** Changes a card as another maintainer would. */
async function changeElsewhere(site: Site, id: string, change: object): Promise<void> {
  await write(site, 'PATCH', `/impact_cards/${id}`, change, (await storedCard(site, id)).updated_at)
}

// (rule: card-editor, card-required, card-defaults, card-saved, section-types)
test('a new card has its defaults, is refused in words without id or title, is created and returns to the admin panel', async ({
  page,
  site,
}) => {
  await open(page, 'new')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Impact Card' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'AlertTriangle' })).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(15)
  await expect(field(page, 'Load Sequence')).toHaveValue('100')
  await test.step('it is refused', async () => {
    await tab(page, 'Styling').click()
    await expect(field(page, 'Card Style Class')).toHaveValue('border-l-4 border-earth-500 bg-earth-50')
    await save(page)
    await expect(toastOf(page)).toContainText('Validation Error')
    await expect(toastOf(page)).toContainText('Card ID and title are required.')
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Card ID is required.' }).click()
    await expect(field(page, 'Card ID')).toBeFocused()
    await field(page, 'Title').fill('Flood risk')
    await expect(field(page, 'Card ID')).toHaveValue('flood-risk')
    await save(page)
    await expect(toastOf(page)).toContainText('Failed to save impact card')
    await expect(field(page, 'Card ID')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Title')).toHaveValue('Flood risk')
  })
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
  await save(page)
  await expect(toastOf(page)).toContainText('Impact card created successfully')
  await expect(page).toHaveURL(cardsTab)
  const cards: { card_id: string }[] = JSON.parse(await read(site, '/impact_cards'))
  expect(cards.find((card) => card.card_id === 'light-at-night')).toMatchObject({
    title: 'Light at night',
    icon_name: 'Clock',
    affected_villages: ['Leamington', 'Barford'],
    delay: 0,
    page_sections: [{ type: 'conclusion', heading: 'After dark', content: '' }],
  })
})

// (rule: card-communities)
test('a card is loaded behind a spinner, with the communities in their order, and what is edited is undone, redone and saved', async ({
  page,
  site,
}) => {
  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
  database
    .prepare("update impact_cards set affected_villages = ? where id = 'food-security'")
    .run(JSON.stringify(['Barford', 7, null, 'Old Town']))
  database.close()
  const { release } = await holdRequests(page, '**/api/impact_cards/food-security')
  await page.goto(address('food-security'))
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Impact Card' })).toBeVisible()
  await expect(page.locator('.card-spinner')).toBeVisible()
  release()
  const communities =
    'All Communities, Alveston, Barford, Charlecote, Ettington, Halford, Hampton Lucy, Leamington, Loxley, Sherbourne, Stratford, Tiddington, Warwick, Wasperton, Wellesbourne, Old Town'
  await expect(page.getByRole('group', { name: 'Affected Villages' }).locator('label')).toHaveText(
    communities.split(', '),
  )
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)

  const title = field(page, 'Title')
  const { title: first } = await storedCard(site, 'food-security')
  await expect(title).toHaveValue(first)
  await title.fill('Food and farming')
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue(first)
  await page.keyboard.press('Control+Shift+z')
  await expect(title).toHaveValue('Food and farming')
  await save(page)
  await expect(toastOf(page)).toContainText('Impact card updated successfully')
  await expect(page).toHaveURL(cardsTab)
  expect((await storedCard(site, 'food-security')).title).toBe('Food and farming')
  await page.goBack()
  await expect(title).toHaveValue('Food and farming')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue(first)
})

// (rule: card-saved)
test('a card that cannot be loaded or saved is said in a toast and on the screen; a missing one leads back to the admin panel', async ({
  page,
}) => {
  await open(page, 'flood-risk')
  await page.route('**/api/impact_cards/**', (route) => route.abort())
  await field(page, 'Title').fill('Not to be lost')
  await save(page)
  await expect(toastOf(page)).toContainText('Failed to save impact card')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(field(page, 'Title')).toHaveValue('Not to be lost')
  await page.unroute('**/api/impact_cards/**')

  page.once('dialog', (dialog) => dialog.accept())
  await page.goto(address('no-such-card'))
  await expect(toastOf(page)).toContainText('Impact card not found')
  await expect(page).toHaveURL(/\/quarry\/admin$/)

  await page.route('**/api/impact_cards/flood-risk', (route) => route.abort())
  await page.clock.install()
  await page.goto(address('flood-risk'))
  await skipPauses(page, toastOf(page).filter({ hasText: 'Failed to load impact card' }))
  await page.unroute('**/api/impact_cards/flood-risk')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'Card ID')).toHaveValue('flood-risk')
})

// (rule: html-preview)
test('each tab previews as visitors will get it what is typed, breaks no accessibility rule, and is reached by keys', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, 'silica-dust')
  await tab(page, 'Basic Info').focus()
  const next = async (name: string) => {
    await tab(page, name).focus()
    await page.keyboard.press('ArrowRight')
  }
  await expect(tab(page, 'Basic Info')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'Basic Info', [1280, 360])

  await next('Basic Info')
  await expect(tab(page, 'Content')).toHaveAttribute('aria-selected', 'true')
  const more = field(page, 'More Content')
  await expect(more).toHaveAccessibleDescription('Shown when public users click More')
  await expectAccessible(page, 'Content')
  await page.getByRole('button', { name: 'HTML' }).click()
  await expect(more).toHaveAttribute('rows', '12')
  await more.fill('<p onclick="alert(1)">Dust <strong>drifts</strong><script>alert(2)</script></p>')
  const morePreview = page.locator('.html-preview')
  await expect(morePreview.locator('strong')).toHaveText('drifts')
  await expect(morePreview).toContainText('<script> with everything in it')
  await expect(morePreview).toContainText('onclick of <p>')
  await expect(morePreview.locator('script, [onclick]')).toHaveCount(0)

  await next('Content')
  await expect(tab(page, 'Page Content')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('This is the article that comes with the site.')).toBeVisible()
  const section = page.getByRole('group', { name: 'Section 1' })
  await expect(section.getByRole('textbox', { name: 'Content', exact: true })).toBeVisible()
  await expectAccessible(page, 'Page Content')
  await section.getByRole('button', { name: 'HTML' }).click()
  await section
    .getByLabel('Content', { exact: true })
    .fill('<h2>At night</h2>Dust drifts\n\nfor miles<script>alert(2)</script>')
  const preview = section.locator('.html-preview')
  await expect(preview.locator('.prose').locator('h3, p')).toHaveText(['At night', 'Dust drifts', 'for miles'])
  await expect(preview).toContainText('<script> with everything in it')

  await next('Page Content')
  await expect(tab(page, 'Styling')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'Styling')
  await page.setViewportSize({ width: 1280, height: 800 })
  await field(page, 'Card Style Class').fill('border-l-4 border-blue-500 bg-blue-50 rotate-45x')
  const style = page.locator('.style-preview')
  await expect(style).toHaveCSS('border-left-color', 'rgb(47, 111, 159)')
  await expect(style).toHaveCSS('background-color', 'rgb(238, 243, 245)')
  await expect(page.getByText('No effect: rotate-45x.')).toBeVisible()
  expect(errors).toEqual([])
})

// (rule: card-article)
test('a word of a built-in article is mended and nothing else of it changes, until the built-in text is taken back', async ({
  page,
  site,
}) => {
  await open(page, 'flood-risk')
  /** The article as the server gives it to visitors. */
  const article = () =>
    page.evaluate(async () => {
      const html = await (await fetch('/quarry/flood-risk')).text()
      const blocks = new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelectorAll('.article-lead, .article-sections :is(h2, h3, h4, li, p:not(li p))')
      return Array.from(blocks, ({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim()).join('\n')
    })
  const before = await article()
  expect(before).toContain('A river that spreads')
  await tab(page, 'Page Content').click()
  const heading = page.getByRole('group', { name: 'Section 1' }).getByLabel('Heading')
  await expect(heading).toHaveValue('A river that spreads')
  await heading.fill('A river that widens')
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  expect(await article()).toBe(before.replace('A river that spreads', 'A river that widens'))

  await page.goBack()
  await tab(page, 'Page Content').click()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await expect(page.getByRole('group', { name: 'Section 1' }).getByLabel('Type')).toBeFocused()
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  expect(await article()).toBe(before)
  expect(await storedCard(site, 'flood-risk')).toMatchObject({ page_sections: [] })
})

test('what two maintainers change in different fields of a card is put together; a text of both waits for a choice, and the one not taken is found above the list; one that was deleted can be added anew', async ({
  page,
  site,
}) => {
  const { affected_villages: villages } = await storedCard(site, 'planning-creep')
  const [theirs, mine] = ['Barford', 'Loxley']
  const toggled = (all: string[], name: string) =>
    all.includes(name) ? all.filter((each) => each !== name) : [...all, name]
  await open(page, 'planning-creep')
  await changeElsewhere(site, 'planning-creep', {
    title: 'Theirs',
    affected_villages: toggled(villages, theirs),
  })
  await field(page, 'Page Title').fill('Mine')
  await page.getByRole('checkbox', { name: mine }).setChecked(!villages.includes(mine))
  await save(page)
  await expect(toastOf(page)).toContainText('Someone else changed the title and affected villages in the meantime')
  await expect(page).toHaveURL(cardsTab)
  const both = await storedCard(site, 'planning-creep')
  expect(both).toMatchObject({ title: 'Theirs', page_title: 'Mine' })
  expect(both.affected_villages.toSorted()).toEqual(toggled(toggled(villages, theirs), mine).toSorted())

  await page.goBack()
  await expect(field(page, 'Page Title')).toHaveValue('Mine')
  await changeElsewhere(site, 'planning-creep', { title: 'Their creep' })
  await field(page, 'Title').fill('My creep')
  await field(page, 'Page Title').fill('Mine alone')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'This impact card was changed after you opened it' })
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Their')
  await dialog.getByRole('radio', { name: 'Their text' }).check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page).toHaveURL(cardsTab)
  expect(await storedCard(site, 'planning-creep')).toMatchObject({ title: 'Their creep', page_title: 'Mine alone' })

  const notice = page.getByRole('status').filter({ hasText: 'you chose the other version of Title in ‘Their creep’' })
  await notice.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Title')).toHaveValue('My creep')
  await save(page)
  await expect(page).toHaveURL(cardsTab)
  expect(await storedCard(site, 'planning-creep')).toMatchObject({ title: 'My creep', page_title: 'Mine alone' })

  await test.step('one that was deleted meanwhile is still in its form, and can be added anew', async () => {
    const { id } = await write(site, 'POST', '/impact_cards', { card_id: 'soon-gone', title: 'Soon gone' })
    await open(page, id)
    await field(page, 'Title').fill('Here to stay')
    await write(site, 'DELETE', `/impact_cards/${id}`)
    await save(page)
    const gone = page.getByRole('alert').filter({ hasText: 'does not exist any more. What you typed is still here.' })
    await gone.getByRole('button', { name: 'Add it anew' }).click()
    await expect(page).toHaveURL(cardsTab)
    expect(await storedCard(site, id)).toMatchObject({ card_id: 'soon-gone', title: 'Here to stay' })
  })
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
