import { mkdir } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pdf } from '../../server/uploads/testing/sample-files.ts'
import { execute, rowOf, toastOf } from '../maintain.ts'
import { expectAccessible, untilWhole } from '../page-checks.ts'
import { expect, type Site, startSite, test } from '../site.ts'

/** Set, the pictures of docs/maintain.md are taken anew. */
const takesPictures = process.env.PICTURES !== undefined
const pictures = 'docs/pictures'

/** Somebody at the desk, whose presses are counted. */
class Volunteer {
  presses = 0
  tabs = 0
  readonly page: Page
  readonly byKeyboard: boolean
  constructor(page: Page, byKeyboard: boolean) {
    this.page = page
    this.byKeyboard = byKeyboard
  }

  async press(control: Locator): Promise<void> {
    this.presses += 1
    if (!this.byKeyboard) return await control.click()
    await this.reach(control)
    await this.page.keyboard.press('Enter')
  }
  /** Presses Tab, or Shift and Tab where it stands before, until the control has the focus. */
  private async reach(control: Locator): Promise<void> {
    const way = () =>
      control.evaluate((element) => {
        const focused = document.activeElement ?? document.body
        if (focused === element) return
        return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
      })
    for (let key = await way(); key; key = await way()) {
      this.tabs += 1
      expect(this.tabs, `Tabs until ${control}`).toBeLessThan(100)
      await this.page.keyboard.press(key)
    }
  }
  button = (name: string | RegExp) => this.press(this.page.getByRole('button', { name }).last())
  private async type(field: Locator, words: string): Promise<void> {
    if (!this.byKeyboard) return await field.fill(words)
    await this.reach(field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(words)
  }
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, words] of Object.entries(fields))
      await this.type(this.page.getByLabel(label, { exact: true }).last(), words)
  }
  /** Goes to a screen by the menu, which a phone opens first but for the tabs. */
  async goTo(name: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Maintenance' })
    const place = menu.getByRole(/^(Evi|Cat|Vil|Imp)/.test(name) ? 'tab' : 'link', { name })
    await expect(menu).toBeVisible()
    if (!(await place.isVisible())) await this.press(menu.getByRole('button', { name: 'Menu' }))
    await this.press(place)
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  /** Types words into the search above the menu, and goes on where they are found. */
  async find(words: string): Promise<void> {
    this.presses += 1
    await this.type(this.page.getByRole('searchbox', { name: 'Find on the whole site' }), words)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByText(/found\./)).toBeVisible()
  }
  tells = (words: string) => expect(toastOf(this.page).filter({ hasText: words })).toBeVisible()
  async picture(name: string): Promise<void> {
    if (!takesPictures || this.byKeyboard || (this.page.viewportSize()?.width ?? 0) < 1000) return
    await mkdir(pictures, { recursive: true })
    await untilWhole(this.page)
    const shot = sharp(await this.page.screenshot({ animations: 'disabled' })).resize({ width: 1000 })
    await shot.webp({ quality: 60 }).toFile(`${pictures}/${name}.webp`)
  }
}

const event = { Title: 'Walk', Date: '7 March 2099', Time: '7pm - 9pm', Location: 'Hall', Description: 'Come.' }

type Job = [name: string, review: string, most: number, play: (one: Volunteer) => Promise<void>]

/** Finds a row among all others by one word, and opens it: its dialog, or the list with it alone. */
const finding = (what: string, review: string, word: string, title: string): Job => [
  `find ${what}`,
  review,
  2,
  async (one) => {
    await one.find(word)
    await one.press(rowOf(one.page, title).getByRole('link', { name: /^Open/ }))
    const field = one.page.getByRole('dialog').getByLabel(/^(Title|Statement)/)
    const row = rowOf(one.page, title).getByRole('button').first()
    await expect(field.or(row).first()).toBeVisible()
    if (await field.isVisible()) await expect(field).toHaveValue(title)
    else await expect(one.page.getByRole('heading', { name: title, exact: true })).toBeInViewport()
  },
]

/** What volunteers do, each from the first screen of the desk: how many presses it took in a review on 28 November 2026, and how it is done. */
const jobs: Job[] = [
  [
    'add an event',
    '2',
    2,
    async (one) => {
      await one.button('Add Event')
      await one.fill(event)
      await one.picture('add-an-event')
      await one.button('Add Event')
      await one.tells('Event created')
      await expect(rowOf(one.page, 'Walk')).toBeInViewport()
    },
  ],
  [
    'change it',
    '2',
    2,
    async (one) => {
      await one.fill({ 'Find events': 'Walk' })
      await one.press(rowOf(one.page, 'Walk').getByRole('button', { name: 'Edit' }))
      await one.fill({ Location: 'The green' })
      await one.button('Save Changes')
      await one.tells('Event updated')
    },
  ],
  [
    'copy it',
    'not possible',
    2,
    async (one) => {
      await one.fill({ 'Find events': 'Walk' })
      await one.press(rowOf(one.page, 'Walk').getByRole('button', { name: 'Copy' }))
      await one.fill({ Title: 'Walk again' })
      await one.button('Add Event')
      await one.tells('Event created')
    },
  ],
  [
    'delete it',
    '2',
    2,
    async (one) => {
      await one.fill({ 'Find events': 'Walk again' })
      await one.press(rowOf(one.page, 'Walk again').getByRole('button', { name: 'Delete' }))
      await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
      await one.tells('Event deleted')
    },
  ],
  [
    'bring it back',
    '3',
    3,
    async (one) => {
      await one.goTo('History')
      await one.press(rowOf(one.page, 'Walk again').first().getByRole('button', { name: 'Restore' }))
      await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }))
      await one.tells('Restored')
    },
  ],
  [
    'add evidence with a PDF',
    '5',
    4,
    async (one) => {
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
    },
  ],
  [
    'mend a word of an article, found by its sentence',
    '4, of which 1 wrong',
    3,
    async (one) => {
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
    },
  ],
  [
    'change a page from the page itself',
    'not possible',
    3,
    async (one) => {
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
    },
  ],
  [
    'change a village’s summary',
    '3',
    3,
    async (one) => {
      await one.goTo('Villages')
      await one.press(one.page.getByRole('tab', { name: 'Barford' }))
      await one.fill({ Summary: 'Barford lies beside it.' })
      await one.picture('change-a-villages-summary')
      await one.button('Save Changes')
      await one.tells('Changes saved')
    },
  ],
  [
    'add a village',
    '4',
    4,
    async (one) => {
      await one.goTo('Villages')
      await one.button('Add Village')
      await one.fill({ 'Village Name': 'Ashorne' })
      await one.press(one.page.getByRole('button', { name: 'Place the village on the map' }).last())
      await one.picture('add-a-village')
      await one.press(one.page.getByRole('dialog').getByRole('button', { name: 'Add Village' }))
      await one.tells('Village created')
    },
  ],
  [
    'set the dates of the consultation',
    '3',
    4,
    async (one) => {
      await one.goTo('Progress')
      await one.press(one.page.locator('.process-stages').getByRole('button', { name: 'Public consultation' }))
      await one.fill({ 'Opens on': '4 January 2099', 'Closes on': '31 January 2099' })
      await one.picture('set-a-deadline')
      await one.button('Save Changes')
      await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: /^Save/ }))
      await expect(one.page.getByRole('dialog')).toHaveCount(0)
    },
  ],
  [
    'move the stage on, after a question',
    '3, no question',
    4,
    async (one) => {
      await one.goTo('Progress')
      await one.press(one.page.locator('.process-stages').getByRole('button', { name: 'Assessment' }))
      await one.button('Make this the current stage')
      await one.picture('move-the-stage-on')
      await one.press(one.page.getByRole('alertdialog').getByRole('button', { name: /^Move it/ }))
      await one.tells('Assessment is the current stage')
    },
  ],
  [
    'put up a notice',
    '2',
    2,
    async (one) => {
      await one.goTo('Notice')
      await one.fill({ Text: 'The council meets on Tuesday.' })
      await one.picture('put-up-a-notice')
      await one.button('Put up the notice')
      await expect(one.page.getByText('Visitors see the notice')).toBeVisible()
    },
  ],
  [
    'take it down',
    '2',
    2,
    async (one) => {
      await one.goTo('Notice')
      await one.button('Take the notice down')
      await expect(one.page.getByText('There is no notice now.')).toBeVisible()
    },
  ],
  [
    'add a card',
    '5',
    5,
    async (one) => {
      await one.goTo('Impact Cards')
      await one.press(one.page.getByRole('link', { name: 'Create New Card' }))
      await one.fill({ Title: 'Light at night', 'Short Description': 'Lamps.' })
      await one.button('Save Changes')
      await one.tells('Impact card created successfully')
    },
  ],
  [
    'tell the campaign’s address',
    '2',
    2,
    async (one) => {
      await one.goTo('Campaign')
      await one.fill({ 'Campaign e-mail': 'us@example.org' })
      await one.button('Save Changes')
      await expect(toastOf(one.page)).toBeVisible()
    },
  ],
  [
    'add a sentence for letters',
    '3',
    4,
    async (one) => {
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
    },
  ],
  [
    'mark a message as answered',
    '3',
    2,
    async (one) => {
      await one.goTo('Messages')
      await one.press(one.page.getByRole('button', { name: /^Mark answered/ }).first())
      await expect(one.page.getByText('999 not answered')).toBeVisible()
    },
  ],
  [
    'export all',
    '2',
    2,
    async (one) => {
      await one.goTo('Export and import')
      const downloading = one.page.waitForEvent('download')
      await one.press(one.page.getByRole('link', { name: 'Export all content' }))
      exported = await (await downloading).path()
    },
  ],
  [
    'import it',
    '4',
    4,
    async (one) => {
      await one.goTo('Export and import')
      await one.page.getByLabel('File').setInputFiles(exported)
      one.presses += 1
      await one.button('Import')
      await expect(one.page.getByText('the content is already what the file says')).toBeVisible()
    },
  ],
  finding('one of 500 documents', 'not in its list', '417', 'Report 417'),
  finding('one of 200 events', 'not in its list', '187', 'Meeting 187'),
  finding('one of 300 claims', 'not in its list', '287', 'Claim 287'),
  finding('one of 1,000 messages', '13', '803', 'Subject 803'),
  finding('one of 3,000 people', '77', 'person2345@example.net', 'person2345@example.net'),
]
let exported = ''

/** As much as a campaign of some years has. */
function fillDesk(site: Site): void {
  const rows = (count: number, statement: string) =>
    `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count}) ${statement} from n;`
  execute(
    site,
    rows(
      500,
      `insert into evidence_documents (id, title, description, detail_text, type, date) select 'r' || n, 'Report ' || n, 'What it says.', 'At length.', 'Report', '2026-01-01'`,
    ) +
      rows(
        200,
        `insert into events (id, title, date, time, location, description) select 'm' || n, 'Meeting ' || n, '2098-01-01', '19:00', 'Hall', 'Come.'`,
      ) +
      rows(
        300,
        `insert into claims (id, statement, said_by, state) select 'c-' || n, 'Claim ' || n, 'campaign-figure', 'to-check'`,
      ) +
      rows(
        1000,
        `insert into messages (id, received_at, name, email, subject, message, consent_text) select 'm' || n, '2026-01-01T00:00:00.' || substr('000' || (n % 1000), -3) || 'Z', 'Ann', 'a' || n || '@example.net', 'Subject ' || n, 'Words.', 'Yes'`,
      ) +
      rows(
        3000,
        `insert into newsletter_signups (id, inbox, email, signed_up_at, consent_text, mail_asked_at) select 's' || n, 'person' || n || '@example.net', 'person' || n || '@example.net', '2026-01-01T00:00:00.000Z', 'Yes', '2026-01-01T00:00:00.000Z'`,
      ),
  )
}

/** The jobs that are done by keyboard too. */
const keyed = /event|^(change|copy|delete|take) it|back|notice|document|people/

/** Plays the jobs, and prints their presses beside those of the review. */
async function play(browser: Browser, width: number, height: number, byKeyboard = false): Promise<void> {
  await using site = await startSite('local')
  fillDesk(site)
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width, height } })
  // Here something is missing, and not late.
  page.setDefaultTimeout(30_000)
  const told: string[] = []
  for (const [name, review, most, steps] of jobs) {
    if (byKeyboard && !keyed.test(name)) continue
    await test.step(name, async () => {
      await page.goto('/quarry/admin')
      const one = new Volunteer(page, byKeyboard)
      await steps(one)
      const tabs = byKeyboard ? `, ${one.tabs} Tabs` : ''
      told.push(`${String(one.presses).padStart(3)}  ${review.padEnd(20)} ${name}${tabs}`)
      // A phone opens the menu first.
      expect(one.presses, name).toBeLessThanOrEqual(most + (width < 1000 ? 1 : 0))
      await expectAccessible(page, name)
    })
  }
  console.log(
    `Presses at ${width} px${byKeyboard ? ' by keyboard' : ''}, beside those of the review:\n${told.join('\n')}`,
  )
  await page.close()
}

const by = 'a volunteer finds and does all of it from the screen alone'
test(`${by}, at a desk`, ({ browser }) => play(browser, 1366, 768))
test(`${by}, on a phone`, ({ browser }) => play(browser, 390, 844))
test(`${by}, by keyboard`, ({ browser }) => play(browser, 1366, 768, true))
