import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetFolder, assetSizes } from './asset-sizes.ts'
import { expect, test } from './site.ts'

const largestFonts = 45_000
const largestRules = 12_000

test('the built fonts are within their limit', () => {
  const fonts = [...assetSizes].filter(([name]) => name.endsWith('.woff2')).map(([, size]) => size)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(largestFonts)
})

test('no file that a public page loads holds the validator, or what finds the claims in a text', () => {
  const found = [...assetSizes.keys()].filter((name) =>
    /ZodError|invalid_union|Regulations\|Directive/.test(readFileSync(join(assetFolder, name), 'utf8')),
  )
  expect(found.filter((name) => !name.startsWith('maintenance'))).toEqual([])
})

// (rule: closer-look-size)
test('the rules of the closer look are within their limit, and come when somebody is about to write', async ({
  page,
}) => {
  const rules = [...assetSizes].filter(([name]) => name.startsWith('closer-look-rules'))
  expect(rules.length).toBe(1)
  expect(rules.reduce((total, [, size]) => total + size, 0)).toBeLessThan(largestRules)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/quarry/how-to-object', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('closer-look'))).toEqual([])
  await page.goto('/quarry/evaluate-objection', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('closer-look'))).toEqual([])
  await page.getByRole('textbox', { name: 'Your objection' }).focus()
  await expect.poll(() => asked.some((url) => url.includes('closer-look-rules'))).toBe(true)
})
