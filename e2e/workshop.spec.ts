import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { unfoldWorkshop } from './in-workshop.ts'
import { expectAccessible } from './page-checks.ts'
import { readPdf } from './pdf-text.ts'
import { expect, test } from './site.ts'

const address = '/quarry/write-objection'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const begin = (page: Page) => page.getByRole('link', { name: 'Begin', exact: true })
const letter = (page: Page) => page.locator('#letter-paper')
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const box = (page: Page, point: string) => page.getByRole('textbox', { name: `affect you or your family? ${point}` })
const step = (page: Page, title: string) => page.locator('.workshop-step > summary', { hasText: title })
const next = (page: Page, title: string) => button(page, new RegExp(`^Next: ${title}`))
const own = 'On 3 March my very own boots were wet on the riverside path at Barford bridge.'

/** Opens the workshop, and begins where nothing was written before. */
async function open(page: Page, start = ''): Promise<void> {
  await page.goto(address + start)
  if (start === '') await begin(page).click()
  await expect(letter(page)).toBeVisible()
  await unfoldWorkshop(page)
}

/** Goes on or back with Tab until it has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 150; stops += 1) {
    const key = await target.evaluate((element) => {
      const active = document.activeElement ?? document.body
      if (element === active) return undefined
      return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
    if (key === undefined) return
    await page.keyboard.press(key)
  }
  throw new Error('The Tab key does not lead there.')
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

async function signed(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  await page.getByLabel('Address with postcode').fill('1 High Street, Barford')
}

/** What is kept comes half a second after the last key. */
async function untilKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(words)
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8')
}

// (rule: workshop-steps, draft-private, edited-letter, live-check, workshop-links, another-wording, publication)
test('on a phone, from how to object to a letter by the keyboard alone, with a reload in the middle, and without a word leaving the browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const sent: string[] = []
  page.on('request', (request) => {
    const said = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
    if (request.method() !== 'GET' || /very own|boots|Ann Example/.test(said)) sent.push(said)
  })
  await page.goto('/quarry/how-to-object')
  await press(page, page.getByRole('link', { name: 'Prepare your objection now', exact: true }).first(), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const village = page.locator('#village')
  await tabTo(page, village)
  // Letter by letter a list takes the second for a new word, where it comes late.
  for (let stops = 0; stops < 50 && (await village.inputValue()) !== 'barford'; stops += 1)
    await page.keyboard.press('ArrowDown')
  await expect(village).toHaveValue('barford')
  await press(page, next(page, 'Tick the points'), 'Enter')
  await expect(step(page, 'Tick the points')).toBeFocused()
  await expect(page.locator('#village')).toBeHidden()
  await expect(page.getByText('2 more points', { exact: true })).toBeVisible()
  await press(page, tick(page, 'Footpaths and open-air recreation'), 'Space')
  await press(page, tick(page, 'Dust, air quality and health'), 'Space')
  await press(page, next(page, 'Say how it affects you'), 'Enter')
  await expect(step(page, 'Tick the points')).toContainText('Dust, air quality and health')
  await expect(page.getByText(/^The score comes when you have written something/)).toBeVisible()
  await type(page, box(page, 'Footpaths and open-air recreation'), own)
  await expect(letter(page)).toContainText(own)
  await untilKept(page, own)
  await page.reload()
  await expect(box(page, 'Footpaths and open-air recreation')).toHaveValue(own)

  const wording = page.getByText('Our wording for this point').first()
  await press(page, wording, 'Enter')
  const framing = page.locator('#step-words .workshop-card').first()
  const [first = ''] = await framing.allTextContents()
  await expect(letter(page)).toContainText(first)
  await press(page, button(page, /^Another wording ?: Footpaths/), 'Enter')
  await expect(framing).not.toHaveText(first)
  const [second = ''] = await framing.allTextContents()
  await expect(letter(page)).toContainText(second)
  await expect(letter(page)).not.toContainText(first)

  await press(page, next(page, 'Cite evidence'), 'Enter')
  await press(page, page.locator('#step-evidence').getByRole('checkbox').first(), 'Space')
  await press(page, next(page, 'Your name and address'), 'Enter')
  await type(page, page.getByLabel('Name', { exact: true }), 'Ann Example')
  await type(page, page.getByLabel('Address with postcode'), '1 High Street, Barford')
  await expect(letter(page)).toContainText(
    /Application reference: WDC\/22CM008[\s\S]*Barford[\s\S]*Ann Example[\s\S]*\[1\]/,
  )
  await expect(page.locator('.score')).toBeVisible()
  await expect(page.getByRole('region', { name: 'A closer look' })).toBeVisible()
  await expect(letter(page)).not.toContainText(/be published|publish this|is published/)
  await expect(letter(page)).toContainText(second)
  await press(page, next(page, 'Your letter'), 'Enter')
  await press(page, page.getByRole('link', { name: 'Choose what may be published' }), 'Enter')
  await press(page, page.getByRole('radio', { name: 'My name and address' }), 'Space')
  await expect(letter(page)).toContainText('This letter may be published with my name and address.')
  await expect(page.getByRole('link', { name: 'Choose what may be published' })).toHaveCount(0)
  await press(page, next(page, 'Your letter'), 'Enter')
  await expect(page.getByRole('region', { name: 'Your letter' })).toBeFocused()
  await expect(page.locator('.workshop-step[data-done="true"]')).toHaveCount(4)
  await expect(page.locator('.workshop-step[open]')).toHaveCount(0)

  await press(page, button(page, 'Edit the letter'), 'Enter')
  await tabTo(page, page.locator('#letter-text'))
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('Edited by hand. ')
  await press(page, button(page, 'Show it as a letter'), 'Enter')
  await press(page, step(page, 'Tick the points'), 'Enter')
  await press(page, tick(page, 'Dust, air quality and health'), 'Space')
  await expect(letter(page)).toContainText('Edited by hand.')
  await expect(page.getByText(/^Your points have changed since/)).toBeVisible()
  await expectAccessible(page, 'the workshop with an edited letter', [1280, 360])
  await press(page, button(page, /^Make the letter again/), 'Enter')
  await expect(letter(page)).toContainText('Edited by hand.')
  await press(page, button(page, 'Yes, make it again'), 'Enter')
  await expect(letter(page)).not.toContainText('Edited by hand.')
  await press(page, button(page, 'Bring my edited letter back'), 'Enter')
  await expect(letter(page)).toContainText('Edited by hand.')
  expect(sent).toEqual([])
})

// (rule: workshop-start, only-offered-citations)
test('a village’s page and an article choose for their readers; a draft about another place stays as it is', async ({
  page,
}) => {
  await page.goto('/quarry/villages/barford')
  await page.getByRole('link', { name: 'Object from Barford' }).click()
  await expect(page.locator('#village')).toHaveValue('barford')
  await expect(page).toHaveURL(address)
  const college = await (await page.request.get('/quarry/stjohnscollege')).text()
  const [call = ''] = /Planning cannot weigh what this page is about.*?<\/a>/s.exec(college) ?? []
  expect(call).toMatch(/<a[^>]*href="\/quarry\/write-objection"[^>]*>(?:<[^>]*>)*Write your objection/)
  expect(college).not.toContain('>Use this in my objection')
  await page.goto('/quarry/silica-dust')
  await page.getByRole('link', { name: 'Use this in my objection' }).click()
  await expect(tick(page, 'Dust, air quality and health')).toBeChecked()
  await expect(page.locator('#village')).toHaveValue('barford')
  await unfoldWorkshop(page)
  await tick(page, 'Heritage and its setting').check()
  const sources = page.getByRole('group', { name: 'Heritage and its setting' }).getByRole('checkbox')
  await expect(sources).toHaveCount(4)
  await page.getByText('More sources: Heritage and its setting').click()
  await expect(sources).toHaveCount(6)
  await sources.last().check()
  await sources.last().uncheck()
  await expect(sources.last()).toBeFocused()
  await page.goto(`${address}#village=wasperton`)
  await expect(page.locator('#village')).toHaveValue('barford')
  await button(page, 'Start another draft for Wasperton').click()
  await expect(page.locator('#village')).toHaveValue('wasperton')
  await expect(page.locator('.workshop-drafts > summary')).toBeFocused()
  await page.getByRole('heading', { name: 'My drafts' }).click()
  await button(page, 'Open ‘My objection’').click()
  await expect(page.locator('#village')).toHaveValue('barford')
  await expect(page.locator('.workshop-drafts > summary')).toBeFocused()
})

// (rule: take-text, take-docx, take-mail, short-form, plain-letters, draft-file, afterwards)
test('the letter is taken away on paper, in files, in a mail and in short; its draft is deleted when asked, and comes back from a file', async ({
  page,
}) => {
  await open(page)
  await page.locator('#village').selectOption('barford')
  await tick(page, 'Dust, air quality and health').check()
  await box(page, 'Dust, air quality and health').fill(own)
  await signed(page)
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    return download
  }
  expect(await textOf(saved('Download as text'))).toContain(`${own}\r\n`)
  // What the archive holds is stored as it is, so that its words can be read.
  const docx = await textOf(saved('Download for Word'))
  expect(docx).toMatch(/^PK[\s\S]*word\/document\.xml/)
  expect(docx).toContain(`>${own}<`)
  expect(docx).toMatch(/<w:pStyle w:val="Heading1"\/><\/w:pPr><w:r><w:t xml:space="preserve">1\. Dust/)

  const [sheet] = readPdf(await page.pdf({ preferCSSPageSize: true }))
  const printed = sheet?.texts.map(({ text }) => text).join(' ') ?? ''
  expect(printed).toContain('WDC/22CM008')
  expect(printed).toContain('boots')
  expect(printed).not.toMatch(
    /Take it away|Where this comes from|Choose your community|Write your objection|Quarry Campaign/,
  )

  const mail = page.getByRole('link', { name: 'Open in my mail program' })
  await expect(mail).toHaveAttribute(
    'href',
    /^mailto:.*\?subject=Objection%20to%20application%20WDC%2F22CM008&body=.*boots/,
  )
  await box(page, 'Dust, air quality and health').fill(`${own} `.repeat(20))
  await expect(mail).toHaveAttribute('href', /body=%5BPaste%20your%20letter%20here\.%5D$/)
  await expect(page.getByText(/^Your letter is too long to be handed to a mail program/)).toBeVisible()

  await page.getByText('Short form for a portal').click()
  await page.getByRole('radio', { name: '500', exact: true }).check()
  await expect(page.getByRole('textbox', { name: 'Short form' })).toHaveValue(
    /^I object to application WDC\/22CM008\.\nOn 3 March/,
  )
  await expect(page.getByText(/^4\d\d of 500 characters/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Short form' }).fill('In short: dust.')
  await untilKept(page, 'In short: dust.')
  await page.reload()
  await unfoldWorkshop(page)
  await page.getByText('Short form for a portal').click()
  await expect(page.getByRole('textbox', { name: 'Short form' })).toHaveValue('In short: dust.')
  await expect(page.getByText(/^15 of 500 characters/)).toBeVisible()

  const words = box(page, 'Dust, air quality and health')
  await words.fill('𝓓𝓾𝓼𝓽 ﬁlls 𝗺𝘆 kitchen')
  for (const keys of ['Control+a', 'Control+x', 'Control+v']) await words.press(keys)
  await expect(words).toHaveValue('Dust fills my kitchen')
  await expect(page.getByText(/^Decorative letters in what you pasted were made plain/)).toBeVisible()
  await expect(letter(page)).toContainText('Dust fills my kitchen')

  await page.getByText('Afterwards', { exact: true }).click()
  await page.getByLabel('Sent on').fill('2026-11-20')
  await page.getByRole('heading', { name: 'My drafts' }).click()
  await page.getByLabel('Name of this draft').fill('About dust')
  const file = await (await saved('Save this draft as a file')).path()
  await untilKept(page, 'About dust')
  await button(page, 'Delete my drafts').click()
  await button(page, 'Yes, delete them all').click()
  await expect(letter(page)).not.toContainText('kitchen')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('objection')))
  await expect.poll(kept).toEqual([])

  // As on another device, where nothing was written before.
  await page.getByLabel('Open a draft from a file').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"something else"}'),
  })
  await expect(page.getByRole('alert')).toHaveText('The file is not a draft that was saved here.')
  await page.getByLabel('Open a draft from a file').setInputFiles(file)
  await expect(letter(page)).toContainText('Dust fills my kitchen')
  await expect(page.getByLabel('Sent on')).toHaveValue('2026-11-20')
  await expect(page.getByRole('textbox', { name: 'Short form', includeHidden: true })).toHaveValue('In short: dust.')
  await untilKept(page, 'About dust')
})

// (rule: council-contact)
test('while the council takes objections, where to send the letter looks as it does on the page that tells how to object', {
  tag: '@open',
}, async ({ page }) => {
  const look = () =>
    page.locator('.council-contact').evaluate((part) => {
      const [label, value] = [part.querySelector('dt'), part.querySelector('dd')]
      const { display, marginTop } = getComputedStyle(part)
      return {
        display,
        marginTop,
        label: label && getComputedStyle(label).color,
        value: value && getComputedStyle(value).fontWeight,
      }
    })
  await page.goto('/quarry/how-to-object')
  const there = await look()
  await page.getByRole('link', { name: 'Write your objection', exact: true }).first().click()
  await page.locator('#village').selectOption('barford')
  await expect(letter(page)).toContainText('Barford')
  expect(await look()).toEqual(there)
  expect(there.display).toBe('grid')
})

// (rule: take-person, for-a-neighbour)
test('a letter without name and address is taken away only after a word about it, which leads to the field or goes on; that for a neighbour is printed in large letters with a consent to tick, and then nothing of it is kept', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await open(page)
  await tick(page, 'Dust, air quality and health').check()
  await button(page, 'Print, or save as PDF').click()
  const question = page.getByRole('group', { name: /^Your letter has neither your name nor your address yet/ })
  await expect(page.locator('[data-printed]')).toHaveCount(0)
  await expectAccessible(page, 'the workshop that misses the name')
  await question.getByRole('button', { name: 'Go on without' }).press('Enter')
  await expect(page.locator('[data-printed]')).toBeAttached()
  await expect(question).toHaveCount(0)

  await page.reload()
  await unfoldWorkshop(page)
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  await step(page, 'Your name and address').click()
  await button(page, 'Print, or save as PDF').click()
  await page.getByRole('link', { name: 'Fill in my address' }).press('Enter')
  await expect(page.getByLabel('Address with postcode')).toBeFocused()
  await expect(page.locator('[data-printed]')).toHaveCount(0)
  await button(page, 'Print, or save as PDF').click()
  await expect(page.locator('[data-printed]')).toBeAttached()

  await page.reload()
  await unfoldWorkshop(page)
  await box(page, 'Dust, air quality and health').fill(own)
  await untilKept(page, own)
  await page.getByText('For a neighbour', { exact: true }).click()
  await signed(page)
  await expect(page.locator('#person-name')).toHaveAttribute('autocomplete', 'name')
  await page.getByLabel('Your own name, as the helper').fill('Bob Helper')
  await expect(page.locator('#person-name')).toHaveAttribute('autocomplete', 'off')
  await button(page, 'Print in large letters, and delete it here').click()
  await expect(page.locator('[data-printed]')).toBeAttached()
  const texts = readPdf(await page.pdf({ preferCSSPageSize: true })).flatMap((sheet) => sheet.texts)
  const printed = texts.map(({ text }) => text).join(' ')
  expect(printed).toContain('Bob Helper')
  expect(printed).toContain('It says what I think')
  expect(printed).not.toContain('Signature')
  // 16 points, in the pixels of a page.
  expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(21.4)
  await page.reload()
  await button(page, 'Not yet: keep it').click()
  await expect(page.getByText(/^Was the letter printed/)).toHaveCount(0)
  await page.getByText('For a neighbour', { exact: true }).click()
  await button(page, 'Print in large letters, and delete it here').click()
  await page.reload()
  await expect(page.getByText(/^Was the letter printed/)).toBeVisible()
  await button(page, 'It is printed: delete it here').click()
  await expect(page.getByText(/nothing of it is kept in this browser/)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('boots')
})

// (rule: draft-two-tabs)
test('two tabs with one draft do not overwrite each other', async ({ page, context }) => {
  await open(page)
  await tick(page, 'Dust, air quality and health').check()
  await box(page, 'Dust, air quality and health').fill('From the first tab')
  await untilKept(page, 'From the first tab')
  const other = await context.newPage()
  await other.goto(address)
  await expect(letter(other)).toBeVisible()
  await unfoldWorkshop(other)
  await box(other, 'Dust, air quality and health').fill('From the second tab')
  await untilKept(other, 'From the second tab')
  await expect(page.getByText(/^This draft was changed in another tab/)).toBeVisible()
  await expect(box(page, 'Dust, air quality and health')).toHaveValue('From the first tab')
  await page.getByRole('heading', { name: 'My drafts' }).click()
  await button(page, 'Start another draft').click()
  await expect(page.getByText(/^What you wrote here last is not kept/)).toBeVisible()
  await button(page, 'No, go back').click()
  await button(page, /^Keep both/).click()
  await expect(page.locator('.workshop-drafts > summary')).toBeFocused()
  await untilKept(page, 'From the first tab')
  await untilKept(page, 'From the second tab')
})

// (rule: draft-unread, draft-how-kept, draft-private)
test('a draft that cannot be read is shown and saved as it is; drafts of one name are told apart', async ({ page }) => {
  const unread = '{"id":"a-1","name":"Mine","village":"barford","text":"My words of old'
  await page.addInitScript((text) => {
    if (localStorage.length === 0) localStorage.setItem('quarry-objection-drafts/a-1', text)
  }, unread)
  await page.goto(address)
  const notice = page.getByRole('region', { name: 'A draft that this version cannot read' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('My objection. Nothing kept yet.')).toBeVisible()
  await expectAccessible(page, 'a draft that cannot be read')
  await unfoldWorkshop(page)
  await page.locator('#village').selectOption('barford')
  await expect(page.getByText('My objection. Kept in this browser.')).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Save it as a file').click()
  expect(await textOf(download)).toBe(unread)

  await page.getByRole('heading', { name: 'My drafts' }).click()
  await button(page, 'Start another draft').click()
  await expect(button(page, 'Open ‘My objection’')).toHaveAccessibleDescription(
    /^Barford, last changed \d+ \w+ \d{4} at /,
  )
  await notice.getByRole('button', { name: 'Delete' }).click()
  await button(page, 'Yes, delete it').click()
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('quarry-objection-drafts/a-1'))).toBeNull()
})

// (rule: draft-not-kept)
test('with storage full or blocked the workshop goes on, and says that nothing is kept', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const [error, words] of [
    ['QuotaExceededError', /^This browser has no room left/],
    ['SecurityError', /^This browser keeps nothing for this website/],
  ] as const) {
    await page.addInitScript((error) => {
      const refuse = () => {
        throw new DOMException('no', error)
      }
      Storage.prototype.setItem = refuse
      if (error === 'SecurityError') Object.defineProperty(window, 'localStorage', { get: refuse })
    }, error)
    await open(page)
    await tick(page, 'Dust, air quality and health').check()
    await box(page, 'Dust, air quality and health').fill(own)
    await expect(letter(page)).toContainText(own)
    await expect(page.getByText(words)).toBeVisible()
    // Leaving keeps at once what a pause would keep a moment later.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect(letter(page)).toContainText(own)
    await page.getByRole('heading', { name: 'My drafts' }).click()
    await page.locator('#draft-file').setInputFiles({
      ...{ name: 'draft.json', mimeType: 'application/json', buffer: Buffer.from('{}') },
    })
    await expect(page.getByRole('alert').filter({ hasText: /start another, and then open/ })).toBeVisible()
    await button(page, 'Start another draft').click()
    await expect(page.getByText(/would be gone\. You can save/)).toBeVisible()
    await expect(letter(page)).toContainText(own)
    await button(page, 'Go on without it').click()
    await expect(letter(page)).not.toContainText(own)
  }
  expect(errors).toEqual([])
})

// (rule: workshop-page)
test('the workshop that is begun before the scripts have come opens when they do; where its code cannot be loaded the page stays, says that drafts are safe, and tries again when asked', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  const arrived = page.goto(address)
  await begin(page).click()
  await expect(page.getByText('The workshop opens here as soon as its code has come.')).toBeVisible()
  release()
  await arrived
  await expect(letter(page)).toBeVisible()
  await unfoldWorkshop(page)

  await tick(page, 'Dust, air quality and health').check()
  await box(page, 'Dust, air quality and health').fill(own)
  await untilKept(page, own)
  const code = /\/assets\/workshop-[^/]*\.(js|css)$/
  await page.route(code, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(
    'The workshop could not be loaded. Please try again. What you wrote before and was kept in this browser is safe.',
  )
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reasons, and how lasting they are' })).toBeVisible()
  await expectAccessible(page, 'the workshop without its code')
  await page.route(new RegExp(`${address}$`), (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await button(page, 'Try again').click()
  await failed
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(letter(page)).toContainText(own)
})
