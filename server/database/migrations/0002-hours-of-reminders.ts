import type { Kysely } from 'kysely'

/** When a reminder goes that a maintainer has let go, and since when an update is held back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('update_sendings').addColumn('due_at', 'text').execute()
}
