import { devices, type Page } from '@playwright/test'
import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import { bringLetter, firstWay, readerOf, tell } from './in-writing.ts'
import { testWriters } from './letter-writers.ts'
import { day, setCampaign, setStage } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

// The others write in `npm run test:wide`.
testWriters([8])
testWriters([1], 'Prepare')

const chatbots = `Certainly! Here is a draft of your letter.

Dear Sir or Madam,

I object to application WDC/22CM008. In the dry summer of 2022 dust from the A429 lay on our window sills in Wasperton.

I trust that you will listen. [Your Name]`
const mended = chatbots
  .replace('Certainly! Here is a draft of your letter.\n\n', '')
  .replace('[Your Name]', 'Ann Example')

test.describe('on a phone, a letter from a chatbot', () => {
  test.use({ viewport: { width: 360, height: 740 }, userAgent: devices['Pixel 7'].userAgent })
  const box = (page: Page) => page.getByLabel('Paste or type your letter')
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const asItIs = (page: Page) => page.getByRole('link', { name: 'Send it as it is' })

  test('stands below what was found in it, is stopped once, and goes mended to the council’s address', async ({
    page,
    site,
  }) => {
    const reader = readerOf(page)
    const council_form = `${site.origin}/quarry/contact`
    setCampaign(site.databaseFile, { ...wholeCampaign, council_form })
    await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: day(14) })
    await page.goto('/quarry/')
    await reader.press(page.getByRole('main').getByRole('link', { name: 'Object Now' }))
    await reader.press(page.getByRole('main').getByRole('link', { name: 'Write my letter' }).first())
    await reader.press(page.getByRole('button', { name: 'I have a letter already' }))
    const findings = page.locator('.finding-group').first()
    await box(page).fill(chatbots)
    for (const keys of ['Control+a', 'Control+x']) await box(page).press(keys)
    await expect(page.getByText(/to look at$/)).toHaveCount(0)
    await box(page).press('Control+v')
    await expect(findings).toContainText('[Your Name]')
    await expect(findings).toBeInViewport()
    expect((await findings.boundingBox())?.y).toBeLessThan((await box(page).boundingBox())?.y ?? 0)
    await expectAccessible(page, 'what was found in a pasted letter')
    await reader.press(firstWay(page))
    await expect(heading(page, 'Look at these first')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('main')).toContainText('[Your Name]')
    await expectAccessible(page, 'the one stop')
    await reader.press(page.getByRole('button', { name: 'Go back and change it' }))
    await box(page).fill(mended)
    await expect(findings).not.toContainText('[Your Name]')
    await page.goBack()
    await expect(heading(page, 'Check and send your letter')).toBeVisible()
    const letter = decodeURIComponent((await firstWay(page).getAttribute('href')) ?? '').replaceAll('\r', '')
    expect(letter).toMatch(new RegExp(`^mailto:${wholeCampaign.council_email}.*WDC/22CM008&body=`))
    expect(letter).toContain(mended)
    await reader.press(firstWay(page))
    await expect(heading(page, 'Have you sent it?')).toBeFocused()
    for (const address of [wholeCampaign.council_email, council_form])
      await expect(page.getByRole('main')).toContainText(address)
    tell('9 with a letter from a chatbot', reader, { isStopped: true })
  })

  test('goes as it is by the share sheet or as a file, after one stop that no second tap leaves and no other; where the closer look cannot be loaded there is none', {
    tag: '@wide',
  }, async ({ page, site, context }) => {
    setCampaign(site.databaseFile, { ...wholeCampaign, council_email: '', council_address: '', council_form: '' })
    await context.addInitScript(() => {
      const share = async ({ text }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('not pressed', 'NotAllowedError')
        Object.assign(window, { shared: text })
      }
      Object.assign(navigator, { share, canShare: () => true })
    })
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
    await bringLetter(page, chatbots)
    await expect(page.getByText('[Your Name]').first()).toBeVisible()
    await firstWay(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    const { y = Number.NaN, height = 0 } = (await firstWay(page).boundingBox()) ?? {}
    await firstWay(page).click()
    await expect(heading(page, 'Look at these first')).toBeFocused()
    for (const wayOut of [asItIs(page), page.getByRole('button', { name: 'Go back and change it' })])
      expect((await wayOut.boundingBox())?.y).toBeGreaterThan(y + height)
    await page.reload()
    await asItIs(page).click()
    await expect(heading(page, 'Have you sent it?')).toBeFocused()
    expect(await shared()).toBe(chatbots)
    await page.getByRole('link', { name: 'Not sent yet? Go back' }).click()
    await firstWay(page).click()
    await expect(heading(page, 'Have you sent it?')).toBeFocused()

    await page.goto('/quarry/write-objection#look')
    await expect(heading(page, 'Look at these first')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/quarry/write-objection#send')
    await box(other).fill(mended)
    await expect(heading(page, 'Check and send your letter')).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/closer-look-finder/, (route) => held.then(() => route.continue()))
    await page.reload()
    await box(page).fill(chatbots.replace('[Your Name]', '[my name]'))
    await page.getByText('Other ways to send it').click()
    await page.getByRole('button', { name: 'Save as a Word file' }).click()
    await expect(page.getByText('Reading your text more closely')).toBeVisible()
    release()
    await expect(page.getByText('[my name]').first()).toBeVisible()
    const [saved] = await Promise.all([page.waitForEvent('download'), asItIs(page).click()])
    await expect(page.getByRole('status').filter({ hasText: saved.suggestedFilename() })).toBeInViewport()
    await page.goBack()
    await page.unroute(/closer-look-finder/)
    await page.route(/closer-look-finder/, (route) => route.abort())
    await page.reload()
    await box(page).fill(chatbots.replace('[Your Name]', '[address]'))
    await expect(page.getByText(/^The closer look could not be loaded/)).toBeVisible()
    await firstWay(page).click()
    await expect(heading(page, 'Have you sent it?')).toBeFocused()
  })
})
