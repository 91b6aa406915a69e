import type { Page } from '@playwright/test'
import { change, samplePicture, sendFile, unique, write } from './maintain.ts'
import { expect, type Site } from './site.ts'

/** What comes over a text and goes again. */
interface Way {
  open: (page: Page) => Promise<unknown>
  close: (page: Page) => Promise<unknown>
  /** What it leaves at the cursor. */
  leaves?: string
  /** Whether the cursor goes on below the text. */
  isBelow?: boolean
}

const key = (name: string) => (page: Page) => page.keyboard.press(name)
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

async function insertLink(page: Page): Promise<void> {
  await page.keyboard.type('/events')
  await page.keyboard.press('Tab')
  await page.keyboard.type('L')
  await page.keyboard.press('Enter')
}

async function insertPicture(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('checkbox', { name: /^It only decorates/ }).check()
  await page.keyboard.press('Enter')
}

async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('alertdialog', { name: 'You have unsaved changes' })).toBeVisible()
}

/** Saves what somebody else has changed meanwhile. */
async function meetAnother(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: /was changed after you opened it$/ })).toBeVisible()
}

/** Every dialog that returns to a text, as somebody goes through it who waits for nothing; and the toolbar, by its keys. */
const ways: Record<string, Way> = {
  'a link is inserted': { open: key('Control+k'), close: insertLink, leaves: 'L' },
  'a link is not inserted, by Escape': { open: key('Control+k'), close: key('Escape') },
  'a link is not inserted, by Cancel': { open: press('Link'), close: press('Cancel') },
  'a picture is inserted': { open: press('Picture'), close: insertPicture, isBelow: true },
  'a picture is not inserted, by Escape': { open: press('Picture'), close: key('Escape') },
  'what was typed is not discarded, by Escape': { open: key('Escape'), close: key('Escape') },
  'what was typed is not discarded, by a button': { open: key('Escape'), close: press('Keep editing') },
  'the screen is not left, by Escape': { open: goBack, close: key('Escape') },
  'the screen is not left, by a button': { open: goBack, close: press('Stay here') },
  'no version is chosen, by Escape': { open: meetAnother, close: key('Escape') },
  'no version is chosen, by a button': { open: meetAnother, close: press('Back to the form') },
  'the words become bold': { open: key('Shift+Tab'), close: key('Enter') },
}

/** Types in the midst of an update's text, after each way back into it so many times, with a processor so much slower. */
export async function typeOn(page: Page, site: Site, rounds: number, slowness = 1): Promise<void> {
  const subject = unique('Update')
  const { id } = await write(site, 'POST', '/updates', { subject, body: '<p>Before.</p><p>One two</p>' })
  await sendFile(site, await samplePicture(40, 30))
  // The way back leads to another screen.
  await page.goto('/quarry/admin/history')
  await page.getByRole('link', { name: 'Updates', exact: true }).click()
  await page.getByRole('button', { name: `Edit ${subject}` }).click()
  const content = page.getByRole('textbox', { name: 'Text', exact: true })
  await content.focus()
  await page.keyboard.press('Control+End')
  for (const _ of ' two') await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('.')
  await change(site, `/updates/${id}`, { body: '<p>Theirs.</p>' })
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowness })

  let [before, behind] = ['Before.One.', ' two']
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, { open, close, leaves = '', isBelow = false }] of Object.entries(ways)) {
      await open(page)
      await close(page)
      await page.keyboard.type(` w${round}`)
      if (isBelow) [before, behind] = [before + behind, '']
      before += `${leaves} w${round}`
      await expect(content, `${name}, round ${round}`).toHaveText(before + behind)
    }
  }
}
