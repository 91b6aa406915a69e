import { type Kysely, PostgresAdapter, sql } from 'kysely'

const table = 'objection_grounds'

const columns = (json: string, now: string) => `
  id text not null primary key,
  name text not null default '',
  lasting text not null default 'evidence',
  why text not null default '',
  ask text not null default '',
  prompt text not null default '',
  framings ${json} not null default '[]',
  claims ${json} not null default '[]',
  documents ${json} not null default '[]',
  sequence integer not null default 100,
  updated_at text not null default ${now}`

/** The grounds of objections, and the words from which letters are made; every change raises the content's revision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const now = `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    await sql.raw(`create table ${table} (${columns('jsonb', now)})`).execute(db)
    await sql
      .raw(
        `create trigger content_revision_${table} after insert or update or delete or truncate on ${table}
          for each statement execute function raise_content_revision()`,
      )
      .execute(db)
    return
  }
  const now = `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  await sql.raw(`create table ${table} (${columns('text', now)}) strict`).execute(db)
  for (const change of ['insert', 'update', 'delete']) {
    await sql
      .raw(
        `create trigger content_revision_${change}_${table} after ${change} on ${table}
          begin update content_revision set revision = revision + 1; end`,
      )
      .execute(db)
  }
}
