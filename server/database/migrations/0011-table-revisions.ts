import { type Kysely, PostgresAdapter, sql } from 'kysely'

const contentTables =
  'events impact_cards village_data evidence_categories evidence_documents claims campaign_details process_stages key_facts notices page_texts cases objection_grounds site_checks updates'

/** A number for each content table, which every change of it raises, whoever makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const columns = `(name text not null primary key, revision ${isPostgres ? 'bigint' : 'integer'} not null)`
  await sql.raw(`create table table_revisions ${columns} ${isPostgres ? '' : 'strict'}`).execute(db)
  if (isPostgres) await raiseBoth(db)
  for (const table of contentTables.split(' ')) {
    await sql`insert into table_revisions (name, revision) values (${table}, 1)`.execute(db)
    for (const change of isPostgres ? [] : ['insert', 'update', 'delete'])
      await sql
        .raw(
          `create trigger table_revision_${change}_${table} after ${change} on ${table}
             begin update table_revisions set revision = revision + 1 where name = '${table}'; end`,
        )
        .execute(db)
  }
}

/** The function that the triggers of the first migration call raises the number of their table, too. */
async function raiseBoth(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  await sql`
    create or replace function raise_content_revision() returns trigger
    language plpgsql security definer set search_path = ${sql.id(rows[0]?.name ?? 'public')}, pg_temp as $$
    declare raised bigint;
    begin
      update content_revision set revision = revision + 1 returning revision into raised;
      update table_revisions set revision = revision + 1 where name = tg_table_name;
      perform pg_notify('content_revision', raised::text);
      return null;
    end $$`.execute(db)
}
