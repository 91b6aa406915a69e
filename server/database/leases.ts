import { type RawBuilder, sql } from 'kysely'

/** How long a row stays with a process that no longer says anything, in ms. */
export const usualLeaseMs = 5000

/** Whether a row waits for its next attempt: one that is under way has a lease, and none reaches further than this. */
export function isPostponed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`next_attempt_at > ${later(now, usualLeaseMs)}`
}

/** What a delivery begins with, also one that begins anew. */
export const neverTried = { delivery_state: 'waiting', attempts: 0, next_attempt_at: null, last_error: null } as const

/** So many ms after this time, as rows have it. */
export function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
