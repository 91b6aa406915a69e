import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIsoText } from './postgres.ts'

describe('a timestamp of PostgreSQL', () => {
  it.each([
    ['2026-03-29 01:30:00+00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 01:30:00.12+00', '2026-03-29T01:30:00.120Z'],
    ['2026-03-29 01:30:00.123456+01', '2026-03-29T00:30:00.123456Z'],
    ['2026-01-01 00:10:00.5-03:30', '2026-01-01T03:40:00.500Z'],
    ['2026-03-29 01:30:00', '2026-03-29T01:30:00.000Z'],
    ['infinity', 'infinity'],
    ['0044-03-15 12:00:00+00 BC', '0044-03-15 12:00:00+00 BC'],
  ])('%s is %s', (timestamp, iso) => {
    expect(toIsoText(timestamp)).toBe(iso)
  })

  it('is the ISO text that was stored, for every millisecond', () => {
    const range = { min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const stored = date
          .toISOString()
          .replace('T', ' ')
          .replace('Z', '+00')
          .replace(/\.?0*\+/, '+')
        expect(toIsoText(stored)).toBe(date.toISOString())
      }),
    )
  })
})
