import { type Kysely, PostgresAdapter, sql } from 'kysely'

const texts = [
  ...['statement', 'phrases', 'said_by', 'document', 'page', 'address', 'document_id'],
  ...['checked_on', 'how_checked', 'state'],
]

/** The statements of fact that the site makes, and where each comes from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const now = onPostgres
    ? `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  const columns = texts.map((name) => `${name} text not null default ''`).join(', ')
  await sql
    .raw(
      `create table claims (id text not null primary key, ${columns}, updated_at text not null default ${now}) ${onPostgres ? '' : 'strict'}`,
    )
    .execute(db)
  for (const statement of onPostgres ? [postgresTrigger] : sqliteTriggers) await sql.raw(statement).execute(db)
}

/** Every change raises the revision of the content, whoever makes it. */
const postgresTrigger = `create trigger content_revision_claims after insert or update or delete or truncate on claims
  for each statement execute function raise_content_revision()`

const sqliteTriggers = ['insert', 'update', 'delete'].map(
  (change) => `create trigger content_revision_${change}_claims after ${change} on claims
    begin update content_revision set revision = revision + 1; end`,
)
