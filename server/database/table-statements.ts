import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

type Column = [name: string, type: string, constraint: string]

const orEmpty = "not null default ''"
const key = 'not null primary key'

/** The five tables of the specification, which a hosted database may keep already. */
export function specifiedTables({ json, now }: Dialect): Record<string, Column[]> {
  const list: Column[] = [['claims', json, "not null default '[]'"]]
  const updated: Column = ['updated_at', 'text', `not null default ${now}`]
  return {
    village_data: [
      ['village_key', 'text', key],
      ['name', 'text', 'not null'],
      ['summary', 'text', orEmpty],
      ['header_image', 'text', ''],
      ['header_image_attribution', json, ''],
      ['preamble', json, "not null default '{}'"],
      ['impact_cards', json, "not null default '[]'"],
      ['position', json, ''],
      ...list,
      updated,
    ],
    impact_cards: [
      ['id', 'text', key],
      ['card_id', 'text', 'not null'],
      ['title', 'text', 'not null'],
      ['short_description', 'text', orEmpty],
      ['more_content', 'text', orEmpty],
      ['icon_name', 'text', orEmpty],
      ['affected_villages', json, "not null default '[]'"],
      ['card_style', json, "not null default '{}'"],
      ['delay', 'integer', 'not null default 100'],
      ['page_title', 'text', orEmpty],
      ['page_description', 'text', orEmpty],
      ['page_sections', json, "not null default '[]'"],
      ...list,
      updated,
    ],
    events: [
      ['id', 'text', key],
      ['title', 'text', 'not null'],
      ['date', 'text', 'not null'],
      ['time', 'text', orEmpty],
      ['location', 'text', orEmpty],
      ['description', 'text', orEmpty],
      updated,
    ],
    evidence_categories: [['id', 'text', key], ['name', 'text', 'not null'], updated],
    evidence_documents: [
      ['id', 'text', key],
      ['title', 'text', 'not null'],
      ['description', 'text', orEmpty],
      ['detail_text', 'text', orEmpty],
      // No foreign key: a document outlives its category and keeps its name, so that bringing the category back heals it.
      ['category_id', 'text', ''],
      ['type', 'text', orEmpty],
      ['date', 'text', orEmpty],
      ['pdf_url', 'text', ''],
      ['external_url', 'text', ''],
      ['summary', 'text', ''],
      ['what_changed', 'text', ''],
      ['created_at', 'text', `not null default ${now}`],
      updated,
    ],
  }
}

/** The content tables of our own, by the statement that makes each column but id and updated_at. */
const contentTables = (json: string): Record<string, string[]> => {
  const texts = (...names: string[]) => names.map((name) => `${name} text ${orEmpty}`)
  const lists = (...names: string[]) => names.map((name) => `${name} ${json} not null default '[]'`)
  const objects = (...names: string[]) => names.map((name) => `${name} ${json} not null default '{}'`)
  return {
    claims: texts(
      ...['statement', 'said_by', 'document', 'page', 'address', 'document_id', 'checked_on', 'how_checked', 'state'],
    ),
    cases: [
      ...texts('name', 'authority', 'decided', 'what_decided', 'meaning', 'address', 'source'),
      ...texts('checked_on', 'how_checked'),
      "outcome text not null default 'refused'",
      "decided_by text not null default 'council'",
      'sort_order integer not null default 0',
    ],
    campaign_details: [
      ...texts('name', 'organisation', 'application_reference', 'planning_documents_url', 'contact_email'),
      ...texts('privacy_email', 'council_email', 'council_form', 'council_address', 'fundraising_url'),
      ...objects('council_count', 'bank_account', 'retention_days'),
      ...lists('social_links'),
      'mails_an_hour integer not null default 200',
    ],
    process_stages: [
      ...texts('title', 'description', 'starts_on', 'ends_on'),
      "status text not null default 'upcoming'",
      ...objects('overlay_position'),
      ...lists('claims'),
    ],
    key_facts: [...texts('title', 'figure', 'content', 'source'), ...lists('claims')],
    notices: texts('text', 'link_url', 'link_text', 'ends_on'),
    page_texts: [...texts('text'), ...lists('claims')],
    objection_grounds: [
      ...texts('name', 'why', 'ask', 'prompt'),
      "lasting text not null default 'evidence'",
      ...lists('framings', 'claims', 'documents'),
      'sequence integer not null default 100',
    ],
    updates: [...texts('subject', 'body', 'occasion'), 'sent_at text', 'stopped_at text'],
  }
}

/** What makes all tables but the specified five: the content of our own, its history, what visitors send, mail, sessions and uploads. */
export function ownTables({ isPostgres, json, now, end }: Dialect): string[] {
  return [
    `create table site_schema (version text ${key}) ${end}`,
    ...Object.entries(contentTables(json)).map(
      ([table, columns]) => `create table ${table} (
        id text ${key}, ${columns.join(', ')}, updated_at text not null default ${now}
      ) ${end}`,
    ),
    `create table content_revision (
       id integer ${key} check (id = 1),
       revision ${isPostgres ? 'bigint' : 'integer'} not null
     ) ${end}`,
    'insert into content_revision (id, revision) values (1, 1)',
    `create table content_history (
       id ${isPostgres ? 'bigint generated always as identity primary key' : 'integer primary key autoincrement'},
       at text not null,
       table_name text not null,
       row_key text not null,
       kind text not null check (kind in ('insert', 'update', 'delete')),
       before ${json},
       after ${json},
       batch text,
       auto_saved_since text
     ) ${end}`,
    'create index content_history_row on content_history (table_name, row_key, id)',
    'create index content_history_batch on content_history (batch)',
    `create table maintenance_sessions (
       hash text ${key},
       kind text not null check (kind in ('code', 'session')),
       expires_at text not null
     ) ${end}`,
    `create table messages (
       id text ${key},
       received_at text not null,
       name text not null,
       email text not null,
       subject text not null,
       message text not null,
       consent_text text not null,
       read_at text,
       answered_at text,
       deleted_at text
     ) ${end}`,
    'create index messages_received on messages (received_at)',
    `create table newsletter_signups (
       id text ${key},
       address_hash text not null unique,
       email text not null,
       first_name text not null default '',
       postcode text not null default '',
       signed_up_at text not null,
       consent_text text not null,
       state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed')),
       confirmed_at text,
       mails_asked integer not null default 1,
       mail_asked_at text,
       refused_at text,
       refused_words text
     ) ${end}`,
    'create index newsletter_signups_signed_up on newsletter_signups (signed_up_at)',
    `create table mailing_list (
       id integer ${key} check (id = 1),
       address_key text not null,
       turns integer not null default 0
     ) ${end}`,
    `create table suppressed_addresses (
       address_hash text ${key},
       suppressed_at text not null
     ) ${end}`,
    `create table newsletter_links (
       token_hash text ${key},
       signup_id text,
       address_hash text not null,
       made_at text not null
     ) ${end}`,
    'create index newsletter_links_made on newsletter_links (made_at)',
    `create table update_sendings (
       update_id text ${key},
       occasion text not null,
       started_at text not null,
       recipients integer not null,
       stopped_why text
     ) ${end}`,
    // Two presses, or two processes, may know of no other: an occasion has one sending all the same.
    `create unique index update_sendings_occasion on update_sendings (occasion) where occasion <> ''`,
    // It holds nothing of a person but ids, which mean nothing once the message or the sign-up is deleted.
    `create table mail_queue (
       id text ${key},
       kind text not null check (kind in ('message', 'confirmation', 'welcome', 'update')),
       about text not null,
       signup_id text,
       is_bulk integer not null default 0 check (is_bulk in (0, 1)),
       state text not null default 'waiting' check (state in ('waiting', 'held', 'stopped', 'sent', 'failed')),
       due text not null,
       attempts integer not null default 0,
       tried_at text,
       message_id text,
       last_error text,
       sent_at text
     ) ${end}`,
    'create index mail_queue_due on mail_queue (state, is_bulk, due)',
    'create index mail_queue_tried on mail_queue (tried_at)',
    'create index mail_queue_about on mail_queue (about, state)',
    'create index mail_queue_signup on mail_queue (signup_id)',
    `create table uploads (
       name text ${key},
       bytes integer not null,
       width integer,
       height integer,
       original_name text not null,
       uploaded_at text not null
     ) ${end}`,
    `create table upload_parts (
       name text not null references uploads (name) on delete cascade,
       part integer not null,
       content ${isPostgres ? 'bytea' : 'blob'} not null,
       primary key (name, part)
     ) ${end}`,
  ]
}

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
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = current_schema() and table_type = 'BASE TABLE'`
    : sql<{ table: string; name: string }>`select m.name as "table", c.name
        from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%'`
  const columns = new Map<string, Set<string>>()
  for (const { table, name } of (await query.execute(db)).rows)
    columns.set(table, (columns.get(table) ?? new Set()).add(name))
  return columns
}
