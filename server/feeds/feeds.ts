import { findPlace } from '../../content/places.ts'
import type { ContentReader } from '../../domain/content.ts'
import { type Answer, createAnswer } from '../answers/answer.ts'
import type { AnswerStore } from '../answers/answer-store.ts'
import { entityTagOf } from '../answers/entity-tag.ts'
import { type Asked, type ReadHandlers, readKey } from '../asked.ts'
import { readCampaign } from '../campaign.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { basePath, caching } from '../routes.ts'
import { type CalendarEntry, calendarOf, isDated } from './calendar.ts'
import { consultationEntries } from './consultation-entries.ts'
import { qrCode } from './qr-code.ts'
import { readSitemap, robots } from './sitemap.ts'
import { readUpdatesFeed } from './updates.ts'

export interface FeedsOptions {
  content: ContentReader
  reader: ConnectedDatabase['reader']
  store: AnswerStore
  /** The headers of every answer. */
  headers: Record<string, string>
}

interface Feed {
  type: string
  body: string
}
type FeedName = 'robots' | 'sitemap' | 'updates' | 'calendar' | 'calendarOfOne' | 'homeCode' | 'villageCode'

/** What other programs take from the site: calendars, the feed of what is new, codes on printed pages, and what search engines read. */
export function createFeeds({ content, reader, store, headers }: FeedsOptions): ReadHandlers<FeedName> {
  async function calendarOfOne({ origin, named }: Asked): Promise<Feed | undefined> {
    const id = readKey(named.key ?? '')
    const event = id === undefined ? undefined : await content.find('events', id)
    return event && isDated(event) ? calendar([event], origin, content) : undefined
  }

  async function villageCode({ origin, named }: Asked): Promise<Feed | undefined> {
    const slug = readKey(named.key ?? '') ?? ''
    const hasPage = findPlace(slug)?.ready || (await content.find('village_data', slug))
    if (!hasPage) return undefined
    return codeOf(`${origin}${basePath}/villages/${slug}`)
  }

  /** Kept for one version of the content, unless the path is written with escapes: one event has endless such paths. */
  const kept = (make: (asked: Asked) => Promise<Feed | undefined>) => async (asked: Asked) => {
    const place = asked.origin + asked.path
    const found = await store.get(
      place,
      async (version) => {
        const feed = await make(asked)
        return feed ? answer(feed, asked, entityTagOf(version, place)) : nothing
      },
      (made) => made !== nothing && !asked.path.includes('%'),
    )
    return found === nothing ? undefined : found
  }

  function answer({ type, body }: Feed, { row }: Asked, entityTag: string): Promise<Answer> {
    return createAnswer({
      headers: { 'Content-Type': type, 'Cache-Control': caching[row.cached], ...headers },
      body,
      entityTag,
      compression: 'quick',
    })
  }

  return {
    robots: kept(async ({ origin }) => ({ type: 'text/plain; charset=utf-8', body: robots(origin) })),
    sitemap: kept(async ({ origin }) => ({
      type: 'application/xml; charset=utf-8',
      body: await readSitemap(content, origin),
    })),
    updates: kept(async ({ origin }) => ({
      type: 'application/atom+xml; charset=utf-8',
      body: await readUpdatesFeed(content, reader, origin),
    })),
    calendar: kept(async ({ origin }) => {
      const [events, stages] = await Promise.all([content.list('events'), content.list('process_stages')])
      return calendar([...events, ...consultationEntries(stages, origin)], origin, content)
    }),
    calendarOfOne: kept(calendarOfOne),
    homeCode: kept(async ({ origin }) => codeOf(`${origin}${basePath}/`)),
    villageCode: kept(villageCode),
  }
}

/** Stands for 'no such feed' where an answer is due. */
const nothing = await createAnswer({ status: 404, headers: {}, body: '' })

function codeOf(address: string): Feed {
  return { type: 'image/svg+xml', body: qrCode(address) }
}

async function calendar(events: readonly CalendarEntry[], origin: string, content: ContentReader): Promise<Feed> {
  const { name } = await readCampaign(content)
  const source = { name, origin, page: `${origin}${basePath}/events` }
  return { type: 'text/calendar; charset=utf-8', body: calendarOf(events, source) }
}
