import type { Page } from '@playwright/test'
import { contact } from '../../content/contact.ts'
import { firstCampaign } from '../../content/first-campaign.ts'
import { home } from '../../content/home.ts'
import { letterSheetWords } from '../../content/pack-words.ts'
import { firstRows } from '../../content/seed/first-rows.ts'
import { dateWords } from '../../domain/date-words.ts'
import { type PackPaper, packPapers, packPath, paperForms } from '../../domain/pack.ts'
import { write } from '../maintain.ts'
import { day, longAddresses, setCampaign, setStage } from '../open-consultation.ts'
import { findTooWide } from '../page-checks.ts'
import { plain, printPaper } from '../printed-papers.ts'
import { expect, test } from '../site.ts'

const barfordCards = firstRows.village_data.find(({ village_key }) => village_key === 'barford')?.impact_cards ?? []

const lastDay = day(20)

test.beforeEach(async ({ site }) => {
  setCampaign(site.databaseFile, { council_address: longAddress })
  await write(site, 'POST', '/village_data', bareVillage)
  await write(site, 'POST', '/village_data', fullVillage)
  await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: lastDay })
})

const bareVillage = {
  village_key: 'newbold',
  name: 'Newbold Pacey',
  summary: '',
  header_image: null,
  position: null,
  header_image_attribution: null,
  preamble: { intro: '', description: '' },
  impact_cards: [],
}
const long = 'What the people of a small place say who have much to say about it and go on saying it'
const longAddress = `Warwickshire County Council\n${'Planning Delivery and Development\n'.repeat(13)}Shire Hall`
/** As much as maintainers can write into all that is printed. */
const fullVillage = {
  ...bareVillage,
  village_key: 'much-longer',
  name: 'Upper Bishop’s Tachbrook with Moreton Morrell',
  impact_cards: ['Lorries', 'Flood', 'Noise', 'Church', 'Footpath', 'Newts', 'Dust'].map((word) => ({
    icon: word,
    title: `${word}: ${long}`,
    content: { intro: `${word}, ${long}. `.repeat(9), bulletPoints: [`${word} should be looked at. ${long}`] },
  })),
}

/** What of the paper has no room on it. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sheet, .paper-half, .label')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map(({ className }) => className),
  )

/** The pictures that are not there once the page says that it is: browsers print what they have by then. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('#print img')]
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  )

const controls = ['Object Now', 'Donate', 'Privacy Policy', 'Skip to', 'Everything in', 'Where this comes from'].map(
  plain,
)

for (const place of ['barford', 'wasperton', 'newbold', 'much-longer', 'all']) {
  test(`each paper of ${place} prints on the pages that it promises, whole, with its words and nothing of the site around it`, async ({
    page,
  }) => {
    for (const paper of packPapers.filter((each) => place === 'all' || !(each in sameEverywhere))) {
      for (const form of place === 'much-longer' ? paperForms[paper] : ['']) {
        const path = packPath(place, paper, form)
        await test.step(path, async () => {
          await page.setViewportSize({ width: 320, height: 740 })
          await page.goto(`/quarry${path}`)
          expect(await findTooWide(page)).toEqual([])
          expect(await missingPictures(page)).toEqual([])
          const { sheets, text } = await printPaper(page)
          expect(sheets).toEqual(Array(paper === 'log' ? 2 : 1).fill(sizeOf(paper, form)))
          await page.emulateMedia({ media: 'print' })
          expect(await cutOff(page)).toEqual([])
          await page.emulateMedia({ media: null })
          for (const control of controls) expect(text).not.toContain(control)
          expect(text).toContain(plain(saidOn(paper)))
          if (paper === 'poster' || paper === 'leaflet') expect(text).toContain(plain(dateWords(lastDay)))
          if (form.includes('grey')) expect(await coloured(page)).toEqual([])
          if (paper === 'briefing' && place === 'barford') await expectSources(page)
          if (paper === 'sign-up') await expectConsent(page, text)
          if (paper === 'log') await expectLog(page, text)
        })
      }
    }
  })
}

/** What is said on papers that do not differ from place to place. */
const sameEverywhere: Partial<Record<PackPaper, string>> = {
  'sign-up': contact.newsletter.consent,
  speakers: 'and nobody repeats another',
  speech: 'I want you to refuse permission, because',
  log: 'Keep your own sheets, and give away copies only',
  bundle: 'The originals are kept by',
}

function sizeOf(paper: PackPaper, form: string): number[] {
  if (paper === 'log') return [297, 210]
  if (paper === 'leaflet') return form.includes('bleed') ? [154, 216] : [297, 210]
  return form.includes('bleed') ? [216, 303] : [210, 297]
}

function saidOn(paper: PackPaper): string {
  if (paper === 'letter') return letterSheetWords.change
  if (paper === 'briefing') return 'What is proposed'
  return sameEverywhere[paper] ?? home.statement
}

/** The colours of letters and areas that are no grey. */
const coloured = (page: Page) =>
  page
    .locator('.sheet, .sheet *')
    .evaluateAll((parts) =>
      parts
        .flatMap((part) => [getComputedStyle(part).color, getComputedStyle(part).backgroundColor])
        .filter((colour) => new Set(colour.match(/\d+/g)?.slice(0, 3)).size > 1),
    )

/** Each reason of the briefing has a number, and the numbers have their sources, all confirmed, on the same page. */
async function expectSources(page: Page): Promise<void> {
  const marks = await page
    .locator('.sheet .source-marks a')
    .evaluateAll((links) => links.map(({ textContent }) => textContent))
  const numbers = marks.map((mark) => mark?.replace(/\D/g, ''))
  const listed = (await page.locator('.briefing-sources li > b').allInnerTexts()).flatMap((list) => list.split(', '))
  expect(numbers.length).toBeGreaterThan(8)
  for (const number of numbers) expect(listed).toContain(number)
  await expect(page.locator('.briefing-reasons li:not(:has(.source-marks))')).toHaveCount(0)
  await expect(page.locator('.briefing-sources')).toContainText('policy TR6(4)')
  await expect(page.locator('.briefing-sources')).not.toContainText('Not confirmed yet.')
}

/** The sign-up sheet has the words that the form has, and says what happens with it and who keeps it. */
async function expectConsent(page: Page, text: string): Promise<void> {
  for (const said of [
    contact.newsletter.consent,
    'E-mail, in capitals',
    'Postcode',
    'This sheet is kept by',
    'It is not a petition',
    'shred it',
    'quarry/privacy',
  ])
    expect(text).toContain(plain(said))
  await expect(page.locator('.sign-up-lines tbody tr')).toHaveCount(15)
}

/** The log has a heading to choose, slots of two hours, what to leave alone, and its sources on the screen. */
async function expectLog(page: Page, text: string): Promise<void> {
  for (const said of ['Lorries', 'Near misses', 'noon to 2pm', 'Signature', 'Write no number plates'])
    expect(text).toContain(plain(said))
  await expect(page.locator('.form-grid tbody tr')).toHaveCount(10)
  await expect(page.locator('#source-records-as-facts')).toBeAttached()
}

test('somebody comes from the page of a village to its poster, which asks the printer, says what its own report says, and leads back to that page in letters and by its code', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await page.goto('/quarry/villages/barford')
  await page.getByRole('link', { name: 'Posters and leaflets for Barford' }).click()
  await page.getByRole('link', { name: 'Print leaflet' }).click()
  await page.getByRole('link', { name: 'Everything in this pack' }).click()
  await page.getByRole('link', { name: 'Print poster' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^poster: Barford/i)
  const { text } = await printPaper(page)
  await expect(page.locator('html[data-printing]')).toBeAttached()
  for (const each of ['WDC/22CM008', firstCampaign.name]) expect(text).toContain(plain(each))
  for (const { title } of barfordCards.slice(0, 4)) expect(text).toContain(plain(title))
  expect(text).toContain(plain(`${new URL(site.origin).host}/quarry/villages/barford`))
  await expect(page.locator('#print img[src$="/villages/barford/qr.svg"]').first()).toBeAttached()
})

test('a poster that was left open past the deadline says that the consultation is over', async ({ page }) => {
  await page.goto(`/quarry${packPath('barford', 'poster')}`)
  expect((await printPaper(page)).text).toContain(plain(`Object by ${dateWords(lastDay)}`))
  // The clock moves on as in a computer that slept: no timer has come since.
  await page.clock.setFixedTime(`${day(21)}T12:00:00Z`)
  const { text } = await printPaper(page)
  expect(text).not.toContain(plain(dateWords(lastDay)))
  expect(text).toContain(plain('The consultation is over'))
})

test('the letter by hand says in every stage when and where to send it, on one side of A4, with room to write', async ({
  page,
  site,
}) => {
  const stages = [
    ['public-consultation', day(-3), lastDay, `The last day is ${dateWords(lastDay)}`],
    ['public-consultation', day(-3), day(2), 'the post may come too late'],
    ['public-consultation', day(-3), '', 'We do not know when it closes'],
    ['validation', day(3), lastDay, `Object from ${dateWords(day(3))}`],
    ['validation', '', '', 'You may still write'],
    ['assessment', day(-9), day(-2), 'A letter sent now is late'],
    ['refusal', day(-9), day(-2), 'It may be too late for this letter'],
  ] as const
  const nobody = { council_email: '', council_form: '', council_address: '' }
  const council_form = `https://council.example.org/${'comment-on-an-application/'.repeat(5)}`
  const everybody = { ...longAddresses, council_form, council_address: longAddress }
  for (const [stage, starts_on, ends_on, said] of stages) {
    await setStage(site, stage, { starts_on, ends_on })
    for (const council of [nobody, everybody]) {
      setCampaign(site.databaseFile, council)
      await page.goto(`/quarry${packPath('much-longer', 'letter')}`)
      const { sheets, text } = await printPaper(page)
      expect(sheets).toEqual([[210, 297]])
      const where = council === nobody ? ['ask at Shire Hall'] : [everybody.council_email, everybody.council_form]
      for (const each of [said, ...where, fullVillage.name, 'WDC/22CM008', 'all children’s names'])
        expect(text).toContain(plain(each))
      expect(text.match(/WarwickshireCountyCouncil/g)).toHaveLength(stage === 'refusal' ? 2 : 1)
      await page.emulateMedia({ media: 'print' })
      expect(await cutOff(page)).toEqual([])
      await expect(page.locator('.letter-boxes > li')).toHaveCount(3)
      await page.emulateMedia({ media: null })
    }
  }
  await page.goto(`/quarry${packPath('barford')}`)
  await expect(page.getByRole('link', { name: 'Print poster' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Print letter to fill in by hand' })).toHaveCount(0)
})
