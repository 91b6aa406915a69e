import { DatabaseSync } from 'node:sqlite'
import { unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite, test } from './site.ts'

// (rule: link-check-run, link-check-gaps, link-check-reach, evidence-looked, evidence-what-changed)
test('maintainers have the addresses looked at, read what is broken and where, and visitors when that was', async ({
  page,
}) => {
  const site = await startSite('local')
  try {
    // Only addresses that are refused without a request: no test asks anybody.
    const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
    for (const table of ['evidence_documents', 'cases', 'claims']) database.exec(`delete from ${table}`)
    database.close()
    const [campaign] = await (await fetch(`${site.origin}/quarry/api/campaign_details`)).json()
    const inside = { planning_documents_url: 'http://127.0.0.1/papers' }
    await write(site, 'PATCH', '/campaign_details/campaign', inside, campaign.updated_at)
    const title = unique('Dust study')
    const texts = {
      title,
      description: 'a',
      detail_text: 'b',
      type: 'Report',
      date: '2026',
      what_changed: 'A new page.',
    }
    const document = { ...texts, category_id: null, pdf_url: null, external_url: 'http://[::1]/study', summary: null }
    await write(site, 'POST', '/evidence_documents', document)

    await expect.poll(() => libraryOf(site)).toContain('We have not looked yet whether this address answers.')
    expect(await libraryOf(site)).toContain('What changed: A new page.')

    await page.goto(`${site.origin}/quarry/admin?tab=campaign`)
    await expect(
      page.getByText('2 of the 2 addresses that the site leads to have not been looked at yet'),
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Evidence Documents' }).click()
    const panel = page.getByRole('region', { name: 'Do the addresses still answer?' })
    await expect(panel).toContainText('Nobody has looked yet at the 2 addresses')
    await panel.getByRole('button', { name: 'Look at all addresses' }).click()
    await expect(panel).toContainText('2 addresses, 2 of them broken.')
    const broken = panel.getByRole('listitem').filter({ hasText: 'http://[::1]/study' })
    await expect(broken).toContainText('It lies in a private network. No visitor can follow it.')
    await expect(broken).toContainText(`Evidence document: ${title}`)
    await expectAccessible(page, 'the documents with broken addresses', [360])

    await page.goto(`${site.origin}/quarry/admin?tab=campaign`)
    await expect(page.getByText('2 addresses that the site leads to did not lead to a page')).toBeVisible()
    await page.getByRole('link', { name: 'See the addresses' }).click()
    await expect(page.getByRole('heading', { name: 'Do the addresses still answer?' })).toBeFocused()
    expect(await libraryOf(site)).toMatch(/We last looked at this address on \d+ \w+ \d{4}: it could not be found\./)
  } finally {
    await site.stop()
  }
})

/** The words of the library as the next visitor is sent them. */
async function libraryOf({ origin }: Site): Promise<string> {
  const html = await (await fetch(`${origin}/quarry/evidence-library`)).text()
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}
