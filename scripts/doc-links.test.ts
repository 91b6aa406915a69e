import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('links between the docs lead to a file', () => {
  const docs = globSync(['README.md', '{docs,drawings}/**/*.md'])
  const links = docs.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#]+)/g), ([, to = '']) => ({ file, to })),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([])
})
