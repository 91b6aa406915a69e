import { Slice } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, it, vi } from 'vitest'
import { articles } from '../../../content/seed/first-rows.ts'
import { articleOf, canShow, htmlOf, keptApart } from './html-conversion.ts'
import { cleanPasted, cleanPastedText } from './pasted-html.ts'
import {
  fromExcel,
  fromGoogleDocs,
  fromWebPage,
  fromWord,
  levelsFromWord,
  levelsFromWordOnline,
  reviewedInWord,
} from './testing/clipboards.ts'

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
    '<ul><li>Noise at night<ul><li>before six</li></ul></li><li>Dust</li></ul>',
    '<h3>What to ask</h3>',
    '<ol><li>Who counts?</li><li>Who pays?</li></ol>',
    '<p>Weekday | <strong>60</strong></p>',
  ])
  expect(note).toBe(
    'Left out: pictures and links that lead nowhere from here. Upload a picture and insert it with Picture. A table became lines, one for each row.',
  )
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
    '<p>A shared page¹, notes, <a href="/quarry/events" rel="noopener">events</a>.</p>',
  ])
  expect(lines.join()).not.toMatch(/style|class|onclick|<img/)
})

it('what a reviewed document deletes, hides or comments on is no text, and its figures keep their meaning', () => {
  const { lines, note } = pasted(reviewedInWord)
  expect(lines).toEqual(['<p>Up to 60 dB by day, 50 µg/m³ of PM₁₀¹.</p>'])
  expect(note).toBe('Left out: comments, deleted text, hidden text and links that lead nowhere from here.')
})

it('a list keeps its levels, its numbers and its letters, also after a paragraph', () => {
  expect(pasted(levelsFromWord).lines).toEqual([
    '<ol><li>Noise<ol type="a"><li>at night</li><li>at dawn<ol type="i"><li>in May</li></ol></li></ol></li><li>Dust</li></ol>',
    '<p>Ask for this:</p>',
    '<ol start="3"><li>Water</li></ol>',
    '<p>3.1 Wells</p>',
    '<ol start="4"><li>Views</li></ol>',
  ])
  expect(pasted(levelsFromWordOnline).lines).toEqual(['<ol><li>Noise<ol><li>at night</li></ol></li><li>Dust</li></ol>'])
})

it('each row of a table becomes a line, in which no two cells run together', () => {
  const { lines, note } = pasted(fromExcel)
  expect(lines).toEqual([
    '<p><strong>Village</strong> | <strong>Day</strong> | <strong>Lorries</strong></p>',
    '<p>Barford | 1 | 60</p>',
    '<p>Wasperton | 2 | 1,<strong>800</strong>; at most</p>',
    '<p>Ashow | 3</p>',
    '<p>In all</p>',
  ])
  expect(note).toBe('Left out: deleted text. A table became lines, one for each row.')
})

/** What is pasted → what stands in the article → what the note names. */
const saidTheSame = `
<table role=presentation><tr><td>60<td>80</table> → <p>60</p> <p>80</p>
<table><tr><td>a<td><table><tr><td>1<td>2</table></table> → <p>a</p> <p>1 | 2</p> → A table
<style>span.s2 {font: 9.0px Times; vertical-align: super}</style>10<span class=s2>3</span> → <p>10³</p>
10<sup>-3</sup> 21<sup>st</sup> 10<sup>0.5</sup> L<sub>Aeq</sub> x<sup>[1]</sup> → <p>10⁻³ 21st 10^(0.5) L(Aeq) x[1]</p>
<s>a</s>b<u style="text-decoration:underline line-through">c</u> → <p>b</p> → deleted
<p>a<p hidden>b<p class=sr-only>c<p style="position:absolute;left:-9999px">d<p style="font-size:0px">e → <p>a</p> → hidden
<p>a<p style="clip: rect(0px, 0px, 0px, 0px)">b<p style="DISPLAY : none !important">c → <p>a</p> → hidden
<p>a<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1">[a]</a>b<p>c</div> → <p>a</p> → comments
<nav>a</nav><dl><dt>b<dt>c</dl><i style="display:block">d</i>e → <p>a</p> <p>b</p> <p>c</p> <p><em>d</em></p> <p>e</p>
<b>exca-</b>vation ofﬁce sand&shy;pit → <p><strong>exca-</strong>vation office sandpit</p>
<p>a<video></video><iframe></iframe><svg></svg><math>1</math> → <p>a</p> → formulas, videos, embedded pages and drawings
<p>a<select><option>b</select> → <p>a</p> → form fields`

it.each(
  saidTheSame
    .trim()
    .split('\n')
    .map((line) => line.split(' → ')),
)('%s says the same as where it stood', (clipboard = '', article, named = '') => {
  const { lines, note } = pasted(clipboard)
  expect(lines.join(' ')).toBe(article)
  expect(note).toMatch(named === '' ? /^$/ : named)
})

it.each([
  ['<p>3</p><p>b</p>', '<p>po</p> <p>3</p> <p>b</p> <p>int</p>'],
  ['<ol start=3><li>a<li>b</ol>', '<p>po</p> <ol start="3"><li>a</li><li>b</li></ol> <p>int</p>'],
  ['3', '<p>po3int</p>'],
])('pasted blocks never run into the words around them, and a single one goes on there: %s', (clipboard, article) => {
  const around = articleOf('<p>point</p>')
  const slice = keptApart(Slice.maxOpen(articleOf(clipboard).content), around.child(0))
  expect(htmlOf(new Transform(around).replaceRange(3, 3, slice).doc).replaceAll('\n', ' ')).toBe(article)
})

it('a plain text keeps its cells apart, and has no sign that nobody sees', () => {
  expect(cleanPastedText('Village\tDay\n\tBarford\t60\nsand\u00adpit \ufb01ce')).toBe(
    'Village | Day\n\tBarford | 60\nsandpit fice',
  )
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
