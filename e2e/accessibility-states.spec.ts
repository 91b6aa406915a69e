import type { Page } from '@playwright/test'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { expect, test } from './site.ts'
import { walkStates } from './states.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/quarry${path}`)
}

for (const mode of ['closed', 'open'] as const) {
  const title = `no state of the public pages breaks an accessibility rule while objections are ${mode}`
  // (rule: accessible)
  test(title, mode === 'open' ? { tag: '@open' } : {}, async ({ page }) => {
    await walkStates(page, mode, async ({ name, width, isOtherWhenWide }) => {
      expect(await findTooWide(page), name).toEqual([])
      await expectAccessible(page, name, width !== undefined ? [width] : isOtherWhenWide ? [1280, 320] : [320])
    })
  })
}

test('the home page reads in a sensible order', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content":
      - /url: "#main"
    - banner:
      - 'link "The Quarry Campaign: home"'
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Background"
            - button "More in Background"
          - listitem:
            - link "Impact"
          - listitem:
            - link "Events"
      - button "Search"
      - link "Join Mailing List"
      - link "Object Now"
      - link "Donate"
    - main:
      - paragraph: /A quarry is planned/
      - paragraph:
        - link "Object Now"
      - heading "How to make use of this website" [level=1]
      - region "Find your community on the map":
        - heading [level=2]
        - img /Map of the Avon valley/
        - list
    - contentinfo
  `)
})
