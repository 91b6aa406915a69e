import { type Kysely, sql } from 'kysely'
import { columnsOf, dialectOf } from './statements.ts'

/** Where a village lies, as JSON. A hosted table that has the column already stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if ((await columnsOf(db, 'village_data')).has('position')) return
  await sql.raw(`alter table village_data add column position ${dialectOf(db).json}`).execute(db)
}
