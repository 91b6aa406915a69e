import type { Kysely } from 'kysely'
import type { Database } from '../tables.ts'

/** The same database, and what it is asked from here on, without the values. */
export function watchStatements(db: Kysely<Database>): { watched: Kysely<Database>; statements: string[] } {
  const statements: string[] = []
  const watched = db.withPlugin({
    transformQuery({ node }) {
      statements.push(JSON.stringify(node, (name, value) => (name.startsWith('value') ? undefined : value)))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { watched, statements }
}
