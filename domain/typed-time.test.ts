import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEventTime, shownTime } from './event-time.ts'
import { readTypedTime, timeWords } from './typed-time.ts'

const two = (number: number) => String(number).padStart(2, '0')
const stored = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

function spellings(minutes: number): string[] {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const half = hour < 12 ? 'am' : 'pm'
  const short = hour % 12 || 12
  return [
    stored(minutes),
    stored(minutes).replace(':', '.'),
    stored(minutes).replace(':', ''),
    `${short}:${two(minute)}${half}`,
    `${short}.${two(minute)} ${half.toUpperCase()}`,
    `${two(short)}.${two(minute)} ${half.charAt(0)}.m.`,
    ...(minute === 0 ? [`${short}${half}`, ` ${short} ${half} `] : []),
    ...(minutes === 720 ? ['noon', 'midday', '12 noon'] : []),
    ...(minutes === 0 ? ['midnight', '12 midnight'] : []),
  ]
}

/** 7.30 beside 9pm may be in the evening too. */
const unmistakable = (minutes: number) => spellings(minutes).filter((text) => !/^(?:[1-9]|1[0-2])[:.]\d\d$/.test(text))

const times = fc.integer({ min: 0, max: 1439 })

describe('a typed time', () => {
  it('is the same in every spelling, alone and as a span', () => {
    fc.assert(
      fc.property(times, times, (start, end) => {
        for (const text of spellings(start)) expect(readTypedTime(text), text).toEqual({ stored: stored(start) })
        const span = { stored: `${stored(start)} - ${stored(end)}` }
        for (const from of unmistakable(start)) {
          for (const to of unmistakable(end)) {
            expect(readTypedTime(`${from} - ${to}`), `${from} - ${to}`).toEqual(span)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['7pm - 9.30pm', '19:00 - 21:30'],
    ['7–9pm', '19:00 - 21:00'],
    ['7.30 - 9pm', '19:30 - 21:00'],
    ['7pm until 9.30', '19:00 - 21:30'],
    ['10am to noon', '10:00 - 12:00'],
    ['10 - 2pm', '10:00 - 14:00'],
    ['from 10am to 1.30', '10:00 - 13:30'],
    ['12 - 2pm', '12:00 - 14:00'],
    ['midnight', '00:00'],
    ['midnight to 6am', '00:00 - 06:00'],
    ['1930 - 2100 hrs', '19:30 - 21:00'],
    ['19:30 - 9.30pm', '19:30 - 21:30'],
    ['１９：３０\u00a0～\u200b２１：３０', '19:30 - 21:30'],
    ['730pm', '19:30'],
    ['11.30 - 1.30', '11:30 - 13:30'],
    // An end that is not after the start is the next day's.
    ['9pm - 1am', '21:00 - 01:00'],
    ['9 - 1am', '21:00 - 01:00'],
    ['7pm to midnight', '19:00 - 00:00'],
    ['18:00 - 24:00', '18:00 - 00:00'],
    ['10am to 12am', '10:00 - 00:00'],
    ['9am - 9am', '09:00 - 09:00'],
    ['12:00 - 11:00', '12:00 - 11:00'],
  ])('%s is %s', (text, time) => {
    expect(readTypedTime(text)).toEqual({ stored: time })
  })

  it.each([...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'])('is a span with the dash %s', (dash) => {
    for (const text of [`19:00${dash}21:00`, `7pm ${dash} 9pm`, `7${dash}9pm`]) {
      expect(readTypedTime(text), text).toEqual({ stored: '19:00 - 21:00' })
    }
  })

  it.each([
    ['25:00 - 26:00', 'must be a time that exists: there is no hour 25'],
    ['19:75', 'must be a time that exists: an hour has no minute 75'],
    ['13am', 'must be a time that exists: there is no 13am'],
    ['0.30pm', 'must be a time that exists: there is no 0pm'],
    ['24:00', 'must start on its day: 24:00 is 00:00 of the next day'],
    ['7 - 9', 'must say am or pm, or hours and minutes such as 19:00 - 21:00'],
  ])('%s is refused, since it %s', (text, rule) => {
    expect(readTypedTime(text)).toEqual({ rule })
  })

  it.each([
    ...['', 'All day', 'TBC', 'Any time in daylight', '7pm onwards', '7pm until late', 'Doors 7pm, talk 7.30pm'],
    ...['2 - 3 hours', '10:00 - 12:00 - 14:00', 'I am there'],
    ...['2h', 'until midnight', 'Midnight walk'],
  ])('%j is words', (text) => {
    expect(readTypedTime(text)).toBeUndefined()
  })

  it('never throws, and what it names can be read back', () => {
    const words = ['am', 'pm', 'noon', 'midnight', ' to ', 'p.m.', 'from ']
    const piece = fc.constantFrom(...'0123456789:.-–− ', ...words)
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 10 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const typed = readTypedTime(text)
        if (!typed || 'rule' in typed) return
        expect(parseEventTime(typed.stored), text).toBeDefined()
        expect(readTypedTime(typed.stored)).toEqual(typed)
      }),
      { numRuns: 2000 },
    )
  })
})

it.each([
  ['19:30 - 21:30', '19:30 to 21:30 (7.30pm to 9.30pm)'],
  ['10:00 - 12:00', '10:00 to 12:00 (10am to noon)'],
  ['00:00', '00:00 (midnight)'],
  ['21:00 - 01:00', '21:00 to 01:00 (9pm to 1am the next day)'],
  ['18:00 - 00:00', '18:00 to 00:00 (6pm to midnight)'],
])('%s is said as %s', (time, words) => {
  expect(timeWords(time)).toBe(words)
  expect(shownTime(time).endsWith(' (next day)')).toBe(words.endsWith('next day)'))
})
