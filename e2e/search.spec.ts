import { meeting, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

test('the key / opens the search but not while somebody types, Escape gives the focus back, and it can be switched off', async ({
  page,
}) => {
  const panel = page.locator('#site-search')
  const searchbox = panel.getByRole('searchbox', { name: 'Search this website' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/quarry/evaluate-objection')
  await page.getByRole('textbox').fill('dust')
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox')).toHaveValue('dust/')
  await heading.focus()
  await page.keyboard.press('/')
  await expect(searchbox).toBeFocused()
  await expect(searchbox).toHaveValue('')
  await expectAccessible(page, 'the search over the header', [1280, 320])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(heading).toBeFocused()

  await page.goto('/quarry/search')
  await page.getByRole('button', { name: 'Switch this key off' }).click()
  await page.goto('/quarry/')
  await page.keyboard.press('/')
  await expect(panel).toBeHidden()
})

test('what a maintainer has just saved is found, a result leads to its place, and whoever comes back finds the results again', async ({
  page,
  site,
}) => {
  await write(site, 'POST', '/events', { ...meeting, title: 'Flibbertigibbet fair' })
  await page.goto('/quarry/search?q=flibbertigibbet')
  await page.getByRole('main').getByRole('link', { name: 'Flibbertigibbet fair' }).click()
  await expect(page.getByRole('heading', { name: 'Flibbertigibbet fair' })).toBeInViewport()
  await page.goto('/quarry/search?q=appeal+dismissed')
  await page.getByRole('main').getByRole('link', { name: 'Appeal dismissed' }).click()
  await expect(page.getByRole('heading', { name: 'Appeal dismissed', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Results for ‘appeal dismissed’' })).toBeVisible()
})
