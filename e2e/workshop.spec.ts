import type { Locator, Page } from '@playwright/test'
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
const own =
  'On 3 March my very own boots were wet on the riverside path at Barford bridge. I walk there at eight each day with my mother, who is 80, and we meet the same four dogs and their people at the second gate.'

/** Opens the workshop, and begins where nothing was written before. */
async function open(page: Page, start = ''): Promise<void> {
  await page.goto(address + start)
  if (start === '') await begin(page).click()
  await expect(page.locator('#your-letter')).toBeVisible()
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

test('on a phone, from how to object to a letter by the keyboard alone, with a reload in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
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
  await press(page, tick(page, 'Footpaths and open-air recreation'), 'Space')
  await press(page, tick(page, 'Dust, air quality and health'), 'Space')
  await press(page, next(page, 'Say how it affects you'), 'Enter')
  await expect(step(page, 'Tick the points')).toContainText('Dust, air quality and health')
  await type(page, box(page, 'Footpaths and open-air recreation'), own)
  await expect(letter(page)).toContainText(own)
  await untilKept(page, own)
  await page.reload()
  await expect(box(page, 'Footpaths and open-air recreation')).toHaveValue(own)

  await expect(letter(page)).toContainText(own)
  const sentence = page.getByRole('checkbox', { name: /^Add our sentence after your words: Under national policy TR8/ })
  await expect(letter(page)).not.toContainText('TR8')
  await press(page, sentence, 'Space')
  await expect(letter(page)).toContainText('Under national policy TR8(1)(a) schemes should protect rights of way')

  await press(page, next(page, 'Your name and address'), 'Enter')
  await type(page, page.getByLabel('Name', { exact: true }), 'Ann Example')
  await type(page, page.getByLabel('Address with postcode'), '1 High Street, Barford')
  await expect(letter(page)).toContainText(/Objection to application WDC\/22CM008[\s\S]*Barford[\s\S]*Ann Example/)
  await expect(page.locator('.score')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'A closer look' })).toBeVisible()
  await expect(letter(page)).not.toContainText(/be published|publish this|is published/)
  await press(page, next(page, 'Your letter'), 'Enter')
  await press(page, page.getByRole('link', { name: 'Choose what may be published' }), 'Enter')
  await press(page, page.getByRole('radio', { name: 'My name and address' }), 'Space')
  await expect(letter(page)).toContainText('This letter may be published with my name and address.')
  await expect(page.getByRole('link', { name: 'Choose what may be published' })).toHaveCount(0)
  await press(page, next(page, 'Your letter'), 'Enter')
  await expect(page.getByRole('region', { name: 'Your letter' })).toBeFocused()
  await expect(page.locator('.workshop-step[data-done="true"]')).toHaveCount(3)
  await expect(page.locator('.workshop-step[open]')).toHaveCount(0)

  await press(page, button(page, 'Edit the letter'), 'Enter')
  await tabTo(page, page.locator('#letter-text'))
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('Edited by hand. ')
  await press(page, button(page, 'Show it as a letter'), 'Enter')
  await press(page, step(page, 'Tick the points'), 'Enter')
  await press(page, tick(page, 'Footpaths and open-air recreation'), 'Space')
  await expect(letter(page)).toContainText('Edited by hand.')
  await expect(page.getByText(/^Your points have changed since/)).toBeVisible()
  await expectAccessible(page, 'the workshop with an edited letter', [1280, 360])
  await press(page, button(page, /^Make the letter again/), 'Enter')
  await expect(letter(page)).toContainText('Edited by hand.')
  await press(page, tick(page, 'Footpaths and open-air recreation'), 'Space')
  await press(page, button(page, 'Yes, make it again'), 'Enter')
  await expect(letter(page)).not.toContainText('Edited by hand.')
  await press(page, button(page, 'Bring my edited letter back'), 'Enter')
  await expect(letter(page)).toContainText('Edited by hand.')
})

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
  await page.goto(`${address}#village=wasperton`)
  await expect(page.locator('#village')).toHaveValue('barford')
  await button(page, 'Yes, write about Wasperton').click()
  await expect(page.locator('#village')).toHaveValue('wasperton')
  await expect(tick(page, 'Dust, air quality and health')).toBeChecked()
  await expect(step(page, 'Choose your community')).toBeFocused()
})

test('the letter is printed alone; a short form and what was done afterwards are kept with it; decorative letters are made plain; to start anew asks, and leaves nothing behind', async ({
  page,
}) => {
  await open(page)
  await page.locator('#village').selectOption('barford')
  await tick(page, 'Dust, air quality and health').check()
  await box(page, 'Dust, air quality and health').fill(own)
  await signed(page)
  const [sheet] = readPdf(await page.pdf({ preferCSSPageSize: true }))
  const printed = sheet?.texts.map(({ text }) => text).join(' ') ?? ''
  expect(printed).toContain('WDC/22CM008')
  expect(printed).toContain('boots')
  expect(printed).not.toMatch(
    /Send it|Where this comes from|Choose your community|Write your objection|Quarry Campaign/,
  )

  await page.getByText('Short form for a portal').click()
  await page.getByRole('radio', { name: '500', exact: true }).check()
  await expect(page.getByRole('textbox', { name: 'Short form' })).toHaveValue(
    /^I object to application WDC\/22CM008\.\nOn 3 March/,
  )
  await expect(page.getByText(/^\d+ of 500 characters/)).toBeVisible()
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
  await untilKept(page, '2026-11-20')
  await page.reload()
  await expect(page.getByLabel('Sent on')).toHaveValue('2026-11-20')
  await button(page, 'Start anew').click()
  await button(page, 'No, go back').click()
  await expect(letter(page)).toContainText('kitchen')
  await button(page, 'Start anew').click()
  await button(page, 'Yes, delete it and start anew').click()
  await expect(letter(page)).not.toContainText('kitchen')
  await expect(page.getByText('Your draft was deleted from this browser.')).toBeVisible()
  await expect(step(page, 'Choose your community')).toBeFocused()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('objection')))).toEqual([])
})

test('a letter without name and address is taken away only after a word about it, which leads to the field or goes on; that for a neighbour is printed in large letters with a consent to tick, and then nothing of it is kept', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await open(page)
  await tick(page, 'Dust, air quality and health').check()
  await page.getByText('Other ways to send it').click()
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
  await page.getByText('Other ways to send it').click()
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
      if (error !== 'SecurityError') return
      for (const storage of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, storage, { get: refuse, configurable: true })
    }, error)
    // Every other page can be used as well.
    await page.goto('/quarry/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open(page)
    await tick(page, 'Dust, air quality and health').check()
    await box(page, 'Dust, air quality and health').fill(own)
    await expect(letter(page)).toContainText(own)
    await expect(page.getByText(words)).toBeVisible()
    // Leaving keeps at once what a pause would keep a moment later.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect(letter(page)).toContainText(own)
    await expect(page.getByRole('button', { name: 'Start anew' })).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('the workshop that is begun before the scripts have come opens when they do; where its code cannot be loaded the page stays, says that drafts are safe, and tries again when asked; a tab that is not written in shows what the other one keeps', async ({
  page,
  context,
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
  await expect(page.locator('#your-letter')).toBeVisible()
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

  await test.step('two tabs', async () => {
    await unfoldWorkshop(page)
    await box(page, 'Dust, air quality and health').fill('From the first tab')
    await untilKept(page, 'From the first tab')
    const other = await context.newPage()
    await other.goto(address)
    await expect(letter(other)).toContainText('From the first tab')
    await unfoldWorkshop(other)
    await box(other, 'Dust, air quality and health').fill('From the second tab')
    await expect(box(page, 'Dust, air quality and health')).toHaveValue('From the second tab')
    await expect(page.getByText(/^You changed this draft in another tab/)).toBeVisible()
  })
})
