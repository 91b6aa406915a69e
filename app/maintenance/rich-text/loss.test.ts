import { describe, expect, it } from 'vitest'
import { articles } from '../../../content/seed/first-rows.ts'
import { converted, lossIn } from './loss.ts'
import { stubBrowserHtml } from './testing/browser-html.ts'

stubBrowserHtml()

const upload = `/quarry/uploads/${'0a'.repeat(16)}.webp`

describe('HTML that the editor opens', () => {
  it.each(articles.flatMap(({ slug, sections }) => sections.map(({ heading, content }) => [slug, heading, content])))(
    'is every section of every built-in article: %s, %s',
    (_slug, _heading, content) => {
      expect(lossIn(content)).toBeUndefined()
    },
  )

  it.each([
    ['', ''],
    ['<p>One</p><p>Two</p>', '<p>One</p>\n<p>Two</p>'],
    ['One &amp; <b>two</b>\n\nThree<br>four', '<p>One &amp; <strong>two</strong></p>\n<p>Three<br />four</p>'],
    ['<h1>a</h1><h4>b</h4>', '<h3>a</h3>\n<h4>b</h4>'],
    ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ol><li>a <ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<blockquote><ul><p>a</p></ul></blockquote>', '<blockquote><ul><li>a</li></ul></blockquote>'],
    ['<p></p><ul><li></li></ul><p>a</p>', '<p>a</p>'],
    ['<blockquote>said</blockquote>', '<blockquote><p>said</p></blockquote>'],
    [
      '<p><em><strong>a</strong> b</em> <a href="/x?a&amp;b">c <b>d</b></a></p>',
      '<p><strong><em>a</em></strong><em> b</em> <a href="/x?a&amp;b" rel="noopener">c <strong>d</strong></a></p>',
    ],
    [
      `<p>a</p><img src="${upload}" alt="A &quot;pit&quot;" width="8" height="6">`,
      `<p>a</p>\n<img src="${upload}" alt="A &quot;pit&quot;" width="8" height="6" loading="lazy" />`,
    ],
  ])('keeps its meaning: %j', (html, written) => {
    expect(lossIn(html)).toBeUndefined()
    expect(converted(html)).toBe(written)
    expect(converted(written)).toBe(written)
  })
})

it.each([
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', 'a table'],
  ['<p class="lead">a</p>', 'the class of <p>'],
  ['<p>a<sup>2</sup> <u>b</u></p><hr>', '<sup>, <u> and <hr>'],
  ['<ol start="3"><li>a</li></ol>', 'the start of <ol>'],
  ['<p>a <a href="javascript:x()" title="b">c</a></p>', 'the title of <a>'],
  [`<p>a</p><img src="https://example.org/a.png" alt="">`, 'a picture that is not among the uploads'],
  ['<script>x()</script>', '<script>'],
  ['a'.repeat(200_001), 'more text than the editor can show'],
])('HTML of which the editor would lose something is told: %.60j', (html, loss) => {
  expect(lossIn(html)).toBe(loss)
})
