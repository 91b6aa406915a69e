import { firstCampaign } from '../../content/first-campaign.ts'
import { wholeCampaign } from '../../content/testing/whole-campaign.ts'
import { readerOf, tell } from '../in-writing.ts'
import { day, setCampaign, setStage } from '../open-consultation.ts'
import { plain, printPaper } from '../printed-papers.ts'
import { expect, test } from '../site.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('resident 9, who goes from door to door, prints leaflet, street pack and template, which say who and how', async ({
  page,
  site,
}) => {
  setCampaign(site.databaseFile, wholeCampaign)
  await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: day(14) })
  const reader = readerOf(page)
  const printed = async (...said: string[]) => {
    const { text } = await printPaper(page)
    for (const each of ['WDC/22CM008', ...said]) expect(text).toContain(plain(each))
  }
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await page.goto('/quarry/')
  await reader.type(page.getByRole('combobox', { name: 'Where do you live?' }), 'Barford')
  await reader.press(page.getByRole('button', { name: 'Find' }))
  await reader.press(page.getByRole('link', { name: 'Posters and leaflets for Barford' }))
  for (const paper of ['leaflet', 'poster']) {
    await reader.press(page.getByRole('link', { name: `Print ${paper}` }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${paper}: Barford`, 'i'))
    await printed(firstCampaign.name, new URL(site.origin).host)
    await expect(page.locator('html[data-printing]')).toBeAttached()
    await reader.press(page.getByRole('link', { name: 'Everything in this pack' }))
  }
  await reader.press(page.getByRole('banner').getByRole('link', { name: 'Object Now' }))
  await expect(page.getByRole('heading', { name: 'Sample objection letter' })).toBeVisible()
  await printed(wholeCampaign.council_email, 'Yours faithfully')
  tell('9 who goes from door to door, with all of the papers and the template read', reader, {
    words: Number.POSITIVE_INFINITY,
  })
})
