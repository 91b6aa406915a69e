import { expect, test } from 'vitest'
import { readableTexts } from './readable-text.ts'

test('an article reads as its words, a line for each paragraph and point', () => {
  const content =
    '<p>Fine &amp; <strong>dry</strong></p>\n<ul><li><p>One</p></li><li>Two</li></ul><p><a href="/events">Come</a><br>now</p>'
  expect(readableTexts('impact_cards', 'page_sections.0', undefined, { heading: 'Dust <b>', content })).toEqual([
    '',
    'Dust <b>\nFine & dry\nOne\nTwo\nCome\nnow',
  ])
})

test('where only what is around the words was changed, the HTML shows it', () => {
  const [plain, bold] = ['<p>Dust &amp; noise</p>', '<p><strong>Dust</strong> &amp; noise</p>']
  expect(readableTexts('updates', 'body', plain, bold)).toEqual([plain, bold])
})

test.each([
  'Less < more, a <b and R&amp;D',
  'from Z <b>x</b> <p>y</p>',
  '<img src=x onerror="x()"><script>x()</script> typed',
  'An empty line\n\nstays',
  '',
])('%j, a text without HTML, stays as it is', (text) => {
  expect(readableTexts('events', 'location', text, null)).toEqual([text, ''])
})
