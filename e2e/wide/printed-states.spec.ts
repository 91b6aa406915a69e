import { findMisprints, paperWidth } from '../page-checks.ts'
import { expect, test } from '../site.ts'

test('an objection that has been evaluated prints in letters of 9 to 18 px and without controls; on paper the signs of the map keep their colours, and the heading of the plots stands clear', async ({
  page,
}) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.goto('/quarry/evaluate-objection')
  await page.getByRole('textbox').fill('Dust and lorries, and the price of my house.')
  await page.getByRole('button', { name: /^Evaluate/ }).click()
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  expect(await findMisprints(page)).toEqual([])

  await page.emulateMedia({ media: 'screen' })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/quarry/page-not-found')
  expect(await findMisprints(page)).toEqual([])

  // The signs of the map keep their colours where backgrounds are left out.
  await page.goto('/quarry/')
  const signs = page.locator('.map-legend span, .map-dot, .map-label')
  const adjusted = await signs.evaluateAll((all) => all.map((sign) => getComputedStyle(sign).printColorAdjust))
  expect(adjusted.length).toBeGreaterThan(30)
  expect(adjusted.filter((adjust) => adjust !== 'exact')).toEqual([])

  // The heading of the plots stands clear of the cards above it.
  await page.goto('/quarry/the-proposal')
  await expect(page.locator('.key-fact')).toHaveCount(8)
  const gap = () =>
    page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.key-fact')].map((card) => card.getBoundingClientRect().bottom)
      return (document.querySelector('#plots-heading')?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms)
    })
  await expect.poll(gap).toBeGreaterThan(15)
})
