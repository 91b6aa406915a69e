import { firstCampaign } from '../../content/first-campaign.ts'
import { packPapersWords } from '../../content/pack-words.ts'
import { wholeCampaign } from '../../content/testing/whole-campaign.ts'
import { dateWords } from '../../domain/date-words.ts'
import { packPapers, packPath } from '../../domain/pack.ts'
import { readerOf, tell } from '../in-writing.ts'
import { day, setCampaign, setStage } from '../open-consultation.ts'
import { expectAccessible, findTooWide } from '../page-checks.ts'
import { plain, printPaper } from '../printed-papers.ts'
import { expect, test } from '../site.ts'

const lastDay = day(20)

test('each paper of a village prints as one sheet that says until when to object, and no longer once that is over', async ({
  page,
  site,
}) => {
  await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: lastDay })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const paper of packPapers) {
    const path = packPath('barford', paper)
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(`/quarry${path}`)
    expect(await findTooWide(page), path).toEqual([])
    if (paper === 'poster') await expectAccessible(page, path)
    const { sheets, text } = await printPaper(page)
    expect(sheets, path).toHaveLength(1)
    expect(text, path).not.toContain('Menu')
    if (paper === 'poster' || paper === 'leaflet') expect(text, path).toContain(plain(dateWords(lastDay)))
    expect(text.length, packPapersWords[paper].name).toBeGreaterThan(100)
  }
  expect(asked.filter((path) => path.startsWith('/quarry/api/') && !path.endsWith('/side'))).toEqual([])

  await test.step('a tab that was left open past the deadline', async () => {
    await page.goto(`/quarry${packPath('barford', 'poster')}`)
    expect((await printPaper(page)).text).toContain(plain(`Object by ${dateWords(lastDay)}`))
    // The clock moves on as in a computer that slept: no timer has come since.
    await page.clock.setFixedTime(`${day(21)}T12:00:00Z`)
    const { text } = await printPaper(page)
    expect(text).not.toContain(plain(dateWords(lastDay)))
    expect(text).toContain(plain('The consultation is over'))
  })
})

test.describe('from door to door', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('resident 9, who goes from door to door, prints leaflet, street pack and template, which say who, which application and how', async ({
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
    tell('9 who goes from door to door, with all of the papers and the template read', reader, Number.POSITIVE_INFINITY)
  })
})
