import type { Page } from '@playwright/test'
import { contact } from '../content/contact.ts'
import { home } from '../content/home.ts'
import { packPapersWords } from '../content/pack.ts'
import { barford } from '../content/seed/villages/barford.ts'
import { dateWords } from '../domain/date-words.ts'
import { londonDay } from '../domain/london-day.ts'
import { type PackPaper, packPapers, packPath, paperForms } from '../domain/pack.ts'
import type { ProcessStage } from '../domain/process-stage.ts'
import { qrCode } from '../server/feeds/qr-code.ts'
import { read, write } from './maintain.ts'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { fontsIn, type PrintedPage, readPdf } from './pdf-text.ts'
import { expect, type Site, startSite, test } from './site.ts'

test.describe.configure({ mode: 'default' })

let site: Site
test.beforeAll(async () => {
  site = await startSite()
  await write(site, 'POST', '/village_data', bareVillage)
  await write(site, 'POST', '/village_data', fullVillage)
})
test.afterAll(() => site.stop())

const bareVillage = {
  ...{ village_key: 'newbold', name: 'Newbold Pacey', summary: '', header_image: null, position: null },
  ...{ header_image_attribution: null, preamble: { intro: '', description: '' }, impact_cards: [] },
}
const long = 'What the people of a small place say who have much to say about it and go on saying it'
/** As much as maintainers can write into all that is printed. */
const fullVillage = {
  ...bareVillage,
  ...{ village_key: 'much-longer', name: 'Upper Bishop’s Tachbrook with Moreton Morrell' },
  impact_cards: ['Lorries', 'Flood', 'Noise', 'Church', 'Footpath', 'Newts', 'Dust'].map((word) => ({
    icon: word,
    title: `${word}: ${long}`,
    content: { intro: `${word}, ${long}. `.repeat(9), bulletPoints: [`${word} should be looked at. ${long}`] },
  })),
}

const day = (days: number) => londonDay(Date.now() + days * 24 * 60 * 60_000)
const lastDay = day(20)

async function setConsultation(dates: Pick<ProcessStage, 'status' | 'starts_on' | 'ends_on'>): Promise<void> {
  const { updated_at } = JSON.parse(await read(site, '/process_stages/public-consultation'))
  await write(site, 'PATCH', '/process_stages/public-consultation', dates, updated_at)
}
const open = () => setConsultation({ status: 'current', starts_on: day(-3), ends_on: lastDay })

const paperAt = (path: string) => `${site.origin}/quarry${path}`

/** The paper as it comes out of the printer, once its letters are there. */
async function print(page: Page): Promise<PrintedPage[]> {
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { used, inside } = fontsIn(pdf)
  expect(used).toBeGreaterThan(0)
  expect(inside).toBe(used)
  return readPdf(pdf)
}

/** Ligatures and fractions written out, lines and pieces joined. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
const words = (pages: PrintedPage[]) => plain(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''))

const inMillimetres = ({ width, height }: PrintedPage) =>
  [width, height].map((points) => Math.round((points / 72) * 25.4))

/** What of the paper has no room on it. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sheet, .paper-half, .label')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map(({ className }) => className),
  )

const controls = ['Object Now', 'Donate', 'Privacy Policy', 'Skip to', 'All papers', 'Where this comes from'].map(plain)

// (rule: pack-paper, pack-forms, pack-content)
for (const place of ['barford', 'stratford-upon-avon', 'newbold', 'much-longer', 'all']) {
  test(`each paper of ${place} prints as one page of its size, whole, with its words and nothing of the site around it`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await open()
    for (const paper of packPapers) {
      for (const form of place === 'much-longer' ? paperForms[paper] : ['']) {
        const path = packPath(place, paper, form)
        await test.step(path, async () => {
          await page.goto(paperAt(path))
          const [printed, ...others] = await print(page)
          expect(others).toEqual([])
          if (!printed) throw new Error('Nothing was printed.')
          expect(inMillimetres(printed)).toEqual(sizeOf(paper, form))
          await page.emulateMedia({ media: 'print' })
          expect(await cutOff(page)).toEqual([])
          await page.emulateMedia({ media: null })
          const text = words([printed])
          for (const control of controls) expect(text).not.toContain(control)
          expect(text).toContain(plain(saidOn(paper)))
          if (form.includes('grey')) expect(printed.colours.filter(isColoured)).toEqual([])
          if (form === '') expectInReach(printed)
        })
      }
    }
  })
}

function sizeOf(paper: PackPaper, form: string): number[] {
  if (paper === 'leaflet') return form.includes('bleed') ? [154, 216] : [297, 210]
  return form.includes('bleed') ? [216, 303] : [210, 297]
}

function saidOn(paper: PackPaper): string {
  if (paper === 'briefing') return 'What is proposed'
  return paper === 'sign-up' ? contact.newsletter.consent : home.statement
}

const isColoured = (colour: string) => new Set(colour.split(' ')).size > 1

/** A printer at home reaches all but the last 5 mm of the sheet. */
function expectInReach({ width, height, texts }: PrintedPage): void {
  const least = (5 / 25.4) * 96
  for (const { text, x, y } of texts) {
    expect(x, text).toBeGreaterThan(least)
    expect(x, text).toBeLessThan((width / 72) * 96 - least)
    expect(y, text).toBeGreaterThan(least)
    expect(y, text).toBeLessThan((height / 72) * 96 - least)
  }
}

// (rule: pack-content)
test('the poster of a village says what its own report says, and leads to its page in letters and by its code', async ({
  page,
}) => {
  const path = packPath('barford', 'poster')
  await page.goto(paperAt(path))
  const [printed] = await print(page)
  const text = words(printed ? [printed] : [])
  for (const { title } of barford.impact_cards.slice(0, 4)) expect(text).toContain(plain(title))
  expect(text).toContain(plain(`${new URL(site.origin).host}/quarry/villages/barford`))

  const served = await (await page.request.get(paperAt('/villages/barford/qr.svg'))).text()
  expect(served).toBe(qrCode(paperAt('/villages/barford')))
  const bars = served.match(/M\d+ \d+h\d+v1/g)?.length ?? 0
  await page.route('**/qr.svg', (route) => route.abort())
  await page.reload()
  const [withoutCode] = await print(page)
  expect(bars).toBeGreaterThan(100)
  expect((printed?.shapes ?? 0) - (withoutCode?.shapes ?? 0)).toBe(bars)
  const forAll = await page.request.get(paperAt('/qr.svg'))
  expect(await forAll.text()).toBe(qrCode(paperAt('/')))
})

// (rule: pack-briefing)
test('each figure of the briefing has a number, and the numbers have their sources on the same page', async ({
  page,
}) => {
  await page.goto(paperAt(packPath('barford', 'briefing')))
  const marks = await page
    .locator('.sheet .source-marks a')
    .evaluateAll((links) => links.map(({ textContent }) => textContent))
  const numbers = marks.map((mark) => mark?.replace(/\D/g, ''))
  const listed = (await page.locator('.briefing-sources li > b').allInnerTexts()).flatMap((list) => list.split(', '))
  expect(numbers.length).toBeGreaterThan(8)
  for (const number of numbers) expect(listed).toContain(number)
  await expect(page.locator('.briefing-facts dd:not(:has(.source-marks))')).toHaveCount(0)
  await expect(page.locator('.briefing-sources')).toContainText(
    'Our figure. To be checked: document and page are to be added.',
  )
})

// (rule: pack-sign-up)
test('the sign-up sheet has the words that the form has, and says what happens with it and who keeps it', async ({
  page,
}) => {
  await page.goto(paperAt(packPath('all', 'sign-up')))
  const text = words(await print(page))
  for (const said of [
    contact.newsletter.consent,
    'E-mail, in capitals',
    'Postcode',
    'This sheet is kept by',
    'It is no petition',
    'shred it',
    'quarry/privacy',
  ])
    expect(text).toContain(plain(said))
  await expect(page.locator('.sign-up-lines tbody tr')).toHaveCount(15)
})

// (rule: pack-deadline)
test('the papers say until when one can object while one can, and no day once it has passed', async ({ page }) => {
  const papers = (['poster', 'leaflet', 'briefing'] as const).map((paper) => packPath('barford', paper))
  const said = async () => {
    const texts: string[] = []
    for (const path of papers) {
      await page.goto(paperAt(path))
      texts.push(words(await print(page)))
    }
    return texts
  }
  await open()
  for (const text of await said()) expect(text).toContain(plain(dateWords(lastDay)))
  const over = day(-5)
  await setConsultation({ status: 'current', starts_on: day(-30), ends_on: over })
  for (const text of await said()) {
    expect(text).toContain(plain('The consultation is over'))
    expect(text).not.toContain(plain(dateWords(over)))
  }
  await setConsultation({ status: 'upcoming', starts_on: '', ends_on: '' })
  for (const text of await said()) expect(text).toContain(plain('No consultation is open now'))
  await setConsultation({ status: 'upcoming', starts_on: day(5), ends_on: '' })
  for (const text of await said()) expect(text).toContain(plain(dateWords(day(5))))
})

// (rule: pack-deadline)
test('a paper in a tab that was left open past the deadline prints without it', async ({ page }) => {
  await open()
  await page.goto(paperAt(packPath('barford', 'poster')))
  expect(words(await print(page))).toContain(plain(`Object by ${dateWords(lastDay)}`))
  // The clock moves on as in a computer that slept: no timer has come since.
  await page.clock.setFixedTime(`${day(21)}T12:00:00Z`)
  const text = words(await print(page))
  expect(text).not.toContain(plain(dateWords(lastDay)))
  expect(text).toContain(plain('The consultation is over'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // (rule: pack-paper, pack-deadline)
  test('a paper has an address of its own, prints as just that, and says for which day it was made', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await open()
    await page.goto(paperAt('/pack/barford'))
    await page.getByRole('link', { name: 'Print poster' }).click()
    const [printed, ...others] = readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(others).toEqual([])
    const text = words(printed ? [printed] : [])
    expect(text).toContain(plain(`Object by ${dateWords(lastDay)}`))
    expect(text).toContain(plain(`As things stood on ${dateWords(day(0)).replace(/^\S+ /, '')}`))
    expect(text).not.toContain(plain('Menu'))
  })
})

// (rule: pack-page)
test('each paper is shown and printed from the page of the pack, to which village pages and the guide lead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.append(Object.assign(document.createElement('p'), { className: 'asked-to-print' }))
  })
  await page.goto(paperAt('/villages/barford'))
  await page.getByRole('link', { name: 'Posters and leaflets for Barford' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pack for Barford')
  for (const paper of packPapers) {
    const { name } = packPapersWords[paper]
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('link', { name: `${name}: see it in full size` })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Print leaflet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaflet: Barford')
  await expect(page.locator('.asked-to-print')).toHaveCount(1)
  await page.reload()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('.asked-to-print')).toHaveCount(1)
  await page.goto(paperAt('/how-to-object'))
  await page.getByRole('link', { name: 'Print for your street' }).click()
  await page.getByRole('link', { name: 'Newbold Pacey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pack for Newbold Pacey')
})

// (rule: pack-page, narrow-screens)
test('the pack of a village and each of its papers breaks no accessibility rule, and fits a small screen', async ({
  page,
}) => {
  for (const path of [packPath('barford'), ...packPapers.map((paper) => packPath('barford', paper))]) {
    await page.goto(paperAt(path))
    await expectAccessible(page, path, [320, 1280])
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await findTooWide(page), path).toEqual([])
  }
})

// (rule: pack-addresses)
test('search engines list the pack and not its papers, another spelling leads to it, and what is none is not found', async ({
  request,
}) => {
  const sitemap = await (await request.get(paperAt('/sitemap.xml'))).text()
  for (const place of ['all', 'barford', 'newbold']) expect(sitemap).toContain(`<loc>${paperAt(packPath(place))}</loc>`)
  expect(sitemap).not.toContain('poster')
  expect(await (await request.get(paperAt('/pack/barford/poster'))).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  )
  expect(await (await request.get(paperAt('/pack/barford'))).text()).not.toContain('noindex')
  expect((await request.get(paperAt('/pack/Barford/Poster'))).url()).toBe(paperAt('/pack/barford/poster'))
  for (const path of ['/pack/nowhere', '/pack/barford/banner', '/pack/barford/briefing/bleed', '/pack/nowhere/poster'])
    expect((await request.get(paperAt(path))).status(), path).toBe(404)
})
