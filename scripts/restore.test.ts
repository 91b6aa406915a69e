import { execFileSync, spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import {
  describeOnSqliteFirst,
  sharedPostgresServer,
  startSqliteHost,
} from '../server/database/testing/database-host.ts'
import { createOldDatabase, oldDump } from '../server/database/testing/old-database.ts'
import { executeOnPostgres } from '../server/database/testing/postgres-server.ts'

/** What people sent, and what stands for everything else. */
const tables = ['events', 'messages', 'newsletter_signups', 'upload_contents', 'content_history', 'newsletter_links']

describeOnSqliteFirst('a back-up', (host) => {
  test('brings back every row, but nobody who has left the list since, and no update goes by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quarry-back-up-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const url = await createOldDatabase(host())
    const bringUpToDate = async () => (await connectDatabase(url)).close()
    const copy = join(folder, 'copy')
    const run = (script: string) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, copy], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: 'pipe',
        encoding: 'utf8',
      })
    const rowsOf = (table: string) => host().execute(url, `select * from ${table} order by 1`)
    await host().execute(url, "update mail_queue set state = 'waiting', is_bulk = 1")
    // The copy is of an older release: its tables are not those of the database that it replaces.
    const counted = /^(\d+) rows in \d+ tables\n$/.exec(run('back-up'))?.[1]
    expect(Number(counted)).toBeGreaterThan(tables.length)
    await bringUpToDate()
    const before = new Map<string, Record<string, unknown>[]>()
    for (const table of tables) before.set(table, await rowsOf(table))
    const backUp = readFileSync(copy)
    const restore = async () => {
      // An SQLite file is moved to where the database was.
      writeFileSync(copy, backUp)
      const said = run('restore')
      await bringUpToDate()
      return said
    }
    const [left] = before.get('newsletter_signups') ?? []
    await host().execute(url, `delete from newsletter_signups where id = '${left?.id}'`)
    await host().execute(url, "update events set title = 'Spoilt'")
    for (const _time of ['the first', 'again']) {
      expect(await restore()).toContain('Who has left the list since stays off it')
      for (const table of tables)
        expect(await rowsOf(table), table).toEqual(before.get(table)?.filter(({ id }) => id !== left?.id))
      expect(await rowsOf('mail_queue')).not.toContainEqual(expect.objectContaining({ state: 'waiting' }))
    }
    // As on a new server, which knows nobody.
    for (const table of ['newsletter_signups', 'newsletter_links']) await host().execute(url, `delete from ${table}`)
    await restore()
    expect(await rowsOf('newsletter_signups')).toEqual(before.get('newsletter_signups'))
    // Who joined after this back-up is in the next: that they are not in this one is no leaving, and who has left is remembered.
    await host().execute(url, "update newsletter_signups set id = 'other'")
    await host().execute(url, "update newsletter_links set signup_id = 'other'")
    for (const id of ['other', 'gone'])
      await host().execute(
        url,
        `insert into newsletter_links select '${id}', '${id}', 0, made_at from newsletter_links limit 1`,
      )
    await restore()
    const known = (await rowsOf('newsletter_links')).map(({ signup_id }) => signup_id)
    expect(known).toContain('gone')
    expect(known).not.toContain('other')
  })
})

/** Restores a file over a database; what is said, and with which status. */
function restore(from: string, url: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', from, ...words], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('what is no whole back-up of this site, or cannot be written, leaves the database as it is', async () => {
  const host = startSqliteHost()
  onTestFinished(() => host.stop())
  const [url = '', full = '', damaged = ''] = await Promise.all([1, 2, 3].map(() => createOldDatabase(host)))
  const foreign = await host.createDatabase()
  await host.execute(full, "create trigger full before update on mail_queue begin select raise(abort, 'full'); end")
  damage(sqlitePath(damaged), 'events')
  mkdirSync(dirname(sqlitePath(foreign)))
  await host.execute(foreign, 'create table events (id text)')
  const text = join(dirname(sqlitePath(foreign)), 'text')
  writeFileSync(text, 'Dear neighbours'.repeat(1000))
  const before = readFileSync(sqlitePath(url))
  for (const [from, reason] of [
    [sqlitePath(full), 'cannot be brought up to date: full'],
    [sqlitePath(damaged), 'The back-up is broken'],
    [sqlitePath(foreign), 'none of this site'],
    [text, 'The back-up is broken: file is not a database'],
    ['no-such-file', 'Name the file that is to be restored.'],
  ] as const)
    expect(restore(from, url)).toEqual({ status: 1, said: expect.stringContaining(reason) })
  expect(restore(sqlitePath(url), url, '--look')).toEqual({ status: 0, said: '' })
  expect(readFileSync(sqlitePath(url))).toEqual(before)
})

test('a damaged database cannot say who has left: it is replaced only where that is allowed, and is put aside', async () => {
  const host = startSqliteHost()
  onTestFinished(() => host.stop())
  const [url = '', copy = ''] = await Promise.all([1, 2].map(() => createOldDatabase(host)))
  const path = sqlitePath(url)
  damage(path, 'newsletter_links')
  const before = readFileSync(path)
  for (const words of [['--look'], []])
    expect(restore(sqlitePath(copy), url, ...words)).toEqual({
      status: 1,
      said: expect.stringMatching(/cannot say who has left .*malformed.* add --without-leavers/),
    })
  expect(readFileSync(path)).toEqual(before)
  expect(restore(sqlitePath(copy), url, '--without-leavers')).toEqual({
    status: 0,
    said: expect.stringContaining('is NOT known'),
  })
  expect(await host.execute(url, 'select signup_id from newsletter_links')).not.toEqual([])
  const [kept = ''] = readdirSync(dirname(path)).filter((name) => /before_restore_\w+$/.test(name))
  expect(readFileSync(join(dirname(path), kept))).toEqual(before)
})

test('a restore on PostgreSQL that is killed halfway has changed nothing', { tags: ['wide'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const url = await (await sharedPostgresServer()).createDatabase()
  await executeOnPostgres(url, oldDump('postgres'))
  const copy = join(folder, 'copy')
  execFileSync(process.execPath, ['scripts/back-up.ts', copy], { env: { ...process.env, DATABASE_URL: url } })
  await executeOnPostgres(url, "update events set title = 'As it is'")
  const whole = execFileSync('which', ['pg_restore'], { encoding: 'utf8' }).trim()
  const killing = `#!/bin/sh\n${whole} "$@"\ncase $* in *--schema*) kill -9 $PPID ;; esac`
  writeFileSync(join(folder, 'pg_restore'), killing, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(restore(copy, url)).toMatchObject({ status: null })
  expect(await executeOnPostgres(url, 'select title from events')).toEqual([{ title: 'As it is' }])
  vi.unstubAllEnvs()
  expect(restore(copy, url)).toMatchObject({ status: 0 })
  expect(await executeOnPostgres(url, 'select title from events')).toEqual([{ title: 'Public meeting on dust' }])
})

/** Writes over the first page of a table. */
function damage(path: string, table: string): void {
  using database = new DatabaseSync(path)
  const one = database.prepare('select rootpage from sqlite_schema where name = ?').get(table)?.rootpage
  const size = database.prepare('pragma page_size').get()?.page_size
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(Number(size), 'x'), 0, Number(size), (Number(one) - 1) * Number(size))
  closeSync(file)
}

test('everybody can read the words of a program: the password of PostgreSQL is not among them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "$PGPASSWORD" "$@"\nexit 1', { mode: 0o755 })
  const env = { ...process.env, PATH: folder, DATABASE_URL: 'postgres://ann:a%40b@one:1,two:2/site?connect_timeout=3' }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/back-up.ts', 'copy'], { env, encoding: 'utf8' })
  const words =
    '--dbname=postgres://ann@one:1,two:2/site?connect_timeout=3 --format=custom --file=copy --exclude-schema=before_restore_*'
  expect(stdout).toBe(`a@b ${words}\n`)
  expect(stderr).toBe(`Command failed: pg_dump ${words}\n`)
})
