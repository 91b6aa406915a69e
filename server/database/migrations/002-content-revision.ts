import { type Kysely, PostgresAdapter, sql } from 'kysely'

const contentTables = ['village_data', 'impact_cards', 'events', 'evidence_categories', 'evidence_documents']

/** One number that every change of a content table raises, whoever makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await upOnPostgres(db)
  else await upOnSqlite(db)
}

async function upOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_revision (
      id integer not null primary key check (id = 1),
      revision integer not null
    ) strict`.execute(db)
  await sql`insert into content_revision (id, revision) values (1, 1)`.execute(db)
  for (const table of contentTables) {
    for (const change of ['insert', 'update', 'delete']) {
      await sql
        .raw(
          `create trigger content_revision_${change}_${table} after ${change} on ${table}
           begin update content_revision set revision = revision + 1; end`,
        )
        .execute(db)
    }
  }
}

async function upOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_revision (
      id integer not null primary key check (id = 1),
      revision bigint not null
    )`.execute(db)
  await sql`insert into content_revision (id, revision) values (1, 1)`.execute(db)
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
  for (const table of contentTables) {
    await sql
      .raw(
        `create trigger content_revision_${table} after insert or update or delete or truncate on ${table}
         for each statement execute function raise_content_revision()`,
      )
      .execute(db)
  }
}
