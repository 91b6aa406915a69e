import { firstCampaign } from '../content/first-campaign.ts'
import { innerCampaignFields } from '../domain/campaign.ts'
import { isExample } from '../domain/coming-events.ts'
import { type ContentReader, keyOf, type NewRow, type Row, type TableName } from '../domain/content.ts'
import type { Event } from '../domain/event.ts'
import { londonDay } from '../domain/london-day.ts'
import type { Update } from '../domain/update.ts'
import type { ContentRevision } from './database/revision.ts'

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

/** Names the state of the content, or of these tables, and the day: what was made at another may be old. */
export type Version = (...tables: readonly TableName[]) => string

/** The version of the content whose revision this is. */
export function versionOf(revision: ContentRevision): Version {
  return (...tables) => [...(tables.length > 0 ? tables : [undefined]).map(revision.current), londonDay()].join(' ')
}

/** The content with each table read once for each version of it: all pages that are made then share its rows. */
export function cacheTables(content: ContentReader, version: Version): ContentReader {
  const cached = cachePerVersion<TableName, unknown[]>(version)
  const list = <T extends TableName>(table: T) => cached(table, () => content.list(table)) as Promise<Row<T>[]>
  return { list, find: async (table, key) => (await list(table)).find((row) => keyOf(table, row) === key) }
}

/** Notes which tables something is made of, these and all that are read, each with its version before its first read. */
export function noteReads(version: Version, tables: readonly TableName[]) {
  const seen = new Map(tables.map((table) => [table, version(table)]))
  const add = (...tables: readonly TableName[]) => {
    for (const table of tables) if (!seen.has(table)) seen.set(table, version(table))
  }
  return {
    add,
    /** The content, of which all that is read is noted. */
    of: ({ list, find }: ContentReader): ContentReader => ({
      list(table) {
        add(table)
        return list(table)
      },
      find(table, key) {
        add(table)
        return find(table, key)
      },
    }),
    /** Whether all of them are as they were. */
    areCurrent: () => seen.entries().every(([table, then]) => version(table) === then),
  }
}
export type ReadNotes = ReturnType<typeof noteReads>

/** What follows from the content, worked out once for each version of it. */
export function oncePerVersion<T>(version: () => string, workOut: () => Promise<T>): () => Promise<T> {
  const cached = cachePerVersion<'', T>(() => version())
  return () => cached('', workOut)
}

/** How many things are kept; those that were made longest ago go first. */
const most = 2_000

/** Keeps things by their keys, each until its version changes. What fails or is undefined is worked out each time. */
export function cachePerVersion<K extends string, T>(version: (key: K) => string) {
  const cached = new Map<K, { at: string; found: Promise<T> }>()
  return (key: K, workOut: () => Promise<T>): Promise<T> => {
    const at = version(key)
    const known = cached.get(key)
    if (known?.at === at) return known.found
    const found = workOut()
    const forget = () => {
      if (cached.get(key)?.found === found) cached.delete(key)
    }
    cached.delete(key)
    cached.set(key, { at, found })
    const [oldest] = cached.keys()
    if (cached.size > most && oldest !== undefined) cached.delete(oldest)
    found.then((made) => made ?? forget(), forget)
    return found
  }
}
