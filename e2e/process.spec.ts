import type { Page } from '@playwright/test'
import { processStages } from '../content/process-stages.ts'
import { failRequests, skipPauses } from './failed-reads.ts'
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

// (rule: process-banner, process-markers, process-selection)
test('the banner says where the application stands; thirteen markers stand on the picture, with WE ARE HERE at the current one, on a narrow screen below one another, and each toggles its stage', {
  tag: '@both',
}, async ({ page, consultation }) => {
  await page.goto('/quarry/process')
  const words = consultation === 'open' ? 'The current stage is: Public consultation.' : /^The current stage is/
  await expect(page.getByText(words)).toBeVisible()

  const marks = page.locator('.stage-button .status-mark')
  await expect(marks).toHaveCount(13)
  const index = processStages.findIndex(({ id }) => statusOf(id, consultation) === 'current')
  await expect(async () => {
    const picture = await page.locator('.process-flow').boundingBox()
    const centres = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect()
        return { x: left + width / 2, y: top + scrollY + height / 2 }
      }),
    )
    if (!picture) throw new Error('There is no picture')
    for (const [at, { id, overlay_position }] of processStages.entries()) {
      const { x = 0, y = 0 } = centres[at] ?? {}
      expect(Math.abs(((x - picture.x) / picture.width) * 100 - overlay_position.left), id).toBeLessThan(0.5)
      expect(Math.abs(((y - picture.y) / picture.height) * 100 - overlay_position.top), id).toBeLessThan(0.5)
    }
    const here = await page.getByText('WE ARE HERE').boundingBox()
    expect(Math.abs((here?.x ?? 0) + (here?.width ?? 0) / 2 - (centres[index]?.x ?? 0))).toBeLessThan(2)
  }).toPass()

  await test.step('a marker toggles its stage in a selection of many, and Clear Details empties it', async () => {
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
  await test.step('on a narrow screen the markers stand below one another in the order of the process', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    const buttons = page.locator('.stage-button')
    await expect(buttons.locator('.stage-title')).toHaveText(processStages.map((stage) => stage.title))
    const boxes = await buttons.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    )
    let below = Number.NEGATIVE_INFINITY
    for (const { top, bottom, height } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44)
      expect(top).toBeGreaterThanOrEqual(below)
      below = bottom
    }
    await expect(page.getByText('WE ARE HERE')).toBeVisible()
    await marker(page, 'Refusal').click()
    await expect(cards(page)).toContainText(statusOf('refusal', consultation).toUpperCase())
    await expect(cards(page).getByRole('heading')).toHaveText('Refusal')
  })
})

// (rule: stage-badges, stage-tooltip)
test('the keyboard shows a tooltip at once and toggles the stage, and hovering shows it after 700 ms; all stages can be shown as a list, the legend tells the statuses apart by colour and by shape, and no tooltip reaches beyond the screen', async ({
  page,
}) => {
  await page.goto('/quarry/process')
  await marker(page, 'Pre-application').focus()
  await page.keyboard.press('Tab')
  await expect(marker(page, 'Application submitted')).toBeFocused()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Application submitted' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(marker(page, 'Application submitted')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip').filter({ hasText: 'Application submitted' })).toBeHidden()

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
    const tooltips = page.locator('.process-stages .tooltip')
    await expect(tooltips).toHaveCount(13)
    const beyond = () =>
      tooltips.evaluateAll((all) =>
        all
          .map((tooltip) => tooltip.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth || left === right),
      )
    await expect.poll(beyond, `${width} px`).toEqual([])
  }

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
    await page.goto(`/quarry${from}`)
    await failRequests(page, table, 'unreachable')
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`/quarry/${to}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Loading...')).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: `Could not load ${failure}.` })
    await skipPauses(page, alert)
    await page.clock.resume()
    await page.unroute(`**/quarry/api/${table}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByText(table === 'key_facts' ? 'How much land it would take' : 'Stage Details')).toBeVisible()
  })
}
