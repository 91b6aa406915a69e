import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** How long the link to sign in works. */
export const codeMinutes = 10
/** How long a browser stays signed in. */
export const sessionDays = 30

const lifetimes = { code: codeMinutes * 60_000, session: sessionDays * 24 * 60 * 60_000 }

/** Makes the code of a new link, which signs one browser in. */
export async function insertSignInCode(db: Kysely<Database>): Promise<string> {
  await db.deleteFrom('maintenance_sessions').where('expires_at', '<=', now()).execute()
  return insertSecret(db, 'code')
}

/** Uses a code up and begins a session; undefined where the code was used before, has expired or never was one. */
export function beginSession(db: Kysely<Database>, code: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('maintenance_sessions')
      .where('hash', '=', hashOf(code))
      .where('kind', '=', 'code')
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return numDeletedRows === 1n ? insertSecret(transaction, 'session') : undefined
  })
}

/** Ends a session; whether there was one. */
export async function endSession(db: Kysely<Database>, secret: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('maintenance_sessions')
    .where('hash', '=', hashOf(secret))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions, and takes every link back that was not used. */
export async function endAllSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('maintenance_sessions').execute()
}

async function insertSecret(db: Kysely<Database>, kind: keyof typeof lifetimes): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + lifetimes[kind]).toISOString()
  await db
    .insertInto('maintenance_sessions')
    .values({ hash: hashOf(secret), kind, expires_at })
    .execute()
  return secret
}

/** Whether there is such a session, or a code that would begin one: to ask for it does not use it up. */
export async function isValid(db: Kysely<Database>, kind: keyof typeof lifetimes, secret: string): Promise<boolean> {
  const found = await db
    .selectFrom('maintenance_sessions')
    .select('kind')
    .where('hash', '=', hashOf(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return found !== undefined
}

const now = () => new Date().toISOString()

/** A plain hash is enough: nobody can guess 256 random bits. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
