import { packPapersWords } from '../content/pack-words.ts'
import { dateWords } from '../domain/date-words.ts'
import { packPapers, packPath } from '../domain/pack.ts'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { readPdf } from './pdf-text.ts'
import { day, plain, printPaper, setStage, wordsOn } from './printed-papers.ts'
import { expect, type Site, startSite, test } from './site.ts'

test.describe.configure({ mode: 'default' })

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const lastDay = day(20)
const open = () => setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: lastDay })

/** What the content of a page says, as the server sends it. */
const wordsOf = (html: string) => plain(/<main.*<\/main>/s.exec(html)?.[0].replace(/<[^>]*>/g, '') ?? '')

const paperAt = (path: string) => `${site.origin}/quarry${path}`

// (rule: pack-deadline)
test('the papers say until when one can object while one can, and no day once it has passed', async ({
  page,
  request,
}) => {
  const [poster = '', ...others] = (['poster', 'leaflet', 'briefing'] as const).map((paper) =>
    packPath('barford', paper),
  )
  const said = async () => {
    await page.goto(paperAt(poster))
    const texts = [wordsOn(await printPaper(page))]
    for (const path of others) texts.push(wordsOf(await (await request.get(paperAt(path))).text()))
    return texts
  }
  await open()
  for (const text of await said()) expect(text).toContain(plain(dateWords(lastDay)))
  const over = day(-5)
  await setStage(site, 'public-consultation', { starts_on: day(-30), ends_on: over })
  for (const text of await said()) {
    expect(text).toContain(plain('The consultation is over'))
    expect(text).not.toContain(plain(dateWords(over)))
  }
  await setStage(site, 'validation', { starts_on: '', ends_on: '' })
  for (const text of await said()) expect(text).toContain(plain('No consultation is open now'))
  await setStage(site, 'validation', { starts_on: day(5), ends_on: '' })
  for (const text of await said()) expect(text).toContain(plain(dateWords(day(5))))
  await setStage(site, 'refusal', { starts_on: '', ends_on: '' })
  for (const text of await said()) expect(text).toContain(plain('has refused the application'))
  await setStage(site, 'validation', { starts_on: '', ends_on: '' })
})

// (rule: pack-deadline)
test('a paper in a tab that was left open past the deadline prints without it', async ({ page }) => {
  await open()
  await page.goto(paperAt(packPath('barford', 'poster')))
  expect(wordsOn(await printPaper(page))).toContain(plain(`Object by ${dateWords(lastDay)}`))
  // The clock moves on as in a computer that slept: no timer has come since.
  await page.clock.setFixedTime(`${day(21)}T12:00:00Z`)
  const text = wordsOn(await printPaper(page))
  expect(text).not.toContain(plain(dateWords(lastDay)))
  expect(text).toContain(plain('The consultation is over'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // (rule: pack-paper, pack-deadline)
  test('a paper has an address of its own, prints as just that, and says for which day it was made', async ({
    page,
  }) => {
    await open()
    const wayIn = day(0)
    await page.goto(paperAt('/pack/barford'))
    await page.getByRole('link', { name: 'Print poster' }).click()
    await expect(page.locator('.sheet')).toBeVisible()
    const [printed, ...others] = readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(others).toEqual([])
    const text = wordsOn(printed ? [printed] : [])
    expect(text).toContain(plain(`Object by ${dateWords(lastDay)}`))
    const saidFor = (today: string) => plain(`As things stood on ${dateWords(today).replace(/^\S+ /, '')}`)
    // Midnight may have passed meanwhile.
    expect([wayIn, day(0)].map(saidFor).filter((words) => text.includes(words))).not.toEqual([])
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
  await page.getByRole('link', { name: 'Loxley' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pack for Loxley')
})

// (rule: pack-page, narrow-screens)
test('the pack of a village and each of its papers breaks no accessibility rule, and fits a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const paper of packPapers) {
    const path = packPath('barford', paper)
    await page.goto(paperAt(path))
    expect(await findTooWide(page), path).toEqual([])
    await expectAccessible(page, path)
  }
  // The last of the papers stands for all on a wide screen: a sheet has the measures of paper everywhere.
  await expectAccessible(page, 'a paper', [1280])
  await page.goto(paperAt(packPath('barford')))
  await expectAccessible(page, 'the pack', [1280, 320])
  expect(await findTooWide(page), 'the pack').toEqual([])
})

// (rule: pack-addresses)
test('search engines list the pack and not its papers, another spelling leads to it, and what is none is not found', async ({
  request,
}) => {
  const sitemap = await (await request.get(paperAt('/sitemap.xml'))).text()
  for (const place of ['all', 'barford', 'loxley']) expect(sitemap).toContain(`<loc>${paperAt(packPath(place))}</loc>`)
  expect(sitemap).not.toContain('poster')
  expect(await (await request.get(paperAt('/pack/barford/poster'))).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  )
  expect(await (await request.get(paperAt('/pack/barford'))).text()).not.toContain('noindex')
  expect((await request.get(paperAt('/pack/Barford/Poster'))).url()).toBe(paperAt('/pack/barford/poster'))
  for (const path of ['/pack/nowhere', '/pack/barford/banner', '/pack/barford/briefing/bleed', '/pack/nowhere/poster'])
    expect((await request.get(paperAt(path))).status(), path).toBe(404)
})
