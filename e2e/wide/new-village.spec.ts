import type { Page } from '@playwright/test'
import { read, toastOf, write } from '../maintain.ts'
import { expectAccessible } from '../page-checks.ts'
import { expect, test } from '../site.ts'
import { covered, mapParts } from './map-parts.ts'

const editor = '/quarry/admin/villages'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Village' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const onMap = (page: Page) => page.getByRole('button', { name: 'Place the village on the map' })
const markers = (page: Page) => page.locator('.place-map-markers')

const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add Village' })

const expectNothingCovered = (page: Page, where: string) =>
  expect.poll(async () => covered((await mapParts(page)).parts), where).toEqual([])

/** Everywhere that a visitor meets a village, at the next request of each page. */
async function expectKnown(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  const address = `/quarry/villages/${slug}`
  await page.goto('/quarry/')
  await expect(markers(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  const listed = page.getByRole('list', { name: 'Places', exact: true }).getByRole('link')
  await expect(listed).toHaveCount(16)
  await expect(listed.filter({ hasText: name })).toContainText(
    /about\s[\d¼½¾]+\smiles?\s\(.*\skm\) [a-z-]+ of the middle/,
  )
  await expectNothingCovered(page, 'home')

  await page.goto('/quarry/impact-map')
  await expect(page.getByRole('list', { name: 'See the impacts for:' }).getByRole('link', { name })).toHaveAttribute(
    'href',
    address,
  )
  await markers(page).getByRole('button', { name, exact: true }).click()
  const overlay = page.getByRole('dialog', { name: `${name} Impact Assessment` })
  await expect(overlay).toContainText(`We have not yet written about what the quarry would mean for ${name}.`)
  await overlay.getByRole('link', { name: `Go to the page for ${name}` }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText(`${name} lies about`)).toBeVisible()
}

test('by keyboard on a phone somebody adds a village, and visitors meet it everywhere at their next request; with the mouse it is moved, taken away and brought back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { promise: mapStyles, resolve: sendMapStyles } = Promise.withResolvers<void>()
  await page.route('**/place-map*.css', async (route) => {
    await mapStyles
    await route.continue()
  })
  await page.goto(editor)
  await page.getByRole('button', { name: 'Add Village' }).focus()
  // The map is not yet dressed: neither the screen nor the focus may go while it is.
  await expect(page.getByText('Loading the map…')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Village Name')).toBeFocused()
  sendMapStyles()
  await expect(onMap(page)).toBeVisible()
  await expect(dialog(page).getByLabel('Village Name')).toBeFocused()
  await page.keyboard.type('Bishop’s Tachbrook')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Village Key')).toBeFocused()
  await expect(dialog(page).getByLabel('Village Key')).toHaveValue('bishops-tachbrook')
  await expect(dialog(page)).toContainText('Its page: /quarry/villages/bishops-tachbrook')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('tachbrook')
  await expect(dialog(page)).toContainText('Not on the map')
  await page.keyboard.press('Tab')
  await page.keyboard.type('52.243, -1.564')
  await expect(dialog(page).getByText('about 2 miles (3 km) east of the quarry site')).toBeInViewport()
  await expect(dialog(page).locator('.position-cross')).toHaveCount(1)
  await expectAccessible(page, 'the dialog')
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Village has been successfully created')
  await expect(tab(page, 'Bishop’s Tachbrook')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Bishop’s Tachbrook' })).toBeFocused()
  await expect(page.getByText('15 villages loaded')).toBeVisible()
  await expectKnown(page, { name: 'Bishop’s Tachbrook', slug: 'tachbrook' })
  await expectAccessible(page, 'a page without a report')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quarry/village-editor?village=tachbrook')
  await page.getByLabel('Summary').fill('On the Fosse Way.')
  await page.getByText('The map', { exact: true }).click()
  const { width, height } = await onMap(page).evaluate((map) => map.getBoundingClientRect())
  expect(width / height).toBeCloseTo(1.2, 1)
  await onMap(page).click({ position: { x: width * 0.8, y: height * 0.85 } })
  await expect(page.getByText('about 8 miles (13 km) south of the quarry site')).toBeVisible()
  await page.getByLabel('Position').fill('52.2, -1.55')
  await expect(page.getByText('about 3½ miles (5.5 km) south-east of the quarry site')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Village data updated successfully')
  await page.getByRole('link', { name: 'Show Bishop’s Tachbrook page' }).click()
  await expect(page.getByText('Bishop’s Tachbrook lies about 3½ miles (5.5 km) south-east')).toBeVisible()
  await expect(page.getByText('On the Fosse Way.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Villages nearby')
  expect(await page.locator('main :is(h1, h2, h3)').allInnerTexts()).not.toContain('')

  await page.goBack()
  await page.getByLabel('Summary').fill('Never saved.')
  await page.getByRole('button', { name: 'Delete Village' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Village has been successfully deleted')
  await expect(tab(page, 'Bishop’s Tachbrook')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tab(page, 'Bishop’s Tachbrook')).toHaveCount(1)
  await expect.poll(() => read(site, '/village_data/tachbrook')).toContain('On the Fosse Way.')

  await write(site, 'DELETE', '/village_data/tachbrook')
})
