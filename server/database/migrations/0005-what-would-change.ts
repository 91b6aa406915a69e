import type { Kysely } from 'kysely'

/** The hint and the example of the second question that a ground asks: what the quarry would change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['change_prompt', 'change_example'])
    await db.schema
      .alterTable('objection_grounds')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
}
