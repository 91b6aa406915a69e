import { CalendarPlus, Clock, MapPin } from 'lucide-react'
import type { Event } from '../../domain/event.ts'
import { formatEventDate, isCalendarDate } from '../../domain/event-date.ts'
import { paragraphs } from '../../domain/paragraphs.ts'

/** One event: title, date, time, location and description. */
export function EventCard({ event }: { event: Event }) {
  const { id, title, date, time, location, description } = event
  return (
    <article className="event-card" aria-labelledby={`event-${id}`}>
      <p className="event-date">
        {isCalendarDate(date.trim()) ? <time dateTime={date.trim()}>{formatEventDate(date)}</time> : date}
      </p>
      <div>
        <h3 id={`event-${id}`}>{title}</h3>
        <ul className="event-facts">
          <li>
            <Clock aria-hidden size={18} /> <span className="sr-only">Time: </span>
            {time}
          </li>
          <li>
            <MapPin aria-hidden size={18} /> <span className="sr-only">Place: </span>
            {location}
          </li>
        </ul>
        {paragraphs(description).map((paragraph, index) => (
          <p key={index} className="event-text">
            {paragraph}
          </p>
        ))}
        <AddToCalendar event={event} />
      </div>
    </article>
  )
}

/** The event as a file for calendar programs; nothing where its date is in words. */
function AddToCalendar({ event: { id, title, date } }: { event: Event }) {
  if (!isCalendarDate(date.trim())) return null
  return (
    <p className="event-calendar no-print">
      <a className="button button-quiet" href={`/quarry/events/${encodeURIComponent(id)}.ics`}>
        <CalendarPlus aria-hidden size={18} /> Add to calendar<span className="sr-only">({title})</span>
      </a>
    </p>
  )
}
