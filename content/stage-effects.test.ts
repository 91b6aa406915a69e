import { expect, test } from 'vitest'
import { effectsOf } from './stage-effects.ts'
import { stagesAt } from './testing/stages.ts'

test('what a change of the stages changes is told by what stands on the pages before and after, for each day by itself', () => {
  const before = stagesAt('validation')
  const dated = stagesAt('validation', { 'public-consultation': ['2027-03-19', '2027-04-12'] })
  const [now, opening, closing, ...more] = effectsOf(before, dated, '2027-03-01')
  expect(more).toEqual([])
  expect(now?.sentences).toEqual([expect.stringContaining('say: ‘The consultation opens on Friday 19 March 2027.')])
  expect(opening).toMatchObject({ day: '2027-03-19', stage: { id: 'public-consultation' } })
  expect(opening?.sentences.join()).toMatch(/Public consultation.*24.days.left.*asks for letters.*Write my objection/)
  expect(closing?.sentences.join()).toMatch(/Assessment.*closed on Monday 12 April.*not currently accepted.*Prepare/)
  expect(effectsOf(dated, dated, '2027-03-01')[0]?.sentences).toEqual([])
  const [refused] = effectsOf(before, stagesAt('refusal'), '2027-03-01')
  expect(refused?.sentences.join()).toMatch(/has refused the application.*What happens next/)
})
