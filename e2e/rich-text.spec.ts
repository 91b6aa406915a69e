import type { Locator, Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { fromWord, reviewedInWord } from '../app/maintenance/rich-text/testing/clipboards.ts'
import { read, samplePicture, sendFile, unique, write } from './maintain.ts'
import { expectAccessible, noteErrors } from './page-checks.ts'
import { expect, type Site, test } from './site.ts'
import { typeOn } from './typing-on.ts'

const cardsTab = '/quarry/admin/impact-cards'
const section = (page: Page, number: number) => page.getByRole('group', { name: `Section ${number}` })
const text = (part: Locator | Page) => part.getByRole('textbox', { name: 'Content', exact: true })
const tool = (part: Locator | Page, name: string) =>
  part.getByRole('toolbar').getByRole('button', { name, exact: true })

/** The card's sections, once they can be edited. */
async function openSections(page: Page, id: string): Promise<void> {
  await page.goto(`/quarry/admin/impact-cards/edit/${id}`)
  await page.getByRole('tab', { name: 'Page Content' }).click()
  await expect(text(section(page, 1))).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(cardsTab)
}

async function storedSections(site: Site, id: string): Promise<{ content: string }[]> {
  return JSON.parse(await read(site, `/impact_cards/${id}`)).page_sections
}

/** A card of its own, with these contents of its sections; returns its id and its address for visitors. */
async function cardWith(site: Site, ...contents: string[]): Promise<{ id: string; address: string }> {
  const title = unique('Card')
  const card_id = title.toLowerCase().replaceAll(' ', '-')
  const page_sections = contents.map((content) => ({ type: 'section', heading: '', content }))
  const { id } = await write(site, 'POST', '/impact_cards', { card_id, title, page_sections })
  return { id, address: `/quarry/impact/${card_id}` }
}

/** Pastes what another program gives as HTML. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, html)
}

/** Goes from the text to a button of its toolbar by keys, and presses it. */
async function pressTool(page: Page, part: Locator, name: string): Promise<void> {
  const names = await part.getByRole('toolbar').getByRole('button').allInnerTexts()
  await page.keyboard.press('Shift+Tab')
  for (const [index, next] of names.slice(0, names.indexOf(name) + 1).entries()) {
    await page.keyboard.press(index === 0 ? 'Home' : 'ArrowRight')
    await expect(tool(part, next)).toBeFocused()
  }
  await page.keyboard.press('Enter')
}

test('someone mends a built-in article without the mouse: words, bold, a heading, a list and a link; the rest of it stays, until the built-in text is taken back', async ({
  page,
  site,
}) => {
  const { keyboard } = page
  const parts = async () => {
    const { window } = new JSDOM(await (await page.request.get('/quarry/flood-risk')).text())
    return [...window.document.querySelectorAll('.article-part')].map(({ textContent }) => textContent)
  }
  const builtIn = await parts()
  await openSections(page, 'flood-risk')
  const first = section(page, 1)
  const content = text(first)
  await first.getByLabel('Heading', { exact: true }).focus()
  await keyboard.press('Tab')
  await expect(tool(first, 'Bold')).toBeFocused()
  await keyboard.press('Tab')
  await expect(content).toBeFocused()

  await keyboard.press('Control+Home')
  await keyboard.press('Control+Shift+ArrowRight')
  await keyboard.insertText('Following ')
  await expect(content).toContainText('Following days of rain the Avon can leave its banks')
  await keyboard.press('Control+b')
  await expect(tool(first, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.insertText('many')
  await keyboard.press('Control+b')
  await expect(tool(first, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await keyboard.insertText(' ')

  await keyboard.press('Control+End')
  await keyboard.press('Enter')
  await pressTool(page, first, 'Heading')
  await keyboard.insertText('What you can do')
  await keyboard.press('Enter')
  await keyboard.press('Control+Shift+8')
  await expect(tool(first, 'Bullet list')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.insertText('Look')
  await keyboard.press('Enter')
  await keyboard.insertText('Read ')
  await keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Insert a link' })
  await expect(link.getByLabel('Address')).toBeFocused()
  await keyboard.insertText('the plan')
  await keyboard.press('Enter')
  await expect(link.getByLabel('Address')).toBeFocused()
  await expect(link.getByLabel('Address')).toHaveAccessibleDescription(/must be a web address/)
  await expectAccessible(page, 'the link', [360])
  await keyboard.press('Control+a')
  await keyboard.insertText('www.gov.uk/planning')
  await keyboard.press('Tab')
  await keyboard.insertText('the guide')
  await keyboard.press('Enter')
  await expect(content).toBeFocused()
  await keyboard.insertText(' first')
  await save(page)

  await page.goto('/quarry/flood-risk')
  const part = page.locator('.article-part').first()
  await expect(part.locator('p').first()).toContainText('Following many days of rain the Avon can leave its banks')
  await expect(part.locator('strong')).toHaveText('many')
  await expect(part.getByRole('heading', { level: 3 })).toHaveText('What you can do')
  await expect(part.getByRole('listitem')).toHaveText(['Look', 'Read the guide first'])
  await expect(part.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'https://www.gov.uk/planning')
  expect((await parts()).slice(1)).toEqual(builtIn.slice(1))

  await openSections(page, 'flood-risk')
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await save(page)
  expect(await parts()).toEqual(builtIn)
  expect(await storedSections(site, 'flood-risk')).toEqual([])
})

test('a picture of the uploads, a quote and a text from Word stand on the public page as in the editor', {
  tag: '@wide',
}, async ({ page, site }) => {
  const errors = noteErrors(page)
  const file = await samplePicture(320, 200)
  const { path } = await sendFile(site, file)
  const { keyboard } = page
  const { id, address } = await cardWith(site, '<p>Before.</p>')
  await openSections(page, id)
  const first = section(page, 1)
  const content = text(first)
  await content.focus()
  await keyboard.press('Control+End')
  await pressTool(page, first, 'Picture')
  const pictures = page.getByRole('dialog', { name: 'Insert a picture' })
  await pictures.getByRole('radio', { name: file.name }).focus()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(pictures.getByLabel('Alternative text')).toBeFocused()
  await expect(pictures.getByLabel('Alternative text')).toHaveAccessibleDescription(/must say what the picture shows/)
  await expectAccessible(page, 'the picture', [360])
  await keyboard.insertText('A bund beside a lane')
  await keyboard.press('Enter')
  await expect(content).toBeFocused()
  await keyboard.press('Control+Shift+b')
  await expect(tool(first, 'Quote')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.insertText('It never used to flood here.')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await paste(content, fromWord)
  await expect(content.getByRole('heading', { name: 'What to ask' })).toBeVisible()
  await expect(first.getByRole('status').first()).toContainText('Pictures and files cannot be pasted')
  await paste(content, reviewedInWord)
  await expect(first.getByRole('status').first()).toBeEmpty()

  await keyboard.press('Shift+Tab')
  await keyboard.press('End')
  await expect(tool(first, 'HTML')).toBeFocused()
  await keyboard.press('Enter')
  await expect(content).toHaveValue(/What to ask/)
  const html = await content.inputValue()
  expect(html).not.toMatch(/mso|class=|style=|<span|<o:p|file:/i)
  await expect(tool(first, 'HTML')).toBeFocused()
  await keyboard.press('Enter')
  await expect(content.getByRole('heading', { name: 'What to ask' })).toBeVisible()
  await save(page)
  expect((await storedSections(site, id))[0]?.content).toBe(html)

  await page.goto(address)
  const part = page.locator('.article-part').first()
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(['Lorries on the Wellesbourne road', 'What to ask'])
  const picture = part.getByRole('img', { name: 'A bund beside a lane' })
  await expect(picture).toHaveAttribute('src', path)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await expect(part.getByRole('blockquote')).toHaveText('It never used to flood here.')
  await expect(part.getByText('60 dB')).toContainText('Up to 60 dB by day, 50 µg/m³ of PM₁₀.')
  expect(errors).toEqual([])
})

test('HTML that nobody edits stays as it is to the letter, and typing is taken back step by step; what the editor cannot show opens as HTML with the reason, and is converted only when somebody asks', async ({
  page,
  site,
}) => {
  const odd = '<p>One\n  <b>two</b> <i>three</i></p>\n\n<ul>\n<li><p>four</p></li></ul>'
  const table = '<p>Lorries</p><table><tbody><tr><td>60</td><td>a day</td></tr></tbody></table>'
  const { id } = await cardWith(site, odd, '<p>Other</p>', table)
  await openSections(page, id)
  const [first, second, third] = [section(page, 1), section(page, 2), section(page, 3)]
  await tool(first, 'HTML').click()
  await expect(text(first)).toHaveValue(odd)
  await tool(first, 'HTML').click()
  // Opening a text, or going back and forth, is no change that the way out would ask about.
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page).toHaveURL(cardsTab)

  await openSections(page, id)
  await text(second).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' words')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(text(second)).toHaveText('Other')
  await tool(second, 'Redo').click()
  await expect(text(second)).toHaveText('Other words')
  await save(page)
  expect((await storedSections(site, id)).map(({ content }) => content)).toEqual([odd, '<p>Other words</p>', table])

  await openSections(page, id)
  await expect(text(third)).toHaveValue(table)
  await expect(text(third)).toHaveAccessibleDescription(
    /^This text has something that the editor cannot show, such as a table. It stands here as HTML/,
  )
  await third.getByRole('button', { name: 'Convert it anyway' }).click()
  await expect(text(third).getByRole('paragraph').first()).toHaveText('Lorries')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(text(third)).toHaveValue(table)
})

test('words typed as soon as a dialog has gone stand where the cursor was', ({ page, site }) => typeOn(page, site, 1))
