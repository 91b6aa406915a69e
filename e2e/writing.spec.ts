import type { Page } from '@playwright/test'
import { answer, bringLetter, goOn, todayBox } from './in-writing.ts'
import { expectAccessible } from './page-checks.ts'
import { printPaper } from './printed-papers.ts'
import { expect, test } from './site.ts'

const address = '/quarry/write-objection'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const place = (page: Page) => page.getByRole('combobox', { name: 'Village, town or postcode' })
const own = 'On 3 March my very own boots were wet on the riverside path at Barford bridge.'
const dust = 'Dust, air quality and health'
const letter = (page: Page) => page.locator('#letter-text')

/** What is kept comes half a second after the last key. */
async function untilKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(words)
}

/** A step as it is announced: its heading has the focus, and the page its name. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(title(page, name)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${name.replace('?', '\\?')} \\| `))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

test('what is written for a reason stays when it is ticked no more, and when the report of another place does not argue it', async ({
  page,
}) => {
  await page.goto(`${address}#village=barford`)
  const reason = page.getByRole('checkbox', { name: dust, exact: true })
  await reason.check()
  await goOn(page).click()
  await todayBox(page).fill(own)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await reason.uncheck()
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('Choose at least one reason.')
  await page.getByText(/more reasons$/).click()
  await page.getByRole('checkbox', { name: 'Need, weighed against harm', exact: true }).check()
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('need counts only beside a harm')
  await page.getByRole('checkbox', { name: 'Need, weighed against harm', exact: true }).click()
  await reason.check()
  await goOn(page).click()
  await expect(todayBox(page)).toHaveValue(own)

  await page.goto(`${address}#place`)
  await place(page).fill('Halford')
  await goOn(page).click()
  await expect(page.getByText('We do not make this point for Halford')).toContainText(dust)
  await page.getByRole('checkbox', { name: 'Lorries and road safety', exact: true }).check()
  await goOn(page).click()
  await expect(title(page, 'Lorries and road safety')).toBeVisible()
  await expect(title(page, dust)).toHaveCount(0)
  await page.goto(`${address}#place`)
  await place(page).fill('Barford')
  await goOn(page).click()
  await goOn(page).click()
  await expect(todayBox(page)).toHaveValue(own)
})

test('what is missing is named where the focus goes; Back and a reload keep what was written; who takes the letter unsigned is told what it needs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/quarry/how-to-object')
  await page.getByRole('link', { name: 'Prepare my letter' }).first().click()
  await expectStep(page, 'Which place are you writing about?')
  await place(page).fill('Barford')
  await goOn(page).click()
  await expectStep(page, 'What matters to you?')
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('Choose at least one reason.')
  await expect(page.getByRole('alert')).toBeFocused()
  for (const reason of [dust, 'Lorries and road safety'])
    await page.getByRole('checkbox', { name: reason, exact: true }).check()
  await goOn(page).click()
  await expectStep(page, dust)
  await todayBox(page).fill(own)
  await goOn(page).click()
  await expectStep(page, 'Lorries and road safety')
  await todayBox(page).fill('LORRIES!')
  await untilKept(page, 'LORRIES!')
  await page.reload()
  await expect(todayBox(page)).toHaveValue('LORRIES!')
  await expect(page).toHaveURL(`${address}#point-2`)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectStep(page, dust)
  await expect(todayBox(page)).toHaveValue(own)
  await goOn(page).click()
  await goOn(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  const told = 'Lorries and road safety: say what you know yourself of it today, such as where, when or how often.'
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([told])
  await expect(todayBox(page)).toHaveAccessibleDescription(new RegExp(told))
  await expect(todayBox(page)).toHaveValue('LORRIES!')
  await expectAccessible(page, 'a fact that is missing')
  await button(page, 'Leave this reason out').click()
  await expectStep(page, 'Read your letter')
  await expect(letter(page)).toHaveValue(/application WDC\/22CM008[\s\S]*Barford[\s\S]*boots/)
  await expect(letter(page)).not.toHaveValue(/Lorries/)
  const written = await letter(page).inputValue()
  await letter(page).fill(' ')
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('Write something in your letter first.')
  await page.goto(`${address}#send`)
  await expect(page).toHaveURL(`${address}#letter`)
  await letter(page).fill(written)
  await goOn(page).click()
  await expectStep(page, 'Sign and send your letter')
  await page.goBack()
  await expectStep(page, 'Read your letter')
  await goOn(page).click()

  await page.getByText('Other ways to send it').click()
  await button(page, 'Save as a Word file').click()
  await expect(page.getByText(/in your downloads. It has no name and address yet/)).toBeInViewport()
  await page.getByLabel('Address with postcode').fill('1 High Street, Barford')
  await page.getByLabel('Name', { exact: true }).fill('[Your name]')
  await button(page, 'Save as a Word file').click()
  await expectStep(page, 'Look at these first')
  await page.goBack()
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  await page.getByText('3 good, 1 to look at').click()
  await page.getByText('Read the whole letter').click()
  await expect(page.locator('#whole-letter')).toContainText(/Yours faithfully,\s+Ann Example\s+1 High Street, Barford/)
  await expectAccessible(page, 'the last step with all of it unfolded')
})

test('a letter that is sent before it has been read leaves by itself once it has', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  let read = () => {}
  const isAsked = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route(/closer-look-finder/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(address)
  await bringLetter(page, `I object to application WDC/22CM008. ${own}`)
  await button(page, 'Copy the letter').click()
  await expect(page.getByText('One moment, please.')).toBeVisible()
  read()
  await expect(page.getByText('Paste it where you want to send it from.')).toBeVisible()
})

test('a village’s page and an article choose for their readers; a draft about another place stays as it is', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/quarry/silica-dust')
  await page.getByRole('link', { name: 'Use this in my objection' }).first().click()
  await expectStep(page, 'Which place are you writing about?')
  await expect(page).toHaveURL(`${address}#place`)
  await place(page).fill('Atlantis')
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('We do not know this place within 15 km.')
  await place(page).fill('Newbold')
  await goOn(page).click()
  await page.getByRole('link', { name: 'Choose the place that you mean.' }).click()
  await expect(page.getByLabel('Choose the place that you mean.')).toBeFocused()
  await expectAccessible(page, 'the places that may be meant')
  await page.getByLabel('Choose the place that you mean.').selectOption('Newbold Pacey')
  await goOn(page).click()
  await expectStep(page, 'What matters to you?')
  await expect(page.getByText('You are writing about Newbold Pacey.')).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(place(page)).toHaveValue('Newbold Pacey')
  await place(page).fill('Barford')
  await page.getByRole('radio', { name: 'work there' }).check()
  await goOn(page).click()
  await expect(page.getByRole('checkbox', { name: dust })).toBeChecked()
  await page.goto(`${address}#village=wasperton`)
  await expect(page.getByText('You are writing about Barford.')).toBeVisible()
  await button(page, 'Yes, write about Wasperton').click()
  await expect(page.getByText('You are writing about Wasperton.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: dust })).toBeChecked()
  await goOn(page).click()
  await todayBox(page).fill('My boots were wet.')
  const ours = (await page.locator('.tick span').textContent())?.split(/[“”]/)[1] ?? ''
  await goOn(page).click()
  await expect(letter(page)).toHaveValue(/I work in Wasperton/)
  await expect.poll(() => letter(page).inputValue()).toContain(`My boots were wet.\n\n${ours}`)
})

test('an edited letter stays as it is until its writer wants it made again; it is printed alone; to start again asks, and leaves nothing behind', async ({
  page,
}) => {
  await answer(page, 'barford', dust, own)
  await letter(page).fill(`Edited by hand. ${await letter(page).inputValue()}`)
  await untilKept(page, 'Edited by hand.')
  await page.goBack()
  const words = todayBox(page)
  await words.fill('𝓓𝓾𝓼𝓽 ﬁlls 𝗺𝘆 kitchen')
  for (const keys of ['Control+a', 'Control+x', 'Control+v']) await words.press(keys)
  await expect(words).toHaveValue('Dust fills my kitchen')
  await expect(page.getByText(/^The decorative letters in what you pasted are now plain/)).toBeVisible()
  await goOn(page).click()
  await expect(page.getByText(/^Your answers or the council’s address have changed since/)).toBeVisible()
  await expect(letter(page)).toHaveValue(/Edited by hand[\s\S]*boots/)
  await goOn(page).click()
  await expectStep(page, 'Sign and send your letter')
  await expect(page.getByText(/^Your answers or the council’s address have changed since/)).toBeVisible()
  await page.getByRole('link', { name: 'Read your letter' }).click()
  await button(page, 'Make the letter again').click()
  await button(page, 'No, go back').click()
  await expect(letter(page)).toHaveValue(/Edited by hand/)
  await button(page, 'Make the letter again').click()
  await button(page, 'Yes, make it again').click()
  await expect(letter(page)).toHaveValue(/Dust fills my kitchen/)

  await goOn(page).click()
  await page.getByLabel('Name', { exact: true }).fill('Ann Example')
  const printed = (await printPaper(page)).text
  expect(printed).toMatch(/WDC\/22CM008.*kitchen.*AnnExample/)
  expect(printed).not.toMatch(/Signandsend|Wherethiscomesfrom|Startagain|QuarryCampaign/)

  await button(page, 'Start again').click()
  await button(page, 'Yes, delete it and start again').click()
  await expectStep(page, 'Which place are you writing about?')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('objection')))
  await expect.poll(kept).toEqual([])
})

test('with storage full or blocked the writing goes on, and says that nothing is kept', { tag: '@wide' }, async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const [error, words] of [
    ['QuotaExceededError', /^This browser has no room left/],
    ['SecurityError', /^This browser does not save anything for this website/],
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
    await page.goto('/quarry/')
    await answer(page, 'barford', dust, own)
    await expect(letter(page)).toHaveValue(/boots/)
    await expect(page.getByText(words)).toBeVisible()
    // Leaving keeps at once what a pause would keep a moment later.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect(letter(page)).toHaveValue(/boots/)
    await expect(button(page, 'Start again')).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('a tab that is not written in shows what the other one keeps; questions that cannot be loaded are tried again', {
  tag: '@wide',
}, async ({ page, context }) => {
  await bringLetter(page, 'From the first tab')
  await untilKept(page, 'From the first tab')
  const other = await context.newPage()
  await other.goto(address)
  const box = (tab: Page) => tab.getByLabel('Paste or type your letter')
  await expect(box(other)).toHaveValue('From the first tab')
  await box(other).fill('From the second tab')
  await expect(box(page)).toHaveValue('From the second tab')
  await expect(page.getByText(/^You changed this draft in another tab/)).toBeVisible()

  await page.route('**/api/objection_grounds', (route) => route.fulfill({ status: 404, body: 'x' }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Anything that this browser had kept of your letter is safe.')
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(box(page)).toHaveValue('From the second tab')
})
