import type { Page } from '@playwright/test'
import { read, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a new card is refused without id or title, previewed with its article while nothing in it runs, and created', {
  tag: '@wide',
}, async ({ page, site }) => {
  await page.goto('/quarry/admin/impact-cards/edit/new')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Impact Card' })).toBeVisible()
  await expect(field(page, 'Load Sequence')).toHaveValue('100')
  await tab(page, 'Styling').click()
  await expect(field(page, 'Card Style Class')).toHaveValue('border-l-4 border-earth-500 bg-earth-50')
  await expectAccessible(page, 'the editor of a card', [360])
  await save(page)
  await expect(toastOf(page)).toContainText('Card ID and title are required.')
  await page.getByRole('alert').getByRole('link', { name: 'Card ID is required.' }).click()
  await expect(field(page, 'Card ID')).toBeFocused()
  await field(page, 'Title').fill('Light at night')
  await expect(field(page, 'Card ID')).toHaveValue('light-at-night')
  const onMap = page.frameLocator('iframe[title^="Preview of /impact-map"]')
  await expect(onMap.getByRole('heading', { name: 'Light at night' })).toBeVisible()
  await page.getByRole('radio', { name: 'Clock' }).check()
  for (const village of ['Leamington', 'Barford']) await page.getByRole('checkbox', { name: village }).check()
  await field(page, 'Load Sequence').fill('soon')
  await expect(page.getByText('Taken as 0.')).toBeVisible()
  await tab(page, 'Content').click()
  const moreContent = page.getByRole('textbox', { name: 'More Content' })
  const heightInLines = () =>
    moreContent.evaluate((box) => (box.clientHeight - 32) / Number.parseFloat(getComputedStyle(box).lineHeight))
  await expect.poll(heightInLines).toBeCloseTo(12, 1)
  await tab(page, 'Page Content').click()
  await page.getByRole('button', { name: 'Add Section' }).click()
  await field(page, 'Heading').fill('After dark')
  await field(page, 'Type').selectOption('conclusion')
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill(
      '<p>Lamps <strong>all night</strong>.</p><script>parent.document.title = "taken"</script><img src="x" onerror="parent.document.title = 1">',
    )
  const shown = page.frameLocator('iframe[title^="Preview of /impact/light-at-night"]')
  await expect(shown.getByRole('heading', { level: 1, name: 'Light at night' })).toBeVisible()
  await expect(shown.locator('strong', { hasText: 'all night' })).toBeVisible()
  await expect(shown.locator('script, [onerror]')).toHaveCount(0)
  await expect(page).toHaveTitle(/Create Impact Card/)
  expect((await page.request.get('/quarry/impact/light-at-night')).status()).toBe(404)

  await save(page)
  await expect(toastOf(page)).toContainText('Impact card created successfully')
  await expect(page).toHaveURL('/quarry/admin/impact-cards')
  const cards: { card_id: string }[] = JSON.parse(await read(site, '/impact_cards'))
  expect(cards.find((card) => card.card_id === 'light-at-night')).toMatchObject({
    title: 'Light at night',
    icon_name: 'Clock',
    affected_villages: ['Leamington', 'Barford'],
    delay: 0,
    page_sections: [{ type: 'conclusion', heading: 'After dark', content: '<p>Lamps <strong>all night</strong>.</p>' }],
  })
})
