import { questions } from '../server/search/testing/questions.ts'
import { meeting, write } from './maintain.ts'
import { expect, test } from './site.ts'

const largest = 16_000
const field = { name: 'Search this website' }

// (rule: search-header, search-told)
test('the key / opens the search but not while somebody types, Escape closes it and gives the focus back, and it can be switched off', async ({
  page,
}) => {
  const [panel, open] = [page.locator('#site-search'), () => page.keyboard.press('/')]
  await page.goto('/quarry/evaluate-objection')
  await page.getByRole('textbox').fill('dust')
  await open()
  await expect(page.getByRole('textbox')).toHaveValue('dust/')
  await page.getByRole('heading', { level: 1 }).focus()
  await open()
  await expect(panel.getByRole('searchbox', field)).toBeFocused()
  await expect(panel.getByRole('searchbox', field)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/quarry/search')
  await page.getByRole('button', { name: 'Switch this key off' }).click()
  await page.goto('/quarry/')
  await open()
  await expect(panel).toBeHidden()
})

// (rule: search-header)
test('on a phone the field that the key / opens is whole, Escape shows the header again, and the search stands in the menu', async ({
  page,
}) => {
  const panel = page.locator('#site-search')
  const searchbox = panel.getByRole('searchbox', field)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quarry/')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.keyboard.press('/')
    await expect(searchbox).toBeFocused()
    for (const part of [searchbox, panel.getByRole('button', { name: 'Search' })]) {
      await expect(async () => {
        const box = await part.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }).toPass({ timeout: 60_000 })
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('searchbox', field).fill('bardford')
  await page.keyboard.press('Enter')
  await expect(page.getByText('These results are for ‘Barford’.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Barford', exact: true })).toBeVisible()
})

// (rule: search-page)
test('whoever comes back from a result finds the results again, and a stage is shown where a result leads to one', async ({
  page,
}) => {
  await page.goto('/quarry/search?q=appeal+dismissed')
  await page.getByRole('main').getByRole('link', { name: 'Appeal dismissed' }).click()
  await expect(page.getByRole('heading', { name: 'Appeal dismissed', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Results for ‘appeal dismissed’' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

// (rule: search-fresh)
test('what a maintainer has saved is found at once', async ({ page, site }) => {
  await write(site, 'POST', '/events', { ...meeting, title: 'Flibbertigibbet fair' })
  await page.goto('/quarry/search?q=flibbertigibbet')
  await page.getByRole('main').getByRole('link', { name: 'Flibbertigibbet fair' }).click()
  await expect(page.getByRole('heading', { name: 'Flibbertigibbet fair' })).toBeInViewport()
})

// (rule: search-page, search-private, search-limits, search-nothing)
test('no answer is larger than its limit, none is kept, and what is typed is only ever shown as text', async ({
  page,
  site,
}) => {
  const hostile = [
    '<script>document.title="x"</script>',
    '"><img src=x onerror=alert(1)>',
    'NEAR(" OR *',
    '\u202etxt',
    '%00',
  ]
  for (const typed of ['', ...questions.map((question) => question.typed), ...hostile, 'x'.repeat(5000)]) {
    const address = `${site.origin}/quarry/search?${new URLSearchParams({ q: typed })}`
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' })
    expect(response.status, typed).toBe(200)
    const size = Number(response.headers.get('Content-Length'))
    expect(size, typed).toBeGreaterThan(1000)
    expect(size, typed).toBeLessThanOrEqual(largest)
    expect(response.headers.get('Cache-Control'), typed).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag'), typed).toBe('noindex')
  }
  for (const typed of hostile.slice(0, 2)) {
    await page.goto(`/quarry/search?${new URLSearchParams({ q: typed })}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await expect(page).toHaveTitle(/^Search: .* \| /)
    await expect(page.locator('main img')).toHaveCount(0)
  }
  await page.goto(`/quarry/search?q=${'x'.repeat(101)}`)
  await expect(page.getByText('That is too long to search for')).toBeVisible()
  await page.goto('/quarry/search?q=zebra')
  await expect(page.getByText('Nothing found for ‘zebra’')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'The Quarry Proposal' })).toBeVisible()
  expect(site.said()).not.toContain('zebra')
})
