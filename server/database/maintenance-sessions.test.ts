import { expect, test } from 'vitest'
import {
  beginSession,
  endAllSessions,
  endSession,
  insertSignInCode,
  isSession,
  isSignInCode,
} from './maintenance-sessions.ts'
import { describeOnBoth } from './testing/database-host.ts'

describeOnBoth('who is signed in', (host) => {
  const open = async () => {
    const { url, database } = await host().openDatabase()
    const expire = (kind: string) =>
      host().execute(
        url,
        `update maintenance_sessions set expires_at = '2026-01-01T00:00:00.000Z' where kind = '${kind}'`,
      )
    return { db: database.db, expire, rows: () => host().execute(url, 'select * from maintenance_sessions') }
  }

  test('a code begins one session, also for two who press at the same time', async () => {
    const { db } = await open()
    const code = await insertSignInCode(db)
    expect(await isSignInCode(db, code)).toBe(true)
    const secrets = await Promise.all([beginSession(db, code), beginSession(db, code)])
    expect(secrets.filter((secret) => secret !== undefined)).toHaveLength(1)
    expect(await isSignInCode(db, code)).toBe(false)
    expect(await beginSession(db, code)).toBeUndefined()
  })
  test('an expired code begins nothing, and an expired session opens nothing', async () => {
    const { db, expire } = await open()
    const secret = (await beginSession(db, await insertSignInCode(db))) ?? ''
    const code = await insertSignInCode(db)
    expect(await isSession(db, secret)).toBe(true)
    await expire('code')
    await expire('session')
    expect(await isSignInCode(db, code)).toBe(false)
    expect(await beginSession(db, code)).toBeUndefined()
    expect(await isSession(db, secret)).toBe(false)
  })
  test('a code lives for ten minutes and a session for thirty days, and what has expired goes with the next link', async () => {
    const { db, rows, expire } = await open()
    await beginSession(db, await insertSignInCode(db))
    await insertSignInCode(db)
    const minutes = (await rows()).map(({ kind, expires_at }) => [
      kind,
      Math.round((Date.parse(String(expires_at)) - Date.now()) / 60_000),
    ])
    expect(Object.fromEntries(minutes)).toEqual({ code: 10, session: 30 * 24 * 60 })
    await expire('session')
    await insertSignInCode(db)
    expect((await rows()).map(({ kind }) => kind)).toEqual(['code', 'code'])
  })
  test('a session is no code, a code no session, and the stored hash is neither', async () => {
    const { db, rows } = await open()
    const secret = (await beginSession(db, await insertSignInCode(db))) ?? ''
    const code = await insertSignInCode(db)
    expect(await isSession(db, code)).toBe(false)
    expect(await beginSession(db, secret)).toBeUndefined()
    for (const { hash } of await rows()) {
      expect([secret, code]).not.toContain(hash)
      expect(await isSession(db, String(hash))).toBe(false)
      expect(await isSignInCode(db, String(hash))).toBe(false)
    }
  })
  test('a session ends alone, or with all others and the links that were not used', async () => {
    const { db, rows } = await open()
    const begin = async () => (await beginSession(db, await insertSignInCode(db))) ?? ''
    const [one, other] = [await begin(), await begin()]
    await endSession(db, one)
    expect([await isSession(db, one), await isSession(db, other)]).toEqual([false, true])
    await insertSignInCode(db)
    await endAllSessions(db)
    expect(await rows()).toEqual([])
  })
})
