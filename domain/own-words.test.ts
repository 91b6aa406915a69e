import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

const part = (voice: 'own' | 'ours' | 'formal', text: string) => ({ voice, text })
const date = '22 November 2026'
const parts = [
  part('formal', '1. Local businesses and jobs'),
  part('own', 'Guests come for the quiet.'),
  part('ours', 'It lasts. I ask for the money to be secured.'),
  part('formal', 'Please refuse permission.'),
]
const text = [date, ...parts.map((each) => each.text)].join('\n\n')

test('of a letter that the site made only what its writer wrote is left, in its place', () => {
  const own = ownWords(text, parts, date)
  expect(own.length).toBe(text.length)
  expect(own.indexOf('Guests come for the quiet.')).toBe(text.indexOf('Guests'))
  expect(own.replace(/[\s.]/g, '')).toBe('Guestscomeforthequiet')
})

test('what its writer changed is the writer’s, but not the sentence beside it, nor a heading with another number', () => {
  const edited = text.replace('It lasts.', 'It would last for us.').replace('1. Local', '4. Local')
  expect(
    ownWords(edited, parts, date)
      .replace(/[\s.]+/g, ' ')
      .trim(),
  ).toBe('Guests come for the quiet It would last for us')
})
