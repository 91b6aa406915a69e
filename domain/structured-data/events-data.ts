import type { Campaign } from '../campaign.ts'
import type { Event } from '../event.ts'
import { isCalendarDate } from '../event-date.ts'
import { clockText, parseEventTime } from '../event-time.ts'

/** The events that have a day; times are those of the place where they are. */
export function eventsData(events: readonly Event[], campaign: Pick<Campaign, 'name'>, site: string) {
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
        startDate: read ? `${day}T${clockText(read.start)}` : day,
        ...(read?.end !== undefined && { endDate: `${day}T${clockText(read.end)}` }),
        location: { '@type': 'Place', name: location, address: location },
        url: `${site}/events#event-${id}`,
        organizer: { '@type': 'Organization', name: campaign.name, url: `${site}/` },
      }
    })
}
