import { campaign } from '../../content/campaign.ts'
import { feedTitle, updatesFeed } from '../../content/updates-feed.ts'
import { type ContentReader, keyOf } from '../../domain/content.ts'
import {
  type PresentRow,
  rowReaders,
  type Update,
  type UpdatedTable,
  updatedTables,
  updatesOf,
} from '../../domain/updates.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { listChangedDays } from '../database/history.ts'
import { basePath } from '../routes.ts'
import { type AtomEntry, atomDocument } from './atom.ts'

const mostEntries = 50

/** The feed of what is new on the site at this origin, as an Atom document. */
export async function readUpdatesFeed(
  content: ContentReader,
  reader: ConnectedDatabase['reader'],
  origin: string,
): Promise<string> {
  const [changes, ...present] = await Promise.all([
    listChangedDays(reader, { tables: updatedTables, limit: mostEntries }),
    ...updatedTables.map((table) => presentRows(content, table)),
  ])
  const updates = updatesOf(changes, present.flat(), mostEntries)
  return atomDocument({
    address: `${origin}${basePath}/updates.xml`,
    title: `${feedTitle}: ${campaign.name}`,
    subtitle: updatesFeed.subtitle,
    author: campaign.name,
    site: `${origin}${basePath}/`,
    updated: updates[0]?.at ?? new Date(0).toISOString(),
    entries: updates.map((update) => entryOf(update, origin)),
  })
}

async function presentRows<T extends UpdatedTable>(content: ContentReader, table: T): Promise<PresentRow[]> {
  const rows = await content.list(table)
  return rows.map((row) => ({
    table,
    key: keyOf(table, row),
    row: rowReaders[table](row),
    updatedAt: row.updated_at,
  }))
}

/** Changes of one row on one day are one entry: its id holds both (RFC 4151), and further changes on that day move it up. */
function entryOf({ table, key, day, at, kind, row }: Update, origin: string): AtomEntry {
  const { hostname } = new URL(origin)
  return {
    id: `tag:${hostname},${day}:quarry/${table}/${encodeURIComponent(key)}`,
    title: updatesFeed.entryTitles[table][kind](row.title),
    updated: at,
    summary: row.summary,
    link: `${origin}${basePath}${row.path}`,
  }
}
