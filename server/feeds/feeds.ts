import { toString as drawCode } from 'qrcode'
import { findPlace } from '../../content/places.ts'
import type { ContentReader } from '../../domain/content.ts'
import { lastDayEvent } from '../../domain/reminders.ts'
import { readCampaign } from '../content-readers.ts'
import type { CacheReads } from '../http/read-cache.ts'
import { type Handlers, isKey, type RequestContext } from '../request-context.ts'
import { basePath } from '../routes.ts'
import { type CalendarEntry, calendarOf, consultationEntries, isDated } from './calendar.ts'
import { readNewsFeed } from './news-feed.ts'
import { readSitemap, robots } from './sitemap.ts'

interface FeedsOptions {
  content: ContentReader
  cached: CacheReads
}

type FeedName = 'robots' | 'sitemap' | 'updates' | 'calendar' | 'calendarOfOne' | 'homeCode' | 'villageCode'

/** What other programs take from the site: calendars, the feed of what is new, codes on printed pages, and what search engines read. */
export function createFeeds({ content, cached }: FeedsOptions): Handlers<FeedName> {
  async function calendarOfOne({ origin, params }: RequestContext): Promise<Response | undefined> {
    const id = (params.file ?? '').replace(/\.ics$/, '')
    if (id === lastDayEvent) {
      const entries = consultationEntries(await content.list('process_stages'), origin)
      const lastDay = entries.filter((entry) => entry.id === id)
      return lastDay.length === 0 ? undefined : calendar(lastDay, origin, content)
    }
    const event = isKey(id) ? await content.find('events', id) : undefined
    return event && isDated(event) ? calendar([event], origin, content) : undefined
  }

  async function villageCode({ origin, params }: RequestContext): Promise<Response | undefined> {
    const slug = params.key ?? ''
    const hasPage = findPlace(slug)?.ready || (isKey(slug) && (await content.find('village_data', slug)))
    return hasPage ? codeOf(`${origin}${basePath}/villages/${slug}`) : undefined
  }

  return {
    robots: cached(async ({ origin }) => feed('text/plain; charset=utf-8', robots(origin))),
    sitemap: cached(async ({ origin }) => feed('application/xml; charset=utf-8', await readSitemap(content, origin))),
    updates: cached(async ({ origin }) =>
      feed('application/atom+xml; charset=utf-8', await readNewsFeed(content, origin)),
    ),
    calendar: cached(async ({ origin }) => {
      const [events, stages] = await Promise.all([content.list('events'), content.list('process_stages')])
      return calendar([...events, ...consultationEntries(stages, origin)], origin, content)
    }),
    calendarOfOne: cached(calendarOfOne),
    homeCode: cached(async ({ origin }) => codeOf(`${origin}${basePath}/`)),
    villageCode: cached(villageCode),
  }
}

const feed = (type: string, body: string) => new Response(body, { headers: { 'Content-Type': type } })

const codeOf = async (address: string) =>
  feed('image/svg+xml', await drawCode(address, { type: 'svg', errorCorrectionLevel: 'M' }))

async function calendar(events: readonly CalendarEntry[], origin: string, content: ContentReader): Promise<Response> {
  const { name } = await readCampaign(content)
  const source = { name, origin, page: `${origin}${basePath}/events` }
  return feed('text/calendar; charset=utf-8', calendarOf(events, source))
}
