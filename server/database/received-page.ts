import { sql } from 'kysely'

/** A place in a list that is sorted by time and id: rows that come or go meanwhile do not move it. */
export interface PageStart {
  at: string
  id: string
}

/** A part of a list with the newest first: at most `limit` rows, from `after` on. */
export interface ReceivedPage {
  limit: number
  after?: PageStart | undefined
}

/** That a row, with its time in this column, is older than the row at this place. */
export function isOlder(column: string, { at, id }: PageStart) {
  const time = sql.ref(column)
  const key = sql.ref(column.replace(/[^.]*$/, 'id'))
  return sql<boolean>`(${time} < ${at} or (${time} = ${at} and ${key} < ${id}))`
}

/** How far the e-mail about a row has come, as the maintenance side shows it; nulls where there is none. */
export const deliveryColumns = [
  'mail_queue.state as delivery_state',
  'mail_queue.attempts',
  'mail_queue.due as next_attempt_at',
  'mail_queue.last_error',
  'mail_queue.sent_at',
] as const

/** How many rows meet a condition; 0 where there are none. */
export function countOf(condition: ReturnType<typeof sql<boolean>>) {
  return sql<number>`cast(coalesce(sum(case when ${condition} then 1 else 0 end), 0) as integer)`
}
