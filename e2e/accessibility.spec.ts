import AxeBuilder from '@axe-core/playwright'
import { oneRouteOfEachKind, publicRoutes } from './public-routes.ts'
import { expect, test } from './site.ts'

const routesAt = { 360: publicRoutes, 1280: oneRouteOfEachKind }

for (const width of [360, 1280] as const) {
  test(`no public page breaks an accessibility rule or says an error at ${width} px`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.setViewportSize({ width, height: 800 })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    for (const route of routesAt[width]) {
      await page.goto(`/quarry${route}`)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${route}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
      expect(found).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    expect(errors).toEqual([])
  })
}
