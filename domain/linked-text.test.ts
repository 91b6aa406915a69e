import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkedPieces } from './linked-text.ts'

const linksOf = (text: string) => linkedPieces(text).flatMap(({ text, href }) => (href ? [[text, href]] : []))

it.each([
  ['See https://www.gov.uk/a?b=1&c=2#d.', 'https://www.gov.uk/a?b=1&c=2#d', 'https://www.gov.uk/a?b=1&c=2#d'],
  ['(HTTPS://Example.org/)', 'HTTPS://Example.org/', 'https://example.org/'],
  [
    'Sand (https://en.wikipedia.org/wiki/Sand_(disambiguation)).',
    'https://en.wikipedia.org/wiki/Sand_(disambiguation)',
  ],
  [
    'www.warwickshire.gov.uk/planning, page 3',
    'www.warwickshire.gov.uk/planning',
    'https://www.warwickshire.gov.uk/planning',
  ],
  ['‘https://example.org/a’', 'https://example.org/a'],
  ["Write to jo.o'brien+a@example.org!", "jo.o'brien+a@example.org", "mailto:jo.o'brien%2Ba@example.org"],
  ['https://münchen.de/x—and', 'https://münchen.de/x', 'https://xn--mnchen-3ya.de/x'],
  ['to jo@münchen.de', 'jo@münchen.de', 'mailto:jo@xn--mnchen-3ya.de'],
  ["It is 'jo@example.org'.", 'jo@example.org', 'mailto:jo@example.org'],
])('in %j an address is a link', (text, address, href = address) => {
  expect(linksOf(text)).toEqual([[address, href]])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  'https://user:secret@example.org',
  'a@b',
  '@name',
  'www.',
])('in %j nothing is a link', (text) => {
  expect(linksOf(text)).toEqual([])
})

it('keeps every letter, and leads to the web and to e-mail alone', () => {
  const piece = fc.constantFrom(
    'https://',
    'www.',
    'a.b',
    '@',
    'javascript:',
    ')'.repeat(9000),
    '(',
    '.',
    ' ',
    '"',
    'é',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (all) => {
      const pieces = linkedPieces(all.join(''))
      expect(pieces.map(({ text }) => text).join('')).toBe(all.join(''))
      for (const { href } of pieces) expect(href ?? 'mailto:').toMatch(/^(?:https?:\/\/|mailto:)/)
    }),
  )
})
