import type { Kysely } from 'kysely'
import type { LinkCheck } from '../../domain/link-check.ts'
import type { ConnectedDatabase } from './connect.ts'
import type { ContentRevision } from './revision.ts'
import type { Database } from './tables.ts'
import { writeContent } from './write-content.ts'

/** What came of the last look at each address. */
export async function listLinkChecks(reader: Kysely<Database>): Promise<LinkCheck[]> {
  const rows = await reader.selectFrom('link_checks').selectAll().orderBy('address').execute()
  return rows.map(({ checked_at, ...check }) => ({ ...check, checkedAt: checked_at }))
}

/** Stores looks in place of earlier ones at the same addresses, and forgets those at addresses that no row leads to any more. */
export function storeLinkChecks(
  database: ConnectedDatabase,
  revision: ContentRevision,
  checks: readonly LinkCheck[],
  isStillNamed: (address: string) => boolean,
): Promise<void> {
  return writeContent(database, revision, async (transaction) => {
    const known = await transaction.selectFrom('link_checks').select('address').execute()
    const looked = new Set(checks.map(({ address }) => address))
    for (const { address } of known) {
      if (!looked.has(address) && isStillNamed(address)) continue
      await transaction.deleteFrom('link_checks').where('address', '=', address).execute()
    }
    for (const { checkedAt, ...check } of checks) {
      await transaction
        .insertInto('link_checks')
        .values({ ...check, checked_at: checkedAt })
        .execute()
    }
  })
}
