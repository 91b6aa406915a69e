import { expect, test } from 'vitest'
import { readableTexts } from './readable-text.ts'

test('an article reads as its readers meet it: lines, points, links with their address and pictures', () => {
  const section = {
    heading: 'Dust',
    content:
      '<p>Fine &amp; <strong>dry</strong></p>\n<ul><li><p>One</p></li><li>Two</li></ul><p><a href="/events">Come</a><br>now <img src="/a.webp" alt="A lorry"></p>',
  }
  expect(readableTexts(undefined, section)).toEqual([
    '',
    'Dust\nFine & dry\n• One\n• Two\nCome (/events)\nnow [Picture: A lorry]',
  ])
})

test('where only what is around the words was changed, the HTML shows it', () => {
  const [plain, bold] = ['<p>Dust &amp; noise</p>', '<p><strong>Dust</strong> &amp; noise</p>']
  expect(readableTexts(plain, bold)).toEqual([plain, bold])
})

test.each(['Less < more, a <b and R&amp;D', 'An empty line\n\nstays', ''])(
  '%j, a text without HTML, stays as it is',
  (text) => {
    expect(readableTexts(text, null)).toEqual([text, ''])
  },
)

test('a day reads as it is said', () => {
  expect(readableTexts('2097-02-02', '6 February 2097')).toEqual(['Saturday 2 February 2097', '6 February 2097'])
  expect(readableTexts('2097-02-31', '')).toEqual(['2097-02-31', ''])
})

test('a text made to be read slowly is not', () => {
  const before = process.cpuUsage()
  readableTexts(`${'<a '.repeat(100_000)}</p>`, `${'&a'.repeat(100_000)}</p>`)
  // In microseconds of the processor, which other programs on the machine do not lengthen.
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
})
