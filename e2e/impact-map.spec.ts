import type { Page } from '@playwright/test'
import { readyVillages } from '../content/places.ts'
import { impactCardSeeds } from '../content/seed/impact-cards.ts'
import { expectRetries, failRequests } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { expect, test } from './site.ts'

const cardsApi = '**/api/impact_cards'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens the page and waits until it is hydrated: then its markers are buttons. */
async function open(page: Page) {
  await page.goto('/quarry/impact-map')
  await expect(page.locator('.place-map-markers button').first()).toBeVisible()
}

// (rule: proposal-summary, village-links, impact-cards, village-chips, card-toggle)
test('the page tells the proposal in brief, what choosing a village does, every ready village and every impact card, which opens and whose chips lead to villages', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the quarry will impact me...')
  const panel = page.getByRole('region', { name: 'The proposal in brief' })
  for (const words of [
    '1.8 million tonnes',
    'about 12 to 15 years',
    'Heavy machinery',
    'HGV traffic',
    'Farmland',
    '150 yards from one village and 350 yards from another',
  ]) {
    await expect(panel).toContainText(words)
  }
  const council = panel.getByRole('link', { name: /planning documents WDC\/22CM008/ })
  await expect(council).toHaveAttribute('href', /^https:\/\/www\.warwickshire\.gov\.uk\//)
  await expect(council).toHaveAttribute('target', '_blank')
  await expect(panel.getByRole('link', { name: 'Key Facts' })).toHaveAttribute('href', '/quarry/the-proposal')

  const words = 'Choose a village on the map to read its impact assessment here, over this page.'
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('The list leads to the page of each village.')).toBeVisible()
  for (const { name } of readyVillages) {
    const marker = page.locator('.place-map-markers').getByRole('button', { name, exact: true })
    await expect(marker).toHaveAccessibleDescription(words)
    await expect(marker).toHaveAttribute('aria-haspopup', 'dialog')
  }

  const links = await page
    .getByRole('list', { name: 'See the impacts for:' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['The Quarry', '/quarry/impact-map'],
    ...readyVillages.map(({ name, slug }) => [name, `/quarry/villages/${slug}`]),
  ])
  expect(links.map(([name]) => name).slice(1)).toEqual(readyVillages.map(({ name }) => name).toSorted())

  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(impactCardSeeds.map(({ title }) => title))
  for (const [index, { short_description, affected_villages, card_style }] of impactCardSeeds.entries()) {
    const shown = cards.nth(index)
    await expect(shown.locator('h3 svg')).toBeVisible()
    await expect(shown).toContainText(short_description)
    await expect(shown.getByRole('list', { name: 'Affects:' }).getByRole('listitem')).toHaveText(affected_villages)
    for (const name of card_style.className.split(' ')) await expect(shown).toContainClass(name)
  }
  await expect(card(page, 'Silica Dust')).toHaveCSS('border-left-color', 'rgb(191, 95, 31)')
  const places = await cards.evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().toJSON()))
  const [first, second] = places as DOMRect[]
  expect(second?.top).toBe(first?.top)
  expect(second?.left).toBeGreaterThan(first?.right ?? Number.POSITIVE_INFINITY)

  await test.step('a card shows more and less by its button, and by a click anywhere on it, but not by one that selects text', async () => {
    const dust = card(page, 'Silica Dust')
    const toggle = dust.getByRole('button')
    await expect(toggle).toHaveText('More')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(dust.getByText('meters at the boundary')).toBeHidden()
    await toggle.press('Enter')
    await expect(toggle).toHaveText('Show less')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(dust.getByText('meters at the boundary')).toBeVisible()
    await expect(dust.getByRole('listitem').filter({ hasText: 'meters at the boundary' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show less', exact: true })).toHaveCount(1)
    await toggle.press('Enter')
    await expect(dust.getByText('meters at the boundary')).toBeHidden()

    const description = dust.getByText('Digging and moving sand')
    await description.click()
    await expect(toggle).toHaveText('Show less')
    await dust.getByRole('heading').click()
    await expect(toggle).toHaveText('More')

    // Where a word ends is known only with its letters.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await description.evaluate((words) => words.scrollIntoView({ block: 'center' }))
    const box = await description.boundingBox()
    if (!box) throw new Error('The card has no description')
    await page.mouse.move(box.x + 5, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 180, box.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^Digging and \S+$/)
    await expect(toggle).toHaveText('More')
  })
  await test.step('on a phone nothing of an open card or of the overlay lies beside the screen', async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await page.setViewportSize({ width: 320, height: 800 })
    await card(page, 'Traffic and Road Safety').getByRole('button').click()
    await expect(card(page, 'Traffic and Road Safety').getByRole('button')).toHaveText('Show less')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.locator('.place-map-markers').getByRole('button', { name: 'Halford' }).click()
    const overlay = page.getByRole('dialog')
    await expect(overlay.getByText('Key Points').first()).toBeVisible()
    expect(await overlay.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    expect(await overlay.evaluate((dialog) => dialog.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a chip leads to the village that it means; All Communities leads nowhere', async () => {
    const chips = (title: string) => card(page, title).getByRole('list', { name: 'Affects:' })
    const address = (name: string) => chips('Rural Economy').getByRole('link', { name, exact: true })
    await expect(address('Leamington')).toHaveAttribute('href', '/quarry/villages/leamington-spa')
    await expect(address('Stratford')).toHaveAttribute('href', '/quarry/villages/stratford-upon-avon')
    await expect(address('Hampton Lucy')).toHaveAttribute('href', '/quarry/villages/hampton-lucy')
    await expect(chips('No Justification').getByRole('link')).toHaveCount(0)
    await chips('No Justification').getByText('All Communities').click()
    await expect(page).toHaveURL('/quarry/impact-map')
    await expect(card(page, 'No Justification').getByRole('button')).toHaveText('More')
    await chips('Silica Dust').getByRole('link', { name: 'Barford' }).click()
    await expect(page).toHaveURL('/quarry/villages/barford')
  })
})

// (rule: read-retries, loading-words, impact-cards-loading)
test('cards that cannot be loaded are tried four times, then the page says so and goes on working; while they load it says that, too', async ({
  page,
}) => {
  await page.goto('/quarry/events')
  const requests = await failRequests(page, 'impact_cards', 'unreachable')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Impact' }).click()
  await expectRetries(page, requests)
  await expect(page.getByRole('alert')).toHaveText('Error loading impact cards. Please try again.')
  await page.locator('.place-map-markers').getByRole('button', { name: 'Loxley' }).click()
  await expect(page.getByRole('dialog', { name: 'Loxley Impact Assessment' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')
  const { release } = await holdRequests(page, cardsApi)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Impact' }).click()
  await expect(page.getByText('Loading impact cards...')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The proposal in brief' })).toBeVisible()
  release()
  await expect(card(page, 'Silica Dust')).toBeVisible()
  await expect(page.getByText('Loading impact cards...')).toHaveCount(0)
})
