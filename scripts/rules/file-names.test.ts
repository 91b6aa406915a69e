import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Tools and readers look for these by name in any folder. */
const namedByCustom = ['README.md', 'package.json']

const files = globSync(['*.*', '{app,bench,content,docs,domain,drawings,e2e,scripts,server}/**/*.*'])

test('a file name occurs once, so that it can be named without its folder', () => {
  expect(files.length).toBeGreaterThan(1000)
  const byName = Map.groupBy(files, (file) => basename(file))
  for (const name of namedByCustom) byName.delete(name)
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([])
})
