import { expect, it } from 'vitest'
import { newPoint } from '../../../domain/objection-draft.ts'
import { nameOf, type StepName, stepAfter, stepAt, stepBefore, stopsIn } from './steps.ts'

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
  ['', {}, 'point-2'],
  ['#send', {}, 'point-2'],
  ['#point-1', {}, 'point-1'],
  ['#point-3', {}, 'point-2'],
  ['#point-2', { points: known }, 'letter'],
  ['#letter', { points: [point('1 2 3 4')] }, 'point-1'],
  ['#letter', { points: known }, 'letter'],
  ['#send', { points: known }, 'send'],
  ['#send', { points: known, edited: { text: ' \u200B', made: 'x' } }, 'letter'],
  ...['I do not know', 'Nothing really', 'I object!', 'No quarry here please'].map(
    (today): [string, Partial<typeof draft>, string] => ['#letter', { points: [point(today)] }, 'point-1'],
  ),
  ['#send', { points: [] }, 'points'],
  ['#send', { points: [{ ...point('The landbank is full.'), ground: 'need' }] }, 'points'],
  ['#letter', { points: known, isBrought: true }, 'send'],
  ['#look', { points: known, isBrought: true }, 'look'],
  ['#look', {}, 'point-2'],
  ['#anything', { points: known }, 'send'],
  ['#sent', { points: known }, 'sent'],
] as [string, Partial<typeof draft>, string][])(
  'the step that an address shows: %s of %j is %s',
  (hash, part, step) => {
    expect(stepAt(hash, { ...draft, ...part })).toBe(step)
  },
)

it('a step leads back to the one before it and on to the next; a letter that was brought along leads back to the place', () => {
  expect(['place', 'point-1', 'point-2', 'letter'].map((step) => stepBefore(step as StepName, draft))).toEqual([
    ...[undefined, 'points', 'point-1', 'point-2'],
  ])
  expect(['points', 'point-1', 'point-2'].map((step) => stepAfter(step as StepName, draft))).toEqual([
    ...['point-1', 'point-2', 'letter'],
  ])
  expect(stepBefore('send', { ...draft, isBrought: true })).toBe('place')
})

it.each([
  ['unknown', 'See R v Warwick [2019] EWHC 4321', 'see  R v. Warwick (2019) EWHC 4321,', true],
  ['unknown', 'R v Warwick [2019] EWHC 4321', 'In R v Warwick [2019] EWHC 4321', true],
  ['unknown', 'R v Warwick [2019] EWHC 4321', 'R v Warwick [2020] EWHC 99', false],
  ['threat', 'I will sue you all.', '“I WILL sue you, all!', true],
  ['threat', 'I will sue you all.', 'I will sue you all and burn it down.', false],
  ['placeholder', '[Your Name]', '[my name]', false],
] as const)('nobody is stopped twice for the same: a %s of %j, then %j', (kind, before, text, isSame) => {
  const quote = { start: 0, end: text.length, text }
  const found = stopsIn([{ kind, group: 'stop', quotes: [quote] }], [nameOf(kind, { text: before })])
  expect(found.length).toBe(isSame ? 0 : 1)
})
