import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { moveDatabase } from './move.ts'
import { sharedPostgresServer, startSqliteHost, withContent } from './testing/database-host.ts'
import { createOldDatabase } from './testing/old-database.ts'
import { executeOnPostgres } from './testing/postgres-server.ts'
import { sampleCard, sampleEvent } from './testing/sample-rows.ts'

test('everything in an SQLite file is carried to PostgreSQL, and the site goes on there', async () => {
  const { source, target, to } = await openBoth()
  const before = await withContent({ url: '', database: source })
  await before.content.insert('impact_cards', { ...sampleCard, card_id: 'noise-vibration' })
  const revision = before.revision.current()
  const carried: Record<string, number> = {}
  await moveDatabase(source, target, ({ table, rows }) => {
    carried[table] = rows
  })
  for (const [table, rows] of Object.entries(carried))
    expect(await executeOnPostgres(to, `select count(*) as rows from ${table}`), table).toEqual([
      { rows: String(rows) },
    ])
  for (const table of ['events', 'messages', 'newsletter_links', 'mail_queue', 'content_history', 'upload_contents'])
    expect(carried[table], table).toBeGreaterThan(0)
  const moved = await withContent({ url: to, database: target })
  expect(moved.revision.current()).toBe(revision)
  for (const table of ['impact_cards', 'village_data'] as const)
    expect(await moved.content.list(table)).toEqual(await before.content.list(table))
  // Its history goes on too, which counts its own rows.
  expect(await moved.content.insert('events', sampleEvent)).toMatchObject(sampleEvent)
})

test('a database that has rows is not moved into, and one that changes what is written stays empty', async () => {
  const { source, target, to } = await openBoth()
  const move = () => moveDatabase(source, target, () => undefined)
  await executeOnPostgres(
    to,
    `create function shout() returns trigger language plpgsql as $$ begin new.title := upper(new.title); return new; end $$;
     create trigger shout before insert on events for each row execute function shout()`,
  )
  await expect(move()).rejects.toThrow('events is not the same on both sides')
  await executeOnPostgres(to, 'drop trigger shout on events')
  await move()
  await expect(move()).rejects.toThrow('The target is not empty')
  await expect(moveDatabase(target, source, () => undefined)).rejects.toThrow('from SQLite (file:…) to PostgreSQL')
})

/** A site as an older version left it, brought up to date, and an empty database. */
async function openBoth() {
  const host = startSqliteHost()
  onTestFinished(() => host.stop())
  const to = await (await sharedPostgresServer()).createDatabase()
  return { source: await open(await createOldDatabase(host)), target: await open(to), to }
}

async function open(url: string) {
  const database = await connectDatabase(url)
  onTestFinished(() => database.close())
  return database
}
