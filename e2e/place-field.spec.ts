import type { Page } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Where do you live?' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function live(page: Page, typed: string): Promise<void> {
  await page.goto('/quarry/')
  await field(page).fill(typed)
  await field(page).press('Enter')
}

const hamptons = ['Hampton Lucy', 'Hampton on the Hill', 'Hampton Magna']
const meant = (page: Page) => page.getByRole('link', { name: 'Yes, Barford' })

test('home’s first words, the field and what to do stand on the first screen; a postcode stays in the browser, a slip of the finger asks first, and what nobody knows leads to the list', async ({
  page,
}) => {
  await page.goto('/quarry/')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.locator('.first-screen')).toBeInViewport({ ratio: 1 })
  }
  await field(page).focus()
  await expect(page.locator('datalist option[value="Snitterfield"]')).toBeAttached()
  await expectAccessible(page, 'the field with its places', [320])

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await live(page, 'cv35 8en')
  await expect(title(page)).toHaveText('Where in CV35?')
  await page.getByRole('main').getByRole('link', { name: 'Barford' }).click()
  await expect(page).toHaveURL('/quarry/villages/barford')
  await live(page, 'Atlantis')
  await expect(title(page)).toHaveText('We do not know this place within 15 km')
  await expect(meant(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('Atlantis')
  await field(page).fill('Barfrod')
  await field(page).press('Enter')
  await expect(meant(page)).toBeInViewport({ ratio: 1 })
  await expect(title(page)).toHaveText('Did you mean Barford?')
  await expect(title(page)).toBeFocused()
  await expectAccessible(page, 'the question after a slip of the finger', [320])
  await field(page).fill('Hampton')
  await field(page).press('Enter')
  await expect(title(page)).toHaveText('Which place do you mean?')
  await expect(page.locator('.with-side').getByRole('link')).toHaveText(hamptons)
  await page.getByRole('main').getByRole('link', { name: 'Loxley' }).click()
  await expect(title(page)).toHaveText('Loxley')
  expect(asked.filter((url) => /8en|atlantis/i.test(url))).toEqual([])

  await page.goto('/quarry/impact-map')
  await field(page).fill('Wellesbourne Mountford')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL('/quarry/villages/wellesbourne')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the server finds the place, and no address keeps a postcode', { tag: '@wide' }, async ({ page }) => {
    for (const [typed, path] of [
      ['CV35 8EN', '/near/cv35'],
      ['nowhere at all', '/near/elsewhere'],
      ['CV35 BAT', '/near/elsewhere?meant=cv35'],
      ['Burford', '/near/elsewhere?meant=barford'],
    ] as const) {
      await live(page, typed)
      await expect(page).toHaveURL(`/quarry${path}`)
    }
    await meant(page).click()
    await expect(page).toHaveURL('/quarry/villages/barford')
    await page.goto('/quarry/near/elsewhere?meant=cv35')
    await expect(title(page)).toHaveText('Did you mean CV35?')
    await page.getByRole('link', { name: 'Yes, CV35' }).click()
    await expect(title(page)).toHaveText('Where in CV35?')
    await page.goto('/quarry/near/elsewhere?meant=%3Cb%3Eatlantis')
    await expect(page.getByRole('main')).not.toContainText(/Did you mean|atlantis/)
    await page.goto('/quarry/impact-map')
    await page.getByRole('link', { name: 'Choose from the list' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Kineton', exact: true }).click()
    await expect(title(page)).toHaveText('Kineton and the quarry')
  })
})

test('without a network before the places have come, the field says so', async ({ page, context }) => {
  await page.goto('/quarry/')
  await context.setOffline(true)
  await field(page).fill('Snitterfield')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('You are offline, and the list of places has not loaded yet.')).toBeVisible()
  await expect(field(page)).toHaveValue('Snitterfield')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(title(page)).toHaveText('Snitterfield and the quarry')
})
