import type { Page } from '@playwright/test'
import { dateWords } from '../../domain/date-words.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { asPressedByHand, otherMaintainer, rowOf, signInLink, toastOf } from '../maintain.ts'
import { expect, type Site, startSite, stopClock, test } from '../site.ts'
import { beginJob, promisedJobs } from './promised-steps.ts'

const pdf = { name: 'Noise survey.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% noise\n%%EOF\n') }

/** Everything begins on the first screen of the maintenance side, and Admin in the header leads back there. */
const goToAdmin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()

/** Presses a word twice, as somebody with a mouse does who wants to replace it, and types another. */
async function replaceWord(page: Page, word: string, other: string): Promise<void> {
  const field = page.getByRole('group', { name: 'Section 1' }).getByRole('textbox', { name: 'Content', exact: true })
  await expect(field).toContainText(word)
  const find = () =>
    field.evaluate((article, looked) => {
      const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.nodeValue?.indexOf(looked) ?? -1
        if (start < 0) continue
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + looked.length)
        text.parentElement?.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = range.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      throw new Error(`${looked} is not in the article`)
    }, word)
  // What comes late moves the words: then they are pressed where they are by now.
  await expect(async () => {
    const place = await find()
    await page.mouse.dblclick(place.x, place.y)
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(word)
  }).toPass({ timeout: 60_000 })
  await asPressedByHand(page).insertText(other)
}

test('the eight usual jobs take the steps that docs/maintain.md promises, and visitors see each within seconds', async ({
  browser,
}) => {
  const port = String(await freePort())
  let site = await startSite('public', { MAINTENANCE_PORT: port })
  await expect.poll(site.said).toContain('Maintenance: ')
  const side = { ...site, origin: `http://localhost:${port}` }
  const environment = { MAINTENANCE_PORT: port, DATABASE_URL: `file:${site.databaseFile}` }
  const signedIn = async () => {
    const page = await otherMaintainer(browser, side, signInLink(environment))
    await page.getByRole('button', { name: 'Sign in' }).click()
    return page
  }
  const [anna, ben] = [await signedIn(), await signedIn()]
  for (const page of [anna, ben]) await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()

  const done: string[] = []
  const shown: [path: string, words: string][] = []
  /** What the visitors who come next read; it is asked for again after the restart. */
  const visitorsRead = async (path: string, words: string) => {
    // A visitor gets the page from before for up to five seconds, while the new one is made.
    await expect.poll(() => textAt(site, path), path).toContain(words)
    shown.push([path, words])
  }
  const begin = (page: Page, title: string) => {
    done.push(title)
    return beginJob(page, title)
  }

  // One writes to a village while the other adds an event.
  const summary = begin(anna, "Change a village's summary")
  await summary.step(async ({ open, press }) => {
    await open('Villages')
    await press('the village', anna.getByRole('tab', { name: 'Barford', exact: true }))
  })
  // However slow the machine is, the village does not save itself.
  await stopClock(anna)
  await summary.step(({ fill }) => fill('Summary', 'Lorries would pass the school of Barford.'))

  const event = begin(ben, 'Add an event')
  await event.step(({ press }) => press('Add Event'))
  await event.step(async ({ fill }) => {
    await fill('Title', 'Walk along the Avon')
    await fill('Date', '7 March 2097')
    await fill('Time', '2pm - 4pm')
    await fill('Location', 'Barford church')
    await fill('Description', 'We walk where the pit would be.')
  })
  await event.picture(ben.getByRole('dialog').getByRole('button', { name: 'Add Event' }))
  await event.step(({ press }) => press('Add Event'))
  await expect(toastOf(ben)).toContainText('Event created')
  event.done()
  await visitorsRead('/events', 'Walk along the Avon')

  await anna.clock.runFor(3000)
  await summary.picture(anna.getByRole('button', { name: 'Save Changes' }), anna.getByLabel('Summary'))
  await summary.step(({ press }) => press('Save Changes'))
  await anna.clock.resume()
  await expect(toastOf(anna)).toContainText('Changes saved')
  summary.done()
  await visitorsRead('/villages/barford', 'Lorries would pass the school of Barford.')

  const evidence = begin(ben, 'Add evidence with a PDF')
  await evidence.step(async ({ open, press }) => {
    await open('Evidence Documents')
    await press('Add Document')
  })
  await evidence.step(async ({ fill, choose }) => {
    await fill('Title', 'Noise survey of Wasperton')
    await fill('Description', 'How loud the lanes are now.')
    await fill('Detail Text', 'Compare it with what the application says.')
    await choose('Category', 'Noise')
    await fill('Type', 'Report')
    await fill('Date', '2 May 2026')
  })
  await evidence.step(({ by }) =>
    by('Upload a PDF', async () => {
      const chooser = ben.waitForEvent('filechooser')
      await ben.getByRole('button', { name: 'Upload a PDF' }).click()
      await (await chooser).setFiles(pdf)
      await expect(ben.getByText('Its path is in the field; save to use it.')).toBeVisible()
    }),
  )
  await evidence.picture(ben.getByRole('button', { name: 'Upload a PDF' }))
  const file = await ben.getByRole('textbox', { name: 'PDF URL' }).inputValue()
  await evidence.step(({ press }) => press('Add Document'))
  await expect(toastOf(ben)).toContainText('Document created')
  evidence.done()
  await visitorsRead('/evidence-library', 'Noise survey of Wasperton')
  await visitorsRead('/evidence-library', file)
  await visitorsRead(file.replace('/quarry', ''), '% noise')

  // Both are at the same card.
  await goToAdmin(anna)
  await goToAdmin(ben)
  const typo = begin(anna, 'Mend a typo in an article')
  for (const [page, job] of [
    [anna, typo],
    [ben, beginJob(ben, 'Mend a typo in an article')],
  ] as const) {
    await job.step(async ({ open, press }) => {
      await open('Impact Cards')
      await press('Edit', rowOf(page, 'Silica Dust').getByRole('link', { name: 'Edit' }))
    })
  }
  await ben.getByLabel('Short Description').fill('What neighbours fear')
  await typo.step(async ({ open, by }) => {
    await open('Page Content')
    await by('Content', () => replaceWord(anna, 'nuisance', 'bother'))
  })
  await typo.picture(
    anna.getByRole('group', { name: 'Section 1' }).getByRole('textbox', { name: 'Content' }),
    anna.getByText('It is a bother'),
  )
  await typo.step(({ press }) => press('Save Changes'))
  await expect(toastOf(anna)).toContainText('Impact card updated successfully')
  typo.done()
  await visitorsRead('/silica-dust', 'It is a bother, but')
  await ben.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(ben)).toContainText('Impact card updated successfully')
  await visitorsRead('/impact-map', 'What neighbours fear')
  await visitorsRead('/silica-dust', 'It is a bother, but')

  // What somebody types while the power fails is still there afterwards, as is all that was saved.
  const notice = begin(ben, 'Put up a notice')
  await notice.step(async ({ open, fill }) => {
    await open('Notice')
    await fill('Text', 'The council meets about the quarry on Tuesday.')
  })
  await notice.picture(ben.getByRole('button', { name: 'Put up the notice' }), ben.getByLabel('Last Day'))
  await site.kill()
  site = await startSite('public', { MAINTENANCE_PORT: port }, site)
  await expect.poll(site.said).toContain('Maintenance: ')
  for (const [path, words] of [...shown]) expect(await textAt(site, path), `${path} after a restart`).toContain(words)
  await notice.step(({ press }) => press('Put up the notice'))
  await expect(ben.getByText('Visitors see the notice until you take it down.')).toBeVisible()
  notice.done()
  await visitorsRead('/', 'The council meets about the quarry on Tuesday.')

  await goToAdmin(anna)
  const village = begin(anna, 'Add a village')
  await village.step(async ({ open, press }) => {
    await open('Villages')
    await press('Add Village')
  })
  await village.step(({ fill }) => fill('Village Name', 'Bishop’s Tachbrook'))
  await village.step(({ press }) =>
    press('the map', anna.getByRole('button', { name: 'Place the village on the map' })),
  )
  await village.picture(anna.getByRole('button', { name: 'Place the village on the map' }))
  await village.step(({ press }) => press('Add Village'))
  await expect(toastOf(anna)).toContainText('Village has been successfully created')
  village.done()
  await visitorsRead('/', 'Bishop’s Tachbrook')
  await visitorsRead('/villages/bishops-tachbrook', 'Bishop’s Tachbrook lies about')
  await visitorsRead('/updates.xml', 'Village: Bishop’s Tachbrook')

  const move = begin(ben, 'Move the stage on')
  await move.step(async ({ open, press }) => {
    await open('Progress')
    await press('the stage', ben.getByRole('button', { name: /^Assessment/ }))
  })
  await move.picture(ben.getByRole('button', { name: 'Make this the current stage' }), ben.getByLabel('Status'))
  await move.step(({ press }) => press('Make this the current stage'))
  await expect(toastOf(ben)).toContainText('Assessment is the current stage')
  move.done()
  await visitorsRead('/process', 'The current stage is: Assessment.')

  await goToAdmin(anna)
  const deadline = begin(anna, 'Set a deadline')
  await deadline.step(async ({ open, press }) => {
    await open('Progress')
    await press('Public consultation')
  })
  await deadline.step(async ({ fill }) => {
    await fill('Opens on', '4 January 2097')
    await fill('Closes on', '31 January 2097')
  })
  await deadline.picture(anna.getByRole('button', { name: 'Save Changes' }), anna.getByLabel('Closes on'))
  await deadline.step(({ press }) => press('Save Changes'))
  await expect(toastOf(anna)).toContainText('Stage updated')
  deadline.done()
  await visitorsRead('/how-to-object', `The consultation opens on ${dateWords('2097-01-04')}.`)

  expect(done.toSorted()).toEqual(promisedJobs.toSorted())
  for (const [path, words] of shown) expect(await textAt(site, path), `${path} at the end`).toContain(words)
  for (const page of [anna, ben]) await page.context().close()
  await site.stop()
})

/** What the public listener answers to a visitor who has never been there. */
async function textAt(site: Site, path: string): Promise<string> {
  return (await fetch(`${site.origin}/quarry${path}`)).text()
}
