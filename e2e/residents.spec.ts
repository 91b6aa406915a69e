import { devices, type Page } from '@playwright/test'
import { firstWay, goOn, readerOf } from './in-writing.ts'
import { day, setCampaign, setStage, startOpenSite, wholeCampaign } from './open-consultation.ts'
import { expect, type Site, startSite, test } from './site.ts'

const phone = devices['Pixel 7'].userAgent
const windows = devices['Desktop Chrome'].userAgent
/** So much may be read and pressed between the home page and one's own letter in one's own mail program. */
const limits = { words: 900, presses: 10 }

interface Resident {
  who: string
  village: string
  userAgent: string
  facts: Record<string, string>
  way: string
}

const residents: Resident[] = [
  {
    who: 'an old man',
    village: 'Barford',
    userAgent: phone,
    facts: {
      'Dust, air quality and health': 'I am 81, and on dry days I sit in my garden in Church Street from two to five.',
    },
    way: 'Open the letter in my mail program',
  },
  {
    who: 'a commuter',
    village: 'Wellesbourne',
    userAgent: phone,
    facts: {
      'Lorries and road safety': 'I leave Wellesbourne at 7.15, and the A429 queues back from the Barford turn.',
    },
    way: 'Open the letter in my mail program',
  },
  {
    who: 'a mother',
    village: 'Wasperton',
    userAgent: phone,
    facts: {
      'Dust, air quality and health': 'My daughter plays outdoors from half past three each day.',
      'Lorries and road safety': 'We cross the A429 at 8.20 to reach the school bus.',
    },
    way: 'Open the letter in my mail program',
  },
  {
    who: 'a farmer',
    village: 'Charlecote',
    userAgent: windows,
    facts: { 'Farmland and soil': 'I farm next to this land, and it grew milling wheat in 2024 and 2025.' },
    way: 'Open the letter in my mail program',
  },
  {
    who: 'a lover of old buildings',
    village: 'Hampton Lucy',
    userAgent: windows,
    facts: { 'Heritage and its setting': 'From the churchyard wall I see the whole valley towards Wasperton.' },
    way: 'Open the letter in my mail program',
  },
]

/** From the village's page to the letter at its last step; the way in from the home page is the first press. */
async function write(page: Page, { village, facts }: Resident, state: 'open' | 'closed') {
  const { read, press } = readerOf(page)
  await page.goto('/quarry/')
  await press(page.getByRole('main').getByRole('link', { name: village, exact: true }).last())
  const begin = state === 'open' ? `Write my objection from ${village}` : `Prepare my objection from ${village}`
  await expect(page.getByRole('heading', { level: 1, name: village })).toBeVisible()
  await press(page.getByRole('link', { name: begin }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'What matters to you?' })).toBeFocused()
  for (const reason of Object.keys(facts)) {
    const box = page.getByRole('checkbox', { name: reason, exact: true })
    if (!(await box.isVisible())) await press(page.getByText(/^\d+ more reasons$/))
    await press(box)
  }
  await press(goOn(page))
  for (const [reason, fact] of Object.entries(facts)) {
    await expect(page.getByRole('heading', { level: 1, name: reason })).toBeFocused()
    await page.locator('#own-words').fill(fact)
    await press(goOn(page))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Your letter' })).toBeFocused()
  await press(goOn(page))
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  await page.getByLabel('Address with postcode').fill('1 High Street, CV35 8XX')
  const mail = await firstWay(page).getAttribute('href')
  await press(firstWay(page))
  await expect(page.getByRole('heading', { level: 1, name: 'Have you sent it?' })).toBeFocused()
  return { read, mail: decodeURIComponent(mail ?? '') }
}

for (const state of ['open', 'closed'] as const)
  test(`five residents come from the home page to their own letter in their own mail program, while objections are ${state === 'open' ? '' : 'not '}taken`, async ({
    browser,
  }) => {
    await using site = state === 'open' ? await startOpenSite() : await startClosedSite()
    if (state === 'open') await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: day(14) })
    for (const resident of residents) {
      const context = await browser.newContext({
        userAgent: resident.userAgent,
        viewport: { width: 360, height: 740 },
        baseURL: site.origin,
      })
      const page = await context.newPage()
      const { read, mail } = await write(page, resident, state)
      console.info(`${resident.who}, ${resident.village}, ${state}: ${read.words} words, ${read.presses} presses`)
      expect(read.words).toBeLessThanOrEqual(limits.words)
      expect(read.presses).toBeLessThanOrEqual(limits.presses)
      for (const fact of Object.values(resident.facts)) expect(mail.replaceAll('\r\n', '\n')).toContain(fact)
      expect(mail).toMatch(/^mailto:[^?]+@[\s\S]*WDC\/22CM008[\s\S]*Yours faithfully,\s+Ann Example/)
      await expect(page.getByText('%')).toHaveCount(0)
      await context.close()
    }
  })

async function startClosedSite(): Promise<Site> {
  const site = await startSite()
  setCampaign(site.databaseFile, wholeCampaign)
  return site
}
