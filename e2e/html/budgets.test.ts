import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assetFolder = 'build/client/assets'
const assets = readdirSync(assetFolder)
const largestFont = 20_000

test('there are two fonts, the one of headings and the one of text, each within its limit', () => {
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  for (const name of fonts) expect(readFileSync(join(assetFolder, name)).length, name).toBeLessThanOrEqual(largestFont)
})

test('no file that a public page loads holds the validator', () => {
  const found = assets.filter((name) => /ZodError|invalid_union/.test(readFileSync(join(assetFolder, name), 'utf8')))
  expect(found.filter((name) => !name.startsWith('maintenance'))).toEqual([])
})
