import type { Campaign } from '../campaign.ts'
import type { Event } from '../event.ts'
import { isCalendarDate } from '../event-date.ts'
import { parseEventTime } from '../event-time.ts'
import type { StructuredData } from './structured-data.ts'

/** The events that have a day; times are those of the place where they are. */
export function eventsData(events: readonly Event[], campaign: Pick<Campaign, 'name'>, site: string): StructuredData[] {
  return events
    .filter(({ date }) => isCalendarDate(date.trim()))
    .map(({ id, title, date, time, location, description }) => {
      const day = date.trim()
      const read = parseEventTime(time)
      return {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: title,
        description,
        startDate: read ? `${day}T${clock(read.start)}` : day,
        ...(read?.end !== undefined && { endDate: `${day}T${clock(read.end)}` }),
        location: { '@type': 'Place', name: location, address: location },
        url: `${site}/events#event-${id}`,
        organizer: { '@type': 'Organization', name: campaign.name, url: `${site}/` },
      }
    })
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
