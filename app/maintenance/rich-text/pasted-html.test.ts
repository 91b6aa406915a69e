import { JSDOM } from 'jsdom'
import { beforeAll, expect, it, vi } from 'vitest'
import { articles } from '../../../content/seed/first-rows.ts'
import { articleOf, canShow, htmlOf } from './html-conversion.ts'
import { cleanPasted, cleanPastedText } from './pasted-html.ts'
import { fromGoogleDocs, fromWord, reviewedInWord } from './testing/clipboards.ts'

beforeAll(() => {
  const { window } = new JSDOM('')
  vi.stubGlobal('DOMParser', window.DOMParser)
  vi.stubGlobal('document', window.document)
  return () => vi.unstubAllGlobals()
})

const converted = (html: string) => htmlOf(articleOf(html))

/** What stands in the article once this was pasted. */
const pasted = (clipboard: string) => converted(cleanPasted(clipboard, 'http://localhost:4173')).split('\n')

it('Word brings headings, bold, links and its lists', () => {
  expect(pasted(fromWord)).toEqual([
    '<h3>Lorries on the Wellesbourne road</h3>',
    '<p>The application speaks of <strong>60 lorries</strong> <em>a day</em>; see <a href="https://planning.example.org/a?b=1&amp;c=2" rel="noopener">the report</a> and my notes.</p>',
    '<ul><li>Noise at night</li><li>before six</li><li>Dust</li></ul>',
    '<h3>What to ask</h3>',
    '<ol><li>Who counts?</li><li>Who pays?</li></ol>',
    '<p>Weekday | 60</p>',
  ])
})

it('Google Docs brings what its styles mean, and nothing is bold that was not', () => {
  expect(pasted(fromGoogleDocs)).toEqual([
    '<h3>At night</h3>',
    '<p>The A429 is <strong>loud</strong><em> already</em>.</p>',
    '<ul><li>one<ul><li>inside</li></ul></li><li><a href="https://example.org/two" rel="noopener">two</a></li></ul>',
  ])
})

it('what a reviewed document deletes, hides or comments on is no text, and its figures keep their meaning', () => {
  expect(pasted(reviewedInWord)).toEqual(['<p>Up to 60 dB by day, 50 µg/m³ of PM₁₀.</p>'])
})

it.each([
  ['<table><tr><th>Village<th>Day<tr><td>Barford<td>1</table>', '<p>Village | Day</p> <p>Barford | 1</p>'],
  ['<table role=presentation><tr><td>60<td>80</table>', '<p>60</p> <p>80</p>'],
  ['<table><tr><td><p>a</p><p>b</p><table><tr><td>1<td>2</table></table>', '<p>a</p> <p>b</p> <p>1 | 2</p>'],
  ['10<span style="vertical-align:super">3</span> L<sub>Aeq</sub>', '<p>10³ L(Aeq)</p>'],
  ['<p>a<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1">[a]</a>b<p>c</div>', '<p>a</p>'],
  [
    '<a href="http://localhost:4173/quarry/events" onclick="x()">here</a>',
    '<p><a href="/quarry/events" rel="noopener">here</a></p>',
  ],
  ['<style>p { color: red }</style><a href="javascript:x()">a</a><img src="https://example.org/a.gif">', '<p>a</p>'],
])('%s says the same as where it stood', (clipboard, article) => {
  expect(pasted(clipboard).join(' ')).toBe(article)
})

it('a plain text keeps its cells apart', () => {
  expect(cleanPastedText('Village\tDay\n\tBarford\t60')).toBe('Village | Day\n\tBarford | 60')
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
  ['<ol start="3" type="i"><li>a</li></ol>', '<ol start="3" type="i"><li>a</li></ol>'],
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
