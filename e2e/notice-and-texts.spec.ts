import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { donate } from '../content/donate.ts'
import { home } from '../content/home.ts'
import { holdRequests } from './held-reads.ts'
import { read, rowOf, toastOf, write } from './maintain.ts'
import { openConsultation } from './open-consultation.ts'
import { expectAccessible, findMisprints, findTooWide, paperWidth } from './page-checks.ts'
import { type Site, test } from './site.ts'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
const html = async (site: Site, path: string) => (await fetch(`${site.origin}/quarry${path}`)).text()

/** Changes a row that is always there, as its editor would. */
async function change(site: Site, path: string, fields: object): Promise<void> {
  const { updated_at } = JSON.parse(await read(site, path))
  await write(site, 'PATCH', path, fields, updated_at)
}

const noNotice = { text: '', link_url: '', link_text: '', ends_on: '' }
const putUp = (site: Site, fields: object) => change(site, '/notices/notice', { ...noNotice, ...fields })

/** Goes to a control as those do who use no mouse. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

async function visitorOf(browser: Browser, site: Site, width = 360, javaScriptEnabled = true): Promise<Page> {
  const window = await browser.newContext({ baseURL: site.origin, viewport: { width, height: 740 }, javaScriptEnabled })
  return window.newPage()
}

/** By how much the page has moved on its own since it was asked for. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )
}

// (rule: notice, notice-link, notice-editor)
test('by keyboard on a phone somebody puts up a notice, and visitors see it at the next request', async ({
  page,
  site,
  context,
}) => {
  await putUp(site, {})
  await page.goto('/quarry/admin?tab=notice')
  await expect(page.getByText('There is no notice now.')).toBeVisible()
  await expectAccessible(page, 'the notice tab', [320])
  await page.setViewportSize({ width: 360, height: 740 })
  const type = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.insertText(words)
  }
  await type('Text', 'The council meets about the quarry on Tuesday.')
  await type('Link Address', '/events')
  await tabTo(page, page.getByRole('button', { name: 'Put up the notice' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Link Text is required where there is a link address.')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await html(site, '/')).not.toContain('The council meets')

  await type('Link Text', 'When and where')
  await type('Last Day', '7 March 2099')
  await tabTo(page, page.getByRole('button', { name: 'Put up the notice' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visitors see the notice until Saturday 7 March 2099.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  const visitor = await context.newPage()
  await visitor.goto('/quarry/donate')
  await expect(notice(visitor)).toContainText('The council meets about the quarry on Tuesday. When and where')
  await expect(notice(visitor).getByRole('link')).toHaveAttribute('href', '/quarry/events')
  await expect(notice(visitor).getByRole('status')).toHaveText(/^The council meets/)
  await expectAccessible(visitor, 'a page with a notice', [1280, 320])
  await visitor.goto('/quarry/privacy')
  await expect(notice(visitor)).toBeVisible()
  await expect(notice(visitor).getByRole('status')).toHaveText('')
  expect(await html(site, '/updates.xml')).toContain('The council meets about the quarry on Tuesday. When and where')

  await page.setViewportSize({ width: 1280, height: 800 })
  const held = await holdRequests(page, '**/api/notices/*')
  const takeDown = page.getByRole('button', { name: 'Take the notice down' })
  await takeDown.press('Enter')
  await takeDown.press('Enter')
  held.release()
  await expect(page.getByText('There is no notice now.')).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Notice' })).toBeFocused()
  for (const path of ['/', '/updates.xml']) expect(await html(site, path)).not.toContain('The council meets')
  expect(await html(site, '/')).not.toContain('"notices"')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Visitors see the notice until Saturday 7 March 2099.')).toBeVisible()
  await expect(page.getByLabel('Last Day')).toHaveValue('2099-03-07')
  expect(await html(site, '/')).toContain('The council meets')
})

// (rule: notice, notice-dismissed)
test('a notice stands on paper with nothing to press, and who dismisses it sees no more of it, on any page, until its words change', async ({
  site,
  browser,
}) => {
  await putUp(site, { text: 'The deadline is near.' })
  const visitor = await visitorOf(browser, site)
  // A font that comes late moves words as well.
  await visitor.route('**/*.woff2', (route) => route.abort())
  await visitor.goto('/quarry/donate')
  expect(await layoutShift(visitor)).toBe(0)
  await visitor.setViewportSize({ width: paperWidth, height: 740 })
  await visitor.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await notice(visitor).boundingBox())?.y).toBeLessThan(20)
  await expect.poll(() => findMisprints(visitor)).toEqual([])
  await visitor.emulateMedia({ media: 'screen' })
  await visitor.setViewportSize({ width: 360, height: 740 })
  await tabTo(visitor, visitor.getByRole('button', { name: 'Dismiss the notice' }))
  await visitor.keyboard.press('Enter')
  await expect(notice(visitor)).toHaveCount(0)
  await expect(visitor.locator('main')).toBeFocused()
  await visitor.goto('/quarry/privacy')
  await expect(visitor.locator('.site-notice')).toHaveCount(0)
  expect(await layoutShift(visitor)).toBe(0)

  // Before any module has come it is hidden already.
  await visitor.route('**/quarry/assets/*.js', (route) => route.abort())
  await visitor.evaluate(() => location.assign('/quarry/contact'))
  await visitor.waitForURL('**/contact')
  await expect(visitor.locator('.site-notice')).toBeHidden()
  await expect(visitor.locator('.site-notice')).toHaveCount(1)
  await visitor.unroute('**/quarry/assets/*.js')

  await putUp(site, { text: 'The deadline is tomorrow.' })
  await visitor.goto('/quarry/privacy')
  await expect(notice(visitor)).toContainText('The deadline is tomorrow.')
  await visitor.context().close()
})

// (rule: notice, notice-dismissed)
test('without JavaScript a notice stands there with nothing to press, and after its last day it is gone from pages and feed', async ({
  site,
  browser,
}) => {
  const word = 'Consultation'.repeat(12)
  await putUp(site, { text: `The council asks for views. ${word}` })
  const visitor = await visitorOf(browser, site, 320, false)
  await visitor.goto('/quarry/contact')
  await expect(notice(visitor)).toContainText('The council asks for views.')
  await expect(notice(visitor).getByRole('button')).toHaveCount(0)
  await expect.poll(() => findTooWide(visitor)).toEqual([])
  await visitor.context().close()

  await putUp(site, { text: 'This is long over.', ends_on: '2026-01-31' })
  for (const path of ['/', '/updates.xml']) expect(await html(site, path)).not.toContain('This is long over.')
})

// (rule: notice-editor, missing-files, conflict)
test('a last day that has passed and an address without a page are told while they are typed, and again by the toast; two maintainers at the notice at once lose nothing of each other', async ({
  page,
  site,
}) => {
  await putUp(site, {})
  await page.goto('/quarry/admin?tab=notice')
  await page.getByLabel('Text', { exact: true }).fill(' ')
  await page.getByRole('button', { name: 'Put up the notice' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Text is required.')
  await page.getByLabel('Text', { exact: true }).fill('Come to the meeting.')
  await page.getByLabel('Link Address').fill('/evnts')
  await page.getByLabel('Link Text').fill('When')
  await expect(page.getByText('There is nothing at this address of the site yet.')).toBeVisible()
  await page.getByLabel('Link Address').fill('/events')
  await expect(page.getByText('There is nothing at this address of the site yet.')).toHaveCount(0)
  await page.getByLabel('Last Day').fill('7 March 2020')
  await expect(page.getByText('This day is over already: visitors will not see the notice.')).toBeVisible()
  await page.getByRole('button', { name: 'Put up the notice' }).click()
  await expect(toastOf(page)).toContainText('Its last day is over: visitors do not see it.')

  // Of two maintainers none loses anything of the other.
  await change(site, '/notices/notice', { ends_on: '2099-03-07' })
  await page.getByLabel('Text', { exact: true }).fill('Other words.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Visitors see the notice until Saturday 7 March 2099.')).toBeVisible()
  await expect
    .poll(async () => JSON.parse(await read(site, '/notices/notice')))
    .toMatchObject({ text: 'Other words.', ends_on: '2099-03-07' })

  await page.getByLabel('Text', { exact: true }).fill('Third words.')
  await change(site, '/notices/notice', { text: 'Their words.' })
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('[role=dialog]')
      if (!dialog) return
      document.documentElement.dataset.focus = dialog === document.activeElement ? 'in it' : 'elsewhere'
      observer.disconnect()
    }).observe(document.body, { childList: true })
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('This notice was changed after you opened it')
  expect(JSON.parse(await read(site, '/notices/notice')).text).toBe('Their words.')
  // Who presses Escape as soon as the dialog is there presses it in the dialog.
  await expect(page.locator('html')).toHaveAttribute('data-focus', 'in it')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Third words.')
})

// (rule: notice-editor, admin-tabs)
test('taking the notice down, its Undo and a look at another tab lose nothing that is typed', async ({
  page,
  site,
}) => {
  await putUp(site, { text: 'Come to the meeting.' })
  await page.goto('/quarry/admin?tab=notice')
  const text = page.getByLabel('Text', { exact: true })
  const takeDown = page.getByRole('button', { name: 'Take the notice down' })
  await text.fill('Half a sentence')
  await takeDown.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(takeDown).toBeFocused()
  expect(await html(site, '/')).toContain('Come to the meeting.')

  await page.getByRole('tab', { name: 'Events' }).click()
  await page.getByRole('tab', { name: 'Notice' }).click()
  await expect(text).toHaveValue('Half a sentence')
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)

  await takeDown.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('There is no notice now.')).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Notice' })).toBeFocused()
  await text.fill('Another sentence')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Visitors see the notice until you take it down.')).toBeVisible()
  expect(await html(site, '/')).toContain('Come to the meeting.')
  await expect(text).toHaveValue('Another sentence')
})

// (rule: notice-editor, conflict)
test('Undo puts up what the site had until the notice was taken down, and says from any tab that somebody else was faster', async ({
  page,
  site,
}) => {
  const stored = async () => JSON.parse(await read(site, '/notices/notice')).text
  await putUp(site, { text: 'First words.' })
  await page.goto('/quarry/admin?tab=notice')
  const takeDown = page.getByRole('button', { name: 'Take the notice down' })
  await expect(takeDown).toBeVisible()
  await change(site, '/notices/notice', { text: 'Their words.' })
  await takeDown.click()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('radio', { name: 'Your text' }).check()
  await page.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(toastOf(page)).toContainText('Notice taken down')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toBe('Their words.')

  await takeDown.click()
  await expect(toastOf(page)).toContainText('Notice taken down')
  await page.getByRole('tab', { name: 'Events' }).click()
  await change(site, '/notices/notice', { text: 'Faster words.' })
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page)).toContainText('Undo failed')
  await expect(toastOf(page)).toContainText('The notice has been changed since. The History has it.')
  expect(await stored()).toBe('Faster words.')
})

// (rule: page-texts, page-texts-unchanged, page-texts-editor, key-facts)
test('a text and a key fact are changed and seen, and the text is set back to the built-in one', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/admin?tab=texts')
  await expect(rowOf(page, 'Statement')).toContainText('Built-in text')
  await expectAccessible(page, 'the texts tab', [320])
  await page.setViewportSize({ width: 1280, height: 800 })
  const edit = () => rowOf(page, 'Statement').getByRole('button', { name: 'Edit Statement, Home' }).click()
  const save = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const stored = async () => JSON.parse(await read(site, '/page_texts/home.statement')).text
  await edit()
  await expect(page.getByLabel('Statement')).toHaveValue(home.statement)
  await save()
  expect(await stored()).toBe('')

  await edit()
  await page.getByLabel('Statement').fill('We speak up about {reference}.')
  const preview = page.frameLocator('iframe[title^="Preview of / "][aria-hidden="false"]')
  await expect(preview.getByText('We speak up about WDC/22CM008.')).toBeVisible()
  await expectAccessible(page, 'the dialog of a text', [320])
  await page.setViewportSize({ width: 1280, height: 800 })
  await save()
  await expect(rowOf(page, 'Statement')).toContainText('Your own text')
  expect(await html(site, '/')).toContain('We speak up about WDC/22CM008.')
  expect(await html(site, '/donate')).not.toContain('We speak up')

  await edit()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await save()
  expect(await stored()).toBe('')
  expect(await html(site, '/')).toContain(home.statement)

  await rowOf(page, 'What would be dug out').getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Figure').fill('2.4 million tonnes')
  await save()
  await expect(toastOf(page)).toContainText('Key fact updated')
  expect(await html(site, '/the-proposal')).toContain('2.4 million tonnes')
})

// (rule: page-texts)
test('who comes from another page sees no other words before the campaign’s own', async ({ site, browser }) => {
  await change(site, '/page_texts/donate.lead', { text: 'Every pound pays an expert.' })
  const visitor = await visitorOf(browser, site, 1280)
  await visitor.goto('/quarry/')
  const texts = await holdRequests(visitor, '**/api/page_texts')
  await visitor.getByRole('link', { name: 'Donate' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: donate.title })).toBeVisible()
  await expect(visitor.getByText(donate.lead)).toBeHidden()
  texts.release()
  await expect(visitor.getByText('Every pound pays an expert.')).toBeVisible()

  await visitor.getByRole('link', { name: 'Return to Home' }).click()
  await expect(visitor.getByText(home.statement)).toBeVisible()
  expect(texts.count()).toBe(1)
  await change(site, '/page_texts/donate.lead', { text: '' })
  await visitor.context().close()
})

// (rule: page-texts, stored-html)
test('the guidance keeps what an article may have, and a letter without the reference is hinted at', async ({
  page,
  site,
}) => {
  const closeAgain = openConsultation(site.databaseFile)
  const text = '<p onclick="alert(1)">Only <strong>planning</strong> counts.</p><script>alert(1)</script>'
  await change(site, '/page_texts/how-to-object.guidance', { text })
  expect(await html(site, '/how-to-object')).toContain('<p>Only <strong>planning</strong> counts.</p>')
  expect(await html(site, '/how-to-object')).not.toMatch(/onclick|alert\(1\)/)

  await page.goto('/quarry/admin?tab=texts')
  await rowOf(page, 'Sample letter').getByRole('button').click()
  const hint = page.getByText('The letter has no {reference}')
  await expect(page.getByLabel('Sample letter')).toHaveValue(/\{reference\}/)
  await expect(hint).toBeHidden()
  await page.getByLabel('Sample letter').fill('Dear [name],\nplease refuse {counsil adress}.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    /^Sample letter has \{counsil adress\}, which stands for nothing\./,
  )
  await page.getByLabel('Sample letter').fill('Dear [name],\nplease refuse it.')
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await html(site, '/how-to-object')).toContain('please refuse it.')
  await change(site, '/page_texts/how-to-object.guidance', { text: '' })
  closeAgain()
})
