import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const field = (page: Page) => page.getByPlaceholder('Type or paste your objection here...')

async function evaluate(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Evaluate My Objection' }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/quarry/evaluate-objection')
})

const scores = [
  { text: 'I do not like it.', score: '0%', words: 'Covers few themes', colour: 'rgb(180, 35, 24)', suggestions: 4 },
  { text: 'Dust and lorries.', score: '50%', words: 'Covers some themes', colour: 'rgb(201, 150, 43)', suggestions: 2 },
  {
    text: 'Dust, lorries, water and noise.',
    score: '100%',
    words: 'Covers all themes',
    colour: 'rgb(68, 96, 42)',
    suggestions: 0,
  },
]

test('each score is said in colour and in words, and as that of the earlier text after a change; the words that counted are marked; a closer look says with the sentences what to mend, what to add and what is good; a text longer than anybody reads is counted whole', {
  tag: '@wide',
}, async ({ page }) => {
  await expect(page.getByText(/property value concerns are typically not valid planning objections/)).toBeVisible()
  for (const { text, score, words, colour, suggestions } of scores) {
    await evaluate(page, text)
    const tile = page.locator('.score')
    await expect(tile).toContainText(score)
    await expect(tile).toContainText(words)
    await expect(tile).toHaveCSS('background-color', colour)
    await expect(page.getByRole('status').filter({ hasText: `${words}: ${score}.` })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
    const alert = page.getByRole('alert').filter({ hasText: 'Suggestions to improve your objection' })
    await expect(alert).toHaveCount(suggestions === 0 ? 0 : 1)
    await expect(alert.getByRole('listitem')).toHaveCount(suggestions)
  }

  await evaluate(page, 'Dust.')
  await field(page).press('End')
  await field(page).pressSequentially(' And noise.')
  await expect(page.getByText(/You have changed your text since/)).toBeVisible()
  await page.getByRole('button', { name: 'Evaluate My Objection' }).click()
  await expect(page.locator('.score')).toContainText('50%')
  await expect(page.getByText(/You have changed your text since/)).toHaveCount(0)

  await evaluate(page, '𝗧𝗵𝗲 𝗱𝘂𝘀𝘁 and the 𝗻𝗼𝗶𝘀𝗲 would reach my garden.')
  await expect(page.locator('.score-figure')).toHaveText('0%')
  await page.getByRole('button', { name: 'Change them to plain letters and check again' }).click()
  await expect(field(page)).toHaveValue('The dust and the noise would reach my garden.')
  await expect(page.locator('.score-figure')).toHaveText('50%')
  await expect(page.getByText('Some of the characters in your text only look like letters')).toHaveCount(0)

  await test.step('by keyboard alone from the field through it and on', async () => {
    await field(page).focus()
    await page.keyboard.insertText('I support nothing of this. The lorries are bad for house prices.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'A closer look' })).toBeVisible()
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab')
      if (await page.locator('.closer-look summary:focus').count()) break
    }
    await expect(page.locator('.closer-look summary')).toBeFocused()
  })

  await evaluate(
    page,
    'This unsound plan lowers the value of my house. [Say why]\nI counted 41 lorries at Barford on 3 March, about WDC/22CM008.',
  )
  await expect(page.locator('.marked-text mark')).toHaveText(['sound', 'lorries'])
  await expect(page.getByText(/^The percentage counts one thing/)).toBeVisible()
  const look = page.getByRole('region', { name: 'A closer look' })
  const group = (name: string) => look.locator('.finding-group', { has: page.getByRole('heading', { name }) })
  await expect(look.locator('summary')).toHaveText('1 good, 4 to look at')
  await expect(group('To look at').locator('q').last()).toHaveText('This unsound plan lowers the value of my house.')
  await expect(group('Good').locator('b')).toHaveText(['The reference number'])
  await expect(look.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0)
  await expectAccessible(page, 'a closer look', [1280, 320])

  // A word without an end makes no page scroll sideways.
  await page.setViewportSize({ width: 320, height: 800 })
  await evaluate(page, 'dust'.repeat(100))
  await expect(page.locator('.marked-text mark')).toHaveCount(100)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await test.step('a very long text', async () => {
    await evaluate(page, 'Dust.')
    const text = `${'We walk here every day.\n'.repeat(20_000)}Noise.`
    // Typing so much would take a browser longer than a test has.
    await field(page).evaluate((area, text) => Object.assign(area, { value: text }), text)
    await page.getByRole('button', { name: 'Evaluate My Objection' }).click()
    await expect(page.getByRole('list', { name: 'What your text covers' })).toContainText('Found: noise')
    await expect(page.locator('.score')).toContainText('25%')
    const marked = page.locator('.marked-text')
    await expect(marked).toContainText(/in the first 50,000 of your 480,006 characters. The score counts all of them./)
  })
})

test('the text never leaves the browser, and is still there after leaving the page and after a reload, until it is cleared', async ({
  page,
}) => {
  // The first key loads what shows toasts and what looks closer; nothing else is asked for from then on.
  await field(page).press('Shift')
  await evaluate(page, 'Dust')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'A closer look' })).toBeVisible()
  const asked: string[] = []
  const note = (request: Request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  page.on('request', note)
  await evaluate(page, 'My very own words about dust')
  await expect(page.locator('.marked-text')).toContainText('My very own words')
  await field(page).press('Enter')
  // What is typed is kept a moment after the last key.
  const kept = () => page.evaluate(() => Object.values({ ...sessionStorage }))
  await expect.poll(kept).toContain('My very own words about dust\n')
  expect(asked).toEqual([])
  await expect(page.locator('main form')).toHaveCount(0)
  expect(page.url()).not.toContain('words')
  page.off('request', note)

  await field(page).fill('A long text about dust')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Object Now' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Evaluate Your Objection' }).click()
  await expect(field(page)).toHaveValue('A long text about dust')
  await page.reload()
  await expect(field(page)).toHaveValue('A long text about dust')
  await expect(page.getByText(/kept only in this tab/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear my text' }).click()
  await expect(field(page)).toBeFocused()
  await page.reload()
  await expect(field(page)).toHaveValue('')
})
