import { expect, it } from 'vitest'
import { builtInTexts } from '../../content/built-in-texts.ts'
import { guidanceParts } from './guidance-parts.ts'

const builtIn = builtInTexts()['how-to-object.guidance']

it('the guidance keeps its parts when a word of it is changed and paragraphs follow', () => {
  const own = `${builtIn.replace('Health', 'Your health')}\n<p>Ask <a href="/quarry/contact">us</a>.<br /></p>\n<h3>More</h3><p>x</p>`
  const parts = guidanceParts(own)
  expect(parts?.before).toMatch(/^<p>Only objections/)
  expect(parts?.counts).toMatch(/^<h3>This counts<\/h3>\s*<ul><li>Your health.*<\/ul>\s*$/)
  expect(parts?.doesNotCount).toMatch(/^<h3>This does not count<\/h3>\s*<ul>.*<\/ul>$/)
  expect(parts?.after).toMatch(/^\s*<p>Ask.*<h3>More<\/h3><p>x<\/p>$/s)
  expect(Object.values(parts ?? {}).join('')).toBe(own)
})

it.each([
  '<p>One</p>',
  '<h3>One</h3><ul><li>a</li></ul>',
  '<h3>One</h3><p>a</p><h3>Two</h3><ul><li>b</li></ul>',
  '<h3>One</h3><ul><li>a</li></ul><h3>Two</h3><p>b</p>',
  '<blockquote><h3>One</h3><ul><li>a</li></ul></blockquote><h3>Two</h3><ul><li>b</li></ul>',
])('guidance of another shape is left as it is: %s', (html) => {
  expect(guidanceParts(html)).toBeUndefined()
})
