import { change, meeting, write } from '../maintain.ts'
import { findTooWide } from '../page-checks.ts'
import { expect, test } from '../site.ts'

test('no text of a row widens a page of 320 px, and a long name leaves the header low and lets it scroll away', async ({
  page,
  site,
}) => {
  const [link, name] = [`https://example.org/${'a'.repeat(150)}`, 'N'.repeat(96)]
  await write(site, 'POST', '/events', { ...meeting, title: name, description: link, location: name })
  await change(site, '/village_data/barford', { name: 'V'.repeat(58), summary: link })
  await change(site, '/campaign_details/campaign', { name })
  await change(site, '/notices/notice', { text: `${link} ${name}` })
  await change(site, '/process_stages/public-consultation', { title: name, description: link })
  for (const table of ['cases', 'evidence_documents', 'claims', 'impact_cards'] as const) {
    const [row] = await (await fetch(`${site.origin}/quarry/api/${table}`)).json()
    const fields = {
      cases: { name, source: name, what_decided: link, decisive_reason: link, meaning: link },
      evidence_documents: { title: name, description: link },
      claims: { statement: link, document: name, page: name },
      impact_cards: { title: name },
    }
    await write(site, 'PATCH', `/${table}/${row.id}`, fields[table], row.updated_at)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  for (const route of [
    '/',
    '/events',
    '/cases',
    '/sources',
    '/process',
    '/evidence-library',
    '/impact-map',
    '/villages/barford',
  ]) {
    await page.goto(`/quarry${route}`)
    expect.soft(await findTooWide(page), route).toEqual([])
  }
  const header = page.locator('.site-header')
  await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(110)
  await page.evaluate(() => scrollTo(0, 400))
  await expect(header).not.toBeInViewport()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => scrollTo(0, 500))
  await expect(header).toBeInViewport()
})
