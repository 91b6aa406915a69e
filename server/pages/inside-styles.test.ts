import { expect, test } from 'vitest'
import { hashSource } from '../answers/security-headers.ts'
import { hashOwnStyles, putStylesInside } from './inside-styles.ts'

const sheets = new Map([
  ['/quarry/assets/root-1.css', 'body{color:#222}'],
  ['/quarry/assets/home-2.css', '.hero{margin:0}'],
])
const readSheet = (path: string) => sheets.get(path)
const link = (path: string) => `<link rel="stylesheet" href="${path}"/>`
const page = (head: string, body = '') => `<html><head><title>Home</title>${head}</head><body>${body}</body></html>`

// (rule: first-paint)
test('the sheets stand inside the page in their order, the browser may use them, and it asks for none of them', () => {
  const html = putStylesInside(page([...sheets.keys()].map(link).join('')), readSheet)
  const styles = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
  expect(styles).toBe('body{color:#222}.hero{margin:0}')
  expect(hashOwnStyles(html)).toEqual([hashSource(styles)])
  expect(putStylesInside(html, readSheet)).toBe(html)
  // Before every link that a later screen may put its own sheet beside.
  expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('<link'))
  for (const path of sheets.keys()) expect(html).toContain(`<link rel="stylesheet" href="${path}" disabled=""/>`)
})

test('a sheet that is none of the site stays linked, and so does what stands below the head', () => {
  const unknown = link('/quarry/assets/unknown.css#')
  const below = link('/quarry/assets/home-2.css')
  expect(putStylesInside(page(unknown, below), readSheet)).toBe(page(unknown, below))
  expect(hashOwnStyles(page(unknown, below))).toEqual([])
})

test('a sheet goes into the page as it is, whatever signs it has', () => {
  const sheet = `a::after{content:"$&$1"}`
  expect(putStylesInside(page(link('/a.css')), () => sheet)).toContain(`<style>${sheet}</style>`)
})
