import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimsInText, indexClaims, needsClaim } from './claims-in-text.ts'

const index = indexClaims([
  { id: 'tonnage', phrases: '1.8 million tonnes' },
  { id: 'landbank', phrases: '7 years\n7-year landbank' },
  { id: 'duration', phrases: 'about 12 to 15 years\n15 years' },
  { id: 'policy', phrases: ' Policy  S6 \n\n' },
])
const statedIn = (text: string) => claimsInText(text, index).stated.map(({ id, phrase }) => [id, phrase])
const uncoveredIn = (text: string) => claimsInText(text, index).uncovered.map(({ words }) => words)

// (rule: claims-found)
test('a text states the claims whose phrases stand in it by themselves, the longest first, in any case and over line ends', () => {
  expect(statedIn('1.8 MILLION\n  tonnes in about 12 to 15 years, or 15 years; Policy S6.')).toEqual([
    ['tonnage', '1.8 MILLION tonnes'],
    ['duration', 'about 12 to 15 years'],
    ['duration', '15 years'],
    ['policy', 'Policy S6'],
  ])
  expect(statedIn('17 years, 7 yearsish, 3.7 years, 7 years% and 11.8 million tonnes; Policy S61')).toEqual([])
  expect(
    statedIn('<p title="7 years">A <b>7-year</b> landbank, see https://example.org/7-year%20landbank 7 years</p>'),
  ).toEqual([
    ['landbank', '7-year landbank'],
    ['landbank', '7 years'],
  ])
})

test('a figure without a claim is named with its unit', () => {
  expect(uncoveredIn('From 42 per cent to £3,000, at 7am, 250 thousand tonnes of it, ¾ mile or 15+ hectares')).toEqual([
    ...['42 per cent', '£3,000', '7am', '250 thousand tonnes', '¾ mile', '15+ hectares'],
  ])
  expect(claimsInText('two of them, half a day, one in five', index).uncovered.map(({ kind }) => kind)).toEqual([
    ...['count', 'count', 'count'],
  ])
  expect(uncoveredIn('The A429 (WDC/22CM008), 1.8 million tonnes')).toEqual([])
  expect(uncoveredIn('1. Say this\n2. Say that')).toEqual([])
})

test('a law or policy without a claim is named as it is called', () => {
  expect(
    uncoveredIn(
      'Policy DM4 and paragraph 219 of the National Planning Policy Framework; the Town and Country Planning Act 1990, the EIA Regulations, the planning practice guidance and the Habitats Directive. This Act counts.',
    ),
  ).toEqual([
    ...['Policy DM4', 'paragraph 219', 'National Planning Policy Framework', 'Town and Country Planning Act 1990'],
    ...['EIA Regulations', 'planning practice guidance', 'Habitats Directive'],
  ])
})

test('each number of any text is covered or named, once', () => {
  const parts = fc.array(
    fc.constantFrom('7 years', ' ', 'and ', '12 ', '7', ' 9.5', 'İ', '<b>', '>', '1.8 million tonnes'),
  )
  fc.assert(
    fc.property(parts, (all) => {
      const { stated, uncovered, plain } = claimsInText(all.join(''), index)
      const digits = (words: string) => words.replace(/\D/g, '').length
      const named = [...stated.map(({ phrase }) => phrase), ...uncovered.map(({ words }) => words)]
      expect(named.reduce((sum, words) => sum + digits(words), 0)).toBe(digits(plain))
    }),
  )
})

// (rule: claims-warning)
test('of an event or the notice, days, times and prices are left alone, and figures and policies are not', () => {
  const needed = (table: 'events' | 'key_facts', text: string) =>
    claimsInText(text, indexClaims([])).uncovered.flatMap((found) => (needsClaim(found, table) ? [found.words] : []))
  const own = 'On 12 December 2026, 19:00 to 20:30, 7.30pm or 7 pm: tea £2.50, 40 seats, ring 01926 123456 by 3 May.'
  expect(needed('events', own)).toEqual([])
  expect(needed('key_facts', own)).not.toEqual([])
  expect(needed('events', '42 per cent under Policy S9, 300 lorries, 1.8 million tonnes').toSorted()).toEqual([
    '1.8 million tonnes',
    '300 lorries',
    '42 per cent',
    'Policy S9',
  ])
})
