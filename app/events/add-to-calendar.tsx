import { CalendarPlus } from 'lucide-react'
import type { Event } from '../../domain/event.ts'
import { isCalendarDate } from '../../domain/event-date.ts'

/** The event as a file for calendar programs; nothing where its date is in words. */
export function AddToCalendar({ event: { id, title, date } }: { event: Event }) {
  if (!isCalendarDate(date.trim())) return null
  return (
    <p className="event-calendar no-print">
      <a className="button button-quiet" href={`/quarry/events/${encodeURIComponent(id)}.ics`}>
        <CalendarPlus aria-hidden size={18} /> Add to calendar<span className="sr-only">({title})</span>
      </a>
    </p>
  )
}
