import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What marks a database of that commit: a hash of the statements that made its tables. */
export const marks = {
  sqlite: 'c316ee3745187354b9c5acc7e191d1dadd4bb8d41fdc3299120d3eb552f283a4',
  postgres: '47b491b73af8a4453988eae239c02e38581e9e5c9c976da48b23aa1bd328a043',
}

const contentTables =
  'events impact_cards village_data evidence_categories evidence_documents claims campaign_details process_stages key_facts notices page_texts cases objection_grounds site_checks updates'

/** Makes the tables as commit 309b2e19 made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const text of statements(isPostgres)) await sql.raw(text).execute(db)
  if (isPostgres) await makeRevisionFunction(db)
  for (const text of contentTables.split(' ').flatMap((table) => revisionTriggers(table, isPostgres)))
    await sql.raw(text).execute(db)
  await sql`insert into site_schema (version) values (${isPostgres ? marks.postgres : marks.sqlite})`.execute(db)
}

function statements(isPostgres: boolean): string[] {
  const json = isPostgres ? 'jsonb' : 'text'
  const now = isPostgres
    ? `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  const end = isPostgres ? '' : 'strict'
  const id = 'id text not null primary key'
  const updated = `updated_at text not null default ${now}`
  const columns = (names: string, kind: string) => names.replaceAll(' ', ` ${kind}, `).concat(` ${kind}`)
  const texts = (names: string) => columns(names, "text not null default ''")
  const lists = (names: string) => columns(names, `${json} not null default '[]'`)
  return [
    `create table events (${id}, title text not null, date text not null, ${texts('time location description')},
       ${updated}) ${end}`,
    `create table impact_cards (${id}, card_id text not null, title text not null,
       ${texts('short_description more_content icon_name')}, ${lists('affected_villages')},
       card_style ${json} not null default '{}', delay integer not null default 100,
       ${texts('page_title page_description')}, ${lists('page_sections claims')}, ${updated}) ${end}`,
    `create table village_data (village_key text not null primary key, name text not null, ${texts('summary')},
       header_image text, header_image_attribution ${json}, preamble ${json} not null default '{}',
       ${lists('impact_cards')}, position ${json}, ${lists('claims facts disclaimed')}, ${updated}) ${end}`,
    `create table evidence_categories (${id}, name text not null, ${updated}) ${end}`,
    `create table evidence_documents (${id}, title text not null, ${texts('description detail_text')},
       category_id text, ${texts('type date')}, pdf_url text, external_url text, summary text, what_changed text,
       created_at text not null default ${now}, ${updated}) ${end}`,
    `create table site_schema (version text not null primary key) ${end}`,
    `create table claims (${id},
       ${texts('statement said_by document page address document_id checked_on how_checked state')}, ${updated}
     ) ${end}`,
    `create table campaign_details (${id},
       ${texts('name organisation application_reference planning_documents_url contact_email privacy_email council_email council_form council_address')},
       council_count ${json} not null default '{}', ${lists('social_links')}, ${texts('fundraising_url')},
       bank_account ${json} not null default '{}', ${texts('funds_holder funds_surplus host')},
       retention_days ${json} not null default '{}', mails_an_hour integer not null default 200,
       mails_a_second integer not null default 10, ${updated}) ${end}`,
    `create table process_stages (${id}, ${texts('title description status')},
       overlay_position ${json} not null default '{}', ${texts('starts_on ends_on')}, ${lists('claims')}, ${updated}
     ) ${end}`,
    `create table key_facts (${id}, ${texts('title figure content source')}, ${lists('claims')}, ${updated}) ${end}`,
    `create table notices (${id}, ${texts('text link_url link_text ends_on')}, ${updated}) ${end}`,
    `create table page_texts (${id}, ${texts('text')}, ${lists('claims')}, ${updated}) ${end}`,
    `create table cases (${id},
       ${texts('name authority decided outcome decided_by what_decided meaning address source checked_on how_checked')},
       sort_order integer not null default 0, ${updated}) ${end}`,
    `create table objection_grounds (${id}, ${texts('name lasting why prompt example')}, ${lists('sentences')},
       sequence integer not null default 100, ${updated}) ${end}`,
    `create table site_checks (${id}, ${texts('part title answer gap source address checked_on')},
       sort_order integer not null default 0, ${updated}) ${end}`,
    `create table updates (${id}, ${texts('subject body occasion')}, sent_at text, stopped_at text, ${updated}) ${end}`,
    `create table content_revision (id integer not null primary key check (id = 1),
       revision ${isPostgres ? 'bigint' : 'integer'} not null) ${end}`,
    'insert into content_revision (id, revision) values (1, 1)',
    `create table daily_deletion (ran_at text, doubted_at text) ${end}`,
    'insert into daily_deletion (ran_at) values (null)',
    `create table content_history (
       id ${isPostgres ? 'bigint generated always as identity primary key' : 'integer primary key autoincrement'},
       at text not null, table_name text not null, row_key text not null,
       kind text not null check (kind in ('insert', 'update', 'delete')), before ${json}, after ${json}, batch text,
       auto_saved_since text) ${end}`,
    'create index content_history_row on content_history (table_name, row_key, id)',
    'create index content_history_batch on content_history (batch)',
    `create table maintenance_sessions (hash text not null primary key,
       kind text not null check (kind in ('code', 'session')), expires_at text not null) ${end}`,
    `create table messages (id text not null primary key, received_at text not null, name text not null,
       email text not null, subject text not null, message text not null, consent_text text not null, answered_at text
     ) ${end}`,
    'create index messages_received on messages (received_at)',
    `create table newsletter_signups (id text not null primary key, inbox text not null unique, email text not null,
       ${texts('first_name postcode')}, only_deadline integer not null default 0 check (only_deadline in (0, 1)),
       signed_up_at text not null, consent_text text not null,
       state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed')), confirmed_at text,
       mails_asked integer not null default 1, mail_asked_at text not null, refused_at text, refused_words text
     ) ${end}`,
    'create index newsletter_signups_signed_up on newsletter_signups (signed_up_at)',
    `create table newsletter_links (token_hash text not null primary key, signup_id text not null,
       confirms integer not null check (confirms in (0, 1)), made_at text not null) ${end}`,
    'create index newsletter_links_made on newsletter_links (made_at)',
    `create table update_sendings (update_id text not null primary key, started_at text not null,
       recipients integer not null) ${end}`,
    `create table mail_queue (id text not null primary key,
       kind text not null check (kind in ('message', 'confirmation', 'welcome', 'update')), about text not null,
       signup_id text, is_bulk integer not null default 0 check (is_bulk in (0, 1)),
       state text not null default 'waiting' check (state in ('waiting', 'held', 'stopped', 'sent', 'failed')),
       due text not null, attempts integer not null default 0, tried_at text, message_id text, last_error text,
       sent_at text) ${end}`,
    'create index mail_queue_due on mail_queue (state, is_bulk, due)',
    'create index mail_queue_tried on mail_queue (tried_at)',
    'create index mail_queue_about on mail_queue (about, state)',
    'create index mail_queue_signup on mail_queue (signup_id)',
    `create table uploads (name text not null primary key, bytes integer not null, width integer, height integer,
       original_name text not null, uploaded_at text not null) ${end}`,
    `create table upload_parts (name text not null references uploads (name) on delete cascade, part integer not null,
       content ${isPostgres ? 'bytea' : 'blob'} not null, primary key (name, part)) ${end}`,
    'create unique index impact_cards_card_id_unique on impact_cards (card_id)',
    'create unique index village_data_village_key_unique on village_data (village_key)',
  ]
}

/** Every change of a content table raises the revision of the content, whoever makes it. */
function revisionTriggers(table: string, isPostgres: boolean): string[] {
  if (isPostgres)
    return [
      `create trigger content_revision_${table} after insert or update or delete or truncate on ${table}
         for each statement execute function raise_content_revision()`,
    ]
  return ['insert', 'update', 'delete'].map(
    (change) => `create trigger content_revision_${change}_${table} after ${change} on ${table}
       begin update content_revision set revision = revision + 1; end`,
  )
}

async function makeRevisionFunction(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  const schema = sql.id(rows[0]?.name ?? 'public')
  // With the rights of its owner: whoever may write a content table may not be allowed to write this one.
  await sql`
    create or replace function raise_content_revision() returns trigger
    language plpgsql security definer set search_path = ${schema}, pg_temp as $$
    declare raised bigint;
    begin
      update content_revision set revision = revision + 1 returning revision into raised;
      perform pg_notify('content_revision', raised::text);
      return null;
    end $$`.execute(db)
}
