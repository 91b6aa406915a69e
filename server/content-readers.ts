import { firstCampaign } from '../content/first-campaign.ts'
import { innerCampaignFields } from '../domain/campaign.ts'
import { isExample } from '../domain/coming-events.ts'
import { type ContentReader, keyOf, type NewRow, type Row, type TableName } from '../domain/content.ts'
import type { Event } from '../domain/event.ts'
import type { Update } from '../domain/update.ts'

/** What a public site shows of the content: all but the example events, the drafts of updates and settings of the site itself. */
export function visitorContent(content: ContentReader): ContentReader {
  return {
    async list(table) {
      return (await content.list(table)).filter((row) => isForVisitors(table, row)).map((row) => factsOf(table, row))
    },
    async find(table, key) {
      const row = await content.find(table, key)
      return row && isForVisitors(table, row) ? factsOf(table, row) : undefined
    },
  }
}

function isForVisitors<T extends TableName>(table: T, row: Row<T>): boolean {
  if (table === 'updates') return (row as Update).sent_at !== null
  return table !== 'events' || !isExample(row as Event)
}

/** The row without what visitors do not see of it: pages know the campaign's details as CampaignFacts. */
function factsOf<T extends TableName>(table: T, row: Row<T>): Row<T> {
  if (table !== 'campaign_details') return row
  const inner: readonly string[] = innerCampaignFields
  return Object.fromEntries(Object.entries(row).filter(([field]) => !inner.includes(field))) as Row<T>
}

/** The campaign's details as they are stored now. */
export async function readCampaign(content: ContentReader): Promise<NewRow<'campaign_details'>> {
  return (await content.list('campaign_details'))[0] ?? firstCampaign
}

/** The content with each table read once for each version of it: all pages that are made then share its rows. */
export function cacheTables(content: ContentReader, version: () => string): ContentReader {
  const cached = cachePerVersion<unknown[]>(version)
  const list = <T extends TableName>(table: T) => cached(table, () => content.list(table)) as Promise<Row<T>[]>
  return { list, find: async (table, key) => (await list(table)).find((row) => keyOf(table, row) === key) }
}

/** What follows from the content, worked out once for each version of it. */
export function oncePerVersion<T>(version: () => string, workOut: () => Promise<T>): () => Promise<T> {
  const cached = cachePerVersion<T>(version)
  return () => cached('', workOut)
}

/** Keeps so many things by their keys until the version changes. What fails or is undefined is worked out each time. */
export function cachePerVersion<T>(version: () => string, most = Number.POSITIVE_INFINITY) {
  let current = ''
  const cached = new Map<string, Promise<T>>()
  return (key: string, workOut: () => Promise<T>): Promise<T> => {
    const now = version()
    if (now !== current) cached.clear()
    current = now
    const known = cached.get(key)
    if (known) return known
    const found = workOut()
    if (cached.size >= most) return found
    cached.set(key, found)
    const forget = () => {
      if (cached.get(key) === found) cached.delete(key)
    }
    found.then((made) => made ?? forget(), forget)
    return found
  }
}
