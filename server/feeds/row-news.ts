import { Feed } from 'feed'
import { noReportSentence } from '../../content/impact-map.ts'
import { feedTitle, newsFeed } from '../../content/news-feed.ts'
import { libraryAddress } from '../../content/sources.ts'
import { articleAddress } from '../../domain/article-address.ts'
import { type ContentReader, keyOf, type Row } from '../../domain/content.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import { formatEventDate } from '../../domain/event-date.ts'
import { londonDay } from '../../domain/london-day.ts'
import { sentUpdates, updatePath } from '../../domain/sent-update.ts'
import { isNoticeShown, noticeWords } from '../../domain/shown-notice.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { hasReport } from '../../domain/village-report.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { type ChangedDay, listChangedDays } from '../database/history.ts'
import { readCampaign } from '../read-campaign.ts'
import { basePath } from '../routes.ts'
import { type NewsEntry, readProgressNews } from './progress-news.ts'

/** The tables whose changes visitors are told of. What changed at the same moment is told in this order. */
const newsTables = ['events', 'village_data', 'impact_cards', 'evidence_documents', 'cases'] as const
type NewsTable = (typeof newsTables)[number]
/**
 * The notice is told of as well, while it is shown: as it is now, and by the time of its last change alone. An update to
 * subscribers is told of once, by the time of its sending.
 */
type ReportedTable = NewsTable | 'notices' | 'updates'

/** That a row was new or changed on a day (YYYY-MM-DD), or only that it is there since then. */
interface RowNews {
  table: ReportedTable
  key: string
  day: string
  /** When it was changed last on that day, as an ISO text. */
  at: string
  kind: 'new' | 'changed' | 'present'
  row: ReportedRow
}

interface ReportedRow {
  title: string
  summary: string
  /** Its page below /quarry; a notice may lead elsewhere. */
  path: string
  /** What it is told as, where that is not what the rows of its table are. */
  reportedAs?: 'villages_without_report'
}

export type PresentRow = Pick<RowNews, 'table' | 'key' | 'row'> & { updatedAt: string }

/**
 * What visitors are told of, newest first: one entry for each row and day. A row tells only what it says now, so that
 * what was corrected or deleted is not repeated. A row whose present state is not in the history, such as the first rows
 * of a new site, counts from the time that it bears.
 */
export function newsOf(changes: readonly ChangedDay[], rows: readonly PresentRow[], limit: number): RowNews[] {
  const present = new Map(rows.map((row) => [nameOf(row), row]))
  const reported = new Set(changes.map((change) => `${nameOf(change)} ${change.day}`))
  const changed = changes.flatMap((change): RowNews[] => {
    const { day, at, isNew } = change
    const found = present.get(nameOf(change))
    if (!found) return []
    const { table, key, row } = found
    return [{ table, key, day, at, kind: isNew ? 'new' : 'changed', row }]
  })
  const others = rows.flatMap(({ table, key, row, updatedAt }): RowNews[] => {
    const at = isoTime(updatedAt)
    const day = at?.slice(0, 10)
    if (!at || !day || reported.has(`${nameOf({ table, key })} ${day}`)) return []
    return [{ table, key, day, at, kind: 'present', row }]
  })
  const newestFirst = (a: RowNews, b: RowNews) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)
  return [...changed, ...others].sort(newestFirst).slice(0, limit)
}

const bareVillage = 'villages_without_report'

/** How the feed tells of the rows of each table. */
export const rowReaders: { [T in NewsTable]: (row: Row<T>) => ReportedRow } = {
  events: ({ id, title, date, time, location, description }) => ({
    title,
    summary: `${formatEventDate(date)}, ${time}, ${location}. ${description}`,
    path: `/events#event-${encodeURIComponent(id)}`,
  }),
  evidence_documents: ({ id, title, description }) => ({
    title,
    summary: description,
    path: libraryAddress(id),
  }),
  cases: ({ id, name, what_decided }) => ({
    title: name,
    summary: what_decided,
    path: `/cases#case-${encodeURIComponent(id)}`,
  }),
  village_data: ({ village_key, name, summary, ...village }) => ({
    title: name,
    path: `/villages/${village_key}`,
    ...(hasReport(village) ? { summary } : { summary: summary || noReportSentence(name), reportedAs: bareVillage }),
  }),
  impact_cards: ({ card_id, title, short_description }) => ({
    title,
    summary: short_description,
    path: articleAddress(card_id),
  }),
}

function nameOf({ table, key }: { table: string; key: string }): string {
  return `${table} ${key}`
}

/** The time as an ISO text; undefined where it cannot be read or is the one of rows that were stored without a time. */
function isoTime(text: string): string | undefined {
  const time = Date.parse(text)
  return Number.isNaN(time) || time <= 0 ? undefined : new Date(time).toISOString()
}

const mostEntries = 50
/** So many of them at most are what subscribers were sent, the latest. */
const mostSent = 25

/** The feed of what is new on the site at this origin, as an Atom document. */
export async function readNewsFeed(
  content: ContentReader,
  reader: ConnectedDatabase['reader'],
  origin: string,
): Promise<string> {
  const [{ name }, progress, changes, notices, sent, ...present] = await Promise.all([
    readCampaign(content),
    readProgressNews(content, reader, origin),
    listChangedDays(reader, { tables: newsTables, limit: mostEntries }),
    shownNotices(content),
    sentRows(content),
    ...newsTables.map((table) => presentRows(content, table)),
  ])
  // What holds now and what subscribers were sent stays, however much is new: only the rest gives way.
  const kept = [...notices, ...sent.slice(0, mostSent)]
  const held = [...progress, ...newsOf([], kept, mostEntries).map((each) => entryOf(each, origin))]
  const news = newsOf(changes, present.flat(), mostEntries - held.length)
  const entries = [...held, ...news.map((each) => entryOf(each, origin))].sort(({ updated: a }, { updated: b }) =>
    a < b ? 1 : a > b ? -1 : 0,
  )
  const address = `${origin}${basePath}/updates.xml`
  const feed = new Feed({
    id: address,
    feed: address,
    link: `${origin}${basePath}/`,
    title: `${feedTitle}: ${name}`,
    description: newsFeed.subtitle,
    author: { name },
    updated: new Date(entries[0]?.updated ?? 0),
    generator: false,
  })
  for (const { id, title, updated, summary, link } of entries) {
    // The library calls these texts HTML.
    const [shownTitle, description] = [escapeXml(title), escapeXml(summary)]
    feed.addItem({ id, title: shownTitle, date: new Date(updated), description, link })
  }
  return feed.atom1()
}

async function shownNotices(content: ContentReader): Promise<PresentRow[]> {
  const today = londonDay()
  const shown = (await content.list('notices')).filter((notice) => isNoticeShown(notice, today))
  return shown.map((notice) => ({
    table: 'notices',
    key: notice.id,
    row: { title: newsFeed.notice, summary: noticeWords(notice), path: notice.link_url || '/' },
    updatedAt: notice.updated_at,
  }))
}

/** What subscribers were sent, the latest first. */
async function sentRows(content: ContentReader): Promise<PresentRow[]> {
  return sentUpdates(await content.list('updates')).map(({ id, subject, sent_at, beginning }) => ({
    table: 'updates',
    key: id,
    row: { title: subject, summary: beginning, path: updatePath(id) },
    updatedAt: sent_at,
  }))
}

async function presentRows<T extends NewsTable>(content: ContentReader, table: T): Promise<PresentRow[]> {
  const rows = await content.list(table)
  return rows.map((row) => ({
    table,
    key: keyOf(table, row),
    row: rowReaders[table](row),
    updatedAt: row.updated_at,
  }))
}

/** Changes of one row on one day are one entry: its id holds both (RFC 4151), and further changes on that day move it up. */
function entryOf({ table, key, day, at, kind, row }: RowNews, origin: string): NewsEntry {
  const { hostname } = new URL(origin)
  return {
    id: `tag:${hostname},${day}:quarry/${table}/${encodeURIComponent(key)}`,
    title: table === 'notices' ? row.title : newsFeed.entryTitles[row.reportedAs ?? table][kind](row.title),
    updated: at,
    summary: row.summary,
    link: new URL(linkAddress(row.path), origin).href,
  }
}
