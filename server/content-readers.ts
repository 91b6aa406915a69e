import { campaignOf } from '../content/first-campaign.ts'
import type { ContentReader, NewRow, Row, TableName } from '../domain/content.ts'
import type { Event } from '../domain/event.ts'
import { isExample } from '../domain/example-event.ts'
import type { Update } from '../domain/update.ts'

/** What a public site shows of the content: all but the example events and the drafts of updates. */
export function visitorContent(content: ContentReader): ContentReader {
  return {
    async list(table) {
      return (await content.list(table)).filter((row) => isForVisitors(table, row))
    },
    async find(table, key) {
      const row = await content.find(table, key)
      return row && isForVisitors(table, row) ? row : undefined
    },
  }
}

function isForVisitors<T extends TableName>(table: T, row: Row<T>): boolean {
  if (table === 'updates') return (row as Update).sent_at !== null
  return table !== 'events' || !isExample(row as Event)
}

/** The campaign's details as they are stored now. */
export async function readCampaign(content: ContentReader): Promise<NewRow<'campaign_details'>> {
  return campaignOf((await content.list('campaign_details'))[0])
}

/**
 * The content with the list of each table read once for each version of it: all pages that are made then share its rows.
 */
export function cacheLists(content: ContentReader, version: () => string): ContentReader {
  const cached = new Map<TableName, () => Promise<unknown[]>>()
  return {
    list<T extends TableName>(table: T) {
      const list = cached.get(table) ?? oncePerVersion(version, () => content.list(table))
      cached.set(table, list)
      return list() as Promise<Row<T>[]>
    },
    find: (table, key) => content.find(table, key),
  }
}

/** What follows from the content, worked out once for each version of it, and anew where that has failed. */
export function oncePerVersion<T>(version: () => string, workOut: () => Promise<T>): () => Promise<T> {
  let cached: { version: string; found: Promise<T> } | undefined
  return () => {
    const now = version()
    if (cached?.version !== now) {
      const found = workOut()
      cached = { version: now, found }
      found.catch(() => {
        if (cached?.found === found) cached = undefined
      })
    }
    return cached.found
  }
}
