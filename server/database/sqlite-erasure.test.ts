import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { createVisitorPosts } from '../delivery/visitor-posts.ts'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { removeMessage } from './received-messages.ts'
import { removeSignup } from './received-signups.ts'
import { deleteExpired, keepDeletingExpired } from './retention.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import { SqliteErasure } from './sqlite-erasure.ts'
import type { Database } from './tables.ts'

const marker = 'the-ducks-of-Barford'
const silent = { info: () => undefined, error: () => undefined }
const year = 366 * 24 * 60 * 60_000

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarry-erased-'))
  path = join(folder, 'data', 'quarry.db')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** The files that still have the marker in them. */
function traces(): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return names
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(marker))
    .map(({ name }) => name)
}

async function open(): Promise<ConnectedDatabase> {
  const database = await connectDatabase(`file:${path}`)
  onTestFinished(() => database.close())
  return database
}

/** A year ago visitors wrote, long texts among them, and one of them signed up. */
async function receive(database: ConnectedDatabase): Promise<void> {
  let visitors = 0
  const take = createVisitorPosts({ db: database.db, trustedProxies: 0, log: silent, now: () => Date.now() - year })
  const visitor = () => take({ headers: {}, socket: { remoteAddress: `203.0.113.${++visitors}` } as Socket })
  for (let count = 0; count < 30; count += 1) {
    const text = `${marker} `.repeat(count * 10 + 1)
    await visitor().sendMessage({
      name: marker,
      email: 'ann@example.org',
      subject: marker,
      message: text,
      consent: 'yes',
    })
  }
  await visitor().signUp({ EMAIL: `${marker}@example.org`, FNAME: marker })
}

// (rule: erasure)
test('what has expired is in no file any more, before and after the site is started anew', async () => {
  const database = await open()
  await receive(database)
  expect(traces()).not.toEqual([])
  const stop = keepDeletingExpired(database, async () => firstCampaign, silent)
  await expect.poll(traces).toEqual([])
  stop()
  await database.close()
  expect(traces()).toEqual([])
  await open()
  expect(traces()).toEqual([])
})

test('what a maintainer deletes for good is in no file any more', async () => {
  const database = await open()
  await receive(database)
  await database.db.updateTable('messages').set({ deleted_at: new Date().toISOString() }).execute()
  for (const { id } of await database.db.selectFrom('messages').select('id').execute()) {
    await removeMessage(database.db, id)
  }
  const [signup] = await database.db.selectFrom('newsletter_signups').select('id').execute()
  await removeSignup(database.db, String(signup?.id), new Date())
  expect(await database.erase()).toBe(true)
  expect(traces()).toEqual([])
})

test('copies that SQLite left behind when it moved a row are gone as well', async () => {
  const database = await open()
  let leftovers = 0
  for (let seed = 64; seed < 84; seed += 1) {
    writeAndDeleteByChance(seed)
    leftovers += traces().length
    expect(await database.erase()).toBe(true)
    expect(traces(), `after round ${seed}`).toEqual([])
    expect(await database.db.selectFrom('messages').select('id').execute()).toHaveLength(30)
    await database.db.deleteFrom('messages').execute()
  }
  expect(leftovers).toBeGreaterThan(0)
})

/** Rows of many sizes come, grow and go, until only those without the marker are left. */
function writeAndDeleteByChance(seed: number): void {
  let state = seed
  const chance = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
  const handle = openSqliteFile(path, { readOnly: false })
  handle.exec('pragma synchronous = off')
  const insert = handle.prepare(
    "insert into messages (id, received_at, name, email, subject, consent_text, message) values (?, '', '', '', '', '', ?)",
  )
  const grow = handle.prepare('update messages set last_error = ?, message_id = ? where id = ?')
  const remove = handle.prepare('delete from messages where id = ?')
  const ids: string[] = []
  const removeOne = () => remove.run(ids.splice(chance(ids.length), 1)[0] ?? '')
  for (let count = 0; count < 120; count += 1) {
    insert.run(`${count}`, marker.repeat(chance(3) === 0 ? chance(180) : chance(18)))
    ids.push(`${count}`)
    if (chance(2) === 1) grow.run('e'.repeat(chance(300)), 'm'.repeat(chance(80)), ids[chance(ids.length)] ?? '')
    if (chance(4) === 0) removeOne()
  }
  for (let count = 0; count < 30; count += 1) insert.run(`kept ${count}`, 'k'.repeat(chance(500)))
  while (ids.length > 0) removeOne()
  handle.exec('pragma wal_checkpoint(truncate)')
  handle.close()
}

test('somebody who reads meanwhile holds it up only as long as they read', async () => {
  const database = await open()
  await receive(database)
  await database.close()
  const writing = openSqliteFile(path, { readOnly: false })
  const db = new Kysely<Database>({ dialect: sqliteDialect(writing) })
  const erasure = new SqliteErasure(writing, db, 20)
  const reader = new DatabaseSync(path, { readOnly: true })
  onTestFinished(() => {
    erasure.stop()
    for (const handle of [reader, writing]) handle.close()
  })
  reader.exec('begin')
  reader.prepare('select * from messages').all()
  await deleteExpired(db, new Date(), firstCampaign.retention_days)
  expect(await erasure.erase()).toBe(false)
  expect(traces()).not.toEqual([])
  reader.exec('commit')
  await expect.poll(traces).toEqual([])
})

/** A file as an earlier version of the site has left it: deleted rows were not overwritten. */
async function leaveLeftovers(): Promise<void> {
  const database = await open()
  await receive(database)
  await database.close()
  const old = new DatabaseSync(path)
  old.exec('pragma secure_delete = off')
  old.exec('pragma user_version = 0')
  old.exec(`insert into messages (id, received_at, name, email, subject, message, consent_text)
    select 'again ' || id, received_at, name, email, subject, message, consent_text from messages`)
  old.exec('delete from messages')
  old.exec('delete from newsletter_signups')
  old.close()
  expect(traces()).toEqual(['quarry.db'])
}

test('what an earlier version has left in a file is gone once the site was started', async () => {
  await leaveLeftovers()
  const database = await open()
  expect(traces()).toEqual([])
  expect(await database.db.selectFrom('messages').selectAll().execute()).toEqual([])
})

test('a file with leftovers that others use while the site starts is cleared as soon as they let it', async () => {
  await leaveLeftovers()
  const reader = new DatabaseSync(path, { readOnly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from events').all()
  const database = await open()
  expect(traces()).not.toEqual([])
  reader.exec('commit')
  reader.close()
  expect(await database.erase()).toBe(true)
  expect(traces()).toEqual([])
})
