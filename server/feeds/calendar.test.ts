import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { firstRows } from '../../content/seed/first-rows.ts'
import type { Event } from '../../domain/event.ts'
import { calendarOf } from './calendar.ts'
import { consultationEntries } from './consultation-entries.ts'

const source = { name: 'The Campaign', origin: 'https://example.org', page: 'https://example.org/quarry/events' }
const meeting: Event = {
  id: 'e1',
  title: 'Public meeting',
  date: '2026-03-07',
  time: '19:00 - 21:00',
  location: 'Village hall',
  description: 'Come and ask.',
  updated_at: '2026-01-02T03:04:05.678Z',
}

/** The calendar as another program reads it. */
function read(...events: Partial<Event>[]): ICAL.Component {
  const text = calendarOf(
    events.map((event) => ({ ...meeting, ...event })),
    source,
  )
  return new ICAL.Component(ICAL.parse(text))
}
function entriesOf(...events: Partial<Event>[]): ICAL.Event[] {
  return read(...events)
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry))
}
function timesOf(date: string, time: string): string[] {
  const [entry] = entriesOf({ date, time })
  const property = (name: string) => entry?.component.getFirstPropertyValue(name)?.toString()
  return [property('dtstart') ?? '', property('dtend') ?? '']
}

describe('the calendar', () => {
  test('has its version, its maker and its name', () => {
    const calendar = read({})
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//example.org//The Campaign//EN')
    expect(calendar.getFirstPropertyValue('name')).toBe('The Campaign')
  })
  test('has an entry for each event whose date can be read, in their order', () => {
    const entries = entriesOf({ id: 'a' }, { id: 'b', date: 'Spring 2027' }, { id: 'c', date: ' 2026-12-01 ' })
    expect(entries.map(({ uid }) => uid)).toEqual(['a@example.org', 'c@example.org'])
  })
  test('is a whole calendar without any event', () => {
    const calendar = read()
    expect(calendar.getAllSubcomponents('vevent')).toEqual([])
    expect(calendar.getAllSubcomponents()).toHaveLength(1)
  })
})

describe('an entry', () => {
  test('tells what, where and when', () => {
    const [entry] = entriesOf({})
    expect(entry).toMatchObject({ summary: 'Public meeting', location: 'Village hall', description: 'Come and ask.' })
    expect(entry?.component.getFirstPropertyValue('url')).toBe(`${source.page}#event-e1`)
    expect(timesOf('2026-03-07', '19:00 - 21:00')).toEqual(['2026-03-07T19:00:00Z', '2026-03-07T21:00:00Z'])
  })
  test('keeps its name, and its number grows with each change', () => {
    const before = entriesOf({})[0]
    const after = entriesOf({ title: 'Moved', updated_at: '2026-01-02T03:04:06.700Z' })[0]
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN)
    expect(before?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-02T03:04:05Z')
  })
  test('of a row without a readable time of change starts at 0', () => {
    for (const updated_at of ['', 'yesterday', '1970-01-01T00:00:00.000Z']) {
      expect(entriesOf({ updated_at })[0]?.sequence).toBe(0)
    }
  })
  test('takes the whole day where its time cannot be read, and says the time in words', () => {
    const [entry] = entriesOf({ time: 'Any time in daylight' })
    expect(entry?.startDate.isDate).toBe(true)
    expect(entry?.startDate.toString()).toBe('2026-03-07')
    expect(entry?.endDate.toString()).toBe('2026-03-08')
    expect(entry?.description).toBe('Any time in daylight\n\nCome and ask.')
  })
  test.each(['19:00', '19:00 - 18:00'])('at %s has no end', (time) => {
    expect(timesOf('2026-03-07', time)).toEqual(['2026-03-07T19:00:00Z', ''])
  })
  test.each([
    ['emoji', '🚜 Tractors 👩‍👩‍👧 and all 🏴󠁧󠁢󠁷󠁬󠁳󠁿'.repeat(20)],
    ['text from right to left', 'פגישה ציבורית בכפר, עם תה; ועוגה '.repeat(20).trim()],
    ['marks that mean something in a calendar', 'a;b,c\\d\\n"e":f\nBEGIN:VEVENT\nEND:VCALENDAR'],
    ['a long line', `https://example.org/${'a'.repeat(1000)}`],
  ])('gives back %s unharmed', (_, text) => {
    const [entry, ...others] = entriesOf({ title: text, location: text, description: text })
    expect(others).toEqual([])
    expect(entry).toMatchObject({ summary: text, location: text, description: text })
  })
})

describe('when the clocks change', () => {
  test.each([
    ['2026-03-28', '19:00 - 21:00', '2026-03-28T19:00:00Z', '2026-03-28T21:00:00Z'],
    ['2026-03-29', '00:30 - 02:30', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    ['2026-03-29', '19:00 - 21:00', '2026-03-29T18:00:00Z', '2026-03-29T20:00:00Z'],
    ['2026-10-24', '19:00 - 21:00', '2026-10-24T18:00:00Z', '2026-10-24T20:00:00Z'],
    ['2026-10-25', '00:30 - 02:30', '2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z'],
    ['2026-10-25', '01:15 - 01:45', '2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z'],
    ['2026-10-25', '19:00 - 21:00', '2026-10-25T19:00:00Z', '2026-10-25T21:00:00Z'],
  ])('%s, %s, is from %s to %s', (date, time, start, end) => {
    expect(timesOf(date, time)).toEqual([start, end])
  })
  test('an event that starts in the hour that is left out keeps its length', () => {
    expect(timesOf('2026-03-29', '01:30 - 02:00')).toEqual(['2026-03-29T01:30:00Z', '2026-03-29T02:00:00Z'])
  })
})

describe('the consultation in the calendar', () => {
  const read = (
    starts_on: string,
    ends_on: string,
    updated_at = '2026-12-01T00:00:00.000Z',
    since = { id: 'validation', day: '' },
  ) => {
    const stages = firstRows.process_stages.map((stage) =>
      stage.id === 'public-consultation'
        ? { ...stage, starts_on, ends_on, updated_at }
        : {
            ...stage,
            updated_at: '2026-01-01T00:00:00.000Z',
            starts_on: stage.id === since.id ? since.day : '',
            status: stage.id === since.id ? ('current' as const) : ('upcoming' as const),
          },
    )
    return entriesOf(...consultationEntries(stages, source.origin, '2026-12-22'))
  }

  test('has its first and its last day, each for the whole day, with the page that says how to object', () => {
    const [opens, closes] = read('2027-01-04', '2027-01-31')
    expect([opens?.summary, closes?.summary]).toEqual(['Public consultation opens', 'Last day to object'])
    expect([opens?.startDate.toString(), closes?.startDate.toString()]).toEqual(['2027-01-04', '2027-01-31'])
    expect([opens?.startDate.isDate, closes?.startDate.isDate]).toEqual([true, true])
    expect(closes?.component.getFirstPropertyValue('url')).toBe('https://example.org/quarry/how-to-object')
    expect(closes?.component.hasProperty('location')).toBe(false)
    expect(closes?.description).not.toMatch(/^\s/)
  })

  test('keeps its names when the days are moved, and counts the change', () => {
    const [before, after] = [read('', '2027-01-31'), read('', '2027-02-07', '2026-12-01T00:00:05.000Z')].map(
      ([entry]) => entry,
    )
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN)
    expect(after?.startDate.toString()).toBe('2027-02-07')
  })

  test.each(['validation', 'assessment', 'refusal'])('has nothing of days that %s has overtaken', (id) => {
    const since = { id, day: '2026-12-10' }
    expect(read('2026-12-01', '2026-12-31')).toHaveLength(2)
    expect(read('2026-12-01', '2026-12-31', undefined, since)).toEqual([])
  })

  test('has no entry for a day that is not known', () => {
    expect(read('2027-01-04', '').map(({ summary }) => summary)).toEqual(['Public consultation opens'])
    expect(read('', '')).toEqual([])
  })
})
