import { packPapersWords } from '../content/pack-words.ts'
import { dateWords } from '../domain/date-words.ts'
import { packPapers, packPath } from '../domain/pack.ts'
import { day, setStage } from './open-consultation.ts'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { plain, printPaper } from './printed-papers.ts'
import { expect, startSite, testOn } from './site.ts'

const lastDay = day(20)

/** A site of its own, in the middle of the consultation. */
const test = testOn(async () => {
  const site = await startSite()
  await setStage(site, 'public-consultation', { starts_on: day(-3), ends_on: lastDay })
  return site
})
test.describe.configure({ mode: 'default' })

test('each paper of a village prints as one sheet that says until when to object, and no longer once that is over', async ({
  page,
}) => {
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
