import { Clock, MapPin } from 'lucide-react'
import type { Event } from '../../domain/event.ts'
import { formatEventDate, isCalendarDate } from '../../domain/event-date.ts'
import { AddToCalendar } from './add-to-calendar.tsx'

/** One event: title, date, time, location and description (rule: event-card). */
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
        {description.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} className="event-text">
            {paragraph}
          </p>
        ))}
        <AddToCalendar event={event} />
      </div>
    </article>
  )
}
