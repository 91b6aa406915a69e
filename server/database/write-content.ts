import type { Transaction } from 'kysely'
import { ContentError, type FieldError } from '../../domain/content-error.ts'
import type { ConnectedDatabase } from './connect.ts'
import type { ContentRevision } from './revision.ts'
import type { Database } from './tables.ts'

/** Runs a write as one transaction; the revision covers it before it is acknowledged. Rejects with a ContentError. */
export async function writeContent<R>(
  database: Pick<ConnectedDatabase, 'db'>,
  revision: ContentRevision,
  work: (transaction: Transaction<Database>) => Promise<R>,
): Promise<R> {
  const result = await database.db.transaction().execute(work)
  await revision.refresh()
  return result
}

/** Keeps the content still until the transaction ends: every other writer raises the revision in its own. */
export async function holdContent(transaction: Transaction<Database>): Promise<void> {
  await transaction.selectFrom('content_revision').select('revision').forUpdate().executeTakeFirstOrThrow()
}

/** Now, but later than the version before: two versions never bear the same time. */
export function timeAfter(previous: string): string {
  const earliest = Date.parse(previous) + 1
  return new Date(Math.max(Date.now(), Number.isNaN(earliest) ? 0 : earliest)).toISOString()
}

/** 'invalid', with the rule that a field breaks. */
export function refused(field: string, rule: string): ContentError {
  return refusal([{ field, rule }])
}

/** The same for several. */
export function refusal(fields: FieldError[]): ContentError {
  return new ContentError('invalid', fields.map(({ field, rule }) => `${field} ${rule}.`).join(' '), { fields })
}
