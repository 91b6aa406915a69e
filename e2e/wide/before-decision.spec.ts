import { wholeCampaign } from '../../content/testing/whole-campaign.ts'
import { firstWay } from '../in-writing.ts'
import { setCampaign } from '../open-consultation.ts'
import { expectAccessible } from '../page-checks.ts'
import { expect, test } from '../site.ts'

test('a resident asks for the committee in a letter that stays in her browser until she deletes it', async ({
  page,
  site,
}) => {
  setCampaign(site.databaseFile, wholeCampaign)
  const told: string[] = []
  page.on('request', (request) => {
    if (/quagga/i.test(`${request.url()} ${request.postData() ?? ''}`)) told.push(request.url())
  })
  await page.goto('/quarry/how-to-object')
  await page.getByRole('link', { name: 'Who decides, and how to ask for the committee' }).click()
  await expect(page.getByRole('heading', { name: 'Who decides' })).toBeInViewport()
  await page.getByRole('link', { name: 'A letter for a committee decision' }).click()
  await expect(page.getByText('you have no right to it: the council may say no')).toBeVisible()

  const letter = page.locator('#whole-letter')
  const reason = page.getByLabel('Why does this matter')
  const first = firstWay(page)
  await first.click()
  await page.getByRole('link', { name: /^Say in your own words/ }).click()
  await page.keyboard.type('Quagga Lane is 400 metres away. Councillor Quagga lied.')
  await expect(reason).toHaveAccessibleDescription(/Name no one, accuse no one, and ask for no promise/)
  await page.getByRole('link', { name: /^Choose the policy/ }).click()
  await page.getByLabel('Which policy').selectOption('Lorries and road safety')
  await expect(letter).toContainText('TR6(4)')
  await page.locator('.field .source-marks a').click()
  await expect(page.locator('.sources :target')).toContainText('policy TR6(4)')
  for (const said of ['At most three objectors', 'Shire Hall']) await expect(page.getByRole('main')).toContainText(said)
  await page.getByText('1 good, 1 to look at').click()
  await expect(page.locator('.finding-quotes').first()).toHaveText('Councillor Quagga lied.')
  await expect(letter).toContainText('Quagga Lane')
  await expect(letter).not.toContainText('[')
  await expect(first).toHaveText('Open the letter in my e-mail program')
  await page.getByRole('link', { name: /^Enter your name/ }).click()
  await page.keyboard.type('Ada Quagga')
  await page.getByLabel('Address with postcode').fill('1 Mill Lane')
  await expectAccessible(page, 'the letter is written', [320])

  await page.reload()
  await expect(letter).toContainText('Ada Quagga')
  const link = new URL((await first.getAttribute('href')) ?? '')
  expect(link.pathname).toBe(wholeCampaign.council_email)
  expect(link.searchParams.get('body')?.replaceAll('\r', '')).toBe(await letter.textContent())
  expect(await page.evaluate(() => localStorage.getItem('quarry-objection'))).toBeNull()
  await page.getByRole('button', { name: 'Delete this letter' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(letter).not.toContainText('Quagga')
  await expect(letter).not.toContainText('TR6(4)')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Quagga')
  expect(told).toEqual([])
})
