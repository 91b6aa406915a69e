import { expect, type Locator, type Page } from '@playwright/test'

/** The one button of a step, which goes on to the next. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** The way that fits the device, at the last step. */
export const firstWay = (page: Page) => page.locator('.send-first .button')

/** Opens the last step with this letter in it, as somebody who has written it elsewhere. */
export async function bringLetter(page: Page, text: string): Promise<void> {
  await page.goto('/quarry/write-objection')
  await page.getByRole('button', { name: 'I have a letter already' }).click()
  await page.getByLabel('Paste or type your letter').fill(text)
}

/** Answers the questions of a village with a fact each for some reasons; ends before the letter. */
export async function answer(page: Page, village: string, facts: Record<string, string>): Promise<void> {
  await page.goto(`/quarry/write-objection#village=${village}`)
  for (const reason of Object.keys(facts)) await page.getByRole('checkbox', { name: reason, exact: true }).check()
  await goOn(page).click()
  for (const [reason, fact] of Object.entries(facts)) {
    await expect(page.getByRole('heading', { level: 1, name: reason })).toBeFocused()
    await page.locator('#own-words').fill(fact)
    await goOn(page).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Your letter' })).toBeFocused()
}

/**
 * What somebody reads and presses on the way through some screens. At each press all words of the page's content count from
 * its top to the end of what is seen, and those of a letter in its box, but nothing that is folded.
 */
export function readerOf(page: Page) {
  const read = { words: 0, presses: 0 }
  let counted = ''
  const look = async () => {
    const screen = await page.evaluate(() => {
      const main = document.querySelector('main')
      const texts: string[] = []
      const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const range = document.createRange()
        range.selectNodeContents(node)
        const { width, top } = range.getBoundingClientRect()
        const isSeen = parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest('.sr-only, option')
        if (isSeen && width > 1 && top < innerHeight) texts.push(node.textContent ?? '')
      }
      const letters = Array.from(document.querySelectorAll<HTMLTextAreaElement>('.step-letter'), ({ value }) => value)
      return { key: location.href, words: [...texts, ...letters].join(' ').split(/\s+/).filter(Boolean).length }
    })
    return screen
  }
  let last = 0
  return {
    read,
    /** A press; a second one on the same screen adds only what came into sight. */
    async press(control: Locator) {
      await control.scrollIntoViewIfNeeded()
      const { key, words } = await look()
      const before = key === counted ? last : 0
      read.words += Math.max(0, words - before)
      read.presses += 1
      counted = key
      last = Math.max(words, before)
      await control.click()
    },
  }
}
