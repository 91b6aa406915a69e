import { Feed } from 'feed'
import { consultationDateWords } from '../../content/consultation.ts'
import { noReportSentence } from '../../content/impact-map.ts'
import { feedTitle, newsFeed } from '../../content/news-feed.ts'
import { processBanner } from '../../content/process-banner.ts'
import { libraryAddress } from '../../content/sources.ts'
import { articleAddress } from '../../domain/article-address.ts'
import { type ContentReader, keyOf, type Row } from '../../domain/content.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import { formatEventDate } from '../../domain/event-date.ts'
import { shownTime } from '../../domain/event-time.ts'
import { londonDay } from '../../domain/london-day.ts'
import { consultationDates, currentStage, heldDates, stagesOn } from '../../domain/progress.ts'
import { sentUpdates, updatePath } from '../../domain/sent-update.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { hasReport } from '../../domain/village-report.ts'
import { readCampaign } from '../content-readers.ts'
import { basePath } from '../http/route.ts'

/** The tables whose rows visitors are told of. */
const newsTables = ['events', 'village_data', 'impact_cards', 'evidence_documents', 'cases'] as const
type NewsTable = (typeof newsTables)[number]

/** What the feed tells of once. */
interface News {
  table: NewsTable | 'updates' | 'process_stages'
  key: string
  title: string
  summary: string
  /** Its page below /quarry. */
  path: string
  /** As an ISO text, or what a row bears that was stored without a time. */
  updated: string
}

type Words = Pick<News, 'title' | 'summary' | 'path'>

/** How the feed tells of the rows of each table. */
const rowReaders: { [T in NewsTable]: (row: Row<T>) => Words } = {
  events: ({ id, title, date, time, location, description }) => ({
    title: newsFeed.titles.events(title),
    summary: `${formatEventDate(date)}, ${shownTime(time)}, ${location}. ${description}`,
    path: `/events#event-${encodeURIComponent(id)}`,
  }),
  evidence_documents: ({ id, title, description }) => ({
    title: newsFeed.titles.evidence_documents(title),
    summary: description,
    path: libraryAddress(id),
  }),
  cases: ({ id, name, what_decided }) => ({
    title: newsFeed.titles.cases(name),
    summary: what_decided,
    path: `/cases#case-${encodeURIComponent(id)}`,
  }),
  village_data: ({ village_key, name, summary, ...village }) => ({
    title: newsFeed.titles[hasReport(village) ? 'village_data' : 'villages_without_report'](name),
    summary: summary || (hasReport(village) ? '' : noReportSentence(name)),
    path: `/villages/${village_key}`,
  }),
  impact_cards: ({ card_id, title, short_description }) => ({
    title: newsFeed.titles.impact_cards(title),
    summary: short_description,
    path: articleAddress(card_id),
  }),
}

const mostEntries = 50
/** So many of them at most are what subscribers were sent, the latest. */
const mostSent = 25

/** The feed of what is new on the site at this origin, as an Atom document. */
export async function readNewsFeed(content: ContentReader, origin: string, today = londonDay()): Promise<string> {
  const { name } = await readCampaign(content)
  const rows = await Promise.all(newsTables.map((table) => rowsOf(content, table)))
  // Where the application stands and what subscribers were sent stay, however much is new: only the rest gives way.
  const kept = [...(await stageNews(content, today)), ...(await sentNews(content))]
  const others = newestFirst(rows.flat()).slice(0, mostEntries - kept.length)
  const entries = newestFirst([...kept, ...others])
  const address = `${origin}${basePath}/updates.xml`
  const feed = new Feed({
    id: address,
    feed: address,
    link: `${origin}${basePath}/`,
    title: `${feedTitle}: ${name}`,
    description: newsFeed.subtitle,
    author: { name },
    updated: timeOf(entries[0]?.updated),
    generator: false,
  })
  let later = Number.POSITIVE_INFINITY
  for (const { table, key, title, summary, path, updated } of entries) {
    const day = timeOf(updated).toISOString().slice(0, 10)
    // Many rows are stored at one moment, and programs tell entries apart by their times.
    later = Math.min(timeOf(updated).getTime(), later - 1)
    const date = new Date(later)
    feed.addItem({
      // A row that changes again on a later day is told of again (RFC 4151).
      id: `tag:${new URL(origin).hostname},${day}:quarry/${table}/${encodeURIComponent(key)}`,
      // The library calls these texts HTML.
      title: escapeXml(title),
      description: escapeXml(summary),
      date,
      link: new URL(linkAddress(path), origin).href,
    })
  }
  return feed.atom1()
}

async function rowsOf<T extends NewsTable>(content: ContentReader, table: T): Promise<News[]> {
  const rows = await content.list(table)
  return rows.map((row) => ({ table, key: keyOf(table, row), ...rowReaders[table](row), updated: row.updated_at }))
}

/** What subscribers were sent, the latest first. */
async function sentNews(content: ContentReader): Promise<News[]> {
  const sent = sentUpdates(await content.list('updates')).slice(0, mostSent)
  return sent.map(({ id, subject, sent_at, beginning }) => ({
    table: 'updates',
    key: id,
    title: newsFeed.titles.updates(subject),
    summary: beginning,
    path: updatePath(id),
    updated: sent_at,
  }))
}

/** The stage that is current today, with the dates of the consultation while they hold. */
async function stageNews(content: ContentReader, today: string): Promise<News[]> {
  const stages = await content.list('process_stages')
  if (stages.length === 0) return []
  const current = currentStage(stagesOn(stages, today))
  const { opens, closes } = consultationDates(stages)
  const dates = consultationDateWords(heldDates(stages, today), today)
  const moments = stages
    .filter(({ id }) => id === current.id || id === 'public-consultation')
    .map((row) => row.updated_at)
  return [
    {
      table: 'process_stages',
      key: current.id,
      title: newsFeed.titles.process_stages(current.title),
      summary: [processBanner(current), dates].filter(Boolean).join(' '),
      path: dates === '' ? '/process' : '/how-to-object',
      // The dates move the stage by themselves.
      updated: [...moments, ...[opens, closes].filter((day) => day !== '' && day <= today)].toSorted().at(-1) ?? '',
    },
  ]
}

function newestFirst(news: readonly News[]): News[] {
  return news.toSorted((a, b) => timeOf(b.updated).getTime() - timeOf(a.updated).getTime())
}

/** A time that cannot be read is long ago. */
function timeOf(text = ''): Date {
  return new Date(Date.parse(text) || 0)
}
