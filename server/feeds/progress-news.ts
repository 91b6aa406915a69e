import { consultationDateWords } from '../../content/consultation.ts'
import { newsFeed } from '../../content/news-feed.ts'
import { processBanner } from '../../content/process-banner.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { ContentChange } from '../../domain/content-change.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ProcessStage } from '../../domain/process-stage.ts'
import { consultationDates, currentStage, heldDates, stagesOn } from '../../domain/progress.ts'
import type { StageId } from '../../domain/stage-ids.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { listChanges } from '../database/history.ts'
import { basePath } from '../routes.ts'

/** What the feed tells of once; times are ISO texts, addresses absolute. */
export interface NewsEntry {
  /** A name that it keeps for good. */
  id: string
  title: string
  updated: string
  summary: string
  link: string
}

/** How many changes of a stage are looked through for the one that is told of. */
const mostChanges = 100

type Changed = (before: ProcessStage, after: ProcessStage) => boolean

/**
 * What the feed tells of the process: the stage that is current today, and the dates of the consultation while they hold, each as
 * it is now, from the moment that made it so. A stage that dates make current is so from the midnight of that day.
 */
export async function readProgressNews(
  content: ContentReader,
  reader: ConnectedDatabase['reader'],
  origin: string,
  today = londonDay(),
): Promise<NewsEntry[]> {
  const stages = await content.list('process_stages')
  if (stages.length === 0) return []
  const [stored, current] = [currentStage(stages), currentStage(stagesOn(stages, today))]
  const dates = consultationDates(stages)
  const consultation = stages.find(({ id }) => id === 'public-consultation')

  const changedAt = async (stage: ProcessStage, isMeant: Changed) => {
    const row = { table: 'process_stages', key: stage.id } as const
    const changes = await listChanges(reader, { limit: mostChanges, row })
    return isoTime(changes.find((change) => isChange(change, isMeant))?.at ?? stage.updated_at)
  }
  const entry = (name: string, path: string, updated: string, words: Pick<NewsEntry, 'title' | 'summary'>) => ({
    id: `tag:${new URL(origin).hostname},${updated.slice(0, 10)}:quarry/process_stages/${name}`,
    updated,
    ...words,
    link: `${origin}${basePath}${path}`,
  })

  const { stage: stageTitle, dates: datesTitle } = newsFeed.entryTitles.process_stages
  const began = stored.id === current.id ? undefined : beginning(current.id, dates)
  const stageAt = began ?? (await changedAt(current, becameCurrent))
  const news = [
    entry(current.id, '/process', stageAt, { title: stageTitle(current.title), summary: processBanner(current) }),
  ]
  const summary = consultationDateWords(heldDates(stages, today), today)
  if (consultation && summary !== '') {
    const datesAt = await changedAt(consultation, changedDates)
    news.push(
      entry('consultation-dates', '/how-to-object', datesAt, { title: datesTitle(consultation.title), summary }),
    )
  }
  return news
}

/** When the dates of the consultation made a stage current. */
function beginning(id: StageId, { opens, closes }: ReturnType<typeof consultationDates>): string | undefined {
  if (id === 'public-consultation') return londonMidnight(opens)
  return id === 'assessment' ? londonMidnight(closes, 1) : undefined
}

const londonHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' })

/** When a day, or one so many days later, begins in London. The clocks never change before one in the morning. */
function londonMidnight(day: string, later = 0): string {
  const midnight = new Date(day)
  midnight.setUTCDate(midnight.getUTCDate() + later)
  midnight.setUTCHours(-Number(londonHour.format(midnight)))
  return midnight.toISOString()
}

function isChange({ before, after }: ContentChange, isMeant: Changed): boolean {
  return before !== null && after !== null && isMeant(before as ProcessStage, after as ProcessStage)
}

const becameCurrent: Changed = (before, after) => before.status !== 'current' && after.status === 'current'

const changedDates: Changed = (before, after) =>
  before.starts_on !== after.starts_on || before.ends_on !== after.ends_on

/** A time that cannot be read, or that rows without one bear, is long ago. */
function isoTime(text: string): string {
  return new Date(Date.parse(text) || 0).toISOString()
}
