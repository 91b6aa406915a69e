import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/** Whether this connection speaks to PostgreSQL; if not, it is SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
