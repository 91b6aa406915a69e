import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateWords } from './date-words.ts'
import { isCalendarDate } from './event-date.ts'
import { readTypedDate } from './typed-date.ts'

const today = '2026-11-20'
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The spellings of a day; those of two figures for the years that they can mean. */
function spellings(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const [d, m] = [Number(date), Number(month)]
  const [weekday = '', , name = ''] = dateWords(day).split(' ')
  const short = names[m - 1] ?? ''
  const ending = ['th', 'st', 'nd', 'rd'][d % 10 > 3 || (d > 10 && d < 14) ? 0 : d % 10]
  const inFigures = (y: string) => [
    `${date}/${month}/${y}`,
    `${d}/${m}/${y}`,
    `${date}.${month}.${y}`,
    `${d}-${m}-${y}`,
  ]
  const isNear = year >= '1970' && year <= '2069'
  return [
    day,
    `${year}/${m}/${d}`,
    ...inFigures(year),
    ...(isNear ? inFigures(year.slice(2)) : []),
    `${date} ${month} ${year}`,
    `${d} / ${m} / ${year}`,
    `${d} ${name} ${year}`,
    `  ${d}  ${name.toUpperCase()} ${year}. `,
    `${d} ${short} ${year}`,
    `${d}-${short}-${year}`,
    `${d}${ending} ${name}, ${year}`,
    `the ${d}${ending} of ${name} ${year}`,
    `${weekday} ${d} ${name} ${year}`,
    `${weekday.slice(0, 3)}, ${d}${ending} ${short}. ${year}`,
    `${name} ${d} ${year}`,
    `${short} ${d}${ending}, ${year}`,
    `${weekday}, ${name} ${d}, ${year}`,
  ]
}

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a typed date', () => {
  it('is the same day in every spelling', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const text of spellings(day)) expect(readTypedDate(text), text).toEqual({ stored: day })
      }),
    )
  })

  it('takes each day of the week in short, also with a full stop or a comma', () => {
    for (const weekday of ['Sun', 'Mon.', 'Tues', 'Weds', 'WEDS.', 'Thur', 'Thurs,', 'Fri', 'Sat']) {
      const typed = [7, 8, 9, 10, 11, 12, 13].map((day) => readTypedDate(`${weekday} ${day} March ’27`))
      expect(
        typed.filter((read) => read && 'stored' in read),
        weekday,
      ).toHaveLength(1)
      expect(typed).not.toContain(undefined)
    }
  })

  it.each([...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'])('is read with the dash %s', (dash) => {
    const texts = [
      `7${dash}3${dash}2027`,
      `07 ${dash} 03 ${dash} 27`,
      `2027${dash}03${dash}07`,
      `7${dash}March${dash}2027`,
    ]
    for (const text of texts) expect(readTypedDate(text), text).toEqual({ stored: '2027-03-07' })
    expect(readTypedDate(`20${dash}22 November 2026`)).toBeUndefined()
  })

  it('without a year is the next such day, today included', () => {
    const next = (text: string) => readTypedDate(text, today)
    expect(next('20 November')).toEqual({ stored: '2026-11-20' })
    expect(next('20th November')).toEqual({ stored: '2026-11-20' })
    expect(next('19 Nov')).toEqual({ stored: '2027-11-19' })
    expect(next('1/12')).toEqual({ stored: '2026-12-01' })
    expect(next('November 21st')).toEqual({ stored: '2026-11-21' })
    expect(next('29 February')).toEqual({ stored: '2028-02-29' })
    expect(readTypedDate('20 November')).toEqual({ rule: 'must say which year' })
  })

  it.each([
    ['31/02/2026', 'must be a day that exists in the calendar: February 2026 has 28 days'],
    ['2026-13-01', 'must be a day that exists in the calendar: there is no month 13'],
    ['11/20/2026', 'must be a day that exists in the calendar: there is no month 20. Write the day before the month'],
    ['31 April', 'must be a day that exists in the calendar: April has 30 days'],
    ['30 February', 'must be a day that exists in the calendar: February has 29 days'],
    ['0/1/2027', 'must be a day that exists in the calendar: there is no day 0. Days begin with 1'],
    ['7 March 0027', 'must be in the year 1900 or later, not in 0027'],
    ['31 December 1899', 'must be in the year 1900 or later, not in 1899'],
    ['7 Febuary 2027', 'must be a day that exists in the calendar: there is no month Febuary'],
    ['Thursday 20 November 2026', 'must fit its day of the week: 20 November 2026 is a Friday'],
    ['November 20', 'must say whether 20 is the day or the year, as in 7 March 2027 or March 2027'],
  ])('%s is refused, since it %s', (text, rule) => {
    expect(readTypedDate(text, today)).toEqual({ rule })
  })

  it.each([
    ...['', 'Spring 2027', 'TBC', 'March 2026', '2026', 'Kept up to date', 'Early November 2026', 'next Friday'],
    ...['20-22 November 2026', '20/11/2026 and 21/11/2026', '12 weeks 2027', 'Mid May 2027', '1990s', '20'],
  ])('%j is words', (text) => {
    expect(readTypedDate(text, today)).toBeUndefined()
  })

  it('never throws, and what it names always exists', () => {
    const words = ['nov', 'feb', 'of', 'the', 'th', 'fri', '2026']
    const piece = fc.constantFrom(..."0123456789/-–−. ,'’\u00a0ſ", ...words)
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const typed = readTypedDate(text, today)
        if (typed && 'stored' in typed) expect(isCalendarDate(typed.stored), text).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

it('a day is said with its day of the week', () => {
  expect(dateWords('2026-11-20')).toBe('Friday 20 November 2026')
})
