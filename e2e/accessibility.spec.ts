import AxeBuilder from '@axe-core/playwright'
import { oneRouteOfEachKind } from './public-routes.ts'
import { expect, test } from './site.ts'

for (const width of [360, 1280] as const) {
  const title = `no public page breaks an accessibility rule or says an error at ${width} px`
  test(title, { tag: '@both' }, async ({ page, routes }) => {
    test.setTimeout(400_000)
    await page.setViewportSize({ width, height: 800 })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    for (const route of routes.filter((each) => width === 360 || oneRouteOfEachKind.includes(each))) {
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
