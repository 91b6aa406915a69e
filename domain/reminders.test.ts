import { expect, test } from 'vitest'
import { stagesAt } from '../content/testing/stages.ts'
import { dueReminder, remindersAhead, remindersOf } from './reminders.ts'

const lasting = (opens: string, closes: string) =>
  stagesAt('public-consultation', { 'public-consultation': [opens, closes] })
const threeWeeks = lasting('2027-02-19', '2027-03-12')
const due = (today: string, stages = threeWeeks) => dueReminder(stages, today)?.id

test('a reminder is due from the opening, from three days before the last day, and on it; none before or after', () => {
  expect(remindersOf(threeWeeks).map(({ day }) => day)).toEqual(['2027-02-19', '2027-03-09', '2027-03-12'])
  const days = ['02-18', '02-19', '03-08', '03-09', '03-11', '03-12', '03-13']
  const [opens, three, last] = ['opens', 'three-days', 'last-day'].map((kind) => `reminder-${kind}-2027-03-12`)
  expect(days.map((day) => due(`2027-${day}`))).toEqual([undefined, opens, opens, three, three, last, undefined])
})

test('none goes where the last day is not known, where the consultation was moved on from, or before it was open for a day', () => {
  expect(due('2027-03-05', lasting('2027-02-19', ''))).toBeUndefined()
  expect(due('2027-03-09', lasting('2027-03-09', '2027-03-12'))).toBe('reminder-opens-2027-03-12')
  expect(due('2027-03-05', lasting('', '2027-03-12'))).toBeUndefined()
  const movedOn = stagesAt('assessment', {
    'public-consultation': ['2027-02-19', '2027-03-12'],
    assessment: ['2027-03-04', ''],
  })
  expect(due('2027-03-09', movedOn)).toBeUndefined()
})

test('a reminder that is let go waits a quarter of an hour and for eight in London on its day, and does not go where it is not true by then', () => {
  const stages = lasting('2027-03-19', '2027-04-12')
  const ahead = (now: string) => remindersAhead(stages, Date.parse(now)).map(({ kind, due }) => [kind, due])
  const [threeDays, lastDay] = [
    ['three-days', '2027-04-09T07:00:00.000Z'],
    ['last-day', '2027-04-12T07:00:00.000Z'],
  ]
  expect(ahead('2027-03-01T12:00:00Z')).toEqual([['opens', '2027-03-19T08:00:00.000Z'], threeDays, lastDay])
  expect(ahead('2027-03-19T12:00:10Z')).toEqual([['opens', '2027-03-19T12:16:00.000Z'], threeDays, lastDay])
  expect(ahead('2027-03-31T22:50:00Z')[0]).toEqual(['opens', '2027-04-01T07:00:00.000Z'])
  expect(ahead('2027-04-08T22:50:00Z')).toEqual([threeDays, lastDay])
  expect(ahead('2027-04-12T22:44:00Z')).toEqual([['last-day', '2027-04-12T22:59:00.000Z']])
  expect(ahead('2027-04-12T22:46:00Z')).toEqual([])
})
