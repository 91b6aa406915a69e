import { describe, expect, it } from 'vitest'
import { stepAfter, stepAt, stepBefore } from './steps.ts'

const point = (words = '') => ({ ground: 'noise', words, hasOurs: true })
const draft = { village: 'barford', points: [point('Hens.'), point()], isBrought: false }

describe('the step that an address shows', () => {
  it.each([
    ['', { village: '', points: [] }, 'place'],
    ['', { points: [] }, 'points'],
    ['#points', { village: '', points: [] }, 'points'],
    ['#fact-1', {}, 'fact-1'],
    ['#send', {}, 'fact-2'],
    ['#fact-3', {}, 'fact-2'],
    ['#send', { points: [point('Hens.')] }, 'send'],
    ['#send', { points: [] }, 'points'],
    ['#send', { points: [], isBrought: true }, 'send'],
    ['#anything', { points: [point('Hens.')] }, 'send'],
    ['#sent', { points: [point('Hens.')] }, 'sent'],
  ] as const)('%s of %j is %s', (hash, part, step) => {
    expect(stepAt(hash, { ...draft, ...part })).toBe(step)
  })
})

it('a step leads back to the one before it and on to the next; a letter that was brought along leads back to the place', () => {
  expect([stepBefore('place', draft), stepBefore('send', draft), stepAfter('points', draft)]).toEqual([
    ...[undefined, 'fact-2', 'fact-1'],
  ])
  expect(stepBefore('send', { ...draft, isBrought: true })).toBe('place')
})
