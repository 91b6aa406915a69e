import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { londonMoment } from './london-time.ts'

const utc = (date: string, hours: number, minutes = 0) =>
  new Date(londonMoment(date, hours * 60 + minutes)).toISOString().replace(':00.000Z', 'Z')

describe('the time in London', () => {
  test('that is left out in spring counts on from before', () => {
    expect(utc('2026-03-29', 1, 0)).toBe('2026-03-29T01:00Z')
    expect(utc('2026-03-29', 1, 30)).toBe('2026-03-29T01:30Z')
  })
  test('that comes twice in autumn is the first of the two', () => {
    expect(utc('2026-10-25', 1, 0)).toBe('2026-10-25T00:00Z')
    expect(utc('2026-10-25', 1, 59)).toBe('2026-10-25T00:59Z')
  })
  test('knows the years in which summer time was other than now', () => {
    expect(utc('1943-07-01', 12)).toBe('1943-07-01T10:00Z')
    expect(utc('1970-01-01', 0)).toBe('1969-12-31T23:00Z')
  })

  test('of every moment leads back to what the clocks show, but in the hour that is left out', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const range = { min: new Date('1972-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), fc.nat(1439), (day, minutes) => {
        const date = day.toISOString().slice(0, 10)
        const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
        const shown = clock.format(londonMoment(date, minutes))
        const isSpringChange = hours === '01' && shown === `${date} 02:${rest}`
        return isSpringChange || shown === `${date} ${hours}:${rest}`
      }),
    )
  })
})
