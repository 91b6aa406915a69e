import type { Page } from '@playwright/test'
import { firstCampaign } from '../content/first-campaign.ts'
import { sampleLetter } from '../content/objection-guide.ts'
import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import { withDetails } from '../domain/campaign-marks.ts'
import { toastOf } from './maintain.ts'
import { longAddresses, openConsultation, setCampaign } from './open-consultation.ts'
import { expectAccessible } from './page-checks.ts'
import { plain, printPaper } from './printed-papers.ts'
import { expect, test } from './site.ts'

const letter = withDetails(sampleLetter, { ...firstCampaign, ...wholeCampaign, ...longAddresses })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The browser refuses every write to the clipboard from now on. */
const refuseClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })

test('while the council takes objections somebody comes to the letter, copies it or finds it selected, and prints it', async ({
  page,
  site,
}) => {
  openConsultation(site)
  await page.goto('/quarry/')
  await page.getByRole('main').getByRole('link', { name: 'Object Now' }).click()
  await expect(page.getByRole('heading', { name: 'How to object in four steps' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write my letter' }).first()).toBeInViewport()
  const way = page.getByRole('main').locator(`a[href="${firstCampaign.planning_documents_url}"]`).first()
  await expect(way).toHaveAccessibleName(/opens a new tab/)

  await page.getByRole('button', { name: 'Copy Template' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(toastOf(page)).toContainText('Copied template to clipboard!')
  expect(await clipboard(page)).toBe(letter)
  await page.getByRole('button', { name: 'Copy email' }).click()
  await expect(toastOf(page)).toContainText('Copied email to clipboard!')
  expect(await clipboard(page)).toBe(longAddresses.council_email)
  await refuseClipboard(page)
  await page.getByRole('button', { name: 'Copy Template' }).click()
  await expect(page.getByRole('alert')).toContainText('did not let us copy')
  const selected = () => page.evaluate(() => getSelection()?.toString().replace(/\s+/g, ' ').trim())
  await expect.poll(selected).toBe(letter.replace(/\s+/g, ' ').trim())
  await expectAccessible(page, 'the letter, selected', [320])

  const printed = await printPaper(page)
  // With the longest addresses the sources end on a third.
  expect(printed.sheets.length).toBeLessThanOrEqual(3)
  expect(printed.text).toContain('Howtoobjectinfoursteps')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(plain(await page.locator('body').innerText())).toBe(plain(letter))
  expect((await printPaper(page)).sheets).toEqual([[210, 297]])
})

test('a letter is sent to the council’s form, else to its e-mail, else nowhere: never to the page of all applications', async ({
  page,
  site,
}) => {
  openConsultation(site)
  const send = page.getByRole('listitem').filter({ hasText: 'Submit it' })
  const council = { council_form: 'https://council.example.org/form', council_email: '', council_address: '' }
  setCampaign(site.databaseFile, council)
  await page.goto('/quarry/how-to-object')
  await expect(send.getByRole('link')).toHaveAttribute('href', council.council_form)
  setCampaign(site.databaseFile, { council_form: '', council_email: 'planning@council.example.org' })
  await page.reload()
  await expect(send.getByRole('link')).toHaveAttribute('href', /^mailto:planning@council[.]example[.]org[?]subject=Obj/)
  await expect(send).toContainText('planning@council.example.org')
  setCampaign(site.databaseFile, { council_email: '' })
  await page.reload()
  await expect(send).toContainText('ask the council where to send it')
  await expect(send.getByRole('link')).toHaveCount(0)
})

test('the site is passed on: by the share sheet, which may be closed; by its link where there is none; or by a link to copy by hand', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/how-to-object')
  const share = page.getByRole('button', { name: 'Share this website' })
  const link = `${site.origin}/quarry/`
  await share.click()
  await expect(toastOf(page)).toContainText('Website link copied to clipboard!')
  expect(await clipboard(page)).toBe(link)
  await page.evaluate(() => {
    const answers = [undefined, 'AbortError', 'NotAllowedError']
    const { dataset } = document.documentElement
    dataset.shared = ''
    navigator.share = async (data) => {
      dataset.shared += ` ${data?.url}`
      const failure = answers.shift()
      if (failure) throw new DOMException('no', failure)
    }
  })
  await refuseClipboard(page)
  for (const times of [1, 2, 3]) {
    await expect(page.getByRole('alert').filter({ hasText: 'did not let us copy' })).toHaveCount(0)
    await share.click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', ` ${link}`.repeat(times))
  }
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(link)
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(link)
})
