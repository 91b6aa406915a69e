import { type Kysely, sql } from 'kysely'
import { columnsOf, revisionTriggers, statements } from './statements.ts'

/**
 * Decisions on other quarries, what is new in a document, and what became of looking at each address that the rows lead to.
 * A hosted table that has the column already stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTables(db)
  if ((await columnsOf(db, 'evidence_documents')).has('what_changed')) return
  await sql`alter table evidence_documents add column what_changed text`.execute(db)
}

const makeTables = statements((dialect) => [
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
     updated_at text not null default ${dialect.now}
   ) ${dialect.end}`,
  `create table link_checks (
     address text not null primary key,
     checked_at text not null,
     result text not null,
     status integer,
     words text not null
   ) ${dialect.end}`,
  // Pages show both.
  ...['cases', 'link_checks'].flatMap((table) => revisionTriggers(table, dialect)),
])
