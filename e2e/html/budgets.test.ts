import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assetFolder = 'build/client/assets'
const assets = readdirSync(assetFolder)
const largestFonts = 45_000

test('the built fonts are within their limit', () => {
  const fonts = assets
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => readFileSync(join(assetFolder, name)).length)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(largestFonts)
})

test('no file that a public page loads holds the validator', () => {
  const found = assets.filter((name) => /ZodError|invalid_union/.test(readFileSync(join(assetFolder, name), 'utf8')))
  expect(found.filter((name) => !name.startsWith('maintenance'))).toEqual([])
})
