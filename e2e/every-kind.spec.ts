import { expectAccessible, findMisprints, noteErrors, paperWidth } from './page-checks.ts'
import { expectWithinLimits } from './page-limits.ts'
import { expect, test } from './site.ts'

/** Of each kind of page one. `npm run test:wide` opens every page at every width. */
const kinds = ['/', '/impact-map', '/villages/barford', '/process', '/write-objection']

test('on a phone each kind of page is light, bars nobody’s way, has room, says no error and can be printed', async ({
  page,
  site,
}) => {
  const errors = noteErrors(page)
  for (const route of kinds) {
    await test.step(route, async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/quarry${route}`)
      await expectWithinLimits(page, site, route)
      await expectAccessible(page, route)
      await page.setViewportSize({ width: paperWidth, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      expect(await findMisprints(page), `${route} on paper`).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    })
  }
  expect(errors).toEqual([])
})
