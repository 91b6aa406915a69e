import { campaign } from '../../content/campaign.ts'
import { findPlace } from '../../content/places.ts'
import { calendarOf, isDated } from '../../domain/calendar.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { Event } from '../../domain/event.ts'
import { type Answer, createAnswer } from '../answers/answer.ts'
import type { AnswerStore } from '../answers/answer-store.ts'
import { entityTagOf } from '../answers/entity-tag.ts'
import { readKey } from '../api/address.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { basePath, isPlainPath } from '../pages/page-address.ts'
import { qrCode } from './qr-code.ts'
import { readSitemap, robots } from './sitemap.ts'
import { readUpdatesFeed } from './updates-feed.ts'

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
type MakeFeed = (origin: string, name: string) => Promise<Feed | undefined>

/** What other programs take from the site: calendars, the feed of what is new, codes on printed pages, and what search engines read. */
export function createFeeds({ content, reader, store, headers }: FeedsOptions) {
  const feeds: [pattern: RegExp, make: MakeFeed][] = [
    [/^\/events\.ics$/, async (origin) => calendar(await content.list('events'), origin)],
    [/^\/events\/([^/]+)\.ics$/, calendarOfOne],
    [
      /^\/updates\.xml$/,
      async (origin) => ({
        type: 'application/atom+xml; charset=utf-8',
        body: await readUpdatesFeed(content, reader, origin),
      }),
    ],
    [/^\/villages\/([a-z0-9-]+)\/qr\.svg$/, villageCode],
    [
      /^\/sitemap\.xml$/,
      async (origin) => ({ type: 'application/xml; charset=utf-8', body: await readSitemap(content, origin) }),
    ],
    [/^\/robots\.txt$/, async (origin) => ({ type: 'text/plain; charset=utf-8', body: robots(origin) })],
  ]

  async function calendarOfOne(origin: string, name: string): Promise<Feed | undefined> {
    const id = readKey(name)
    const event = id === undefined ? undefined : await content.find('events', id)
    return event && isDated(event) ? calendar([event], origin) : undefined
  }

  async function villageCode(origin: string, slug: string): Promise<Feed | undefined> {
    const hasPage = findPlace(slug)?.ready || (await content.find('village_data', slug))
    if (!hasPage) return undefined
    return { type: 'image/svg+xml', body: qrCode(`${origin}${basePath}/villages/${slug}`) }
  }

  /**
   * The answer to a GET for this path, where the site stands at this origin; undefined where no feed is. It is kept for
   * one version of the content, unless the path is written with escapes: one event has endless such paths.
   */
  return async (path: string, origin: string): Promise<Answer | undefined> => {
    if (!isPlainPath(path)) return undefined
    const place = path.slice(basePath.length)
    for (const [pattern, make] of feeds) {
      const match = pattern.exec(place)
      if (!match) continue
      const found = await store.get(
        `${origin}${path}`,
        async (version) => {
          const feed = await make(origin, match[1] ?? '')
          return feed ? answer(feed, entityTagOf(version, `${origin}${path}`)) : nothing
        },
        (made) => made !== nothing && !path.includes('%'),
      )
      return found === nothing ? undefined : found
    }
    return undefined
  }

  function answer({ type, body }: Feed, entityTag: string): Promise<Answer> {
    return createAnswer({
      headers: { 'Content-Type': type, 'Cache-Control': 'no-cache', ...headers },
      body,
      entityTag,
      compression: 'quick',
    })
  }
}

/** Whether a path ends as those of the feeds do: all that a request for a page has to be asked. */
export function isFeedPath(path: string): boolean {
  return /^\/quarry\/.+\.(?:ics|xml|svg|txt)$/.test(path)
}
export type Feeds = ReturnType<typeof createFeeds>

/** Stands for 'no such feed' where an answer is due. */
const nothing = await createAnswer({ status: 404, headers: {}, body: '' })

function calendar(events: readonly Event[], origin: string): Feed {
  const source = { name: campaign.name, origin, page: `${origin}${basePath}/events` }
  return { type: 'text/calendar; charset=utf-8', body: calendarOf(events, source) }
}
