import {
  copyFileSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { openContent } from './testing/database-host.ts'
import { sampleEvent } from './testing/sample-rows.ts'
import { tryDatabase } from './write-trial.ts'

const unusable = { code: 'unavailable' }

describe('a SQLite file', () => {
  let folder: string
  let path: string
  let database: ConnectedDatabase
  let content: Content

  const run = (text: string) => database.db.executeQuery(CompiledQuery.raw(text))

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quarry-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    path = join(folder, 'not', 'yet', 'quarry.db')
    ;({ database, content } = await openContent(`file:${path}`))
  })

  it('is made with its folder and strict tables, and writes each commit to the disk before it is acknowledged', async () => {
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(
        async (name) => (await run(`pragma ${name}`)).rows[0],
      ),
    )
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }, { timeout: 0 }])
    const loose = "strict = 0 and type = 'table' and name not like 'sqlite%' and name not like 'site_migrations%'"
    expect((await run(`select name from pragma_table_list where ${loose}`)).rows).toEqual([])
  })

  it('can be read while a transaction is writing, and shows only what is committed', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await sql`insert into evidence_categories (id, name) values ('a', 'A')`.execute(transaction)
      expect(await content.list('evidence_categories')).toEqual([])
    })
    expect(await content.list('evidence_categories')).toHaveLength(1)
  })

  it('that is full keeps what it has, and goes on when there is room again', async () => {
    const event = await content.insert('events', sampleEvent)
    const [size] = (await run('pragma page_count')).rows as { page_count: number }[]
    await run(`pragma max_page_count = ${(size?.page_count ?? 0) + 2}`)
    const long = { ...sampleEvent, description: 'x'.repeat(5000) }
    const fill = async () => {
      for (;;) await content.insert('events', long)
    }
    await expect(fill()).rejects.toMatchObject({ ...unusable, cause: { errstr: expect.stringContaining('full') } })
    expect(await content.find('events', event.id)).toEqual(event)
    await run('pragma max_page_count = 100000')
    expect(await content.insert('events', long)).toMatchObject(long)
  })

  it('of which a full disk took the first page of the log and not the rest goes on from the log', async () => {
    await tryDatabase(database.db)
    await run('pragma wal_autocheckpoint = 0')
    const before = statSync(path).size
    for (let row = 0; row < 20; row += 1)
      await content.insert('events', { ...sampleEvent, description: 'x'.repeat(5000) })
    const [{ page_count: pages }] = (await run('pragma page_count')).rows as [{ page_count: number }]
    const told = Buffer.alloc(4)
    told.writeUInt32BE(pages)
    const file = openSync(path, 'r+')
    writeSync(file, told, 0, told.length, 28)
    expect(statSync(path).size).toBe(before)
    expect(await content.list('events')).toHaveLength(20)
    await tryDatabase(database.db)
    expect(statSync(path).size).toBeGreaterThan(before)
    expect((await run('pragma integrity_check')).rows).toEqual([{ integrity_check: 'ok' }])
  })

  it.each<[string, () => void]>([
    ['moved away', () => renameSync(path, `${path}.moved`)],
    ['replaced', () => renameSync(`${path}.copy`, path)],
    ['overwritten by an older copy', () => copyFileSync(`${path}.copy`, path)],
    ['overwritten by something else', () => writeFileSync(path, 'Dear council, '.repeat(1000))],
    ['emptied', () => truncateSync(path)],
    ['cut off', () => truncateSync(path, statSync(path).size - 4096)],
    ['robbed of its log', () => rmSync(`${path}-wal`)],
  ])('that is %s takes and tells nothing', async (_, harm) => {
    await content.insert('events', sampleEvent)
    copyFileSync(path, `${path}.copy`)
    await tryDatabase(database.db)
    harm()
    await expect(content.insert('events', sampleEvent)).rejects.toMatchObject(unusable)
    await expect(content.list('events')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('start the site anew') },
    })
  })

  it('that was found broken once takes nothing more', async () => {
    await content.insert('events', sampleEvent)
    const [{ page }] = (await run("select rootpage as page from sqlite_schema where name = 'events'")).rows as [
      { page: number },
    ]
    await tryDatabase(database.db)
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(4096, 1), 0, 4096, (page - 1) * 4096)
    using other = new DatabaseSync(path)
    expect(() => other.prepare('select * from events').all()).toThrow(/malformed/)
    await run('pragma shrink_memory')
    await expect(run('select * from events')).rejects.toMatchObject(unusable)
    await expect(tryDatabase(database.db)).rejects.toMatchObject(unusable)
  })

  it('that is none is reported', async () => {
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'Dear council, '.repeat(100))
    for (const other of [letter, folder]) await expect(connectDatabase(`file:${other}`)).rejects.toMatchObject(unusable)
  })
})

it.each(['file:', 'file:data/quarry.db?mode=ro', 'mysql://localhost/quarry', ''])(
  'an address of a database is refused in one line when it is %j',
  async (url) => {
    await expect(connectDatabase(url)).rejects.toThrow(/^DATABASE_URL must [^\n]+$/)
  },
)
