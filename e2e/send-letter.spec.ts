import { readFileSync } from 'node:fs'
import { type BrowserContext, devices, type Page } from '@playwright/test'
import mammoth from 'mammoth'
import PostalMime from 'postal-mime'
import { firstWay, bringLetter as open } from './in-writing.ts'
import { setCampaign, wholeCampaign } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, startSite, testOn } from './site.ts'

/** The site of a campaign that knows the council's addresses. */
async function startSiteWithCouncil(): Promise<Site> {
  const site = await startSite()
  setCampaign(site.databaseFile, wholeCampaign)
  return site
}
const test = testOn(startSiteWithCouncil)

const windows = { userAgent: devices['Desktop Chrome'].userAgent, viewport: { width: 1280, height: 800 } }
const phone = (name: string) => {
  const { userAgent, viewport, isMobile, hasTouch } = devices[name] ?? devices['Pixel 7']
  return { userAgent, viewport, isMobile, hasTouch }
}
const android = phone('Pixel 7')
const iphone = phone('iPhone 15')

/** A letter of so many characters, every word of which would be known again. */
const letterOf = (length: number) =>
  'Zwergspitz 41 – “Quagga”.\n\n'
    .repeat(length)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, '.')
const isOfLetter = /zwergspitz|quagga/i

/** Every request of these pages that carries a word of a letter, wherever in it, but for what opens the mail program. */
function watch(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith('mailto:')) return
    const said = `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
    if (isOfLetter.test(decodeURIComponent(said.replaceAll(/%(?![\da-f]{2})/gi, '')))) found.push(said)
  })
  return found
}

const write = (page: Page, text: string) => page.getByLabel('Paste or type your letter').fill(text)
const otherWay = async (page: Page, name: string) => {
  const fold = page.locator('details', { has: page.getByText('Other ways to send it') })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  return fold.locator('.button', { hasText: name })
}
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Have you sent it?' })
/** Comes back from the screen after sending to the letter. */
const goBack = (page: Page) => page.getByRole('link', { name: 'Not sent yet? Go back' }).click()
/** What a press has the browser save. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), path: await download.path() }
}

test('on a phone the letter goes whole to the share sheet, or to the mail program, and no word of it to the site', async ({
  browser,
  site,
}) => {
  for (const [device, hasShare] of [
    [android, true],
    [iphone, false],
  ] as const) {
    const context = await browser.newContext({ ...device, baseURL: site.origin })
    await context.addInitScript((hasShare) => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      const share = (data: ShareData) => Promise.resolve(void shared.push(data))
      Object.defineProperty(navigator, 'share', { value: hasShare ? share : undefined })
      Object.defineProperty(navigator, 'canShare', { value: hasShare ? () => true : undefined })
    }, hasShare)
    const leaked = watch(context)
    const page = await context.newPage()
    await open(page, letterOf(300))
    for (const length of [300, 12_000]) {
      const text = letterOf(length)
      await write(page, text)
      const mail = hasShare ? await otherWay(page, 'Open the letter in my mail program') : firstWay(page)
      const link = new URL((await mail.getAttribute('href')) ?? '')
      expect(link.pathname).toBe(wholeCampaign.council_email)
      expect(link.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text)
      if (hasShare) {
        await expect(firstWay(page)).toHaveText('Share the letter')
        await firstWay(page).click()
        const shared = () => page.evaluate(() => (Reflect.get(window, 'shared') as ShareData[]).at(-1))
        await expect.poll(shared).toEqual({ title: 'Objection to application WDC/22CM008', text })
      } else await firstWay(page).click()
      await expect(sent(page)).toBeFocused()
      await goBack(page)
    }
    if (device === iphone) await expectAccessible(page, 'the ways to send a letter on a phone')
    expect(leaked).toEqual([])
    await context.close()
  }
})

test('at a Windows computer a short letter opens in the mail program, and a long one is a mail draft that other programs open; as Word, text and copy it is the same; where no e-mail address is known, nothing offers a mail', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...windows, baseURL: site.origin })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const leaked = watch(context)
  const page = await context.newPage()
  await open(page, letterOf(300))
  await expect(firstWay(page)).toHaveAttribute(
    'href',
    /^mailto:planning@council\.example\.org\?subject=.*&body=Zwergspitz/,
  )
  await expect(page.getByText('Download', { exact: false })).toHaveCount(0)
  const text = letterOf(12_000)
  await write(page, text)
  await expect(firstWay(page)).toHaveText('Save as a mail draft')
  await expect(page.locator('a[href*="body="]')).toHaveCount(0)
  const draft = await savedBy(page, () => firstWay(page).click())
  expect(draft.name).toBe('objection.eml')
  const mail = await PostalMime.parse(readFileSync(draft.path))
  expect([mail.to?.[0]?.address, mail.subject]).toEqual([
    wholeCampaign.council_email,
    'Objection to application WDC/22CM008',
  ])
  expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await expect(page.getByText(/^‘objection.eml’ is in your downloads. Open the file/)).toBeVisible()
  await goBack(page)

  const word = await savedBy(page, async () => (await otherWay(page, 'Save as a Word file')).click())
  const { value } = await mammoth.extractRawText({ path: word.path })
  expect(value.trim().split(/\s+/)).toEqual(text.trim().split(/\s+/))
  const plain = await savedBy(page, async () => (await otherWay(page, 'Save as plain text')).click())
  expect(readFileSync(plain.path, 'utf8')).toBe(`\uFEFF${text.replaceAll('\n', '\r\n')}`)
  await expectAccessible(page, 'the ways to send a letter at a computer')
  expect(leaked).toEqual([])

  await page.route(/letter-docx/, (route) => route.abort())
  await page.reload()
  await expect(page.getByLabel('Paste or type your letter')).toHaveValue(letterOf(12_000))
  await (await otherWay(page, 'Save as a Word file')).click()
  await expect(page.getByText(/^That did not work here/)).toBeVisible()

  setCampaign(site.databaseFile, { council_email: '' })
  await page.reload()
  await expect(firstWay(page)).toHaveText('Copy the letter')
  await expect(page.getByRole('main').getByText(/mail program|mail draft/)).toHaveCount(0)
  setCampaign(site.databaseFile, { council_email: wholeCampaign.council_email })
  await context.close()
})
