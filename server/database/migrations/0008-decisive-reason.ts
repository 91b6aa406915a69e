import type { Kysely } from 'kysely'

/** The reason that decided a case, which nobody has written yet of one that is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('cases')
    .addColumn('decisive_reason', 'text', (text) => text.notNull().defaultTo(''))
    .execute()
}
