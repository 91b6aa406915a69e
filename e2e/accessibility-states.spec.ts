import type { Page } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { oneRouteOfEachKind } from './public-routes.ts'
import { expect, test } from './site.ts'
import { walkStates } from './states.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/quarry${path}`)
}

for (const mode of ['closed', 'open'] as const) {
  const title = `no state of the public pages breaks an accessibility rule while objections are ${mode}`
  // (rule: accessible)
  test(title, mode === 'open' ? { tag: '@open' } : {}, async ({ page }) => {
    test.setTimeout(120_000)
    await walkStates(page, mode, async ({ name, width }) => {
      await expectAccessible(page, name, width === undefined ? [1280, 320] : [width])
    })
  })
}

/** How the element with the focus can be seen: whether anything of it is in sight and in front, and marked. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const front = document.elementFromPoint(x, y)
  const marks = [element, ...element.querySelectorAll('*'), element.parentElement ?? element]
  const isMarked = marks.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  const name = `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`
  return {
    name,
    isInFront: front !== null && (element.contains(front) || front.contains(element)),
    isMarked,
    isNamed: element.matches('input, textarea, select') || !name.endsWith("''"),
  }
}

for (const width of [360, 1280]) {
  const title = `the Tab key leads through every kind of public page at ${width} px, and what has the focus is seen`
  test(title, { tag: '@both' }, async ({ page, routes }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    const hidden: string[] = []
    for (const route of routes.filter((each) => oneRouteOfEachKind.includes(each))) {
      await open(page, route)
      for (let stop = 0; stop < mostStops; stop += 1) {
        await page.keyboard.press('Tab')
        const focus = await page.evaluate(describeFocus)
        if (!focus) break
        if (!focus.isInFront || !focus.isMarked || !focus.isNamed) hidden.push(`${route}: ${JSON.stringify(focus)}`)
      }
    }
    expect(hidden).toEqual([])
  })
}
const mostStops = 60

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
