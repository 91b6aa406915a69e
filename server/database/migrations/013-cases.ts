import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Decisions on other quarries, what is new in a document, and what became of looking at each address that the rows lead to.
 * A hosted table that has the column already stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const now = onPostgres
    ? `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  const strict = onPostgres ? '' : 'strict'
  await sql
    .raw(
      `create table cases (
         id text not null primary key,
         name text not null default '',
         authority text not null default '',
         decided text not null default '',
         outcome text not null default 'refused',
         decided_by text not null default 'council',
         what_decided text not null default '',
         meaning text not null default '',
         address text not null default '',
         source text not null default '',
         checked_on text not null default '',
         how_checked text not null default '',
         sort_order integer not null default 0,
         updated_at text not null default ${now}
       ) ${strict}`,
    )
    .execute(db)
  await sql
    .raw(
      `create table link_checks (
         address text not null primary key,
         checked_at text not null,
         result text not null,
         status integer,
         words text not null
       ) ${strict}`,
    )
    .execute(db)
  for (const table of ['cases', 'link_checks']) {
    for (const statement of onPostgres ? [postgresTrigger(table)] : sqliteTriggers(table)) {
      await sql.raw(statement).execute(db)
    }
  }
  const found = onPostgres
    ? sql`select 1 from information_schema.columns
        where table_schema = current_schema() and table_name = 'evidence_documents' and column_name = 'what_changed'`
    : sql`select 1 from pragma_table_info('evidence_documents') where name = 'what_changed'`
  if ((await found.execute(db)).rows.length > 0) return
  await sql`alter table evidence_documents add column what_changed text`.execute(db)
}

/** Every change of these tables raises the revision of the content: pages show both. */
function postgresTrigger(table: string): string {
  return `create trigger content_revision_${table} after insert or update or delete or truncate on ${table}
    for each statement execute function raise_content_revision()`
}

function sqliteTriggers(table: string): string[] {
  return ['insert', 'update', 'delete'].map(
    (change) => `create trigger content_revision_${change}_${table} after ${change} on ${table}
      begin update content_revision set revision = revision + 1; end`,
  )
}
