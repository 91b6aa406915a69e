import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { pictures } from '../drawings/pictures.ts'
import { publicPages } from './public-pages.ts'
import { socialCardFile, socialCardOf } from './social-card.ts'

const paths = publicPages.map(({ path }) => path)

test('every fixed route of the site is a public page, but the search, the maintenance side, links in e-mails and the second address of an article', () => {
  const fixed = routes.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path))
  const others = fixed.filter((path) => !paths.includes(path))
  const further = others.filter((path) => !/^\/(?:admin|newsletter)(?:\/|$)/.test(path))
  expect(further).toEqual(['/st-johns-college', '/search', '/village-editor'])
})

test('every public page has a route, an address of its own and a drawing that exists', () => {
  const known = routes.map(({ path = '' }) => `/${path}`.replace('/:slug?', ''))
  for (const { path, drawing, title } of publicPages) {
    expect(known.includes(path) || path.startsWith('/villages/'), path).toBe(true)
    expect(Object.keys(pictures)).toContain(drawing)
    expect(title).not.toBe('')
  }
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(paths.map(socialCardFile)).size).toBe(paths.length)
})

test('a page names its own picture, and one that has none names that of the home page', () => {
  for (const path of paths) expect(socialCardOf(path)).toBe(socialCardFile(path))
  for (const path of ['/impact/our-own-card', '/newsletter/confirm', '/village-editor', '/admin/history']) {
    expect(socialCardOf(path)).toBe(socialCardFile('/'))
  }
})

test('every picture is drawn once the site is built', () => {
  const root = join(import.meta.dirname, '..', 'public')
  const missing = paths.map(socialCardFile).filter((file) => !existsSync(join(root, file)))
  expect(missing).toEqual([])
})
