import { expectAccessible, findMisprints, findTooWide, paperWidth } from '../page-checks.ts'
import { expectWithinLimits } from '../page-limits.ts'
import { oneRouteOfEachKind } from '../public-routes.ts'
import { expect, test } from '../site.ts'
import { expectFocusInSight } from './focus-walk.ts'

const phone = { width: 360, height: 800 }
const laptop = { width: 1280, height: 800 }
/** A screen of 1280 by 1024 px at 400%, on which words that have no room anywhere show first. */
const narrowest = { width: 320, height: 256 }
const screens = [narrowest, { width: 768, height: 740 }, { width: 1024, height: 740 }, laptop, phone]

/** What shows a wide screen something else than a narrow one, and not only with more room. */
const otherWhenWide = ['/', '/impact-map', '/process', '/flood-risk', '/villages/barford']

const parts = 4
for (let part = 0; part < parts; part += 1) {
  const title = `every public page keeps to its limits, breaks no accessibility rule, says no error, is led through by Tab, fits every screen and prints (${part + 1} of ${parts})`
  test(title, { tag: '@both' }, async ({ page, site, routes }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    for (const route of routes.filter((_, index) => index % parts === part)) {
      await test.step(route, async () => {
        const standsForItsKind = oneRouteOfEachKind.includes(route)
        await page.setViewportSize(standsForItsKind ? phone : narrowest)
        await page.goto(`/quarry${route}`)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
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
