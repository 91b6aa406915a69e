import { expect, test } from 'vitest'
import { removedFrom } from './removed-html.ts'

test.each([
  ['<p>Plain <strong>text</strong> with <a href="https://example.org">a link</a></p>', []],
  ['<p onclick="x()" class="big">a</p><p class="small">b</p>', ['onclick of <p>', 'class of <p>']],
  ['<div><p>kept</p></div>', ['<div>, but not the text in it']],
  [
    '<script>alert("<b>x</b>")</script><svg><circle/></svg>',
    ['<script> with everything in it', '<svg> with everything in it', '<circle>, but not the text in it'],
  ],
  ['<a href="javascript:alert(1)">x</a>', ['the address of a link: javascript:alert(1)']],
  ['<a href="/quarry/events" target="_blank">x</a>', ['target of <a>']],
  ['<img src=x onerror=alert(1)>', ['a picture that is not among the uploads: x']],
  [`<img src="/quarry/uploads/${'0a'.repeat(16)}.webp" alt="Dust" onload="x()">`, ['onload of <img>']],
  ['<h1>Dust</h1><h6 class="small">and noise</h6>', ['class of <h6>']],
  ['a < b & c', []],
])('of %j is told what goes', (html, removed) => {
  expect(removedFrom(html)).toEqual(removed)
})

test('of what is nested deeper than anybody writes, every element goes', () => {
  expect(removedFrom('<b>'.repeat(1001))).toEqual(['every element, since they are nested more than 1,000 deep'])
})
