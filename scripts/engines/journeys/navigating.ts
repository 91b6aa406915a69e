import type { Journey } from '../journey.ts'
import { check, type Page } from '../page.ts'

/** From an address that is none to the process and on from page to page, by pointer and by keyboard. */
export const navigating: Journey = {
  name: 'the process, and from page to page',
  async make({ page, width }) {
    await page.session.navigate(`${page.origin}/quarry/no-such-page`)
    await page.untilAt('/quarry/')
    await page.open('/no-such-page')
    await page.untilSays('h1', 'Page not found')

    await page.open('/process')
    await page.click('.stage-button', await nameOf(page, '.stage-button', 'Refusal'))
    await page.untilSays('.stage-card', 'Refusal')
    await page.click('button', 'Clear Details')
    await page.untilGone('.stage-card')

    await page.read(() => {
      document.documentElement.dataset.stays = 'yes'
    })
    await page.click('footer a', 'Contact Us')
    await page.untilFocused('h1', 'Contact Us')
    await page.session.back()
    await page.untilAt('/quarry/process')
    await page.until('the process again', () => document.querySelector('.stage-button') !== null)
    await (width < 1024 ? walkMenu(page) : walkSubMenu(page))
    const hasStayed = await page.read(() => document.documentElement.dataset.stays === 'yes')
    check(hasStayed, 'a page was loaded anew on the way')
  },
}

/** The whole name of an element, of which only a part is known. */
function nameOf(page: Page, css: string, part: string): Promise<string> {
  return page.until(
    `${css} with ${part}`,
    (selector, words) =>
      [...document.querySelectorAll(selector)]
        .map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim())
        .find((name) => name.includes(words)),
    css,
    part,
  )
}

async function walkMenu(page: Page): Promise<void> {
  const open = 'button[aria-label="Open menu"]'
  await page.focus(open)
  await page.press('Enter')
  await page.until('the menu opens', () => document.querySelector('#mobile-menu')?.matches(':popover-open'))
  await page.press('Escape')
  await page.untilGone('#mobile-menu')
  await page.untilFocused(open)
  await page.press('Enter')
  await page.click('#mobile-menu a', 'Events')
  await page.untilAt('/quarry/events')
  await page.untilGone('#mobile-menu')
}

async function walkSubMenu(page: Page): Promise<void> {
  const open = 'button[aria-label="More in Background"]'
  const openByEnter = async () => {
    await page.press('Enter')
    await page.until('the sub-menu opens', () =>
      document.querySelector('.sub-menu-link')?.checkVisibility({ visibilityProperty: true }),
    )
  }
  await page.focus(open)
  await openByEnter()
  await page.press('Escape')
  await page.untilGone('.sub-menu-link')
  await page.untilFocused(open)
  await openByEnter()
  await page.press('Tab')
  await page.untilFocused('.sub-menu-link', 'The Proposal')
  await page.press('Enter')
  await page.untilAt('/quarry/the-proposal')
}
