import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { firstRows } from '../../content/seed/first-rows.ts'
import type { Event } from '../../domain/event.ts'
import { sampleEvent } from '../database/testing/sample-rows.ts'
import { calendarOf, consultationEntries } from './calendar.ts'

const origin = 'https://example.org'
const meeting: Event = { ...sampleEvent, id: 'e1', updated_at: '2026-01-02T03:04:05.678Z' }

const read = (text: string) => new ICAL.Component(ICAL.parse(text))
/** The entries as another program reads them. */
const entriesOf = (...events: Partial<Event>[]) =>
  read(
    calendarOf(
      events.map((event) => ({ ...meeting, ...event })),
      'The Campaign',
      origin,
    ),
  )
    .getAllSubcomponents('vevent')
    .map((entry) => new ICAL.Event(entry))
const inUtc = (time: ICAL.Time) => time.convertToZone(ICAL.Timezone.utcTimezone).toString()

test('a program that reads the calendar learns what, where and when, from the events whose date can be read', () => {
  const text = calendarOf([meeting, { ...meeting, date: 'Spring 2027' }], 'Sand; no, thanks', origin)
  expect(text).toContain('\r\nNAME:Sand\\; no\\, thanks\r\n')
  const [entry, ...others] = read(text).getAllSubcomponents('vevent')
  expect(others).toEqual([])
  expect(new ICAL.Event(entry)).toMatchObject({
    uid: 'e1@example.org',
    summary: 'Public meeting',
    location: 'Village hall',
    description: `Come and ask.\n\n${origin}/quarry/events#event-e1`,
  })
  expect(entry?.getFirstPropertyValue('url')).toBe(`${origin}/quarry/events#event-e1`)
  expect(entry?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-02T03:04:05Z')
  expect(text).toContain('DTSTART;TZID=Europe/London:20260307T190000')
})

test.each([
  ['2026-03-29', '00:30 - 02:30', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
  ['2026-10-24', '19:00 - 21:00', '2026-10-24T18:00:00Z', '2026-10-24T20:00:00Z'],
  ['2026-10-25', '19:00 - 21:00', '2026-10-25T19:00:00Z', '2026-10-25T21:00:00Z'],
])('around the days on which the clocks change, %s, %s, is from %s to %s', (date, time, start, end) => {
  const [entry] = entriesOf({ date, time })
  expect([entry?.startDate, entry?.endDate].map((each) => each && inUtc(each))).toEqual([start, end])
})

test('an event takes the whole day where its time cannot be read, and says the time in words', () => {
  const [entry] = entriesOf({ time: 'Any time in daylight' })
  expect([entry?.startDate, entry?.endDate].map(String)).toEqual(['2026-03-07', '2026-03-08'])
  expect(entry?.description).toContain('Any time in daylight\n\nCome and ask.\n\n')
})

test('an event has no end where none is given, and one before its start is the next day’s', () => {
  const [open, overnight] = entriesOf({ time: '19:00' }, { time: '21:00 - 01:00' })
  expect(open?.component.hasProperty('dtend')).toBe(false)
  expect(String(overnight?.endDate)).toBe('2026-03-08T01:00:00')
})

test.each([[[]], [[meeting, { ...meeting, id: 'e2', title: `${'🚜 פגישה é'.repeat(30)}`, time: 'in daylight' }]]])(
  'the file keeps the rules of RFC 5545 that readers forgive, with events and without',
  (events: Event[]) => {
    const text = calendarOf(events, '🚜'.repeat(40), origin)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    const head = lines.slice(1, lines.indexOf('BEGIN:VTIMEZONE')).map((line) => line.replace(/[;:].*/, ''))
    const told = 'VERSION PRODID CALSCALE NAME X-WR-CALNAME REFRESH-INTERVAL X-PUBLISHED-TTL'
    expect(head.join(' ')).toBe(told)
    const behind = lines.slice(lines.indexOf('END:VTIMEZONE') + 1)
    expect(behind[0]).toBe(events.length === 0 ? 'END:VCALENDAR' : 'BEGIN:VEVENT')
  },
)

test('no text of an event becomes another entry, and an id of any kind stays a name', () => {
  const text = `a;b,c\\d\\n"e":f\nBEGIN:VEVENT\nEND:VCALENDAR ${'🚜 פגישה'.repeat(30)}`
  const [entry, ...others] = entriesOf({ id: 'a\r\nb', title: `${text}\u0007`, location: text, description: text })
  expect(others).toEqual([])
  expect(entry).toMatchObject({ uid: 'a%0D%0Ab@example.org', summary: text, location: text })
  expect(entry?.description).toContain(`${text}\n\nhttps://`)
})

test('the first and the last day of the consultation stand in the calendar, each for the whole day, while they hold', () => {
  const read = (starts_on: string, ends_on: string, current = 'validation') => {
    const stages = firstRows.process_stages.map((stage) => ({
      ...stage,
      updated_at: '2026-12-01T00:00:00.000Z',
      status: stage.id === current ? ('current' as const) : ('upcoming' as const),
      ...(stage.id === 'public-consultation' && { starts_on, ends_on }),
    }))
    return entriesOf(...consultationEntries(stages, origin, '2026-12-22'))
  }
  const [opens, closes] = read('2027-01-04', '2027-01-31')
  expect([opens?.summary, closes?.summary]).toEqual(['Public consultation opens', 'Last day to object'])
  expect([opens?.startDate, closes?.startDate].map(String)).toEqual(['2027-01-04', '2027-01-31'])
  expect(closes?.component.getFirstPropertyValue('url')).toBe('https://example.org/quarry/how-to-object')
  expect(read('', '2027-02-07')[0]?.uid).toBe(closes?.uid)
  expect(read('2026-12-01', '2026-12-31', 'refusal')).toEqual([])
  expect(read('', '')).toEqual([])
})
