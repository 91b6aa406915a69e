import { Kysely, PostgresDialect } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ConnectedDatabase, connectDatabase, sqlitePath } from './connect.ts'
import { migrate } from './migrate.ts'
import { confirmSignup, storeSignup, unsubscribe } from './newsletter-signups.ts'
import { openPostgresPool } from './postgres.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import type { Database } from './tables.ts'
import { describeOnBoth } from './testing/database-host.ts'

const now = new Date('2026-11-20T12:00:00Z')
const tokenOf = (id: string) => `the-old-token-of-${id}`

describeOnBoth('sign-ups of an earlier version', (host) => {
  let url: string
  beforeEach(async () => {
    url = await host().createDatabase()
    await makeOldTables(url)
  })

  /** Stores sign-ups as they were before, and brings the tables up to date. */
  async function upgrade(...rows: [id: string, email: string, state: string, day?: number][]) {
    for (const [id, email, state, day = 1] of rows) {
      const at = `2026-11-0${day}T12:00:00.000Z`
      const left = state === 'unsubscribed' ? `'${at}'` : 'null'
      await host().execute(
        url,
        `insert into newsletter_signups
           (id, email, first_name, signed_up_at, consent_text, state, token, unsubscribed_at, delivery_state, sent_at, mail_asked_at)
         values ('${id}', '${email}', 'Name ${id}', '${at}', 'I agree.', '${state}', '${tokenOf(id)}', ${left}, 'sent', '${at}', '${at}')`,
      )
    }
    const database = await connectDatabase(url)
    onTestFinished(() => database.close())
    return database
  }
  const kept = async () =>
    (await host().execute(url, 'select id, state from newsletter_signups order by id')).map(({ id, state }) => [
      id,
      state,
    ])
  const sign = (database: ConnectedDatabase, EMAIL: string) =>
    storeSignup(database.db, { EMAIL, FNAME: '', POSTCODE: '' }, now)

  test('keep all that is known of them, and their links go on working although their secrets are gone', async () => {
    const { db } = await upgrade(['a', 'ann@example.org', 'unconfirmed', 9], ['b', 'bob@example.org', 'confirmed'])
    expect(await host().execute(url, 'select * from newsletter_signups order by id')).toMatchObject([
      { email: 'ann@example.org', first_name: 'Name a', consent_text: 'I agree.', mails_asked: 1 },
      { email: 'bob@example.org', state: 'confirmed', delivery_state: 'sent' },
    ])
    const links = JSON.stringify(await host().execute(url, 'select * from newsletter_links'))
    expect(links).not.toContain('the-old-token')
    expect(await confirmSignup(db, tokenOf('a'), now)).toBe('done')
    expect(await unsubscribe(db, tokenOf('b'), now)).toBe('done')
    expect(await kept()).toEqual([['a', 'confirmed']])
  })

  test('stand on the list once for each inbox, confirmed ones first and then the latest', async () => {
    await upgrade(
      ['a', 'ann@gmail.com', 'unconfirmed', 9],
      ['b', 'a.nn@gmail.com', 'confirmed', 2],
      ['c', 'Ann+c@googlemail.com', 'confirmed', 1],
      ['d', 'dee@example.org', 'unconfirmed', 1],
      ['e', 'dee+e@example.org', 'unconfirmed', 2],
    )
    expect(await kept()).toEqual([
      ['b', 'confirmed'],
      ['e', 'unconfirmed'],
    ])
  })

  test('of people who left become hashes, whatever others entered since; who came back and confirmed stays', async () => {
    const database = await upgrade(
      ['a', 'ann@example.org', 'unsubscribed', 1],
      ['b', 'ann+again@example.org', 'unconfirmed', 2],
      ['c', 'cid@example.org', 'unsubscribed', 1],
      ['d', 'cid@example.org', 'confirmed', 2],
    )
    expect(await kept()).toEqual([['d', 'confirmed']])
    expect(await host().execute(url, 'select suppressed_at from suppressed_addresses')).toEqual([
      { suppressed_at: '2026-11-01T12:00:00.000Z' },
    ])
    await sign(database, 'ANN@example.org')
    expect(await kept()).toEqual([['d', 'confirmed']])
    expect(await unsubscribe(database.db, tokenOf('a'), now)).toBe('done')
    expect(await confirmSignup(database.db, tokenOf('b'), now)).toBe('expired')
    expect(await unsubscribe(database.db, tokenOf('c'), now)).toBe('done')
    expect(await kept()).toEqual([])
  })
})

async function makeOldTables(url: string): Promise<void> {
  const dialect = url.startsWith('file:')
    ? sqliteDialect(openSqliteFile(sqlitePath(url), { readOnly: false }))
    : new PostgresDialect({ pool: openPostgresPool(url) })
  const db = new Kysely<Database>({ dialect })
  await migrate(db, '005-outbox')
  await db.destroy()
}
