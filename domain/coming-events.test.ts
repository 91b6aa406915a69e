import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitEvents } from './coming-events.ts'

const today = '2026-11-20'
const on = (date: string) => ({ date })

// (rule: events-split)
test('an event of today is still to come, one of yesterday is past', () => {
  expect(splitEvents([on('2026-11-19'), on('2026-11-20')], today)).toEqual({
    coming: [on('2026-11-20')],
    past: [on('2026-11-19')],
  })
})

test('a date in words is still to come', () => {
  expect(splitEvents([on('Spring 2027'), on('2020-13-45'), on('')], today).past).toEqual([])
})

test('past events stand with the latest first', () => {
  expect(splitEvents([on('2026-01-02'), on('2026-03-04')], today).past).toEqual([on('2026-03-04'), on('2026-01-02')])
})

test('for every list: each event stands on exactly one side', () => {
  const dates = fc.oneof(
    fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(dates.map(on)), (events) => {
      const { coming, past } = splitEvents(events, today)
      expect(new Set([...coming, ...past])).toEqual(new Set(events))
      expect(coming.length + past.length).toBe(events.length)
    }),
  )
})
