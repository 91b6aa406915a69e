import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/**
 * The content of an upload in one piece. It stands beside `uploads`, not in it: the release before reads whole rows of that
 * table, for each request and for the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql
    .raw(
      `create table upload_contents (name text not null primary key references uploads (name) on delete cascade,
         content ${isPostgres ? 'bytea' : 'blob'} not null) ${isPostgres ? '' : 'strict'}`,
    )
    .execute(db)
  // Pictures and PDFs are compressed already, and so PostgreSQL reads a slice without the rest.
  if (isPostgres) await sql`alter table upload_contents alter column content set storage external`.execute(db)
  await joinParts(db)
}

/** Makes one content of each upload that has parts alone, one upload at a time. */
export async function joinParts(db: QueryExecutorProvider): Promise<void> {
  const uploads = await sql<{ name: string }>`
    select name from uploads where name not in (select name from upload_contents)`.execute(db)
  for (const { name } of uploads.rows) {
    const parts = await sql<{ content: Uint8Array }>`
      select content from upload_parts where name = ${name} order by part`.execute(db)
    const content = Buffer.concat(parts.rows.map((part) => part.content))
    await sql`insert into upload_contents (name, content) values (${name}, ${content})`.execute(db)
  }
}
