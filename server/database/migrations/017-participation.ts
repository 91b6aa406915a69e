import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * How many said that they objected: what visitors told, as numbers for a place and a day, and the row of maintainers'
 * corrections. What was told raises the revision of the content only once pages are to know of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : onSqlite
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const counts = (integer: string) => `create table participation_counts (
  place text not null,
  day text not null,
  told ${integer} not null,
  published ${integer} not null default 0,
  primary key (place, day)
)`

const settings = (json: string, now: string) => `create table participation (
  id text not null primary key,
  figures text not null default 'shown',
  corrections ${json} not null default '{}',
  updated_at text not null default ${now}
)`

const onPostgres = [
  counts('integer'),
  settings('jsonb', `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`),
  `create trigger content_revision_participation after insert or update or delete or truncate on participation
    for each statement execute function raise_content_revision()`,
  `create trigger content_revision_published after update of published on participation_counts
    for each row when (old.published <> new.published) execute function raise_content_revision()`,
  `create trigger content_revision_uncounted after delete or truncate on participation_counts
    for each statement execute function raise_content_revision()`,
]

const raise = 'begin update content_revision set revision = revision + 1; end'

const onSqlite = [
  `${counts('integer')} strict`,
  `${settings('text', `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`)} strict`,
  ...['insert', 'update', 'delete'].map(
    (change) => `create trigger content_revision_${change}_participation after ${change} on participation ${raise}`,
  ),
  `create trigger content_revision_published after update of published on participation_counts
    when old.published <> new.published ${raise}`,
  `create trigger content_revision_uncounted after delete on participation_counts ${raise}`,
]
