import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { adminPlaces } from '../content/admin-places.ts'
import { packPath } from '../domain/pack.ts'

test('links between the docs lead to a file', () => {
  const docs = globSync(['README.md', '{docs,drawings}/**/*.md'])
  const links = docs.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:|#|\/quarry\/)([^)#]+)/g), ([, to = '']) => ({
      file,
      to,
    })),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([])
})

test('links of the guide lead to a place of the desk, or to a page', () => {
  const guide = readFileSync('docs/maintain.md', 'utf8')
  const links = Array.from(guide.matchAll(/\]\(\/quarry(\/[^)]*)/g), ([, to = '']) => to)
  const known = new Set([...adminPlaces.map(({ path }) => path), packPath('all'), packPath('barford')])
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((to) => !known.has(to))).toEqual([])
})
