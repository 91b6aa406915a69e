import { expect, it } from 'vitest'
import { newPoint } from '../../../domain/objection-draft.ts'
import { stepAfter, stepAt, stepBefore } from './steps.ts'

const point = (today = '') => ({ ...newPoint('noise'), today })
const known = [point('Our hens lay less.')]
const draft: Parameters<typeof stepAt>[1] = {
  village: 'barford',
  points: [...known, point('Hens, hens, hens')],
  isBrought: false,
  edited: null,
}

it.each([
  ['', { village: '', points: [] }, 'place'],
  ['', { points: [] }, 'points'],
  ['#points', { village: '', points: [] }, 'points'],
  ['', {}, 'facts'],
  ['#send', {}, 'facts'],
  ['#letter', { points: [point('1 2 3 4')] }, 'facts'],
  ['#letter', { points: known }, 'letter'],
  ['#send', { points: known }, 'send'],
  ['#send', { points: known, edited: { text: ' ', made: 'x' } }, 'letter'],
  ['#send', { points: [] }, 'points'],
  ['#send', { points: [{ ...point('The landbank is full.'), ground: 'need' }] }, 'points'],
  ['#letter', { points: known, isBrought: true }, 'send'],
  ['#anything', { points: known }, 'send'],
  ['#sent', { points: known }, 'sent'],
] as [string, Partial<typeof draft>, string][])(
  'the step that an address shows: %s of %j is %s',
  (hash, part, step) => {
    expect(stepAt(hash, { ...draft, ...part })).toBe(step)
  },
)

it('a step leads back to the one before it and on to the next; a letter that was brought along leads back to the place', () => {
  expect([stepBefore('place', draft), stepBefore('send', draft), stepAfter('points')]).toEqual([
    ...[undefined, 'letter', 'facts'],
  ])
  expect(stepBefore('send', { isBrought: true })).toBe('place')
})
