import type { Event } from '../../domain/event.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { parseEventTime } from '../../domain/event-time.ts'
import { escapeCalendarText, foldCalendarLine } from './calendar-line.ts'
import { londonMoment } from './london-time.ts'

export interface CalendarSource {
  /** The name that calendar programs show. */
  name: string
  /** The origin of the site, such as https://example.org. */
  origin: string
  page: string
}

/** What stands in a calendar: an event, or a day that has a page of its own. */
export type CalendarEntry = Event & {
  /** The page that tells more; the place of the event on the source's page where it is missing. */
  url?: string
}

type Line = [name: string, value: string]

/**
 * The events as an iCalendar file (RFC 5545). Times are read as London's and written in UTC. An event takes the whole day
 * where its time cannot be read, and has no entry where its date cannot.
 */
export function calendarOf(events: readonly CalendarEntry[], source: CalendarSource): string {
  const { hostname } = new URL(source.origin)
  const entries = events.filter(isDated).flatMap((event) => entryOf(event, hostname, source.page))
  const name = escapeCalendarText(source.name)
  const lines: Line[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${hostname}//${name}//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT6H'],
    ...(entries.length > 0 ? entries : placeholder),
    ['END', 'VCALENDAR'],
  ]
  return lines.map(([property, value]) => foldCalendarLine(`${property}:${value}`)).join('')
}

/** Whether an event's date can be read, so that it can stand in a calendar. */
export function isDated({ date }: Pick<Event, 'date'>): boolean {
  return isCalendarDate(date.trim())
}

/** A calendar must hold something (RFC 5545, 3.6): the definition of UTC stands in for events that are still to come. */
const placeholder: Line[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', 'Etc/UTC'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19700101T000000'],
  ['TZOFFSETFROM', '+0000'],
  ['TZOFFSETTO', '+0000'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
]

function entryOf(event: CalendarEntry, hostname: string, page: string): Line[] {
  const changed = changeTime(event)
  const when = timesOf(event)
  const description = when.isAllDay && event.time !== '' ? `${event.time}\n\n${event.description}` : event.description
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', escapeCalendarText(`${event.id}@${hostname}`)],
    // In a published calendar this is the time of the last change (RFC 5545, 3.8.7.2).
    ['DTSTAMP', utcText(changed)],
    ['LAST-MODIFIED', utcText(changed)],
    ['SEQUENCE', String(sequenceOf(changed))],
    ...when.lines,
    ['SUMMARY', escapeCalendarText(event.title)],
    ...(event.location === '' ? [] : ([['LOCATION', escapeCalendarText(event.location)]] satisfies Line[])),
    ['DESCRIPTION', escapeCalendarText(description)],
    ['URL', event.url ?? `${page}#event-${encodeURIComponent(event.id)}`],
    ['END', 'VEVENT'],
  ]
}

function timesOf(event: Event): { isAllDay: boolean; lines: Line[] } {
  const date = event.date.trim()
  const time = parseEventTime(event.time)
  if (!time) {
    // The day is told, not taken: people stay free for other things.
    const lines: Line[] = [
      ['DTSTART;VALUE=DATE', date.replaceAll('-', '')],
      ['TRANSP', 'TRANSPARENT'],
    ]
    return { isAllDay: true, lines }
  }
  const start = londonMoment(date, time.start)
  const lines: Line[] = [['DTSTART', utcText(start)]]
  // An end before the start tells nothing that could be relied on.
  if (time.end !== undefined && time.end > time.start) {
    const end = londonMoment(date, time.end)
    // Only a start that the clocks jump over can pass its end; the length still tells what was meant.
    lines.push(['DTEND', utcText(end > start ? end : start + (time.end - time.start) * 60_000)])
  }
  return { isAllDay: false, lines }
}

function changeTime({ updated_at }: Event): number {
  const time = Date.parse(updated_at)
  return Number.isNaN(time) ? 0 : time
}

const countedFrom = Date.UTC(2020, 0, 1)

/** Grows with every change, and fits the 32 bits that calendar programs give it until 2088. */
function sequenceOf(changed: number): number {
  return Math.max(0, Math.floor((changed - countedFrom) / 1000))
}

/** 20260307T190000Z */
function utcText(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
