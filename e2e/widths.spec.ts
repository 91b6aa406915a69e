import type { Page } from '@playwright/test'
import { campaign } from '../content/campaign.ts'
import { detailText } from '../domain/campaign.ts'
import { expect, test } from './site.ts'

const widths = [320, 360, 768, 1024, 1280]

/** Whose words or pictures reach beyond the sides of the screen, and by how much the page can be scrolled sideways. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      const around = element.parentElement
      if (!around) return false
      return !['visible', ''].includes(getComputedStyle(around).overflowX) || isClipped(around)
    }
    const reaching = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (
        width === 0 ||
        (left >= -1 && right <= innerWidth + 1) ||
        element.matches('.skip-link, .field-unseen, .field-unseen *, [popover]')
      )
        return false
      return element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)
    })
    const scroll = document.documentElement.scrollWidth - innerWidth
    return [
      ...(scroll > 0 ? [`${scroll} px of scrolling`] : []),
      ...reaching.map(
        ({ tagName, className, textContent }) => `${tagName}.${className} ${textContent?.trim().slice(0, 40)}`,
      ),
    ]
  })
}

for (const width of widths) {
  test(`nothing on any public page is wider than a screen of ${width} px`, { tag: '@both' }, async ({
    page,
    routes,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 740 })
    for (const route of routes) {
      await page.goto(`/quarry${route}`)
      expect(await findTooWide(page), route).toEqual([])
    }
  })
}

test.describe('with addresses of usual length', () => {
  // As the server sends it: what the browser makes of a page is that of the details it was built with.
  test.use({ javaScriptEnabled: false })

  const email = 'minerals-and-waste.planning-applications@council.example.org'
  const address = 'https://planning.council.example.org/online-applications/applicationDetails?keyVal=WDC22CM008'

  test('nothing is wider than a screen of 320 px', { tag: '@both' }, async ({ page, routes }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 740 })
    await page.route('**/quarry/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = (await response.text())
        .replaceAll(detailText(campaign.councilEmail), email)
        .replaceAll(detailText(campaign.contactEmail), email)
        .replaceAll(campaign.planningDocumentsUrl, address)
      await route.fulfill({ response, body: html })
    })
    let shown = 0
    for (const route of routes) {
      await page.goto(`/quarry${route}`)
      expect(await findTooWide(page), route).toEqual([])
      shown += await page.getByText(email).count()
    }
    expect(shown).toBeGreaterThan(0)
  })
})
