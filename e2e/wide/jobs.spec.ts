import type { Browser } from '@playwright/test'
import { pdf } from '../../server/uploads/testing/sample-files.ts'
import { rowOf, toastOf } from '../maintain.ts'
import { expectAccessible } from '../page-checks.ts'
import { expect, startSite, test } from '../site.ts'
import { fillDesk, Volunteer } from './desk.ts'

const event = { Title: 'Walk', Date: '7 March 2099', Time: '7pm - 9pm', Location: 'Hall', Description: 'Come.' }

/** What somebody does, and in how many presses at most. */
const job = (name: string, most: number, play: (one: Volunteer) => Promise<void>) => ({ name, most, play })

/** Finds a row among all others by one word, and opens it: its dialog, or the list with it alone. */
const finding = (what: string, word: string, title: string) =>
  job(`find ${what}`, 2, async (one) => {
    await one.find(word)
    await one.press(rowOf(one.page, title).getByRole('link', { name: /^Open/ }))
    const field = one.page.getByRole('dialog').getByLabel(/^(Title|Statement)/)
    const row = rowOf(one.page, title).getByRole('button').first()
    await expect(field.or(row).first()).toBeVisible()
    if (await field.isVisible()) await expect(field).toHaveValue(title)
    else await expect(one.page.getByRole('heading', { name: title, exact: true })).toBeInViewport()
  })

/** What volunteers do, each from the first screen of the desk. */
const jobs = [
  job('add an event', 2, async (one) => {
    await one.button('Add Event')
    await one.fill(event)
    await one.picture('add-an-event')
    await one.button('Add Event')
    await one.tells('Event created')
    await expect(rowOf(one.page, 'Walk')).toBeInViewport()
  }),
  job('change it', 2, async (one) => {
    await one.fill({ 'Find events': 'Walk' })
    await one.press(rowOf(one.page, 'Walk').getByRole('button', { name: 'Edit' }))
    await one.fill({ Location: 'The green' })
    await one.button('Save Changes')
    await one.tells('Event updated')
  }),
  job('copy it', 2, async (one) => {
    await one.fill({ 'Find events': 'Walk' })
    await one.press(rowOf(one.page, 'Walk').getByRole('button', { name: 'Copy' }))
    await one.fill({ Title: 'Walk again' })
    await one.button('Add Event')
    await one.tells('Event created')
  }),
  job('delete it', 2, async (one) => {
    await one.fill({ 'Find events': 'Walk again' })
    await one.press(rowOf(one.page, 'Walk again').getByRole('button', { name: 'Delete' }))
    await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await one.tells('Event deleted')
  }),
  job('bring it back', 3, async (one) => {
    await one.goTo('History')
    await one.press(rowOf(one.page, 'Walk again').first().getByRole('button', { name: 'Restore' }))
    await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }))
    await one.tells('Restored')
  }),
  job('add evidence with a PDF', 4, async (one) => {
    await one.goTo('Evidence Documents')
    await one.button('Add Document')
    await one.fill({
      Title: 'Dust study',
      Description: 'Dust.',
      'Detail Text': 'At length.',
      Type: 'Report',
      Date: '2026',
    })
    await one.page.getByRole('dialog').getByLabel('Category').selectOption({ index: 1 })
    const choosing = one.page.waitForEvent('filechooser')
    await one.button(/^Upload a PDF/)
    await (await choosing).setFiles({ name: 'Dust.pdf', mimeType: 'application/pdf', buffer: pdf('Dust') })
    await expect(one.page.getByLabel('PDF URL')).toHaveValue(/uploads/)
    await one.picture('add-evidence-with-a-pdf')
    await one.button('Add Document')
    await one.tells('Document created')
  }),
  job('mend a word of an article, found by its sentence', 3, async (one) => {
    await one.find('sudden braking')
    const found = one.page.getByRole('listitem').filter({ hasText: 'Residents fear sudden braking' })
    await one.press(found.getByRole('link', { name: 'Open' }))
    const text = one.page.locator('[contenteditable]').filter({ hasText: 'sudden braking' })
    await expect(text).toBeFocused()
    await one.page.keyboard.press('ControlOrMeta+End')
    await one.page.keyboard.type(' Mended.')
    await one.picture('mend-a-typo-in-an-article')
    await one.button('Save Changes')
    await one.tells('Impact card updated successfully')
  }),
  job('change a page from the page itself', 3, async (one) => {
    await one.page.goto(`/quarry/the-proposal`)
    const link = one.page.getByRole('link', { name: 'Edit this page' })
    const menu = one.page.getByRole('button', { name: 'Open menu' })
    await expect(one.page.locator('header [href*="find?page="]').first()).toBeAttached()
    if (await menu.isVisible()) await one.press(menu)
    await one.press(link.filter({ visible: true }))
    await one.press(one.page.getByRole('link', { name: /^Open Lead/ }))
    await one.page.getByRole('dialog').getByLabel('Lead').fill('A firm has applied.')
    await one.button('Save Changes')
    await one.tells('Text updated')
  }),
  job('change a village’s summary', 3, async (one) => {
    await one.goTo('Villages')
    await one.press(one.page.getByRole('tab', { name: 'Barford' }))
    await one.fill({ Summary: 'Barford lies beside it.' })
    await one.picture('change-a-villages-summary')
    await one.button('Save Changes')
    await one.tells('Changes saved')
  }),
  job('add a village', 4, async (one) => {
    await one.goTo('Villages')
    await one.button('Add Village')
    await one.fill({ 'Village Name': 'Ashorne' })
    await one.press(one.page.getByRole('button', { name: 'Place the village on the map' }).last())
    await one.picture('add-a-village')
    await one.press(one.page.getByRole('dialog').getByRole('button', { name: 'Add Village' }))
    await one.tells('Village created')
  }),
  job('set the dates of the consultation', 4, async (one) => {
    await one.goTo('Progress')
    await one.press(one.page.locator('.process-stages').getByRole('button', { name: 'Public consultation' }))
    await one.fill({ 'Opens on': '4 January 2099', 'Closes on': '31 January 2099' })
    await one.picture('set-a-deadline')
    await one.button('Save Changes')
    await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: /^Save/ }))
    await expect(one.page.getByRole('dialog')).toHaveCount(0)
  }),
  job('move the stage on, after a question', 4, async (one) => {
    await one.goTo('Progress')
    await one.press(one.page.locator('.process-stages').getByRole('button', { name: 'Assessment' }))
    await one.button('Make this the current stage')
    await one.picture('move-the-stage-on')
    await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: /^Move it/ }))
    await one.tells('Assessment is the current stage')
  }),
  job('put up a notice', 2, async (one) => {
    await one.goTo('Notice')
    await one.fill({ Text: 'The council meets on Tuesday.' })
    await one.picture('put-up-a-notice')
    await one.button('Put up the notice')
    await expect(one.page.getByText('Visitors see the notice')).toBeVisible()
  }),
  job('take it down', 2, async (one) => {
    await one.goTo('Notice')
    await one.button('Take the notice down')
    await expect(one.page.getByText('There is no notice now.')).toBeVisible()
  }),
  job('add a card', 5, async (one) => {
    await one.goTo('Impact Cards')
    await one.press(one.page.getByRole('link', { name: 'Create New Card' }))
    await one.fill({ Title: 'Light at night', 'Short Description': 'Lamps.' })
    await one.button('Save Changes')
    await one.tells('Impact card created successfully')
  }),
  job('tell the campaign’s address', 2, async (one) => {
    await one.goTo('Campaign')
    await one.fill({ 'Campaign e-mail': 'us@example.org' })
    await one.button('Save Changes')
    await expect(toastOf(one.page)).toBeVisible()
  }),
  job('add a sentence for letters', 4, async (one) => {
    await one.goTo('Letters')
    await one.press(one.page.getByRole('button', { name: /^Edit/ }).first())
    await one.button('Add Sentence')
    await one.page
      .getByRole('dialog')
      .getByLabel(/^Text of sentence/)
      .last()
      .fill('In {village} it is quiet.')
    await one.button('Save Changes')
    await one.tells('Ground updated')
  }),
  job('mark a message as answered', 2, async (one) => {
    await one.goTo('Messages')
    await one.press(one.page.getByRole('button', { name: /^Mark answered/ }).first())
    await expect(one.page.getByText('999 not answered')).toBeVisible()
  }),
  job('export all', 2, async (one) => {
    await one.goTo('Export and import')
    const downloading = one.page.waitForEvent('download')
    await one.press(one.page.getByRole('link', { name: 'Export all content' }))
    exported = await (await downloading).path()
  }),
  job('import it', 4, async (one) => {
    await one.goTo('Export and import')
    await one.page.getByLabel('File').setInputFiles(exported)
    one.presses += 1
    await one.button('Import')
    await expect(one.page.getByText('the content is already what the file says')).toBeVisible()
  }),
  finding('one of 500 documents', '417', 'Report 417'),
  finding('one of 200 events', '187', 'Meeting 187'),
  finding('one of 300 claims', '287', 'Claim 287'),
  finding('one of 1,000 messages', '803', 'Subject 803'),
  finding('one of 3,000 people', 'person2345@example.net', 'person2345@example.net'),
]
let exported = ''

/** The jobs that are done by keyboard too. */
const keyed = /event|^(change|copy|delete|take) it|back|notice|document|people/

/** Plays the jobs one after the other, over one site. */
async function playAll(browser: Browser, width: number, height: number, byKeyboard = false): Promise<void> {
  await using site = await startSite('local')
  fillDesk(site)
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width, height } })
  // Here something is missing, and not late.
  page.setDefaultTimeout(30_000)
  for (const { name, most, play } of jobs) {
    if (byKeyboard && !keyed.test(name)) continue
    await test.step(name, async () => {
      await page.goto('/quarry/admin')
      const one = new Volunteer(page, byKeyboard)
      await play(one)
      // A phone opens the menu first.
      expect(one.presses, name).toBeLessThanOrEqual(most + (width < 1000 ? 1 : 0))
      expect(one.tabs, `${name}: Tabs`).toBeLessThan(100)
      await expectAccessible(page, name)
    })
  }
  await page.close()
}

const by = 'a volunteer finds and does all of it from the screen alone'
test(`${by}, at a desk`, ({ browser }) => playAll(browser, 1366, 768))
test(`${by}, on a phone`, ({ browser }) => playAll(browser, 390, 844))
test(`${by}, by keyboard`, ({ browser }) => playAll(browser, 1366, 768, true))
