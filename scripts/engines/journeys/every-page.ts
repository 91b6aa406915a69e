import { publicRoutes } from '../../../e2e/public-routes.ts'
import type { Journey } from '../journey.ts'
import { check, type Page } from '../page.ts'

/** Every public page as it comes: whole, as wide as the screen, hydrated, and without an error. */
export const pages: Journey = {
  name: 'every public page',
  async make({ page, width }) {
    const faults: string[] = []
    for (const route of publicRoutes) {
      const seen = page.session.scriptErrors().length
      await lookAtPage(page, route, width).catch(({ message }: Error) => faults.push(`${route}: ${message}`))
      faults.push(
        ...page.session
          .scriptErrors()
          .slice(seen)
          .map((error) => `${route}: ${error}`),
      )
    }
    check(faults.length === 0, faults.join('; '))
  },
}

async function lookAtPage(page: Page, route: string, width: number): Promise<void> {
  const { status } = await fetch(`${page.origin}/quarry${route}`)
  check(status === 200, `answers ${status}`)
  await page.open(route)
  const { headings, tooWide } = await page.read(() => ({
    headings: document.querySelectorAll('h1').length,
    tooWide: document.documentElement.scrollWidth - innerWidth,
  }))
  check(headings === 1, `has ${headings} headings of the first rank`)
  check(tooWide <= 0, `is ${tooWide} px wider than the screen`)
  if (width < 1024) {
    await page.click('button', 'Open menu')
    await page.until('the menu opens', () => document.querySelector('#mobile-menu')?.matches(':popover-open'))
  } else {
    // By key: where the pointer rests on it the sub-menu opens by itself, and a click would close it.
    await page.focus('button[aria-label="More in Background"]')
    await page.press('Enter')
    await page.until('the sub-menu opens', () => document.querySelector('.sub-menu[data-open=true]') !== null)
  }
  // Going on while a script is still on its way would look like an error.
  await page.until('the toasts are ready', () => document.querySelector('section[aria-label^=Notifications]') !== null)
}
