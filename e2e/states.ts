import type { Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { createEvent, rowOf, untilDrafted } from './maintain.ts'
import { fillMessage } from './message-form.ts'
import { expect } from './site.ts'

/** A state of a screen that one has to bring about. */
export interface State {
  name: string
  /** The screen on which it begins; without one it goes on from the state before it. */
  path?: string
  /** The width of the screen that it needs; without one it is met on every screen. */
  width?: number
  /** Whether a wide screen shows it in another way than a narrow one, and not only with more room. */
  isOtherWhenWide?: true
  reach: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const toast = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"]')
const nothing = async () => undefined
const state = (name: string, about: Omit<State, 'name' | 'reach'>, reach: State['reach']): State => ({
  ...{ name, ...about, reach },
})

/** What can be open, chosen, refused or told on the public pages. */
const closedStates: State[] = [
  state('the menu of a phone', { path: '/', width: 360 }, async (page) => {
    await button(page, 'Open menu').click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
  }),
  state('the sub-menu', { path: '/', width: 1280 }, async (page) => {
    await button(page, 'More in Background').click()
    await expect(page.locator('.sub-menu[data-open="true"]')).toBeVisible()
  }),
  state('the skip link', { path: '/' }, async (page) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  }),
  state('the tooltip of the quarry is shown', { isOtherWhenWide: true }, async (page) => {
    await page.getByRole('link', { name: 'Quarry Site' }).first().focus()
    await expect(page.getByRole('tooltip', { name: 'Click to view Impact page' })).toBeVisible()
  }),
  state('the overlay of a village is open', { path: '/impact-map', isOtherWhenWide: true }, async (page) => {
    await button(page, 'Barford').first().click()
    await expect(page.getByRole('dialog').getByText('Key Points').first()).toBeVisible()
  }),
  state('an impact card shows more', { path: '/impact-map' }, async (page) => {
    await button(page, 'More').first().click()
    await expect(button(page, 'Show less')).toBeVisible()
  }),
  state('stages of the process are chosen', { path: '/process', isOtherWhenWide: true }, async (page) => {
    for (const name of [/^Approval/, /^Validation/]) await page.getByRole('button', { name }).first().click()
    await expect(heading(page, 'Stage Details (2 selected)')).toBeVisible()
  }),
  state('a search marks what it finds', { path: '/evidence-library' }, async (page) => {
    await page.getByRole('searchbox').fill('water')
    await expect(page.locator('mark').first()).toBeVisible()
  }),
  state('a search finds nothing', {}, async (page) => {
    await page.getByRole('searchbox').fill('zebra')
    await expect(page.getByText('No documents found matching your criteria.')).toBeVisible()
  }),
  state('the search is open over the header', { path: '/', width: 1280 }, async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search this website' })).toBeFocused()
  }),
  { name: 'a search of the whole site', path: '/search?q=lorrys+in+bardford', reach: nothing },
  { name: 'a search of the whole site in vain', path: '/search?q=zebra', reach: nothing },
  state('the message form names its errors', { path: '/contact' }, async (page) => {
    await button(page, 'Send Message').click()
    await expect(page.getByRole('alert')).toContainText('There is a problem')
  }),
  state('the message could not be sent, as a toast and the page say', { isOtherWhenWide: true }, async (page) => {
    await page.route('**/quarry/api/messages', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await fillMessage(page)
    await button(page, 'Send Message').click()
    await expect(toast(page)).toBeVisible()
  }),
  state(
    'an objection is weak, and a closer look says what to mend, to add and to keep',
    { path: '/evaluate-objection', isOtherWhenWide: true },
    async (page) => {
      const unsound = 'This unsound plan lowers the value of my house. [Say why]'
      await page
        .getByRole('textbox')
        .fill(`${unsound}\nApplication WDC/22CM008. I walk my dog on the footpath to Wasperton every day.`)
      await button(page, 'Evaluate My Objection').click()
      await expect(heading(page, 'Your result')).toBeFocused()
      for (const name of ['To look at', 'Good'])
        await expect(page.getByRole('region', { name: 'A closer look' }).getByRole('heading', { name })).toBeVisible()
    },
  ),
  state('a toast', { path: '/how-to-object' }, async (page) => {
    await page.context().grantPermissions(['clipboard-write'])
    await button(page, 'Share this website').click()
    await expect(toast(page)).toBeVisible()
  }),
  state('content cannot be loaded', { path: '/' }, async (page) => {
    await page.route('**/quarry/api/village_data/*', (route) => route.fulfill({ status: 500, body: 'x' }))
    await page.clock.install()
    await page.getByRole('main').getByRole('link', { name: 'Barford' }).first().click()
    // After three more tries, with seven seconds of pauses.
    await skipPauses(page, page.getByRole('alert').filter({ hasText: 'Could not load village data' }))
  }),
  { name: 'there is no such page', path: '/nowhere', reach: nothing },
]

/** What can be reached only while the council takes objections. */
const openStates: State[] = [
  state('the letter has been copied, as its button and a toast say', { path: '/how-to-object' }, async (page) => {
    await page.context().grantPermissions(['clipboard-write'])
    await button(page, 'Copy Template').click()
    await expect(toast(page)).toBeVisible()
  }),
  state('the clipboard is refused', { path: '/how-to-object' }, async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await button(page, 'Copy email').click()
    await expect(page.getByRole('alert')).toContainText('did not let us copy')
  }),
]

/** The editors of this kind of row as their tab shows them, and the dialog for a new one. */
const editorStates = (tabName: string, addName: string): State[] => [
  state(
    `the tab ${tabName}`,
    { path: '/admin', ...(tabName === 'Events' && { isOtherWhenWide: true as const }) },
    async (page) => {
      await tab(page, tabName).click()
      await expect(heading(page, tabName)).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    },
  ),
  state(`the dialog '${addName}'`, {}, async (page) => {
    await button(page, addName).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
]

const removedTitle = 'A meeting to take away'

/** What maintainers see of the site's content, and are asked and told about it. */
const maintenanceStates: State[] = [
  ...editorStates('Events', 'Add Event'),
  state('its errors', {}, async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  }),
  state('the question before discarding', {}, async (page) => {
    await page.getByLabel('Title').fill('Half')
    await untilDrafted(page, 'Half')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  state('what was left unsaved', {}, async (page) => {
    await button(page, 'Keep editing').click()
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText('You have unsaved changes')).toBeVisible()
  }),
  state('its offer in the dialog', {}, async (page) => {
    await button(page, 'Open').click()
    await expect(button(page, 'Restore')).toBeVisible()
  }),
  state('the question before deleting', {}, async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await button(page, 'Cancel').click()
    await createEvent(page, removedTitle)
    await page.reload()
    await rowOf(page, removedTitle).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  state('the toast with Undo', {}, async (page) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(button(page, 'Undo')).toBeVisible()
  }),
  ...editorStates('Evidence Documents', 'Add Document'),
  ...editorStates('Categories', 'Add Category'),
  state('the updates, of which there are none', { path: '/admin/updates' }, (page) =>
    expect(page.getByText('There are no updates yet.')).toBeVisible(),
  ),
  state('an update as it arrives', {}, async (page) => {
    await button(page, 'Write an update').click()
    await page.getByRole('textbox', { name: 'Subject' }).fill('Come to the meeting')
    await page.getByRole('textbox', { name: 'Text' }).fill('On Friday, at seven.')
    // On a phone it is closed at first.
    const preview = page.getByRole('button', { name: 'Show preview' })
    if (await preview.isVisible()) await preview.click()
    const mail = page.frameLocator('iframe[title^="The e-mail"]')
    await expect(mail.getByRole('paragraph').filter({ hasText: 'On Friday, at seven.' })).toBeVisible()
  }),
  state('an update that can be sent to nobody', {}, async (page) => {
    await button(page, 'Add Update').click()
    await expect(heading(page, 'Come to the meeting')).toBeVisible()
    await expect(page.getByText('It can be sent once somebody is on the list.')).toBeVisible()
  }),
  state('the history of changes', { path: '/admin/history' }, (page) =>
    page
      .getByText(/^What (changed|it said)/)
      .first()
      .click(),
  ),
  state('the question before restoring', {}, async (page) => {
    await page.getByRole('button', { name: 'Restore' }).first().click()
    await expect(page.getByRole('alertdialog').getByRole('table')).toBeVisible()
  }),
  state('export and import', { path: '/admin/transfer' }, (page) => expect(page.getByLabel('File')).toBeVisible()),
  state('the question before an import', {}, async (page) => {
    const file = { name: 'events.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
    await page.getByLabel('File').setInputFiles(file)
    await page.getByRole('button', { name: 'Import' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
]

/**
 * The states of the site besides its screens as they open, which the gallery shows and the tests look at: on the site as it
 * is, while the council takes objections, and on the maintenance side.
 */
const states = { closed: closedStates, open: openStates, maintenance: maintenanceStates }

/** Walks through the states of a mode, with only those of this width where one is given, and looks at each. */
export async function walkStates(
  page: Page,
  mode: keyof typeof states,
  look: (state: State) => Promise<unknown>,
  width?: number,
): Promise<void> {
  for (const state of states[mode]) {
    if (width !== undefined && (state.width ?? width) !== width) continue
    await page.setViewportSize({ width: width ?? state.width ?? 1280, height: 800 })
    if (state.path !== undefined) {
      await page.goto(`/quarry${state.path}`)
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    }
    await state.reach(page)
    await look(state)
    await page.unrouteAll()
  }
}
