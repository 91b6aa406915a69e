import type { Page } from '@playwright/test'
import { goOn } from './in-writing.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, startSite, test } from './site.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Where do you live?' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function live(page: Page, typed: string): Promise<void> {
  await page.goto('/quarry/')
  await field(page).fill(typed)
  await field(page).press('Enter')
}

test('a resident of Snitterfield learns on a phone what may matter there, from the first screen on; a postcode stays in the browser, and what nobody knows leads to the list', async ({
  page,
}) => {
  await page.goto('/quarry/')
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('button', { name: 'Find' })).toBeInViewport({ ratio: 1 })
  }
  await field(page).focus()
  await expect(page.locator('datalist option[value="Snitterfield"]')).toBeAttached()
  await expectAccessible(page, 'the field with its places', [320])

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await live(page, 'Snitterfield')
  await expect(title(page)).toHaveText('Snitterfield and the quarry')
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('about 3 miles west')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Prepare my objection' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'a place without a report', [320])
  await expect(page.getByRole('main').getByRole('link', { name: /Flood|Water|Creep|St John/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Prepare my objection from Snitterfield' }).click()
  await expect(page.getByText('You are writing about Snitterfield.')).toBeVisible()
  await expect(page.getByLabel('Dust, air quality and health')).toHaveCount(0)
  await page.getByLabel('Lorries and road safety', { exact: true }).check()
  await goOn(page).click()
  await page.locator('#own-words').fill('I drive down the A429 to Barford each morning.')
  await goOn(page).click()
  await expect(page.locator('#letter-text')).toHaveValue(/I live in Snitterfield and I object\./)

  await live(page, 'cv35 8en')
  await expect(title(page)).toHaveText('Where in CV35?')
  await page.getByRole('main').getByRole('link', { name: 'Barford' }).click()
  await expect(page).toHaveURL('/quarry/villages/barford')
  await live(page, 'Atlantis')
  await expect(title(page)).toHaveText('We do not know this place within 15 km')
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
  test('the server finds the place, and no address keeps a postcode', async ({ page }) => {
    for (const [typed, path] of [
      ['Barford', '/villages/barford'],
      ['Snitterfield', '/near/snitterfield'],
      ['CV35 8EN', '/near/cv35'],
      ['nowhere at all', '/near/elsewhere'],
    ] as const) {
      await live(page, typed)
      await expect(page).toHaveURL(`/quarry${path}`)
    }
    await page.goto('/quarry/')
    await page.getByRole('link', { name: 'Choose from the list' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Kineton', exact: true }).click()
    await expect(title(page)).toHaveText('Kineton and the quarry')
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the field still leads to a place, and the list is there', async ({ page, context }) => {
    const site = await startSite('public')
    await page.goto(`${site.origin}/quarry/`)
    const isKept = () => caches.match('/quarry/api/village_data/wellesbourne').then(Boolean)
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    await context.setOffline(true)
    await field(page).fill('Snitterfield')
    await field(page).press('Enter')
    await expect(title(page)).toHaveText('Snitterfield and the quarry')
    await expect(page.getByRole('link', { name: 'Traffic and Road Safety' })).toBeVisible()
    await page.goto(`${site.origin}/quarry/near`)
    await expect(page.getByRole('link', { name: 'Kineton', exact: true })).toBeVisible()
    await context.setOffline(false)
    await site.stop()
  })
})
