import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './site.ts'

/** The one button of a step, which goes on to the next. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** The box of a reason that has to be filled in. */
export const todayBox = (page: Page) => page.getByLabel('What is it like today?')

/** The way that fits the device, at the last step. */
export const firstWay = (page: Page) => page.locator('.send-first .button')

/** Opens the last step with this letter in it, as somebody who has written it elsewhere. */
export async function bringLetter(page: Page, text: string): Promise<void> {
  await page.goto('/quarry/write-objection')
  await page.getByRole('button', { name: 'I have a letter already' }).click()
  await page.getByLabel('Paste or type your letter').fill(text)
}

/** Gives a fact for one reason that is offered at a village; ends at the letter. */
export async function answer(page: Page, village: string, reason: string, fact: string): Promise<void> {
  await page.goto(`/quarry/write-objection#village=${village}`)
  await page.getByRole('checkbox', { name: reason, exact: true }).check()
  await goOn(page).click()
  await todayBox(page).fill(fact)
  await goOn(page).click()
}

/**
 * Somebody who reads, types and presses on the way through some screens, by keyboard alone or not. At each press all words of the
 * page's content count from its top to the end of what is seen, and those of a letter in its box, but nothing that is folded;
 * on the same screen only what came into sight since. Typing is no press.
 */
export function readerOf(page: Page, isByKeyboard = false) {
  const read = { words: 0, presses: 0 }
  /** How many words were read on each screen: who comes back has read them. */
  const seen = new Map<string, number>()
  const see = async () => {
    const { key, words } = await page.evaluate(() => {
      const main = document.querySelector('main')
      const texts: string[] = []
      const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const range = document.createRange()
        range.selectNodeContents(node)
        const { width, top } = range.getBoundingClientRect()
        const isSeen =
          parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest('.sr-only, option, [inert]')
        if (isSeen && width > 1 && top < innerHeight) texts.push(node.textContent ?? '')
      }
      const letters = Array.from(document.querySelectorAll<HTMLTextAreaElement>('.step-letter'), ({ value }) => value)
      return { key: location.href, words: [...texts, ...letters].join(' ').split(/\s+/).filter(Boolean).length }
    })
    const before = seen.get(key) ?? 0
    read.words += Math.max(0, words - before)
    seen.set(key, Math.max(words, before))
  }
  return {
    read,
    see,
    async press(control: Locator) {
      await (isByKeyboard ? tabTo(page, control) : control.scrollIntoViewIfNeeded())
      await see()
      read.presses += 1
      if (!isByKeyboard) return control.click()
      const isTick = await control.evaluate((element) => element.matches('input'))
      await page.keyboard.press(isTick ? 'Space' : 'Enter')
    },
    async type(control: Locator, text: string) {
      if (!isByKeyboard) return control.fill(text)
      await tabTo(page, control)
      await page.keyboard.insertText(text)
    },
  }
}

export type Reader = ReturnType<typeof readerOf>

/** So much may be read and pressed between the home page and one's own letter in one's own mail program; who is stopped goes back, and comes on again. */
const limits = { words: 900, presses: 11, pressesWhenStopped: 13 }

/** Tells what somebody has read and pressed, which is no more than anybody has to; who does not come to write may read more. */
export function tell(who: string, { read }: Reader, { words = limits.words, isStopped = false } = {}): void {
  console.info(`${who}: ${read.words} words, ${read.presses} presses`)
  expect(read.words, who).toBeLessThanOrEqual(words)
  expect(read.presses, who).toBeLessThanOrEqual(isStopped ? limits.pressesWhenStopped : limits.presses)
}
