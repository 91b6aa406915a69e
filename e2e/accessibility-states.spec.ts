import type { Page } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { oneRouteOfEachKind } from './public-routes.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'block' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/quarry${path}`)
}

/** What can be open, chosen, refused or told on the public pages, and the way there. */
const states: [name: string, reach: (page: Page) => Promise<unknown>][] = [
  [
    'the tooltip of the quarry is shown',
    async (page) => {
      await open(page, '/')
      await page
        .locator('.place-map')
        .getByRole('link', { name: /Quarry Site/ })
        .focus()
      await page.waitForTimeout(900)
    },
  ],
  [
    'the overlay of a village is open',
    async (page) => {
      await open(page, '/impact-map')
      await page.getByRole('button', { name: 'Barford' }).first().click()
      await expect(page.getByRole('dialog').getByText('Key Points').first()).toBeVisible()
      await page.waitForTimeout(1500)
    },
  ],
  [
    'an impact card shows more',
    async (page) => {
      await open(page, '/impact-map')
      await page.getByRole('button', { name: 'More', exact: true }).first().click()
      await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
    },
  ],
  [
    'stages of the process are chosen',
    async (page) => {
      await open(page, '/process')
      await page.locator('.process-stages').getByRole('button', { name: 'Approval' }).click()
      await page.locator('.process-stages').getByRole('button', { name: 'Validation' }).click()
      await expect(page.locator('.stage-card')).toHaveCount(2)
    },
  ],
  [
    'a search marks what it finds',
    async (page) => {
      await open(page, '/evidence-library')
      await page.getByRole('searchbox').fill('water')
      await expect(page.locator('mark').first()).toBeVisible()
    },
  ],
  [
    'a search finds nothing',
    async (page) => {
      await open(page, '/evidence-library?q=zzzz')
      await expect(page.getByText('No documents found matching your criteria.').first()).toBeVisible()
    },
  ],
  [
    'the message form names its errors',
    async (page) => {
      await open(page, '/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('alert')).toContainText('There is a problem')
    },
  ],
  [
    'the message could not be sent, as a toast and the page say',
    async (page) => {
      await open(page, '/contact')
      await page.route('**/quarry/api/messages', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable' } }),
      )
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Message' }) })
      for (const label of ['Name', 'Subject', 'Message']) await form.getByLabel(label, { exact: true }).fill('Words')
      await form.getByLabel('Email', { exact: true }).fill('ann@example.org')
      await form.getByRole('checkbox').check()
      await form.getByRole('button').click()
      await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toBeVisible()
    },
  ],
  [
    'an objection is weak',
    async (page) => {
      await open(page, '/evaluate-objection')
      await page.getByRole('textbox').fill('Dust and lorries, and the price of my house.')
      await page.getByRole('button', { name: /^Evaluate/ }).click()
      await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
    },
  ],
  [
    'content cannot be loaded',
    async (page) => {
      await open(page, '/')
      await page.route('**/quarry/api/village_data/*', (route) => route.fulfill({ status: 500, body: 'x' }))
      await page.getByRole('main').getByRole('link', { name: 'Barford' }).first().click()
      await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toBeVisible({ timeout: 15_000 })
    },
  ],
  [
    'there is no such page',
    async (page) => {
      await open(page, '/nowhere')
    },
  ],
]

/** What can be reached only while the council takes objections. */
const openStates: typeof states = [
  [
    'the letter has been copied, as its button and a toast say',
    async (page) => {
      await open(page, '/how-to-object')
      await page.getByRole('button', { name: 'Copy Template' }).click()
      await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toBeVisible()
    },
  ],
  [
    'the clipboard is refused',
    async (page) => {
      await open(page, '/how-to-object')
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
      })
      await page.getByRole('button', { name: 'Copy email' }).click()
      await expect(page.getByRole('alert')).toContainText('did not let us copy')
    },
  ],
]

async function expectNoneBreaksARule(page: Page, reached: typeof states): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [name, reach] of reached) {
    await test.step(name, async () => {
      await reach(page)
      await expectAccessible(page, name, [1280, 360])
      await page.unrouteAll()
    })
  }
}

// (rule: accessible)
test('no state of the public pages breaks an accessibility rule', async ({ page }) => {
  test.setTimeout(180_000)
  await expectNoneBreaksARule(page, states)
})

test('no state of the open mode breaks an accessibility rule', { tag: '@open' }, async ({ page }) => {
  test.setTimeout(60_000)
  await page.context().grantPermissions(['clipboard-write'])
  await expectNoneBreaksARule(page, openStates)
})

for (const width of [360, 1280]) {
  test(`the open menu breaks no accessibility rule at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    await page.getByRole('button', { name: width < 1024 ? 'Open menu' : 'More in Background' }).click()
    await expect(page.getByRole('link', { name: 'The Proposal' }).first()).toBeVisible()
    await expectAccessible(page, 'the menu')
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
    await page.emulateMedia({ reducedMotion: 'reduce' })
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const title = 'every public page has its landmarks, skips no level of headings, and fits a page of 320 px'
  test(title, { tag: '@both' }, async ({ page, routes }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 256 })
    for (const route of routes) {
      await page.goto(`/quarry${route}`)
      const tooWide = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(tooWide, `${route}: sideways scroll`).toBeLessThanOrEqual(0)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), `${landmark} of ${route}`).toHaveCount(1)
      }
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels[0], route).toBe(1)
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `${route}: heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(1)
      }
    }
  })
})

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
