import { readFileSync } from 'node:fs'
import { devices } from '@playwright/test'
import PostalMime from 'postal-mime'
import { wholeCampaign } from '../../content/testing/whole-campaign.ts'
import { bringLetter, firstWay } from '../in-writing.ts'
import { setCampaign } from '../open-consultation.ts'
import { expectAccessible } from '../page-checks.ts'
import { expect, test } from '../site.ts'

test.use({
  userAgent: devices['Desktop Chrome'].userAgent,
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** A letter of so many characters, every word of which would be known again. */
const letterOf = (length: number) =>
  'Zwergspitz 41 – “Quagga”.\n\n'
    .repeat(length)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, '.')

test('at a Windows computer a letter goes by mail program, mail draft, Word, text or copy, and no word of it to the site', async ({
  page,
  site,
}) => {
  setCampaign(site.databaseFile, wholeCampaign)
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(decodeURIComponent(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)),
  )
  const box = page.getByLabel('Paste or type your letter')
  const savedBy = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.button', { hasText: name }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^objection\.(eml|docx|txt)$/)
    return download.path()
  }
  await bringLetter(page, letterOf(300))
  await expect(firstWay(page)).toHaveAttribute(
    'href',
    /^mailto:planning@council\.example\.org\?subject=.*&body=Zwergspitz/,
  )
  await expect(page.getByText('Download', { exact: false })).toHaveCount(0)
  const text = letterOf(12_000)
  for (const each of [letterOf(2_000), text]) {
    await box.fill(each)
    await expect(firstWay(page)).toHaveText('Save as an e-mail draft')
  }
  await expect(page.locator('a[href*="body="]')).toHaveCount(0)
  const mail = await PostalMime.parse(readFileSync(await savedBy('Save as an e-mail draft')))
  expect([mail.to?.[0]?.address, mail.subject]).toEqual([
    wholeCampaign.council_email,
    'Objection to application WDC/22CM008',
  ])
  expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await expect(page.getByText(/^‘objection.eml’ is in your downloads. Open the file/)).toBeVisible()
  await page.getByRole('link', { name: 'Not sent yet? Go back' }).click()

  await page.getByText('Other ways to send it').click()
  await expect(page.locator('.send-to b')).toHaveText([
    ...[wholeCampaign.council_email, wholeCampaign.council_email],
    ...[wholeCampaign.council_email, wholeCampaign.council_address],
  ])
  await page.getByRole('button', { name: 'Copy address for the post' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(wholeCampaign.council_address)
  await savedBy('Save as a Word file')
  await expectAccessible(page, 'the ways to send a letter at a computer')
  expect(asked.filter((each) => !each.startsWith('mailto:') && /zwergspitz|quagga/i.test(each))).toEqual([])

  await box.fill(letterOf(50_001))
  await expect(page.getByText(/^This is longer than any letter/)).toBeVisible()
  await box.fill(text)

  await page.route(/letter-docx/, (route) => route.abort())
  await page.reload()
  await expect(box).toHaveValue(text)
  await page.getByText('Other ways to send it').click()
  await page.getByRole('button', { name: 'Save as a Word file' }).click()
  await expect(page.getByText(/^That did not work here/)).toBeVisible()

  setCampaign(site.databaseFile, { council_email: '' })
  await page.reload()
  await expect(firstWay(page)).toHaveText('Print, or save as PDF')
  await expect(page.locator('.send-first + .send-to')).toContainText(wholeCampaign.council_address)
  await expect(page.getByRole('main').getByText(/mail program|mail draft/)).toHaveCount(0)

  setCampaign(site.databaseFile, { council_address: '' })
  await page.reload()
  await expect(firstWay(page)).toHaveText('Copy the letter')
  await expect(page.getByText(/^We do not know yet where the council takes letters/)).toBeVisible()
  await expect(page.getByText('Send it to:')).toHaveCount(0)
})
