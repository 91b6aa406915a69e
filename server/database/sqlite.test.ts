import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { requireSqliteVersion } from './sqlite.ts'
import { openContent } from './testing/open-content.ts'
import { sampleEvent } from './testing/sample-rows.ts'

describe('a SQLite file', () => {
  let folder: string
  let path: string
  let database: ConnectedDatabase
  let content: Content

  const run = (text: string, ...parameters: unknown[]) => database.db.executeQuery(CompiledQuery.raw(text, parameters))

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quarry-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    path = join(folder, 'not', 'yet', 'quarry.db')
    ;({ database, content } = await openContent(`file:${path}`))
  })

  it('is made with its folder, and writes each commit to the disk before it is acknowledged', async () => {
    expect(existsSync(path)).toBe(true)
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(
        async (name) => (await run(`pragma ${name}`)).rows[0],
      ),
    )
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }, { timeout: 0 }])
  })

  it('has strict tables only', async () => {
    const { rows } = await run(
      "select name from pragma_table_list where strict = 0 and type = 'table' and name not like 'sqlite%' and name not like 'kysely%'",
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['a Date', [new Date()], 'Parameter 1 cannot be stored: [object Date]'],
    ['an object', [{ a: 1 }], 'Parameter 1 cannot be stored: [object Object]'],
    ['a truth value', [true], 'Parameter 1 cannot be stored: [object Boolean]'],
    ['undefined', [undefined], 'Parameter 1 cannot be stored: [object Undefined]'],
  ])('refuses %s, which node:sqlite would store as something else', async (_, parameters, message) => {
    await expect(run('select \'?\', ? as "?" -- ?', ...parameters)).rejects.toHaveProperty('cause.message', message)
  })

  it('refuses a second statement, which node:sqlite would ignore', async () => {
    await expect(run('select 1; delete from events')).rejects.toHaveProperty(
      'cause.message',
      'Only one statement at a time: select 1; delete from events',
    )
  })

  it('can be read while a transaction is writing, and shows only what is committed', async () => {
    await database.db.transaction().execute(async (transaction) => {
      await sql`insert into evidence_categories (id, name) values ('a', 'A')`.execute(transaction)
      expect(await content.list('evidence_categories')).toEqual([])
    })
    expect(await content.list('evidence_categories')).toHaveLength(1)
  })

  it('gives the reason of a failure also when it has undone the transaction by itself', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction)
      throw new Error('the reason')
    })
    await expect(failing).rejects.toThrow('the reason')
    expect(await content.insert('events', sampleEvent)).toMatchObject(sampleEvent)
  })

  it('says so when the disk is full, keeps what it has, and goes on when there is room again', async () => {
    const event = await content.insert('events', sampleEvent)
    const [size] = (await run('pragma page_count')).rows as { page_count: number }[]
    await run(`pragma max_page_count = ${(size?.page_count ?? 0) + 2}`)
    const long = { ...sampleEvent, description: 'x'.repeat(5000) }
    const error = await (async () => {
      for (;;) await content.insert('events', long)
    })().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'unavailable', message: 'Nothing was saved: the disk is full.' })
    expect(error).toMatchObject({ cause: { code: 'ERR_SQLITE_ERROR' } })
    expect(await content.find('events', event.id)).toEqual(event)
    expect((await run('pragma integrity_check')).rows).toEqual([{ integrity_check: 'ok' }])
    await run('pragma max_page_count = 100000')
    expect(await content.insert('events', long)).toMatchObject(long)
  })

  it('can still be read when it may not be written, and says so to who tries to write', async () => {
    const event = await content.insert('events', sampleEvent)
    await database.close()
    chmodSync(folder, 0o777)
    chmodSync(join(folder, 'not'), 0o777)
    chmodSync(join(folder, 'not', 'yet'), 0o777)
    chmodSync(path, 0o444)
    const giveBack = withoutPrivileges()
    try {
      const { content: readOnly } = await openContent(`file:${path}`)
      expect(await readOnly.list('events')).toEqual([event])
      await expect(readOnly.insert('events', sampleEvent)).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Nothing was saved: the database can only be read, not written.',
        cause: { code: 'ERR_SQLITE_ERROR' },
      })
    } finally {
      giveBack()
    }
  })

  it('that cannot be opened is reported in words for people', async () => {
    await expect(connectDatabase(`file:${folder}`)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The database file cannot be opened.',
    })
  })

  it('that is another kind of file is reported too', async () => {
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'Dear council, '.repeat(100))
    await expect(connectDatabase(`file:${letter}`)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('an address of a database', () => {
  it.each(['file:', 'file:data/quarry.db?mode=ro', 'mysql://localhost/quarry', ''])(
    'is refused in one line when it is %j',
    async (url) => {
      await expect(connectDatabase(url)).rejects.toThrow(/^DATABASE_URL must [^\n]+$/)
    },
  )
})

describe('SQLite', () => {
  it.each(['3.7.0', '3.44.9', '3.51.2'])('%s is refused in one line', (version) => {
    expect(() => requireSqliteVersion(version)).toThrow(/^SQLite 3\.51\.3 or newer is needed[^\n]+$/)
  })

  it.each(['3.51.3', '3.53.4', '3.100.0', '4.0.0'])('%s will do', (version) => {
    expect(() => requireSqliteVersion(version)).not.toThrow()
  })
})

/** Root may write any file: for the time of a test this process is somebody else. */
function withoutPrivileges(): () => void {
  if (process.geteuid?.() !== 0) return () => undefined
  process.seteuid?.('nobody')
  return () => process.seteuid?.(0)
}
