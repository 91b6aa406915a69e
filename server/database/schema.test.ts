import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openStoredContent } from '../stored-content.ts'
import { connectDatabase } from './connect.ts'
import { sharedPostgresServer } from './testing/database-host.ts'
import { executeOnPostgres } from './testing/postgres-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'quarry-schema-'))
afterAll(() => rmSync(folder, { recursive: true }))

const olderDatabases = {
  'by an earlier version': 'create table kysely_migration (name text)',
  'by another state of this one': "create table site_schema (version text); insert into site_schema values ('older')",
  'by somebody else, with a table named as one of ours': 'create table messages (id text)',
  'by somebody else': 'create table users (id integer)',
  'by somebody else, with events of another kind': 'create table events (id integer primary key, foo text)',
}

for (const [made, statements] of Object.entries(olderDatabases)) {
  test(`a database that was made ${made} is refused by one line, and stays as it is`, async () => {
    const path = join(folder, `${made.replaceAll(/\W/g, '-')}.db`)
    const before = new DatabaseSync(path)
    before.exec(statements)
    const tables = () => before.prepare('select group_concat(name) as names from sqlite_schema').get()?.names
    const names = tables()
    await expect(openStoredContent(`file:${path}`)).rejects.toThrow(/cannot be used: it .*is left as it is/)
    expect(tables()).toBe(names)
    before.close()
  })
}

test('an empty PostgreSQL gets its tables once, however many processes begin with it', async () => {
  const url = await (await sharedPostgresServer()).createDatabase()
  const all = await Promise.all(Array.from({ length: 4 }, () => connectDatabase(url)))
  await Promise.all(all.map((database) => database.close()))
  expect(await executeOnPostgres(url, 'select count(*)::int as made from site_schema')).toEqual([{ made: 1 }])
})

test('a database of this version is opened again with what it holds', async () => {
  const url = `file:${join(folder, 'again.db')}`
  const first = await connectDatabase(url)
  await sql`insert into evidence_categories (id, name) values ('water', 'Water')`.execute(first.db)
  await first.close()
  const second = await connectDatabase(url)
  const { rows } = await sql`select id from evidence_categories`.execute(second.reader)
  await second.close()
  expect(rows).toEqual([{ id: 'water' }])
})
