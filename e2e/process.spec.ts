import type { Page } from '@playwright/test'
import { processStages } from '../content/process-stages.ts'
import { skipPauses } from './failed-reads.ts'
import type { Consultation } from './open-consultation.ts'
import { expect, stopClock, test } from './site.ts'

const marker = (page: Page, title: string) => page.locator('.process-stages').getByRole('button', { name: title })
const cards = (page: Page) => page.locator('.stage-card')
const details = (page: Page) => page.getByRole('heading', { name: /^Stage Details/ })

/** The status of a stage as it is, or once public consultation has become the current one. */
function statusOf(id: string, consultation: Consultation): string {
  const status = processStages.find((stage) => stage.id === id)?.status
  if (consultation === 'closed') return status ?? ''
  return id === 'public-consultation' ? 'current' : status === 'current' ? 'completed' : (status ?? '')
}

test.describe('on a wide screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/quarry/process')
  })

  // (rule: process-banner, process-markers)
  const title =
    'the banner says where the application stands; thirteen markers stand on the picture, with WE ARE HERE at the current one'
  test(title, { tag: '@both' }, async ({ page, consultation }) => {
    const words = consultation === 'open' ? 'The current stage is: Public consultation.' : /^The current stage is/
    await expect(page.getByText(words)).toBeVisible()

    const picture = await page.locator('.process-flow').boundingBox()
    const marks = page.locator('.stage-button .status-mark')
    await expect(marks).toHaveCount(13)
    for (const [index, stage] of processStages.entries()) {
      const box = await marks.nth(index).boundingBox()
      if (!picture || !box) throw new Error(`${stage.id} is not on the picture`)
      const left = ((box.x + box.width / 2 - picture.x) / picture.width) * 100
      const top = ((box.y + box.height / 2 - picture.y) / picture.height) * 100
      expect(Math.abs(left - stage.overlay_position.left), stage.id).toBeLessThan(0.5)
      expect(Math.abs(top - stage.overlay_position.top), stage.id).toBeLessThan(0.5)
    }
    const here = await page.getByText('WE ARE HERE').boundingBox()
    const index = processStages.findIndex(({ id }) => statusOf(id, consultation) === 'current')
    const mark = await marks.nth(index).boundingBox()
    expect(Math.abs((here?.x ?? 0) + (here?.width ?? 0) / 2 - ((mark?.x ?? 0) + (mark?.width ?? 0) / 2))).toBeLessThan(
      2,
    )
  })

  // (rule: process-selection)
  const toggling = 'a marker toggles its stage in a selection of many, and Clear Details empties it'
  test(toggling, { tag: '@both' }, async ({ page, consultation }) => {
    await expect(details(page)).toHaveText('Stage Details (0 selected)')
    await marker(page, 'Approval').click()
    await marker(page, 'Validation').click()
    await marker(page, 'Assessment').click()
    await expect(details(page)).toHaveText('Stage Details (3 selected)')
    await expect(cards(page).getByRole('heading')).toHaveText(['Validation', 'Assessment', 'Approval'])
    const badges = ['validation', 'assessment', 'approval'].map((id) => statusOf(id, consultation).toUpperCase())
    await expect(cards(page).locator('.stage-badge')).toHaveText(badges)
    await expect(cards(page).last()).toContainText('Objectors have no right of appeal')
    await marker(page, 'Assessment').click()
    await expect(marker(page, 'Assessment')).toHaveAttribute('aria-pressed', 'false')
    await expect(details(page)).toHaveText('Stage Details (2 selected)')
    await page.getByRole('button', { name: 'Clear Details' }).click()
    await expect(details(page)).toHaveText('Stage Details (0 selected)')
    await expect(cards(page)).toHaveCount(0)
  })
})

test.describe('on a wide screen, in either mode alike', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/quarry/process')
  })

  // (rule: stage-badges)
  test('all stages can be shown as a list; the legend tells the statuses apart by colour and by shape, and no tooltip reaches beyond the screen', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Show all stages' }).click()
    await expect(cards(page).getByRole('heading')).toHaveText(processStages.map((stage) => stage.title))

    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem')
    await expect(legend).toHaveText(['Completed', 'Current', 'Upcoming'])
    await expect(legend.nth(0).locator('circle')).toHaveCSS('fill', 'rgb(47, 111, 159)')
    await expect(legend.nth(0).locator('path')).toHaveCount(1)
    await expect(legend.nth(1).locator('path')).toHaveCSS('fill', 'rgb(201, 150, 43)')
    await expect(legend.nth(2).locator('circle')).toHaveCSS('stroke', 'rgb(111, 103, 95)')

    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const tooltip of await page.locator('.process-stages .tooltip').all()) {
        const box = await tooltip.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
  })

  // (rule: stage-tooltip)
  test('hovering a marker shows title and description after 700 ms, and the next one within 300 ms at once', async ({
    page,
  }) => {
    await stopClock(page)
    const tooltip = (title: string) => page.getByRole('tooltip').filter({ has: page.getByText(title, { exact: true }) })
    await marker(page, 'Decision').hover()
    await page.clock.runFor(650)
    await expect(tooltip('Decision')).toBeHidden()
    await page.clock.runFor(100)
    await expect(tooltip('Decision')).toBeVisible()
    await expect(tooltip('Decision')).toContainText('Officers or a committee of councillors decide')
    await marker(page, 'Assessment').hover()
    await expect(tooltip('Assessment')).toBeVisible()
    await expect(tooltip('Decision')).toBeHidden()
  })

  test('the keyboard shows the tooltip at once and toggles the stage', async ({ page }) => {
    await marker(page, 'Pre-application').focus()
    await page.keyboard.press('Tab')
    await expect(marker(page, 'Application submitted')).toBeFocused()
    await expect(page.getByRole('tooltip').filter({ hasText: 'Application submitted' })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(marker(page, 'Application submitted')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip').filter({ hasText: 'Application submitted' })).toBeHidden()
  })
})

// (rule: process-markers)
test('on a narrow screen the markers stand below one another in the order of the process', {
  tag: '@both',
}, async ({ page, consultation }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/quarry/process')
  const buttons = page.locator('.stage-button')
  await expect(buttons.locator('.stage-title')).toHaveText(processStages.map((stage) => stage.title))
  let bottom = 0
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.y).toBeGreaterThanOrEqual(bottom)
    bottom = (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect(page.getByText('WE ARE HERE')).toBeVisible()
  await marker(page, 'Refusal').click()
  await expect(cards(page)).toContainText(statusOf('refusal', consultation).toUpperCase())
  await expect(cards(page).getByRole('heading')).toHaveText('Refusal')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every stage can be read as a list, with its status', { tag: '@both' }, async ({ page }) => {
    await page.goto('/quarry/process')
    await expect(cards(page).getByRole('heading')).toHaveText(processStages.map((stage) => stage.title))
    for (const card of await cards(page).all()) await expect(card).toContainText(/COMPLETED|CURRENT|UPCOMING/)
    await expect(page.getByRole('button', { name: 'Clear Details' })).toBeHidden()
  })
})

for (const { from, link, to, table, failure } of [
  {
    from: '/how-to-object',
    link: 'The planning process',
    to: 'process',
    table: 'process_stages',
    failure: 'the stages',
  },
  { from: '/', link: 'What is proposed', to: 'the-proposal', table: 'key_facts', failure: 'the key facts' },
]) {
  test(`inside the site /${to} says that it loads, and where it cannot, so and how to try again`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/quarry${from}`)
    await page.route(`**/quarry/api/${table}`, (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`/quarry/${to}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Loading...')).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: `Could not load ${failure}.` })
    await skipPauses(page, alert)
    await page.unroute(`**/quarry/api/${table}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByText(table === 'key_facts' ? 'How much land it would take' : 'Stage Details')).toBeVisible()
  })
}
