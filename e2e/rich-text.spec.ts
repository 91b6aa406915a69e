import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fromWord } from '../app/maintenance/rich-text/testing/clipboards.ts'
import { asPressedByHand, read, toastOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, test } from './site.ts'

const cardsTab = '/quarry/admin?tab=impact-cards'
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

async function upload(site: Site): Promise<{ name: string; path: string }> {
  const name = `${unique('Bund')}.png`
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = sharp({ create: { width: 320, height: 200, channels: 3, background: '#888', noise } })
  const response = await fetch(`${site.origin}/quarry/api/maintenance/uploads?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/png' },
    body: new Uint8Array(await image.png().toBuffer()),
  })
  return { name, ...(await response.json()) }
}

/** Pastes, or drops, what another program gives as HTML. */
async function give(field: Locator, html: string, how: 'paste' | 'drop' = 'paste'): Promise<void> {
  await field.evaluate(
    async (element, given) => {
      // As by hand: what a key has just selected, the editor learns a moment later.
      await new Promise((done) => setTimeout(done, 60))
      const data = new DataTransfer()
      data.setData('text/html', given.html)
      const { left, top } = element.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 20, clientY: top + 20 }),
      )
    },
    { html, how },
  )
}

/** Goes from the text to a button of its toolbar by keys, and presses it. */
async function pressTool(page: Page, part: Locator, name: string): Promise<void> {
  const names = await part.getByRole('toolbar').getByRole('button').allInnerTexts()
  await asPressedByHand(page).press('Shift+Tab')
  for (const [index, next] of names.slice(0, names.indexOf(name) + 1).entries()) {
    await page.keyboard.press(index === 0 ? 'Home' : 'ArrowRight')
    await expect(tool(part, next)).toBeFocused()
  }
  await page.keyboard.press('Enter')
}

// (rule: rich-text, rich-text-toolbar, rich-text-links)
test('someone mends a built-in article without the mouse: words, bold, a heading, a list and a link', async ({
  page,
}) => {
  const keyboard = asPressedByHand(page)
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
  await expect(content).toContainText('Following days of rain the Avon leaves its bed')
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
  await expect(part.locator('p').first()).toContainText('Following many days of rain the Avon leaves its bed')
  await expect(part.locator('strong')).toHaveText('many')
  await expect(part.getByRole('heading', { level: 3 })).toHaveText('What you can do')
  await expect(part.getByRole('listitem')).toHaveText(['Look', 'Read the guide first'])
  await expect(part.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'https://www.gov.uk/planning')
})

// (rule: rich-text-limits, rich-text-pictures, rich-text-paste)
test('a picture of the uploads, a quote and a text from Word stand on the public page as in the editor', async ({
  page,
  site,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const { name, path } = await upload(site)
  const keyboard = asPressedByHand(page)
  const { id, address } = await cardWith(site, '<p>Before.</p>')
  await openSections(page, id)
  const first = section(page, 1)
  const content = text(first)
  await content.focus()
  await keyboard.press('Control+End')
  await pressTool(page, first, 'Picture')
  const pictures = page.getByRole('dialog', { name: 'Insert a picture' })
  await pictures.getByRole('radio', { name }).focus()
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
  await give(content, fromWord)
  await expect(content.getByRole('heading', { name: 'What to ask' })).toBeVisible()
  await expect(first.getByRole('status')).toContainText('A table became lines of text.')

  await keyboard.press('Shift+Tab')
  await keyboard.press('End')
  await expect(tool(first, 'HTML')).toBeFocused()
  await keyboard.press('Enter')
  await expect(content).toHaveValue(/What to ask/)
  const html = await content.inputValue()
  expect(html).not.toMatch(/mso|class=|style=|<span|<o:p|file:/i)
  await expect(first.locator('.html-preview')).toContainText('Nothing is taken out.')
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
  expect(errors).toEqual([])
})

// (rule: rich-text, rich-text-loss)
test('a text that nobody edits stays as it is to the letter, and opening it or going back and forth is no change', async ({
  page,
  site,
}) => {
  const odd = '<p>One\n  <b>two</b> <i>three</i></p>\n\n<ul>\n<li><p>four</p></li></ul>'
  const { id } = await cardWith(site, odd, '<p>Other</p>')
  await openSections(page, id)
  const [first, second] = [section(page, 1), section(page, 2)]
  await tool(first, 'HTML').click()
  await expect(text(first)).toHaveValue(odd)
  await tool(first, 'HTML').click()
  await text(first).focus()
  await asPressedByHand(page).press('Control+End')
  await asPressedByHand(page).insertText('x')
  await expect(tool(first, 'Undo')).toHaveAttribute('aria-disabled', 'false')
  await asPressedByHand(page).press('Backspace')
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page).toHaveURL(cardsTab)

  await page.goBack()
  await page.getByRole('tab', { name: 'Page Content' }).click()
  await text(second).focus()
  await asPressedByHand(page).press('Control+End')
  await asPressedByHand(page).insertText(' words')
  await save(page)
  expect((await storedSections(site, id)).map(({ content }) => content)).toEqual([odd, '<p>Other words</p>'])
})

// (rule: rich-text-loss, html-preview, rich-text-paste)
test('HTML that the editor cannot show opens as HTML with the reason, and is converted only when asked; a heading that is pasted into a line stays a heading, what is dropped is cleaned too, and a file is told where it goes', async ({
  page,
  site,
}) => {
  const table = '<p>Lorries</p><table><tbody><tr><td>60</td><td>a day</td></tr></tbody></table>'
  const { id } = await cardWith(site, table, '<p>Here</p>', '<p>Here</p>')
  await openSections(page, id)
  const first = section(page, 1)
  await expect(text(first)).toHaveValue(table)
  await expect(text(first)).toHaveAccessibleDescription(
    /^This text has a table, which the editor cannot show. It stands here as HTML, so that nothing of it is lost\./,
  )
  await expect(first.locator('.html-preview').getByRole('cell')).toHaveText(['60', 'a day'])
  await tool(first, 'HTML').click()
  await expect(text(first)).toHaveValue(table)
  await first.getByRole('button', { name: 'Convert it anyway' }).click()
  await expect(text(first).getByRole('paragraph').first()).toHaveText('Lorries')
  await expect(text(first)).toBeFocused()
  await asPressedByHand(page).press('Control+z')
  await expect(text(first)).toHaveValue(table)
  await text(first).fill('One\n\nTwo<script>x()</script>')
  await expect(first.locator('.html-preview')).toContainText('<script> with everything in it')
  await text(first).fill('One\n\nTwo')
  await tool(first, 'HTML').click()
  await expect(text(first).getByRole('paragraph')).toHaveText(['One', 'Two'])

  await test.step('what is pasted and dropped', async () => {
    const second = text(section(page, 3))
    await second.focus()
    await asPressedByHand(page).press('Control+End')
    await give(second, '<h2>What to ask</h2><p>Who pays?</p>')
    await expect(second.getByRole('heading')).toHaveText('What to ask')
    await expect(second.locator('p')).toHaveText(['Here', 'Who pays?'])

    const content = text(section(page, 2))
    await give(
      content,
      '<p style="color:red"><a href="javascript:x()">there</a><img src="https://example.org/a.png"></p>',
      'drop',
    )
    await expect(content).toContainText('there')
    await expect(content.locator('img, a, [style]')).toHaveCount(0)
    await expect(section(page, 2).getByRole('status')).toContainText('A picture was left out')
    await content.evaluate((element) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }))
      const { left: clientX, top: clientY } = element.getBoundingClientRect()
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, clientX, clientY, dataTransfer }))
    })
    await expect(section(page, 2).getByRole('status')).toContainText('Press Picture to upload it')
  })
})

// (rule: undo-redo)
test('the steps of the form are those of the text: by keys, by buttons, and where the typing was', async ({
  page,
  site,
}) => {
  const keyboard = asPressedByHand(page)
  const { id } = await cardWith(site, '<p>First line</p><p>Second line</p>')
  await openSections(page, id)
  const content = text(section(page, 1))
  const lines = content.getByRole('paragraph')
  await lines.first().click()
  await keyboard.press('End')
  await keyboard.insertText(', longer')
  await section(page, 1).getByLabel('Heading', { exact: true }).fill('Heading')
  await lines.last().click()
  await keyboard.press('Control+Shift+8')
  await expect(content.getByRole('listitem')).toHaveText('Second line')
  await keyboard.press('Control+z')
  await expect(content.getByRole('listitem')).toHaveCount(0)
  await expect(section(page, 1).getByLabel('Heading', { exact: true })).toHaveValue('Heading')
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await expect(lines).toHaveText(['First line', 'Second line'])
  await tool(section(page, 1), 'Redo').click()
  await expect(lines).toHaveText(['First line, longer', 'Second line'])
  // A press with the mouse leaves the focus, and the place of the typing, in the text.
  await expect(content).toBeFocused()
  await keyboard.insertText('!')
  await expect(lines).toHaveText(['First line, longer!', 'Second line'])
})

// (rule: rich-text-links, rich-text-pictures)
test('a link or a picture that is put into the text of a form is not sent with it', async ({ page, site }) => {
  const { name } = await upload(site)
  await page.goto('/quarry/admin?tab=updates')
  await page.getByRole('button', { name: 'Write an update' }).click()
  const form = page.getByRole('dialog', { name: 'Add Update' })
  const subject = unique('News')
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await tool(form, 'Link').click()
  const link = page.getByRole('dialog', { name: 'Insert a link' })
  await link.getByLabel('Address').fill('/events')
  await link.getByLabel('Text').fill('our events')
  await link.getByLabel('Text').press('Enter')
  const content = form.getByRole('textbox', { name: 'Text' })
  await expect(content.getByRole('link', { name: 'our events' })).toBeVisible()
  await tool(form, 'Picture').click()
  const pictures = page.getByRole('dialog', { name: 'Insert a picture' })
  await pictures.getByRole('radio', { name }).check()
  await pictures.getByLabel('Alternative text').fill('A bund beside a lane')
  await pictures.getByRole('button', { name: 'Insert the picture' }).click()
  await expect(content.getByRole('img', { name: 'A bund beside a lane' })).toBeVisible()
  const updates = JSON.parse(await read(site, '/updates'))
  expect(updates.filter((each: { subject: string }) => each.subject === subject)).toEqual([])
  await form.getByRole('button', { name: 'Add Update' }).click()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused()
})

// (rule: conflict, merge)
test('where two maintainers changed the same text each is shown, and the one that is chosen is stored', async ({
  page,
  site,
}) => {
  const { id, address } = await cardWith(site, '<p>The lane is narrow.</p>', '<p>The church is old.</p>')
  await openSections(page, id)
  const { updated_at, page_sections } = JSON.parse(await read(site, `/impact_cards/${id}`))
  const theirs = [{ ...page_sections[0], content: '<p>The lane is narrow. Theirs.</p>' }, page_sections[1]]
  await write(site, 'PATCH', `/impact_cards/${id}`, { page_sections: theirs }, updated_at)
  await text(section(page, 1)).focus()
  await asPressedByHand(page).press('Control+End')
  await asPressedByHand(page).insertText(' Mine.')
  await text(section(page, 2)).focus()
  await asPressedByHand(page).press('Control+End')
  await asPressedByHand(page).insertText(' Mine alone.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'This impact card was changed after you opened it' })
  await expect(dialog).toContainText('Theirs')
  await dialog.getByRole('radio', { name: 'Their text' }).check()
  // The answer to the next save is lost, so that the form stays and shows what was chosen.
  await page.route('**/api/impact_cards/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(toastOf(page)).toContainText('Failed to save impact card')
  await expect(text(section(page, 1))).toHaveText('The lane is narrow. Theirs.')
  await expect(text(section(page, 2))).toHaveText('The church is old. Mine alone.')
  await page.unroute('**/api/impact_cards/**')
  await save(page)
  const html = await (await page.request.get(address)).text()
  for (const words of ['The lane is narrow. Theirs.', 'The church is old. Mine alone.'])
    expect(html).toContain(`<p>${words}</p>`)
})
