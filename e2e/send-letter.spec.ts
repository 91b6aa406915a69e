import { readFileSync } from 'node:fs'
import { type BrowserContext, devices, type Page } from '@playwright/test'
import mammoth from 'mammoth'
import PostalMime from 'postal-mime'
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

const address = '/quarry/write-objection'
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

/** Opens the workshop with this letter in it. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto(address)
  if (await page.getByRole('link', { name: 'Begin', exact: true }).isVisible())
    await page.getByRole('link', { name: 'Begin', exact: true }).click()
  await write(page, text)
}

async function write(page: Page, text: string): Promise<void> {
  const edit = page.getByRole('button', { name: /^(?:Edit the letter|Go on editing)$/ })
  await edit.click()
  await page.locator('#letter-text').fill(text)
  await page.getByRole('button', { name: 'Show it as a letter' }).click()
}

const firstWay = (page: Page) => page.locator('.workshop-send-first .button')
const otherWay = async (page: Page, name: string) => {
  const fold = page.locator('.workshop-send details')
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  return fold.locator('.button', { hasText: name })
}
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
    [iphone, true],
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
    const sent = watch(context)
    const page = await context.newPage()
    await open(page, letterOf(300))
    for (const length of [300, 2000, 12_000]) {
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
    }
    await expect(page.getByRole('heading', { name: 'Have you sent it?' })).toBeVisible()
    if (device === iphone) await expectAccessible(page, 'the ways to send a letter on a phone')
    expect(sent).toEqual([])
    await context.close()
  }
})

test('at a Windows computer a short letter opens in the mail program, and a long one is a mail draft that other programs open; as Word, text and copy it is the same', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...windows, baseURL: site.origin })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent = watch(context)
  const page = await context.newPage()
  await open(page, letterOf(300))
  await expect(firstWay(page)).toHaveAttribute(
    'href',
    /^mailto:planning@council\.example\.org\?subject=.*&body=Zwergspitz/,
  )
  await expect(page.getByText('Download', { exact: false })).toHaveCount(0)
  for (const length of [2000, 12_000]) {
    const text = letterOf(length)
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
    await expect(page.getByText('‘objection.eml’ is in your downloads.')).toBeVisible()

    const word = await savedBy(page, async () => (await otherWay(page, 'Save as a Word file')).click())
    const { value } = await mammoth.extractRawText({ path: word.path })
    expect(value.trim().split(/\s+/)).toEqual(text.trim().split(/\s+/))
    const plain = await savedBy(page, async () => (await otherWay(page, 'Save as plain text')).click())
    expect(readFileSync(plain.path, 'utf8')).toBe(`\uFEFF${text.replaceAll('\n', '\r\n')}`)
  }
  await expectAccessible(page, 'the ways to send a letter at a computer')
  expect(sent).toEqual([])

  await page.route(/letter-docx/, (route) => route.abort())
  await page.reload()
  await (await otherWay(page, 'Save as a Word file')).click()
  await expect(page.getByText(/^That did not work here/)).toBeVisible()
  await context.close()
})

test('where the council’s form is known it opens in a tab of its own, beside the Word file; where no e-mail address is, nothing offers a mail', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ ...windows, baseURL: site.origin })
  const sent = watch(context)
  const page = await context.newPage()
  const form = `${site.origin}/quarry/contact`
  setCampaign(site.databaseFile, { council_form: form, council_email: '' })
  await open(page, letterOf(2000))
  await expect(firstWay(page)).toHaveText(/^Save as Word and open the council’s form/)
  const opened = context.waitForEvent('page')
  const word = await savedBy(page, () => firstWay(page).click())
  expect(word.name).toBe('objection.docx')
  await (await opened).waitForURL(form)
  await expect(page.locator('.workshop-ways .button').first()).toHaveText('Copy the letter')
  await expect(page.locator('.workshop-send').getByText(/mail program|mail draft/)).toHaveCount(0)
  expect(sent).toEqual([])
  await context.close()
  setCampaign(site.databaseFile, { council_form: '', council_email: wholeCampaign.council_email })
})
