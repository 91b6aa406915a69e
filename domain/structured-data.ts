import type { Campaign } from './campaign.ts'
import type { Event } from './event.ts'
import { isCalendarDate } from './event-date.ts'
import { parseEventTime } from './event-time.ts'

/** A thing described in the words of schema.org, for search engines. */
export type StructuredData = Record<string, unknown>

const context = 'https://schema.org'

type OrganisationFacts = Pick<Campaign, 'name' | 'contact_email' | 'social_links'>

/** The campaign as an organisation, as far as its details are set. */
export function organisationData(
  { name, contact_email: email, social_links: links }: OrganisationFacts,
  site: string,
): StructuredData {
  const profiles = links.map(({ url }) => url)
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: `${site}/`,
    logo: `${site}/icon.svg`,
    ...(email !== '' && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** The events that have a day; times are those of the place where they are. */
export function eventsData(events: readonly Event[], campaign: Pick<Campaign, 'name'>, site: string): StructuredData[] {
  return events
    .filter(({ date }) => isCalendarDate(date.trim()))
    .map(({ id, title, date, time, location, description }) => {
      const day = date.trim()
      const read = parseEventTime(time)
      return {
        '@context': context,
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

/** The consultation as an event that takes place on the council's planning pages; undefined where its first day is not known. */
export function consultationData(
  { opens, closes }: { opens: string; closes: string },
  { name, description }: { name: string; description: string },
  planningPages: string,
  site: string,
): StructuredData | undefined {
  if (opens === '') return undefined
  return {
    '@context': context,
    '@type': 'Event',
    name,
    description,
    startDate: opens,
    ...(closes !== '' && { endDate: closes }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    ...(planningPages !== '' && { location: { '@type': 'VirtualLocation', url: planningPages } }),
    url: `${site}/how-to-object`,
    organizer: { '@type': 'GovernmentOrganization', name: 'Warwickshire County Council' },
  }
}

/** An update of the campaign as a piece of news. */
export function newsData(
  { subject, sent_at, path }: { subject: string; sent_at: string; path: string },
  campaign: Pick<Campaign, 'name'>,
  site: string,
): StructuredData {
  const publisher = { '@type': 'Organization', name: campaign.name, url: `${site}/` }
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: subject,
    datePublished: sent_at,
    inLanguage: 'en-GB',
    url: site + path,
    author: publisher,
    publisher,
  }
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
