import ical, { escape as escapeText, ICalEventTransparency } from 'ical-generator'
import { consultationDays } from '../../content/consultation.ts'
import type { Event } from '../../domain/event.ts'
import { isCalendarDate } from '../../domain/event-date.ts'
import { parseEventTime } from '../../domain/event-time.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ProcessStage } from '../../domain/process-stage.ts'
import { heldDates } from '../../domain/progress.ts'
import { lastDayEvent } from '../../domain/reminders.ts'
import { basePath } from '../http/route.ts'

/** What stands in a calendar: an event, or a day that has a page of its own. */
export type CalendarEntry = Event & {
  /** The page that tells more; the place of the event on the page of events where it is missing. */
  url?: string
}

const london = `BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
DTSTART:19810329T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

/**
 * The events as an iCalendar file (RFC 5545) under the name that calendar programs show, in London's time. An event takes the
 * whole day where its time cannot be read, and has no entry where its date cannot.
 */
export function calendarOf(events: readonly CalendarEntry[], name: string, origin: string): string {
  const { hostname } = new URL(origin)
  const calendar = ical({
    // The library escapes the texts of entries, and not this name.
    name: escapeText(withoutControls(name), false),
    prodId: { company: hostname, product: 'events' },
    scale: 'GREGORIAN',
    ttl: 6 * 60 * 60,
  })
  for (const event of events.filter(isDated)) {
    const id = encodeURIComponent(event.id)
    const changed = new Date(Date.parse(event.updated_at) || 0)
    const { timeWords, ...when } = timesOf(event)
    const url = event.url ?? `${origin}${basePath}/events#event-${id}`
    calendar.createEvent({
      id: `${id}@${hostname}`,
      // In a published calendar this is the time of the last change (RFC 5545, 3.8.7.2).
      stamp: changed,
      lastModified: changed,
      timezone: 'Europe/London',
      ...when,
      summary: withoutControls(event.title),
      location: withoutControls(event.location),
      // Some programs show no URL but what stands in the text.
      description: withoutControls(`${timeWords}${event.description}\n\n${url}`),
      url,
    })
  }
  // The properties of a calendar stand before what it holds (RFC 5545, 3.6); the library would write some behind the time zone.
  const zone = `\r\n${london.replaceAll('\n', '\r\n')}\r\n`
  return `${calendar.toString().replace(/\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/, zone)}\r\n`
}

/** Whether an event's date can be read, so that it can stand in a calendar. */
export function isDated({ date }: Pick<Event, 'date'>): boolean {
  return isCalendarDate(date.trim())
}

/**
 * The first and the last day of the consultation, as far as they are known and hold today: they keep their UIDs when they
 * are moved.
 */
export function consultationEntries(
  stages: readonly ProcessStage[],
  origin: string,
  today = londonDay(),
): CalendarEntry[] {
  const { opens, closes } = heldDates(stages, today)
  const updated_at = stages.find(({ id }) => id === 'public-consultation')?.updated_at ?? ''
  const days = [
    { id: 'consultation-opens', title: consultationDays.opens, date: opens },
    { id: lastDayEvent, title: consultationDays.closes, date: closes },
  ]
  const url = `${origin}${basePath}/how-to-object`
  const { description } = consultationDays
  return days
    .filter(({ date }) => date !== '')
    .map((day) => ({ ...day, time: '', location: '', description, url, updated_at }))
}

/** When an event is, and what its entry must say of its time in words. */
function timesOf(event: Event) {
  const time = parseEventTime(event.time)
  // What the clocks show goes into the file as it is: the library writes what a Date shows in the server's own zone.
  const at = (minutes: number) => {
    const [year = 0, month = 1, day = 1] = event.date.trim().split('-').map(Number)
    return new Date(year, month - 1, day, 0, minutes)
  }
  if (!time) {
    // The day is told, not taken: people stay free for other things.
    const transparency = ICalEventTransparency.TRANSPARENT
    return { start: at(0), allDay: true, transparency, timeWords: event.time === '' ? '' : `${event.time}\n\n` }
  }
  return { start: at(time.start), end: time.end === undefined ? null : at(time.end), timeWords: '' }
}

/** No value may hold control characters (RFC 5545, 3.3.11). */
function withoutControls(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '')
}
