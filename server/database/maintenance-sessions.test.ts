import { expect, test } from 'vitest'
import { beginSession, endAllSessions, insertSignInCode, isValid } from './maintenance-sessions.ts'
import { describeOnBoth } from './testing/database-host.ts'

describeOnBoth('who is signed in', (host) => {
  const open = async () => {
    const { url, database } = await host().openDatabase()
    const past = '2026-01-01T00:00:00.000Z'
    const expire = () => host().execute(url, `update maintenance_sessions set expires_at = '${past}'`)
    return { db: database.db, expire, rows: () => host().execute(url, 'select * from maintenance_sessions') }
  }

  test('a code begins one session, also for two who press at the same time; neither is the other, nor is the stored hash', async () => {
    const { db, rows } = await open()
    const code = await insertSignInCode(db)
    expect(await isValid(db, 'code', code)).toBe(true)
    const secrets = await Promise.all([beginSession(db, code), beginSession(db, code)])
    const [secret = '', ...others] = secrets.filter((each) => each !== undefined)
    expect(others).toEqual([])
    expect(await isValid(db, 'code', code)).toBe(false)
    expect(await beginSession(db, code)).toBeUndefined()
    expect([await isValid(db, 'session', secret), await isValid(db, 'session', code)]).toEqual([true, false])
    expect(await beginSession(db, secret)).toBeUndefined()
    for (const { hash } of await rows()) expect(await isValid(db, 'session', String(hash))).toBe(false)
  })

  test('a code lives for ten minutes and a session for thirty days; what has expired opens nothing and goes with the next link', async () => {
    const { db, rows, expire } = await open()
    const secret = (await beginSession(db, await insertSignInCode(db))) ?? ''
    const code = await insertSignInCode(db)
    const minutes = (await rows()).map(({ kind, expires_at }) => [
      kind,
      Math.round((Date.parse(String(expires_at)) - Date.now()) / 60_000),
    ])
    expect(Object.fromEntries(minutes)).toEqual({ code: 10, session: 30 * 24 * 60 })
    await expire()
    expect([await isValid(db, 'code', code), await isValid(db, 'session', secret)]).toEqual([false, false])
    expect(await beginSession(db, code)).toBeUndefined()
    await insertSignInCode(db)
    expect(await rows()).toHaveLength(1)
  })

  test('all sessions end at once, with the links that were not used', async () => {
    const { db, rows } = await open()
    for (const _ of ['one', 'another']) await beginSession(db, await insertSignInCode(db))
    await insertSignInCode(db)
    expect(await rows()).toHaveLength(3)
    await endAllSessions(db)
    expect(await rows()).toEqual([])
  })
})
