import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it, onTestFinished, test, vi } from 'vitest'
import { openStoredContent } from '../stored-content.ts'
import { connectDatabase, sqlitePath } from './connect.ts'
import {
  type DatabaseHost,
  describeOnBoth,
  openContent,
  sharedPostgresServer,
  startSqliteHost,
} from './testing/database-host.ts'
import { createOldDatabase, oldDump } from './testing/old-database.ts'
import { executeOnPostgres } from './testing/postgres-server.ts'
import { sampleEvent } from './testing/sample-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'quarry-schema-'))
afterAll(() => rmSync(folder, { recursive: true }))

const foreignDatabases = {
  'by an earlier version': 'create table kysely_migration (name text)',
  'by an earlier state of this one':
    "create table site_schema (version text); insert into site_schema values ('older')",
  'by somebody else, with a table named as one of ours': 'create table messages (id text)',
  'by somebody else': 'create table users (id integer)',
  'by somebody else, with events of another kind': 'create table events (id integer primary key, foo text)',
}

for (const [made, statements] of Object.entries(foreignDatabases)) {
  test(`a database that was made ${made} is refused by one line, and stays as it is`, async () => {
    const path = join(folder, `${made.replaceAll(/\W/g, '-')}.db`)
    const before = new DatabaseSync(path)
    before.exec(statements)
    const tables = () => before.prepare('select group_concat(name) as names from sqlite_schema').get()?.names
    const names = tables()
    await expect(openStoredContent(`file:${path}`)).rejects.toThrow(
      /cannot be used: it has tables of (another program|version older), .* of commit 309b2e19 .* left as it is/,
    )
    expect(tables()).toBe(names)
    before.close()
  })
}

test('a hosted database that commit 309b2e19 used in place is refused by one line', async () => {
  const url = await (await sharedPostgresServer()).createDatabase()
  await executeOnPostgres(url, oldDump('postgres'))
  await executeOnPostgres(url, 'alter table events alter column date type date using date::date')
  await expect(openStoredContent(url)).rejects.toThrow(/another program made, and is left as it is/)
})

test('before an update the SQLite file is copied as it was, and the three newest copies stay', async () => {
  const host = startSqliteHost()
  onTestFinished(() => host.stop())
  const url = await createOldDatabase(host)
  const listCopies = () => readdirSync(dirname(sqlitePath(url))).filter((name) => name.includes('before-update'))
  for (const year of [2021, 2022, 2023])
    writeFileSync(`${sqlitePath(url)}.before-update-${year}0101T000000000Z`, 'an older copy')
  for (const _start of ['brings it up to date', 'finds nothing to do']) await (await connectDatabase(url)).close()
  expect(listCopies()).toHaveLength(3)
  expect(listCopies().join()).not.toContain('update-2021')
  using copy = new DatabaseSync(join(dirname(sqlitePath(url)), listCopies().at(-1) ?? ''))
  expect(copy.prepare('select title from events').get()).toEqual({ title: 'Public meeting on dust' })
  expect(copy.prepare("select name from sqlite_schema where name = 'site_migrations'").get()).toBeUndefined()
})

describeOnBoth('the tables', (host) => {
  const open = async (url: string) => (await connectDatabase(url)).close()
  const rowsOf = (url: string, table: string) => host().execute(url, `select * from ${table} order by 1`)

  it('are made once, however many processes begin with them', async () => {
    const url = await host().createDatabase()
    await Promise.all(Array.from({ length: 4 }, () => open(url)))
    const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.ts'))
    expect((await rowsOf(url, 'site_migrations')).map(({ name }) => `${name}.ts`)).toEqual(files.sort())
  })

  it('are as before where a process was killed halfway, and the next, which waited, goes on', {
    tags: ['wide'],
  }, async () => {
    const url = await createOldDatabase(host())
    const program = fileURLToPath(new URL('testing/migrate-halfway.ts', import.meta.url))
    const child = spawn(process.execPath, [program, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    const begun = Date.now()
    // Longer than a query waits: a large database takes its time.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const clock = setInterval(() => vi.setSystemTime(Date.now() + 1000), 10)
    let isOpen = false
    const next = open(url).then(() => {
      isOpen = true
    })
    await vi.waitUntil(() => Date.now() - begun > 30_000, { timeout: 30_000 })
    clearInterval(clock)
    expect(isOpen).toBe(false)
    child.kill('SIGKILL')
    await next
    const [event] = await rowsOf(url, 'events')
    expect(event).toMatchObject({ title: 'Public meeting on dust' })
    expect(event).not.toHaveProperty('halfway')
    await expect(rowsOf(url, 'halfway')).rejects.toThrow(/halfway/)
  })

  it('of a newer version, which has only added to them, are used and left as they are', async () => {
    const url = await host().createDatabase()
    await open(url)
    await host().execute(url, "alter table events add column organiser text not null default 'us'")
    await host().execute(url, "insert into site_migrations values ('9999-organiser', '2099-01-01T00:00:00.000Z')")
    const { content } = await openContent(url)
    const event = await content.insert('events', sampleEvent)
    expect(await rowsOf(url, 'events')).toMatchObject([{ id: event.id, organiser: 'us' }])
    expect(await rowsOf(url, 'site_migrations')).toContainEqual(expect.objectContaining({ name: '9999-organiser' }))
  })

  it('of commit 309b2e19 are taken over with every row, and are then as those of a new database', async () => {
    const url = await createOldDatabase(host())
    const tables = [...oldDump('sqlite').matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name = '']) => name)
    const before = new Map<string, unknown[]>()
    for (const table of tables) before.set(table, await rowsOf(url, table))
    const { content } = await openContent(url)
    for (const [table, rows] of before) expect(await rowsOf(url, table), table).toMatchObject(rows)
    const people = [
      'messages',
      'newsletter_signups',
      'mail_queue',
      'content_history',
      'maintenance_sessions',
      'upload_parts',
    ]
    for (const table of people) expect(before.get(table), table).not.toEqual([])
    const [upload] = await rowsOf(url, 'upload_contents')
    expect(Buffer.from(upload?.content as Uint8Array).toString()).toBe('%PDF-')
    const quoted = { header_image_attribution: '[1] Photo: a neighbour' }
    expect(await content.find('village_data', 'barford')).toMatchObject(quoted)
    const fresh = await host().createDatabase()
    await open(fresh)
    expect(await describeTables(host(), url)).toEqual(await describeTables(host(), fresh))
  })
})

/** Everything that makes a database what it is but its rows, in no order. */
async function describeTables(host: DatabaseHost, url: string): Promise<string[]> {
  const query = url.startsWith('file:')
    ? "select sql as text from sqlite_schema where sql is not null and name not like 'sqlite_%'"
    : `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as text
         from information_schema.columns where table_schema = current_schema()
       union all select regexp_replace(indexdef, 'site_\\d+\\.', '', 'g') from pg_indexes where schemaname = current_schema()
       union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
         where connamespace = current_schema()::regnamespace
       union all select concat_ws(' ', event_object_table, trigger_name, event_manipulation, action_statement)
         from information_schema.triggers where trigger_schema = current_schema()`
  const rows = await host.execute(url, query)
  return rows
    .map(({ text }) =>
      String(text)
        .toLowerCase()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[,)])|(?<=\() /g, ''),
    )
    .sort()
}
