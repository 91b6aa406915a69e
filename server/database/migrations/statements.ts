import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** What the two databases say differently. The migrations are made of it, so it changes as little as they do. */
interface Dialect {
  isPostgres: boolean
  /** The type of a column that holds JSON. */
  json: 'jsonb' | 'text'
  /** What a column with the time of a write begins with. */
  now: string
  /** Ends the making of a table. */
  end: '' | 'strict'
}

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

/** A migration that is these statements, one after the other. */
export function statements(
  make: (dialect: Dialect) => readonly string[],
): (db: QueryExecutorProvider) => Promise<void> {
  return async (db) => {
    for (const statement of make(dialectOf(db))) await sql.raw(statement).execute(db)
  }
}

/** Every change of this table raises the revision of the content, whoever makes it. */
export function revisionTriggers(table: string, { isPostgres }: Dialect): string[] {
  if (isPostgres) {
    return [
      `create trigger content_revision_${table} after insert or update or delete or truncate on ${table}
         for each statement execute function raise_content_revision()`,
    ]
  }
  return ['insert', 'update', 'delete'].map(
    (change) => `create trigger content_revision_${change}_${table} after ${change} on ${table} ${raiseOnSqlite}`,
  )
}

export const raiseOnSqlite = 'begin update content_revision set revision = revision + 1; end'

/** How far the e-mail about a row has come. */
export const deliveryColumns = `
  delivery_state text not null default 'waiting' check (delivery_state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at text,
  last_error text,
  message_id text,
  sent_at text`

export const doubtColumn = 'is_in_doubt integer not null default 0 check (is_in_doubt in (0, 1))'

/** The columns of a table; none where there is no such table. */
export async function columnsOf(db: QueryExecutorProvider, table: string): Promise<Set<string>> {
  const columns = dialectOf(db).isPostgres
    ? sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table}`
    : sql<{ name: string }>`select name from pragma_table_info(${table})`
  return new Set((await columns.execute(db)).rows.map(({ name }) => name))
}
