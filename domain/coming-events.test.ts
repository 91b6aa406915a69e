import { expect, test } from 'vitest'
import { splitEvents } from './coming-events.ts'

const today = '2026-11-20'
const on = (date: string) => ({ date })

test('an event of today is still to come, one of yesterday is past, with the latest first', () => {
  expect(splitEvents([on('2026-11-19'), on('2026-11-20')], today)).toEqual({
    coming: [on('2026-11-20')],
    past: [on('2026-11-19')],
  })
  expect(splitEvents([on('2026-01-02'), on('2026-03-04')], today).past).toEqual([on('2026-03-04'), on('2026-01-02')])
})

test('a date in words is still to come', () => {
  expect(splitEvents([on('Spring 2027'), on('2020-13-45'), on('')], today).past).toEqual([])
})
