import type { Campaign } from './campaign.ts'
import { councilName } from './campaign-marks.ts'
import type { Event } from './event.ts'
import { isCalendarDate } from './event-date.ts'
import { clockText, parseEventTime, wholeDay } from './event-time.ts'
import { dayAfter } from './progress.ts'

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
        ...(read?.end !== undefined && {
          endDate: `${dayAfter(day, Math.floor(read.end / wholeDay))}T${clockText(read.end)}`,
        }),
        location: { '@type': 'Place', name: location, address: location },
        url: `${site}/events#event-${encodeURIComponent(id)}`,
        organizer: { '@type': 'Organization', name: campaign.name, url: `${site}/` },
      }
    })
}

/** The campaign as an organisation, as far as its details are set. */
export function organisationData(
  { name, contact_email: email, social_links: links }: Pick<Campaign, 'name' | 'contact_email' | 'social_links'>,
  site: string,
) {
  const profiles = links.map(({ url }) => url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${site}/`,
    logo: `${site}/icon.svg`,
    ...(email !== '' && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** An update of the campaign as a piece of news; `path` is its page below `site`, such as https://example.org/quarry. */
export function newsData(
  { subject, sent_at, path }: { subject: string; sent_at: string; path: string },
  campaign: Pick<Campaign, 'name'>,
  site: string,
) {
  const publisher = { '@type': 'Organization', name: campaign.name, url: `${site}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: subject,
    datePublished: sent_at,
    inLanguage: 'en-GB',
    url: site + path,
    author: publisher,
    publisher,
  }
}

/** The consultation as an event that takes place in the council's form, or where this site says how to write; undefined where its first day is not known. */
export function consultationData(
  { opens, closes }: { opens: string; closes: string },
  { name, description }: { name: string; description: string },
  form: string,
  site: string,
) {
  if (opens === '') return undefined
  const url = `${site}/how-to-object`
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description,
    startDate: opens,
    ...(closes !== '' && { endDate: closes }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: form || url },
    url,
    organizer: { '@type': 'GovernmentOrganization', name: councilName },
  }
}
