import { type Kysely, PostgresAdapter, sql } from 'kysely'

const tables = (json: string, now: string) => ({
  campaign_details: `
    name text not null default '',
    organisation text not null default '',
    application_reference text not null default '',
    planning_documents_url text not null default '',
    contact_email text not null default '',
    privacy_email text not null default '',
    council_email text not null default '',
    council_address text not null default '',
    social_links ${json} not null default '[]',
    fundraising_url text not null default '',
    bank_account ${json} not null default '{}',
    retention_days ${json} not null default '{}',
    updated_at text not null default ${now}`,
  process_stages: `
    title text not null default '',
    description text not null default '',
    status text not null default 'upcoming',
    overlay_position ${json} not null default '{}',
    starts_on text not null default '',
    ends_on text not null default '',
    updated_at text not null default ${now}`,
  key_facts: `
    title text not null default '',
    figure text not null default '',
    content text not null default '',
    source text not null default '',
    updated_at text not null default ${now}`,
  notices: `
    text text not null default '',
    link_url text not null default '',
    link_text text not null default '',
    ends_on text not null default '',
    updated_at text not null default ${now}`,
  page_texts: `
    text text not null default '',
    updated_at text not null default ${now}`,
})

/** What was fixed in the sources before: the campaign's details, the stages, the key facts, the notice and the texts of pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const now = onPostgres
    ? `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  for (const [table, columns] of Object.entries(tables(onPostgres ? 'jsonb' : 'text', now))) {
    await sql
      .raw(`create table ${table} (id text not null primary key, ${columns}) ${onPostgres ? '' : 'strict'}`)
      .execute(db)
    for (const statement of onPostgres ? [postgresTrigger(table)] : sqliteTriggers(table)) {
      await sql.raw(statement).execute(db)
    }
  }
}

/** Every change of these tables raises the revision of the content, whoever makes it. */
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
