import type { Page } from '@playwright/test'
import { readyVillages } from '../content/places.ts'
import { processStages } from '../content/process-stages.ts'
import { caseSeeds } from '../content/seed/cases.ts'
import { eventSeeds } from '../content/seed/events.ts'
import { evidenceDocumentSeeds } from '../content/seed/evidence-documents.ts'
import { wholeCampaign } from './open-consultation.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const open = (page: Page, path: string) => page.goto(`/quarry${path}`)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name })
const markers = (page: Page) => page.locator('.place-map-markers')
const phone = { width: 360, height: 740 }
const laptop = { width: 1280, height: 800 }

async function expectEveryStage(page: Page): Promise<void> {
  await open(page, '/process')
  const cards = page.locator('.stage-card')
  await expect(cards.getByRole('heading')).toHaveText(processStages.map((stage) => stage.title))
  for (const card of await cards.all()) await expect(card).toContainText(/COMPLETED|CURRENT|UPCOMING/)
  await expect(button(page, 'Clear Details')).toBeHidden()
}

// (rule: without-script)
test('without JavaScript the menu, the maps, the villages and the impacts can be read and lead on', async ({
  page,
  site,
}) => {
  await test.step('the menu of a phone, and the sub-menu of a wide screen', async () => {
    await page.setViewportSize(phone)
    await open(page, '/')
    await button(page, 'Open menu').click()
    await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Events' })).toBeVisible()
    await page.setViewportSize(laptop)
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Background' }).hover()
    await expect(page.getByRole('link', { name: 'Evidence Library' })).toBeVisible()
  })
  await test.step('the map of the home page leads to a village, which has neither Share nor Print, and is printed with its address', async () => {
    await markers(page).getByRole('link', { name: 'Loxley' }).click()
    await expect(title(page)).toHaveText('Loxley')
    await expect(page.getByText('Key Points').first()).toBeVisible()
    expect(await page.locator('.village-card').count()).toBeGreaterThanOrEqual(4)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.page-code')).toContainText(`${site.origin}/quarry/villages/loxley`)
    await expect(page.locator('.page-code img')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('the markers of the impact map lead to the village pages', async () => {
    await open(page, '/impact-map')
    await expect(markers(page).getByRole('link')).toHaveCount(readyVillages.length)
    await expect(page.getByText('over this page')).toBeHidden()
    await markers(page).getByRole('link', { name: 'Charlecote' }).click()
    await expect(title(page)).toHaveText('Charlecote')
  })
  await test.step('every card is open, and leads to its article', async () => {
    await page.goBack()
    const dust = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Silica Dust', exact: true }) })
    await expect(dust.getByText('meters at the boundary')).toBeVisible()
    await expect(dust.getByRole('button')).toBeHidden()
    await dust.getByRole('link', { name: 'Go Deeper' }).click()
    await expect(title(page)).toHaveText('Silica Dust')
  })
})

// (rule: without-script, key-facts, page-sources, cases-summary, cases-sections, case-card, event-calendar)
test('without JavaScript facts and their sources, cases, stages, events and the evidence can be read', async ({
  page,
}) => {
  await test.step('the facts and plots of the proposal, and where a figure comes from', async () => {
    await open(page, '/the-proposal')
    await expect(page.locator('.key-fact')).toHaveCount(8)
    await expect(page.locator('.plot svg')).toHaveCount(4)
    await expect(link(page, 'Submit Your Objection')).toBeVisible()
    const entry = page.locator('#source-duration')
    await expect(entry).toBeHidden()
    await page.locator('.key-fact a[href="#source-duration"]').first().click()
    await expect(entry).toBeVisible()
    await expect(entry).toBeInViewport()
    await expect(entry).toContainText('10 to 15 years')
    await expect(entry).toContainText('Our figure. To be checked')
  })
  await test.step('the cases by outcome after an honest summary, which leads to each outcome', async () => {
    await open(page, '/cases')
    await expect(page).toHaveTitle(/^Cases Elsewhere \| /)
    const summary = page.getByRole('region', { name: 'In short' })
    await expect(summary).toContainText('That is a choice and no statistic')
    for (const [outcome, heading] of [
      ['refused', 'Refused'],
      ['allowed', 'Allowed'],
      ['withdrawn', 'Withdrawn'],
    ] as const) {
      const expected = caseSeeds.filter((row) => row.outcome === outcome)
      await expect(summary).toContainText(`${expected.length} ${outcome}`)
      await summary.getByRole('link', { name: `${heading} (${expected.length})` }).click()
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport()
      const section = page.getByRole('region', { name: heading, exact: true })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ name }) => name))
    }
    for (const { name, what_decided, meaning, address, source } of caseSeeds) {
      const card = page.getByRole('article', { name, exact: true })
      for (const text of [what_decided, meaning, 'Last compared on']) await expect(card).toContainText(text)
      await expect(card.getByRole('link', { name: source })).toHaveAttribute('href', address)
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cases Elsewhere' })).toBeVisible()
  })
  await test.step('every stage, with its status', () => expectEveryStage(page))
  await test.step('every event, and the way of one into a calendar', async () => {
    await open(page, '/events')
    await expect(page.getByRole('article')).toHaveCount(eventSeeds.length)
    const download = page.waitForEvent('download')
    await link(page, 'Add to calendar (Example: public meeting)').click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  })
  await test.step('every document on a phone', async () => {
    await page.setViewportSize(phone)
    await open(page, '/evidence-library')
    const cards = page.locator('.evidence-card')
    await expect(cards.filter({ visible: true })).toHaveCount(evidenceDocumentSeeds.length)
    await expect(page.locator('.evidence-count')).toHaveText(`${evidenceDocumentSeeds.length} documents`, {
      useInnerText: true,
    })
    await expect(button(page, 'Show more')).toBeHidden()
    await cards.first().getByText('What it says').click()
    await expect(cards.first().locator('.evidence-detail p').first()).toBeVisible()
  })
})

// (rule: without-script, search-page, search-sentence, evidence-search, evidence-empty)
test('without JavaScript the search of the site and that of the evidence are forms', async ({ page }) => {
  await open(page, '/events')
  await button(page, 'Search').click()
  await expect(page.getByRole('searchbox', { name: 'Search this website' })).toBeFocused()
  await page.keyboard.insertText('hgv')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quarry/search?q=hgv')
  await expect(page).toHaveTitle(/^Search: hgv \| /)
  await expect(page.getByRole('heading', { name: 'Results for ‘hgv’' })).toBeFocused()
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first.locator('mark').first()).toBeVisible()
  await first.getByRole('link').click()
  await expect(title(page)).toHaveText('Traffic and Road Safety')

  await open(page, '/evidence-library')
  const library = '/quarry/evidence-library'
  const box = page.getByRole('searchbox', { name: 'Search the evidence' })
  const titles = async () => (await page.locator('.evidence-card h3').allTextContents()).sort()
  const expected = (text: string, category?: string) =>
    evidenceDocumentSeeds
      .filter((document) => `${document.title}\n${document.description}`.toLowerCase().includes(text))
      .filter((document) => category === undefined || document.category_id === category)
      .map((document) => document.title)
      .sort()
  await box.fill('dust')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`${library}?q=dust`)
  await expect.poll(titles).toEqual(expected('dust'))
  await expect(page.locator('.evidence-card mark').first()).toHaveText(/^dust$/i)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Health and dust' }).click()
  await expect(page).toHaveURL(`${library}?q=dust&category=health-and-dust`)
  await box.fill('silica')
  await box.press('Enter')
  await expect(page).toHaveURL(`${library}?q=silica&category=health-and-dust`)
  await expect.poll(titles).toEqual(expected('silica', 'health-and-dust'))
  await box.fill('zebra')
  await box.press('Enter')
  await expect(page.getByText('No documents found matching your criteria.')).toBeVisible()
})

// (rule: without-script, workshop-page, campaign-details)
test('without JavaScript a page says what it cannot do, and what to do instead', async ({ page }) => {
  await open(page, '/how-to-object')
  await expect(page.getByText('Objections are not currently accepted.')).toBeVisible()
  await expect(button(page, 'Share this website')).toBeHidden()
  await link(page, 'Evaluate Your Objection').click()
  await expect(page.getByText(/The evaluator needs JavaScript/)).toBeVisible()
  await expect(button(page, 'Evaluate My Objection')).toBeHidden()
  for (const theme of ['Health', 'Traffic safety', 'Environmental', 'Noise disturbance'])
    await expect(page.locator('.themes dt').filter({ hasText: theme })).toBeVisible()

  await test.step('the workshop answers what people ask first, and lists the reasons with how lasting each is', async () => {
    await open(page, '/write-objection')
    await page.getByText('I objected before: must I again?').click()
    await expect(page.getByText(/and it should still weigh it/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The workshop needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Begin', exact: true })).toBeHidden()
    const reasons = page.getByRole('region', { name: 'Reasons, and how lasting they are' }).getByRole('listitem')
    await expect(reasons).toHaveCount(15)
    await expect(reasons.first()).toContainText(/Need.*Lasting\./)
  })
  await test.step('the maintenance side and the village editor', async () => {
    for (const path of ['/admin', '/village-editor']) {
      await open(page, path)
      const sentence = page.locator('noscript p')
      await expect(sentence).toBeVisible()
      await expect(sentence).toContainText('needs JavaScript')
      await expect(page.getByText('Loading...')).toBeHidden()
    }
  })
  await test.step('until a way to give is set, none is shown and nothing stands in its place; Return to Home leads home', async () => {
    await open(page, '/donate')
    const ways = page.getByRole('region', { name: 'How to give' })
    await expect(ways).toContainText('We cannot take donations here yet.')
    await expect(ways.getByRole('link')).toHaveText(['Contact Us'])
    await expect(ways.getByRole('definition')).toHaveCount(0)
    await link(page, 'Return to Home').click()
    await expect(page).toHaveURL('/quarry/')
  })
})

// (rule: without-script, donate-uses, donate-ways)
test('without JavaScript, while the council takes objections, the way to it, the stages and both ways to give are there', {
  tag: '@open',
}, async ({ page }) => {
  await open(page, '/how-to-object')
  await expect(page.getByRole('link', { name: 'Send your objection' })).toBeVisible()
  await expect(page.locator('.letter')).toContainText('Dear Sir or Madam')
  await expect(button(page, 'Copy Template')).toBeHidden()
  await expectEveryStage(page)

  await open(page, '/donate')
  await expect(page).toHaveTitle(/^Support Our Campaign \| /)
  await expect(title(page)).toHaveText('Support Our Campaign')
  await expect(page.getByRole('heading', { name: 'Expert scientific reports' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'King’s Counsel, if it goes to appeal' })).toBeVisible()
  for (const option of ['Option 1', 'Option 2']) await expect(page.getByText(option)).toBeAttached()
  const online = link(page, 'Open the fundraising page (opens a new tab)')
  await expect(online).toHaveAttribute('href', wholeCampaign.fundraising_url)
  await expect(online).toHaveAttribute('target', '_blank')
  const { name, sort_code, number, reference } = wholeCampaign.bank_account
  for (const [label, detail] of [
    ['Account name', name],
    ['Sort code', sort_code],
    ['Account number', number],
    ['Reference', reference],
  ] as const) {
    const row = page.locator('.bank-details > div').filter({ has: page.getByText(label, { exact: true }) })
    await expect(row.locator('dd')).toHaveText(detail)
  }
})
