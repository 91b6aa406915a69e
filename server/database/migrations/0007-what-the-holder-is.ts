import type { Kysely } from 'kysely'

/** What the holder of the donations is, which nobody has said yet of one that is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('campaign_details')
    .addColumn('funds_holder_kind', 'text', (text) => text.notNull().defaultTo(''))
    .execute()
}
