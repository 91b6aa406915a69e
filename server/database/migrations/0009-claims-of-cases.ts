import { type Kysely, PostgresAdapter } from 'kysely'

/** What a case states; of one that is stored nothing is named yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = db.getExecutor().adapter instanceof PostgresAdapter ? 'jsonb' : 'text'
  await db.schema
    .alterTable('cases')
    .addColumn('claims', kind, (json) => json.notNull().defaultTo('[]'))
    .execute()
}
