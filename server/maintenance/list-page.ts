import { ContentError } from '../../domain/content-error.ts'
import type { PageStart, ReceivedPage } from '../database/received-page.ts'
import { requireWholeNumber } from '../request-context.ts'

const longestPage = 100

/** The part of a list that an address asks for: `limit` rows, 50 unless it says otherwise, `after` where the part before ended. */
export function readPage({ limit = '50', after }: Record<string, string | undefined>): ReceivedPage {
  return {
    limit: Math.min(requireWholeNumber('limit', limit), longestPage),
    after: after === undefined ? undefined : readStart(after),
  }
}

function readStart(text: string): PageStart {
  const [, at, id] = /^([^_]{1,40})_(.{1,80})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw new ContentError('invalid', 'after must be what a list gave as next.')
  return { at, id }
}

/** What asks for the part after these rows; null where they are fewer than were asked for. */
export function nextOf<R extends { id: string }>(
  rows: readonly R[],
  limit: number,
  at: (row: R) => string,
): string | null {
  const last = rows.at(-1)
  return last === undefined || rows.length < limit ? null : `${at(last)}_${last.id}`
}
