import { expect, type Page } from '@playwright/test'
import { openConsultation } from '../open-consultation.ts'
import { expectAccessible, findMisprints, findTooWide, noteErrors, paperWidth } from '../page-checks.ts'
import { expectWithinLimits } from '../page-limits.ts'
import { oneRouteOfEachKind, publicRoutes } from '../public-routes.ts'
import { test } from '../site.ts'

const phone = { width: 360, height: 800 }
const laptop = { width: 1280, height: 800 }
/** A screen of 1280 by 1024 px at 400%, on which words that have no room anywhere show first. */
const narrowest = { width: 320, height: 256 }
const screens = [narrowest, { width: 768, height: 740 }, { width: 1024, height: 740 }, laptop, phone]

/** What shows a wide screen something else than a narrow one, and not only with more room. */
const otherWhenWide = ['/', '/impact-map', '/process', '/flood-risk', '/villages/barford']

/** While the council takes objections one page of each kind, and otherwise all, in parts that workers share. */
const walks = [
  { mode: 'open', routes: oneRouteOfEachKind, parts: 2 },
  { mode: 'closed', routes: publicRoutes, parts: 4 },
].flatMap(({ mode, routes, parts }) =>
  Array.from({ length: parts }, (_none, part) => ({
    name: `${mode}, ${part + 1} of ${parts}`,
    mode,
    routes: routes.filter((_route, index) => index % parts === part),
  })),
)

for (const { name, mode, routes } of walks) {
  test(`every public page is light, fits, prints, is led through by Tab and bars nobody's way (${name})`, async ({
    page,
    site,
  }) => {
    if (mode === 'open') openConsultation(site)
    const errors = noteErrors(page)
    for (const route of routes) {
      await test.step(route, async () => {
        const standsForItsKind = oneRouteOfEachKind.includes(route)
        await page.setViewportSize(standsForItsKind ? phone : narrowest)
        await page.goto(`/quarry${route}`)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await expectWithinLimits(page, site, route)
        // Pages of one kind differ in their words alone, which need no more room on a wide screen than on a narrow one.
        for (const screen of standsForItsKind ? screens : [narrowest]) {
          await page.setViewportSize(screen)
          const where = `${route} at ${screen.width} px`
          expect(await findTooWide(page), where).toEqual([])
          const isLookedAt = standsForItsKind
            ? screen === phone || (screen === laptop && otherWhenWide.includes(route))
            : screen === narrowest
          if (isLookedAt) await expectAccessible(page, where)
          if (isLookedAt && standsForItsKind) await expectFocusInSight(page, route, screen.width)
        }
        await page.setViewportSize({ width: paperWidth, height: 1000 })
        await page.emulateMedia({ media: 'print' })
        expect(await findMisprints(page), `${route} on paper`).toEqual([])
        await page.emulateMedia({ media: 'screen' })
      })
    }
    expect(errors).toEqual([])
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
    isInFooter: element.closest('footer') !== null,
    isNamed: element.matches('input, textarea, select') || !name.endsWith("''"),
  }
}

/** No page has so many stops: the home page, which is walked whole, has about 80. */
const mostStops = 200

/**
 * The Tab key leads through the page as it stands open, and what has the focus is named, marked and in sight; then the page
 * is at its top again. The header and the footer, which are the same everywhere, are walked on the home page; elsewhere the
 * skip link leads to the content.
 */
async function expectFocusInSight(page: Page, route: string, width: number): Promise<void> {
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  if (route !== '/') {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  const hidden: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(describeFocus)
    if (!focus || (route !== '/' && focus.isInFooter)) break
    if (!focus.isInFront || !focus.isMarked || !focus.isNamed) hidden.push(JSON.stringify(focus))
  }
  expect(hidden, `the focus on ${route} at ${width} px`).toEqual([])
  expect(stops, `stops on ${route} at ${width} px`).toBeGreaterThan(0)
  expect(stops, `stops on ${route} at ${width} px`).toBeLessThan(mostStops)
  await page.evaluate(() => scrollTo(0, 0))
}
