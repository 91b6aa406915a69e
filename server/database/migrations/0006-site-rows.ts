import { type Kysely, PostgresAdapter } from 'kysely'

/** When a turn of the history was, whose words a row of the plan or the request has, the page, and the claims of the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['happened', 'said_by', 'page'])
    await db.schema
      .alterTable('site_checks')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('site_checks')
    .addColumn('claims', db.getExecutor().adapter instanceof PostgresAdapter ? 'jsonb' : 'text', (json) =>
      json.notNull().defaultTo('[]'),
    )
    .execute()
}
