import { expect, type Page } from '@playwright/test'
import { home } from '../content/home.ts'
import { holdRequests } from './failed-reads.ts'
import { change, read, rowOf } from './maintain.ts'
import { expectAccessible, findMisprints, paperWidth } from './page-checks.ts'
import { type Site, tabTo, test } from './site.ts'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
const html = async (site: Site, path: string) => (await fetch(`${site.origin}/quarry${path}`)).text()

const noNotice = { text: '', link_url: '', link_text: '', ends_on: '' }
const putUp = (site: Site, fields: object) => change(site, '/notices/notice', { ...noNotice, ...fields })

test('by keyboard on a phone somebody puts up a notice, and visitors see it at the next request; it stands on paper with nothing to press, and who dismisses it sees no more of it until its words change', {
  tag: '@wide',
}, async ({ page, site, browser }) => {
  await putUp(site, {})
  await page.goto('/quarry/admin/notice')
  await expect(page.getByText('There is no notice now.')).toBeVisible()
  await expectAccessible(page, 'the notice tab', [320])
  await page.setViewportSize({ width: 360, height: 740 })
  const type = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.insertText(words)
  }
  await type('Text', 'The council meets about the quarry on Tuesday.')
  await type('Link Address', '/events')
  await tabTo(page, page.getByRole('button', { name: 'Put up the notice' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Link Text is required where there is a link address.')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await html(site, '/')).not.toContain('The council meets')

  await type('Link Text', 'When and where')
  await type('Last Day', '7 March 2099')
  await tabTo(page, page.getByRole('button', { name: 'Put up the notice' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visitors see the notice until Saturday 7 March 2099.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  const visitor = await browser.newPage({ baseURL: site.origin, viewport: { width: 360, height: 740 } })
  await visitor.goto('/quarry/donate')
  await expect(notice(visitor)).toContainText('The council meets about the quarry on Tuesday. When and where')
  await expect(notice(visitor).getByRole('link')).toHaveAttribute('href', '/quarry/events')
  await expect(notice(visitor).getByRole('status')).toHaveText(/^The council meets/)
  await expectAccessible(visitor, 'a page with a notice', [320])
  await visitor.goto('/quarry/privacy')
  await expect(notice(visitor)).toBeVisible()
  await expect(notice(visitor).getByRole('status')).toHaveText('')

  await page.setViewportSize({ width: 1280, height: 800 })
  const held = await holdRequests(page, '**/api/notices/*')
  const takeDown = page.getByRole('button', { name: 'Take the notice down' })
  await takeDown.press('Enter')
  await takeDown.press('Enter')
  held.release()
  await expect(page.getByText('There is no notice now.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await html(site, '/')).not.toContain('The council meets')
  await putUp(site, { text: 'The council meets about the quarry on Tuesday.' })

  await visitor.goto('/quarry/donate')
  await visitor.setViewportSize({ width: paperWidth, height: 740 })
  await visitor.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await notice(visitor).boundingBox())?.y).toBeLessThan(20)
  await expect.poll(() => findMisprints(visitor)).toEqual([])
  await visitor.emulateMedia({ media: 'screen' })
  await visitor.setViewportSize({ width: 360, height: 740 })
  await tabTo(visitor, visitor.getByRole('button', { name: 'Dismiss the notice' }))
  await visitor.keyboard.press('Enter')
  await expect(notice(visitor)).toHaveCount(0)
  await expect(visitor.locator('main')).toBeFocused()
  await visitor.goto('/quarry/privacy')
  await expect(visitor.locator('.site-notice')).toHaveCount(0)

  // Before any module has come it is hidden already.
  await visitor.route('**/quarry/assets/*.js', (route) => route.abort())
  await visitor.evaluate(() => location.assign('/quarry/contact'))
  await visitor.waitForURL('**/contact')
  await expect(visitor.locator('.site-notice')).toBeHidden()
  await expect(visitor.locator('.site-notice')).toHaveCount(1)
  await visitor.unroute('**/quarry/assets/*.js')

  await putUp(site, { text: 'The deadline is tomorrow.' })
  await visitor.goto('/quarry/privacy')
  await expect(notice(visitor)).toContainText('The deadline is tomorrow.')
  await visitor.close()
})

test('a text is changed and seen, and is set back to the built-in one', { tag: '@wide' }, async ({ page, site }) => {
  await page.goto('/quarry/admin/texts')
  await expect(rowOf(page, 'Statement, Home')).toContainText('Built-in text')
  await expectAccessible(page, 'the texts tab', [320])
  const edit = () => rowOf(page, 'Statement, Home').getByRole('button', { name: 'Edit Statement, Home' }).click()
  const save = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const stored = async () => JSON.parse(await read(site, '/page_texts/home.statement')).text
  await edit()
  await expect(page.getByLabel('Statement')).toHaveValue(home.statement)
  await save()
  expect(await stored()).toBe('')

  await edit()
  await page.getByLabel('Statement').fill('We speak up about {reference}.')
  const preview = page.frameLocator('iframe[title^="Preview of / "]')
  await expect(preview.getByText('We speak up about WDC/22CM008.')).toBeVisible()
  await expectAccessible(page, 'the dialog of a text', [320])
  await save()
  await expect(rowOf(page, 'Statement, Home')).toContainText('Your own text')
  expect(await html(site, '/')).toContain('We speak up about WDC/22CM008.')

  await edit()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await save()
  expect(await stored()).toBe('')
  expect(await html(site, '/')).toContain(home.statement)
})
