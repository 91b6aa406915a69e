import { toString as drawCode } from 'qrcode'
import { findPlace } from '../../content/places.ts'
import type { ContentReader } from '../../domain/content.ts'
import { lastDayEvent } from '../../domain/reminders.ts'
import { readCampaign } from '../content-readers.ts'
import { kept } from '../http/read-cache.ts'
import { basePath } from '../http/route.ts'
import { type Handlers, isKey } from '../request-context.ts'
import { type CalendarEntry, calendarOf, consultationEntries, isDated } from './calendar.ts'
import { readNewsFeed } from './news-feed.ts'

/** What other programs take from the site: calendars, the feed of what is new, codes on printed pages. */
export const feeds = {
  news: kept(async ({ origin, site }) => feed('application/atom+xml', await readNewsFeed(site.shown, origin))),
  calendar: kept(async ({ origin, site: { shown } }) => {
    const [events, stages] = await Promise.all([shown.list('events'), shown.list('process_stages')])
    return calendar([...events, ...consultationEntries(stages, origin)], origin, shown)
  }),
  calendarOfOne: kept(async ({ origin, params, site: { shown } }) => {
    const id = (params.file ?? '').replace(/\.ics$/, '')
    if (id === lastDayEvent) {
      const entries = consultationEntries(await shown.list('process_stages'), origin)
      const lastDay = entries.filter((entry) => entry.id === id)
      return lastDay.length === 0 ? undefined : calendar(lastDay, origin, shown)
    }
    const event = isKey(id) ? await shown.find('events', id) : undefined
    return event && isDated(event) ? calendar([event], origin, shown) : undefined
  }),
  homeCode: kept(async ({ origin }) => codeOf(`${origin}${basePath}/`)),
  villageCode: kept(async ({ origin, params: { key: slug = '' }, site }) => {
    const hasPage = findPlace(slug)?.ready || (isKey(slug) && (await site.shown.find('village_data', slug)))
    return hasPage ? codeOf(`${origin}${basePath}/villages/${slug}`) : undefined
  }),
} satisfies Handlers

/** A text of this type that another program takes. */
export function feed(type: string, body: string): Response {
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
}

async function codeOf(address: string): Promise<Response> {
  const drawing = await drawCode(address, { type: 'svg', errorCorrectionLevel: 'M' })
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })
}

async function calendar(events: readonly CalendarEntry[], origin: string, content: ContentReader): Promise<Response> {
  const { name } = await readCampaign(content)
  return feed('text/calendar', calendarOf(events, name, origin))
}
