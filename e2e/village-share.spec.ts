import type { Page } from '@playwright/test'
import { readPdf } from './pdf-text.ts'
import { expect, test } from './site.ts'

const share = (page: Page) => page.getByRole('button', { name: 'Share' })

// (rule: village-share)
test.describe('sharing a village page', () => {
  test('without native share its link is copied; native share gets its link and its name', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/quarry/villages/barford')
    await share(page).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/quarry/villages/barford`)

    await page.evaluate(() => {
      navigator.share = async ({ title, url } = {}) => {
        document.documentElement.dataset.shared = `${title} ${url}`
      }
    })
    await page.getByRole('button', { name: /^(Share|Link copied)$/ }).click()
    const shared = `Barford Impact Assessment ${site.origin}/quarry/villages/barford`
    await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
  })
})

test.describe('the code on a printed village page', () => {
  const codePath = '/quarry/villages/barford/qr.svg'

  /** What is asked for of codes while the page is used. */
  function codeRequests(page: Page): string[] {
    const seen: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/qr.svg')) seen.push(new URL(request.url()).pathname)
    })
    return seen
  }

  /** The printed pages, once the page has its date and its letters. */
  async function print(page: Page) {
    await page.locator('.generated-on').waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    return readPdf(await page.pdf({ preferCSSPageSize: true }))
  }

  // (rule: print-village)
  test('is downloaded when the page is printed, not when it is read, and is on the paper with all its bars, and the address in letters', async ({
    page,
    site,
  }) => {
    const seen = codeRequests(page)
    await page.goto('/quarry/villages/barford', { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    // A picture that scrolling brings in would be asked for before this.
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => fetch('/quarry/healthz')))
    expect(seen).toEqual([])
    const [printed] = await print(page)
    await expect.poll(() => seen).toEqual([codePath])

    const picture = await (await page.request.get(codePath)).text()
    const bars = picture.match(/M\d+ \d+h\d+v1/g)?.length ?? 0
    await page.route(`**${codePath}`, (route) => route.abort())
    await page.reload()
    const [withoutCode] = await print(page)
    expect(bars).toBeGreaterThan(100)
    expect((printed?.shapes ?? 0) - (withoutCode?.shapes ?? 0)).toBe(bars)
    const text = printed?.texts.map((piece) => piece.text).join('')
    expect(text).toContain(`${site.origin}/quarry/villages/barford`)
  })

  test('is that of the village that the reader went on to', async ({ page }) => {
    const seen = codeRequests(page)
    await page.goto('/quarry/')
    await page.getByRole('link', { name: 'Wasperton' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wasperton')
    const [printed] = await print(page)
    await expect.poll(() => seen).toEqual(['/quarry/villages/wasperton/qr.svg'])
    expect(printed?.shapes).toBeGreaterThan(100)
  })
})
