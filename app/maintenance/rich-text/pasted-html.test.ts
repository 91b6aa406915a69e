import { JSDOM } from 'jsdom'
import { beforeAll, expect, it, vi } from 'vitest'
import { articles } from '../../../content/seed/first-rows.ts'
import { articleOf, canShow, cleanPasted, htmlOf } from './html-conversion.ts'
import { fromGoogleDocs, fromWebPage, fromWord } from './testing/clipboards.ts'

beforeAll(() => {
  const { window } = new JSDOM('')
  vi.stubGlobal('DOMParser', window.DOMParser)
  vi.stubGlobal('document', window.document)
  return () => vi.unstubAllGlobals()
})

const converted = (html: string) => htmlOf(articleOf(html))

/** What stands in the article once this was pasted. */
function pasted(clipboard: string) {
  const { html, note } = cleanPasted(clipboard, 'http://localhost:4173')
  return { lines: converted(html).split('\n'), note }
}

it('Word brings headings, bold, links and its lists, and says that its picture did not come along', () => {
  const { lines, note } = pasted(fromWord)
  expect(lines).toEqual([
    '<h3>Lorries on the Wellesbourne road</h3>',
    '<p>The application speaks of <strong>60 lorries</strong> <em>a day</em>; see <a href="https://planning.example.org/a?b=1&amp;c=2" rel="noopener">the report</a> and my notes.</p>',
    '<ul><li>Noise at night</li><li>before six</li><li>Dust</li></ul>',
    '<h3>What to ask</h3>',
    '<ol><li>Who counts?</li><li>Who pays?</li></ol>',
    '<p>Weekday</p>',
    '<p><strong>60</strong></p>',
  ])
  expect(note).toContain('A picture was left out')
})

it('Google Docs brings what its styles mean, and nothing is bold that was not', () => {
  const { lines, note } = pasted(fromGoogleDocs)
  expect(lines).toEqual([
    '<h3>At night</h3>',
    '<p>The A429 is <strong>loud</strong><em> already</em>.</p>',
    '<ul><li>one<ul><li>inside</li></ul></li><li><a href="https://example.org/two" rel="noopener">two</a></li></ul>',
  ])
  expect(note).toBe('')
})

it('a web page brings its words: what acts or leads nowhere goes, and a link to this site becomes a path', () => {
  const { lines } = pasted(fromWebPage)
  expect(lines.slice(0, 2)).toEqual([
    '<h3>News</h3>',
    '<p>A shared page1, notes, <a href="/quarry/events" rel="noopener">events</a>.</p>',
  ])
  expect(lines.join()).not.toMatch(/style|class|onclick|<img/)
})

it.each(articles.flatMap(({ slug, sections }) => sections.map(({ heading, content }) => [slug, heading, content])))(
  'the editor can show every section of every built-in article: %s, %s',
  (_slug, _heading, content) => expect(canShow(content)).toBe(true),
)

const upload = `/quarry/uploads/${'0a'.repeat(16)}.webp`

it.each([
  ['', ''],
  ['One &amp; <b>two</b>\n\nThree<br>four', '<p>One &amp; <strong>two</strong></p>\n<p>Three<br />four</p>'],
  ['<h1>a</h1><h4>b</h4>', '<h3>a</h3>\n<h4>b</h4>'],
  ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ol><li>a <ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['<p></p><ul><li></li></ul><p>a</p>', '<p>a</p>'],
  ['<blockquote>said</blockquote>', '<blockquote><p>said</p></blockquote>'],
  [
    `<p>a</p><img src="${upload}" alt="A &quot;pit&quot;" width="8" height="6">`,
    `<p>a</p>\n<img src="${upload}" alt="A &quot;pit&quot;" width="8" height="6" loading="lazy" />`,
  ],
])('HTML keeps its meaning in the editor: %j', (html, written) => {
  expect(canShow(html)).toBe(true)
  expect(converted(html)).toBe(written)
  expect(converted(written)).toBe(written)
})

it.each([
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<p>a<sup>2</sup></p>',
  '<p>a</p><img src="https://example.org/a.png" alt="">',
  '<script>x()</script>',
])('HTML of which the editor would lose something is told: %j', (html) => expect(canShow(html)).toBe(false))
