import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

/** Both texts, what each has alone in brackets. */
const marked = (before: string, after: string) =>
  wordDifference(before, after).map((runs) => runs.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''))

test.each([
  ['About two tonnes a day.', 'About five tonnes a day.', 'About [two ]tonnes a day.', 'About [five ]tonnes a day.'],
  ['Dust travels.', 'Fine dust travels. It stays.', '[Dust ]travels.', '[Fine dust ]travels. [It stays.]'],
  ['One\ntwo three', 'One two four three', 'One\ntwo three', 'One two [four ]three'],
  ['', 'Words', '[]', '[Words]'],
  ['The same', 'The same', 'The same', 'The same'],
])('of ‘%s’ and ‘%s’ the words are marked that one has alone', (before, after, left, right) => {
  expect(marked(before, after)).toEqual([left, right])
})

test('texts that are too long to be compared are marked whole', () => {
  const [long, other] = ['a ', 'b '].map((word) => word.repeat(4000)) as [string, string]
  expect(marked(long, other)).toEqual([`[${long}]`, `[${other}]`])
})
