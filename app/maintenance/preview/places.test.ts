import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (pattern: string, but?: string) =>
  globSync(pattern)
    .filter((file) => but === undefined || !file.includes(but))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test('the places of pages that previews lead to are named in the screens', () => {
  const editors = textOf('app/maintenance/admin/*.tsx')
  const screens = textOf('app/**/*.tsx', 'maintenance')
  const names = [...editors.matchAll(/: '(?:\.|\[aria-labelledby=")([\w-]+)"?\]?'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !new RegExp(`["' ]${name}["' ]`).test(screens))).toEqual([])
})
