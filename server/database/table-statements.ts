import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'
import { keyColumns, type TableName, tableNames } from '../../domain/content.ts'
import { columnsOf } from './rows.ts'

type Column = [name: string, type: string, constraint: string]

const key = 'not null primary key'

/** The five tables of the specification, which a hosted database may keep already, and what their rows must have besides the key. */
const required: { [T in TableName]?: string[] } = {
  village_data: ['name'],
  impact_cards: ['card_id', 'title'],
  events: ['title', 'date'],
  evidence_categories: ['name'],
  // No foreign key: a document outlives its category and keeps its name, so that bringing the category back heals it.
  evidence_documents: ['title'],
}

/** The columns of the five. */
export function specifiedTables(dialect: Dialect): Record<string, Column[]> {
  const tables = tableNames.filter((table) => required[table])
  return Object.fromEntries(tables.map((table) => [table, contentColumns(table, dialect)]))
}

function contentColumns(table: TableName, { json, now }: Dialect): Column[] {
  return columnsOf(table).map(({ name, kind, missing }) => {
    const type = { text: 'text', time: 'text', integer: 'integer', json }[kind]
    if (name === keyColumns[table]) return [name, type, key]
    if (required[table]?.includes(name)) return [name, type, 'not null']
    const ownDefault = kind === 'time' ? now : missing
    return [name, type, ownDefault === undefined ? '' : `not null default ${ownDefault}`]
  })
}

/** What makes all tables but the specified five: the content of our own, its history, what visitors send, mail, sessions and uploads. */
export function ownTables(dialect: Dialect): string[] {
  const { isPostgres, json, end } = dialect
  return [
    `create table site_schema (version text ${key}) ${end}`,
    ...tableNames
      .filter((table) => !required[table])
      .map((table) => createTable(table, contentColumns(table, dialect), dialect)),
    `create table content_revision (
       id integer ${key} check (id = 1),
       revision ${isPostgres ? 'bigint' : 'integer'} not null
     ) ${end}`,
    'insert into content_revision (id, revision) values (1, 1)',
    `create table daily_deletion (ran_at text, doubted_at text) ${end}`,
    'insert into daily_deletion (ran_at) values (null)',
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
       answered_at text
     ) ${end}`,
    'create index messages_received on messages (received_at)',
    `create table newsletter_signups (
       id text ${key},
       inbox text not null unique,
       email text not null,
       first_name text not null default '',
       postcode text not null default '',
       only_deadline integer not null default 0 check (only_deadline in (0, 1)),
       signed_up_at text not null,
       consent_text text not null,
       state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed')),
       confirmed_at text,
       mails_asked integer not null default 1,
       mail_asked_at text not null,
       refused_at text,
       refused_words text
     ) ${end}`,
    'create index newsletter_signups_signed_up on newsletter_signups (signed_up_at)',
    `create table newsletter_links (
       token_hash text ${key},
       signup_id text not null,
       confirms integer not null check (confirms in (0, 1)),
       made_at text not null
     ) ${end}`,
    'create index newsletter_links_made on newsletter_links (made_at)',
    `create table update_sendings (
       update_id text ${key},
       started_at text not null,
       recipients integer not null
     ) ${end}`,
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

/** The statement that makes a table of these columns. */
export function createTable(table: string, columns: Column[], { end }: Dialect): string {
  return `create table ${table} (${columns.map((column) => column.join(' ')).join(', ')}) ${end}`
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
