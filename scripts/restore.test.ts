import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import { describeOnSqliteFirst, startSqliteHost } from '../server/database/testing/database-host.ts'
import { createOldDatabase } from '../server/database/testing/old-database.ts'

/** What people sent, and what stands for everything else. */
const tables = ['events', 'messages', 'newsletter_signups', 'upload_contents', 'content_history', 'newsletter_links']

describeOnSqliteFirst('a back-up', (host) => {
  test('brings back every row, but nobody who has left the list since, and no update goes by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quarry-back-up-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const url = await createOldDatabase(host())
    await (await connectDatabase(url)).close()
    const copy = join(folder, 'copy')
    const run = (script: string) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, copy], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: 'pipe',
        encoding: 'utf8',
      })
    const rowsOf = (table: string) => host().execute(url, `select * from ${table} order by 1`)
    const waiting = "update mail_queue set state = 'waiting', is_bulk = 1"
    await host().execute(url, waiting)
    const before = new Map<string, Record<string, unknown>[]>()
    for (const table of tables) before.set(table, await rowsOf(table))
    const counted = /^(\d+) rows in \d+ tables\n$/.exec(run('back-up'))?.[1]
    expect(Number(counted)).toBeGreaterThan(Array.from(before.values()).flat().length)
    const backUp = readFileSync(copy)
    const restore = () => {
      // An SQLite file is moved to where the database was.
      writeFileSync(copy, backUp)
      return run('restore')
    }
    const [left] = before.get('newsletter_signups') ?? []
    await host().execute(url, `delete from newsletter_signups where id = '${left?.id}'`)
    await host().execute(url, "update events set title = 'Spoilt'")
    for (const _time of ['the first', 'again']) {
      expect(restore()).toContain('1 people who have left the list since stay off it')
      for (const table of tables)
        expect(await rowsOf(table), table).toEqual(before.get(table)?.filter(({ id }) => id !== left?.id))
      expect(await rowsOf('mail_queue')).not.toContainEqual(expect.objectContaining({ state: 'waiting' }))
    }
    // As on a new server, which knows nobody.
    for (const table of ['newsletter_signups', 'newsletter_links']) await host().execute(url, `delete from ${table}`)
    expect(restore()).toContain('0 people who have left')
    expect(await rowsOf('newsletter_signups')).toEqual(before.get('newsletter_signups'))
    // Who joined after this back-up is in the next: that they are not in this one is no leaving, and who has left is remembered.
    await host().execute(url, "update newsletter_signups set id = 'other'")
    await host().execute(url, "update newsletter_links set signup_id = 'other'")
    for (const id of ['other', 'gone'])
      await host().execute(
        url,
        `insert into newsletter_links select '${id}', '${id}', 0, made_at from newsletter_links limit 1`,
      )
    expect(restore()).toContain('0 people who have left')
    const known = (await rowsOf('newsletter_links')).map(({ signup_id }) => signup_id)
    expect(known).toContain('gone')
    expect(known).not.toContain('other')
  })
})

test('what cannot be written, such as on a full disk, leaves the database as it is', async () => {
  const host = startSqliteHost()
  onTestFinished(() => host.stop())
  const [url, copy] = [await createOldDatabase(host), await createOldDatabase(host)]
  await host.execute(copy, "create trigger full before update on mail_queue begin select raise(abort, 'full'); end")
  await host.execute(copy, "update events set title = 'Of the copy'")
  const { status, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', sqlitePath(copy)], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('full') })
  expect(await host.execute(url, "select * from events where title = 'Of the copy'")).toEqual([])
})

test('everybody can read the words of a program: the password of PostgreSQL is not among them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "$PGPASSWORD" "$@"\nexit 1', { mode: 0o755 })
  const env = { ...process.env, PATH: folder, DATABASE_URL: 'postgres://ann:a%40b@one:1,two:2/site?connect_timeout=3' }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/back-up.ts', 'copy'], { env, encoding: 'utf8' })
  const words = '--dbname=postgres://ann@one:1,two:2/site?connect_timeout=3 --format=custom --file=copy'
  expect(stdout).toBe(`a@b ${words}\n`)
  expect(stderr).toBe(`Command failed: pg_dump ${words}\n`)
})

test('what is no back-up leaves the database as it is', () => {
  expect(() => execFileSync(process.execPath, ['scripts/restore.ts', 'no-such-file'], { stdio: 'pipe' })).toThrow(
    'Name the file that is to be restored.',
  )
})
