import { beginningOf } from './html-text.ts'
import { readHtml } from './html-tree.ts'
import { londonDay } from './london-day.ts'
import type { Update } from './update.ts'

/** An update that went to subscribers, as visitors read of it. */
export interface SentUpdate {
  id: string
  subject: string
  /** When its sending began, as an ISO text. */
  sent_at: string
  /** When its sending was stopped before everybody had it, or null. */
  stopped_at: string | null
  beginning: string
}

const longestBeginning = 220

/** The updates that were sent, in the order of the rows: nobody but a maintainer sees an unsent one. */
export function sentUpdates(rows: readonly Update[]): SentUpdate[] {
  return rows.flatMap(({ id, subject, body, sent_at, stopped_at }) =>
    sent_at === null
      ? []
      : [{ id, subject, sent_at, stopped_at, beginning: beginningOf(readHtml(body), longestBeginning) }],
  )
}

/** Where an update stands on the website, below /quarry. */
export function updatePath(id: string): string {
  return `/updates/${encodeURIComponent(id)}`
}

/** The day in London on which an update was sent, as YYYY-MM-DD. */
export function sentDay({ sent_at }: Pick<SentUpdate, 'sent_at'>): string {
  return londonDay(Date.parse(sent_at))
}

/** Its text below a heading of the first rank: in an article there is one of the second between. */
export function withRaisedHeadings(body: string): string {
  return body.replaceAll(/<(\/?)h([34])>/g, (_tag, slash: string, rank: string) => `<${slash}h${Number(rank) - 1}>`)
}
