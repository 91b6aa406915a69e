import { firstCampaign } from '../content/campaign.ts'
import { wholeCampaign } from './open-consultation.ts'
import { findTooWide } from './page-checks.ts'
import { oneRouteOfEachKind } from './public-routes.ts'
import { expect, test } from './site.ts'

test.describe('with addresses of usual length', () => {
  // As the server sends it: what the browser makes of a page is that of the details it was built with.
  test.use({ javaScriptEnabled: false })

  const email = 'minerals-and-waste.planning-applications@council.example.org'
  const address = 'https://planning.council.example.org/online-applications/applicationDetails?keyVal=WDC22CM008'

  // (rule: narrow-screens)
  const title = 'every kind of public page fits a screen of 320 px'
  test(title, { tag: '@both' }, async ({ page, routes, consultation }) => {
    test.setTimeout(120_000)
    // 1280 by 1024 px at 400%.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.route('**/quarry/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = (await response.text())
        .replaceAll(wholeCampaign.council_email, email)
        .replaceAll(wholeCampaign.contact_email, email)
        .replaceAll(firstCampaign.planning_documents_url, address)
      await route.fulfill({ response, body: html })
    })
    let shown = 0
    for (const route of routes.filter((each) => oneRouteOfEachKind.includes(each))) {
      await page.goto(`/quarry${route}`)
      expect(await findTooWide(page), route).toEqual([])
      shown += await page.getByText(email).count()
    }
    // The first rows have no address of anybody; a site that takes objections has all of them.
    expect(shown > 0).toBe(consultation === 'open')
  })
})
