import type { Page } from '@playwright/test'
import { firstCampaign } from '../content/first-campaign.ts'
import { sampleLetter } from '../content/objection-guide.ts'
import { processStages } from '../content/process-stages.ts'
import { withDetails } from '../domain/campaign-marks.ts'
import { longAddresses, wholeCampaign } from './open-consultation.ts'
import { expect, stopClock, test } from './site.ts'

const letter = withDetails(sampleLetter, { ...firstCampaign, ...wholeCampaign, ...longAddresses })

test.use({ permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers: 'block' })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const toast = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"]')

/** The browser refuses every write to the clipboard from now on. */
const refuseClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })

const currentStage = processStages.find(({ status }) => status === 'current')?.title ?? ''

test.describe('while objections are not accepted', () => {
  // (rule: objection-closed, objection-meanwhile, objection-questions)
  test('a notice names the stage and says that objections are not accepted; below it stands how to prepare one, what becomes of a letter that is sent now, and the ways on', async ({
    page,
  }) => {
    await page.goto('/quarry/how-to-object')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Object to the Quarry')
    const notice = page.getByRole('region', { name: `Current stage: ${currentStage}` })
    await expect(notice).toContainText('Objections are not currently accepted.')
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/quarry/process')
    await expect(page.getByRole('main').getByRole('link', { name: 'Join Mailing List' })).toHaveAttribute(
      'href',
      '/quarry/contact#mailchimp',
    )
    await expect(page.getByRole('button', { name: 'Copy Template' })).toHaveCount(0)

    const meanwhile = page.getByRole('region', { name: 'What you can do now' })
    const addresses = await meanwhile
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(['/quarry/impact-map', '/quarry/evidence-library', '/quarry/evaluate-objection'])
    const letters = page.getByRole('region', { name: 'If you want to write before then' })
    await expect(letters).toContainText('The council should still consider what arrives before it decides')
    await expect(letters).toContainText('new papers are coming')
    const questions = page.getByRole('region', { name: 'Questions people ask' })
    await expect(questions.getByRole('heading', { name: 'I objected before: must I again?' })).toBeVisible()
    await expect(questions.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.warwickshire.gov.uk/regulatorycommittee',
    )
    const bottom = ((await notice.boundingBox())?.y ?? 0) + ((await notice.boundingBox())?.height ?? 0)
    expect((await meanwhile.boundingBox())?.y).toBeGreaterThan(bottom)

    await expect(page.getByRole('link', { name: 'The planning process' })).toHaveAttribute('href', '/quarry/process')
    await page.getByRole('link', { name: 'Evaluate Your Objection' }).click()
    await expect(page).toHaveURL('/quarry/evaluate-objection')
  })
})

test.describe('while public consultation is the current stage', { tag: '@open' }, () => {
  // (rule: council-contact, objection-guidance, print-layout)
  test('Object Now leads from the home page to how to object, which says what counts and leads straight to the council; where the clipboard is refused it selects the letter, which is printed on a sheet of its own', async ({
    page,
  }) => {
    await page.goto('/quarry/')
    await page.getByRole('main').getByRole('link', { name: 'Object Now' }).click()
    await expect(page.getByRole('heading', { name: 'How to object in four steps' })).toBeVisible()
    const ways = page.getByRole('main').locator(`a[href="${firstCampaign.planning_documents_url}"]`)
    await expect(ways).toHaveText(['Open the council’s planning pages', 'Look for it there', 'Send your objection'])
    for (const way of await ways.all()) {
      await expect(way).toHaveAttribute('target', '_blank')
      await expect(way).toHaveAccessibleName(/opens a new tab/)
    }
    await expect(ways.first()).toBeInViewport()

    await refuseClipboard(page)
    await page.getByRole('button', { name: 'Copy Template' }).click()
    await expect(page.getByRole('alert')).toContainText('did not let us copy')
    const selected = () => page.evaluate(() => getSelection()?.toString().replace(/\s+/g, ' ').trim())
    await expect.poll(selected).toBe(letter.replace(/\s+/g, ' ').trim())
    await expect(toast(page)).toHaveCount(0)
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
    await page.getByRole('button', { name: 'Copy email' }).click()
    await expect(toast(page)).toContainText('Copied email to clipboard!')
    expect(await clipboard(page)).toBe(longAddresses.council_email)

    await expect(page.getByText('Only objections based on planning policy count')).toBeVisible()
    await expect(page.getByText('House prices do not count')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Find the application' }),
    ).toContainText('WDC/22CM008')
    await expect(page.getByText('Objections are not currently accepted.')).toHaveCount(0)

    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.letter')).toBeVisible()
    await expect(page.locator('.letter-section')).toHaveCSS('break-before', 'page')
    await expect(page.getByRole('button', { name: 'Copy Template' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share this website' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
  })

  // (rule: sample-letter, copy-button)
  test('the template is copied, the button says so for 2000 ms, and a toast tells it', async ({ page }) => {
    await page.goto('/quarry/how-to-object')
    // What shows toasts is loaded at the first use of the page; it must be there before the clock stops.
    await page.keyboard.press('Shift')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    await stopClock(page)
    await page.getByRole('button', { name: 'Copy Template' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await clipboard(page)).toBe(letter)
    await page.clock.runFor(1900)
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByRole('button', { name: 'Copy Template' })).toBeVisible()
    // It stays for 5000 ms from when a busy page has come to show it.
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(toast(page)).toContainText('Copied template to clipboard!', { timeout: 200 })
    }).toPass({ intervals: [50] })
  })
})

test.describe('Every Objection Counts', () => {
  const share = (page: Page) => page.getByRole('button', { name: 'Share this website' })

  // (rule: objection-counts)
  test('without native share the link of the site is copied, and by Share this page that of the page; where the clipboard is refused, the link is shown, selected', {
    tag: '@both',
  }, async ({ page, site }) => {
    await page.goto('/quarry/how-to-object')
    await share(page).click()
    await expect(toast(page)).toContainText('Website link copied to clipboard!')
    expect(await clipboard(page)).toBe(`${site.origin}/quarry/`)
    await page.getByRole('button', { name: 'Share this page' }).click()
    await expect(toast(page)).toContainText('Link to this page copied to clipboard!')
    expect(await clipboard(page)).toBe(`${site.origin}/quarry/how-to-object`)

    await refuseClipboard(page)
    await expect(share(page)).toBeVisible()
    await share(page).click()
    await expect(page.getByRole('alert')).toContainText('did not let us copy')
    await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(`${site.origin}/quarry/`)
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(`${site.origin}/quarry/`)
  })

  // (rule: share-button)
  test('native share gets the link, and nothing is copied; who closes it changes nothing, and where it fails the link is copied', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const answers = [undefined, 'AbortError', 'NotAllowedError']
      const note = (name: string, text = '') => {
        const { dataset } = document.documentElement
        dataset[name] = `${dataset[name] ?? ''} ${text}`
      }
      navigator.share = async (data) => {
        note('shared', data?.url)
        const failure = answers.shift()
        if (failure) throw new DOMException('no', failure)
      }
      const copy = navigator.clipboard.writeText.bind(navigator.clipboard)
      navigator.clipboard.writeText = (text) => {
        note('copied', text)
        return copy(text)
      }
    })
    await page.goto('/quarry/how-to-object')
    const link = ` ${site.origin}/quarry/`
    for (const times of [1, 2, 3]) {
      await share(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-shared', link.repeat(times))
    }
    await expect(toast(page)).toContainText('Website link copied to clipboard!')
    await expect(page.locator('html')).toHaveAttribute('data-copied', link)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  })
})
