import { type Kysely, sql } from 'kysely'
import { dialectOf, revisionTriggers, statements } from './statements.ts'

const contentTables = ['village_data', 'impact_cards', 'events', 'evidence_categories', 'evidence_documents']

/** One number that every change of a content table raises, whoever makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeNumber(db)
  if (dialectOf(db).isPostgres) await makeFunction(db)
  await makeTriggers(db)
}

const makeNumber = statements(({ isPostgres, end }) => [
  `create table content_revision (
     id integer not null primary key check (id = 1),
     revision ${isPostgres ? 'bigint' : 'integer'} not null
   ) ${end}`,
  'insert into content_revision (id, revision) values (1, 1)',
])

async function makeFunction(db: Kysely<unknown>): Promise<void> {
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

const makeTriggers = statements((dialect) => contentTables.flatMap((table) => revisionTriggers(table, dialect)))
