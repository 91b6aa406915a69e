import { expect, test } from 'vitest'
import { stagesAt } from '../content/testing/stages.ts'
import { occasionsOn, whyUntimely } from './occasions.ts'

const lasting = (opens: string, closes: string) =>
  stagesAt('public-consultation', { 'public-consultation': [opens, closes] })
const threeWeeks = lasting('2027-02-19', '2027-03-12')
const reminderOn = (today: string, stages = threeWeeks) => occasionsOn(stages, today).reminder?.id

test('subscribers may be told that the consultation is open, that it has closed, and what was decided', () => {
  expect(occasionsOn(threeWeeks, '2027-02-18')).toEqual({})
  expect(occasionsOn(threeWeeks, '2027-02-19')).toEqual({
    stands: { id: 'consultation-open-2027-03-12', kind: 'consultation-open', lastDay: '2027-03-12' },
  })
  expect(occasionsOn(threeWeeks, '2027-03-13').stands?.id).toBe('consultation-closed-2027-03-12')
  const refused = stagesAt('refusal', { refusal: ['2027-06-01', ''] })
  expect(occasionsOn(refused, '2027-06-01').stands).toEqual({ id: 'refusal-2027-06-01', kind: 'refusal', lastDay: '' })
  expect(occasionsOn(lasting('2027-02-19', ''), '2027-02-20').stands?.id).toBe('consultation-open-2027-02-19')
  expect(occasionsOn(stagesAt('validation'), '2027-02-20')).toEqual({})
})

test('a reminder is due seven and two days before the last day; one that was missed, for as long as it is of use', () => {
  const days = ['04', '05', '08', '09', '10', '11', '12', '13'].map((day) => `2027-03-${day}`)
  const [seven, two] = ['reminder-7-2027-03-12', 'reminder-2-2027-03-12']
  expect(days.map((day) => reminderOn(day))).toEqual([undefined, seven, seven, seven, two, two, two, undefined])
})

test('none is due where the consultation opens too late for it, has no last day, or was moved on from', () => {
  expect(reminderOn('2027-03-07', lasting('2027-03-05', '2027-03-12'))).toBeUndefined()
  expect(reminderOn('2027-03-10', lasting('2027-03-05', '2027-03-12'))).toBe('reminder-2-2027-03-12')
  expect(reminderOn('2027-03-10', lasting('2027-03-10', '2027-03-12'))).toBeUndefined()
  expect(reminderOn('2027-03-05', lasting('2027-02-19', ''))).toBeUndefined()
  expect(reminderOn('2027-03-05', lasting('', '2027-03-12'))).toBe('reminder-7-2027-03-12')
  const movedOn = stagesAt('assessment', {
    'public-consultation': ['2027-02-19', '2027-03-12'],
    assessment: ['2027-03-04', ''],
  })
  expect(reminderOn('2027-03-05', movedOn)).toBeUndefined()
})

test('an update is not sent while it says what does not hold, and why is told', () => {
  const why = (id: string, today: string, stages = threeWeeks) => whyUntimely(id, stages, today)
  const longer = lasting('2027-02-19', '2027-03-19')
  expect(why('reminder-7-2027-03-12', '2027-03-12')).toBeUndefined()
  expect(why('reminder-7-2027-03-12', '2027-03-13')).toBe('not-open')
  expect(why('reminder-7-2027-03-12', '2027-03-09', longer)).toBe('other-last-day')
  expect(why('consultation-open-2027-03-12', '2027-03-01')).toBeUndefined()
  expect(why('consultation-open-2027-03-12', '2027-03-13')).toBe('not-open')
  expect(why('consultation-open-2027-02-19', '2027-03-01', longer)).toBe('other-last-day')
  expect(why('consultation-closed-2027-03-12', '2027-06-01', stagesAt('refusal'))).toBe('moved-on')
  expect(why('', '2027-03-10')).toBeUndefined()
  expect(why('a word of somebody', '2027-03-10')).toBeUndefined()
})
