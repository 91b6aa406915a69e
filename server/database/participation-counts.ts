import { type Kysely, sql } from 'kysely'
import type { Told } from '../../domain/took-part.ts'
import type { Database } from './tables.ts'

/** What was told in all, and what pages know of it. */
export interface ToldAndPublished extends Told {
  published: number
}

/** One more who said so, for a place on a day; two at once are two. */
export async function storeTold(db: Kysely<Database>, place: string, day: string): Promise<void> {
  await db
    .insertInto('participation_counts')
    .values({ place, day, told: 1 })
    .onConflict((conflict) =>
      conflict.columns(['place', 'day']).doUpdateSet({ told: sql`participation_counts.told + 1` }),
    )
    .execute()
}

/** Every count, by place and day. */
export async function listTold(db: Kysely<Database>): Promise<ToldAndPublished[]> {
  const rows = await db.selectFrom('participation_counts').selectAll().orderBy('place').orderBy('day').execute()
  return rows.map(({ place, day, told, published }) => ({ place, day, count: told, published }))
}

/** Lets pages know of all that was told; by a trigger that raises the revision of the content. */
export async function publishTold(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('participation_counts')
    .set({ published: sql`told` })
    .where('published', '<>', sql<number>`told`)
    .execute()
}
