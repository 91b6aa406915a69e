import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** What the two databases say differently. */
export interface Dialect {
  isPostgres: boolean
  /** The type of a column that holds JSON. */
  json: 'jsonb' | 'text'
  /** The default of a column with the time of a write. */
  now: string
  /** Ends the making of a table. */
  end: '' | 'strict'
}

/** The dialect of this connection. */
export function dialectOf(db: QueryExecutorProvider): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? {
        isPostgres: true,
        json: 'jsonb',
        now: `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
        end: '',
      }
    : { isPostgres: false, json: 'text', now: `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`, end: 'strict' }
}

/** The names of the columns of each table in the schema of this connection. */
export async function readColumns(db: QueryExecutorProvider): Promise<Map<string, Set<string>>> {
  const query = dialectOf(db).isPostgres
    ? sql<{ table: string; name: string }>`select table_name as "table", column_name as name
        from information_schema.columns where table_schema = current_schema()`
    : sql<{ table: string; name: string }>`select m.name as "table", c.name
        from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table'`
  const columns = new Map<string, Set<string>>()
  for (const { table, name } of (await query.execute(db)).rows)
    columns.set(table, (columns.get(table) ?? new Set()).add(name))
  return columns
}
