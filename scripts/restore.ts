import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import { reasonOf } from '../server/database/failure.ts'
import { openSqliteFile } from '../server/database/sqlite.ts'
import { postgresAccess, readBackUp } from './back-up-file.ts'
import { runCommand } from './service-config.ts'

const aside = `before_restore_${new Date().toISOString().replaceAll(/\W/g, '').toLowerCase()}`

/** Everything of the site's user in its schema, but what an extension made. */
const putAside = `do $$ declare one text; begin
  for one in select oid::regclass from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relowner = current_user::regrole and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    loop execute format('alter table %s set schema ${aside}', one); end loop;
  for one in select oid::regprocedure from pg_proc where pronamespace = current_schema()::regnamespace
      and proowner = current_user::regrole and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute format('alter function %s set schema ${aside}', one); end loop;
end $$;`

/**
 * Puts a back-up in the place of the database of a site that has been stopped: restore FROM. Who left the list after the copy
 * was made stays off it, and updates that were on their way wait for a maintainer. What was there is put aside, not deleted.
 * With --look it only tells whether that can be done, and the site may run. Where the database as it is cannot say who left,
 * it is refused but for --without-leavers.
 */
await runCommand(async ({ databaseUrl }) => {
  const options = { look: { type: 'boolean' }, 'without-leavers': { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [from] = positionals
  if (from === undefined || !existsSync(from)) throw new Error('Name the file that is to be restored.')
  const path = databaseUrl.startsWith('file:') ? sqlitePath(databaseUrl) : undefined
  await readBackUp(from, path === undefined ? 'postgres' : 'sqlite')
  // A new server has no database yet, and nobody has left it.
  const isAnew = path !== undefined && !existsSync(path)
  const knowsLeavers = !isAnew && !values['without-leavers']
  if (knowsLeavers) await requireLeavers(databaseUrl, path)
  if (values.look) return
  if (path === undefined) await replaceTables(from, databaseUrl, knowsLeavers)
  else await replaceFile(from, path, knowsLeavers)
  const kept = path === undefined ? `the schema ${aside}` : `the files ${path}.${aside}*`
  if (!isAnew) console.log(`What was there is in ${kept}: delete it once all is well, it holds personal data.`)
  const left = knowsLeavers
    ? 'Who has left the list since stays off it.'
    : 'Who has left the list since the back-up was made is NOT known, and may be on it again.'
  console.log(`The back-up is restored. ${left} Updates that were on their way wait under Admin, Updates.`)
})

/**
 * Who was on the list and is not any more: who joined has had a link by e-mail, which outlives the sign-up. A database that
 * has none of somebody, such as that of a new server, cannot say that they left.
 */
function listLeavers(schema: string): string {
  return `select * from ${schema}.newsletter_links where signup_id not in (select id from ${schema}.newsletter_signups)`
}

/** What becomes of the tables that came from a back-up. The next back-up that is restored asks who has left, too. */
function mend(knowsLeavers: boolean): string[] {
  const columns = 'token_hash, signup_id, confirms, made_at'
  const leavers = `(${listLeavers(aside)}) as leavers`
  const takeOut = [
    `insert into newsletter_links (${columns}) select ${columns} from ${leavers} where true on conflict do nothing`,
    `delete from mail_queue where state in ('waiting', 'held') and signup_id in (select signup_id from ${leavers})`,
    `delete from newsletter_signups where id in (select signup_id from ${leavers})`,
  ]
  const hold = "update mail_queue set state = 'held' where state = 'waiting' and is_bulk = 1"
  return [...(knowsLeavers ? takeOut : []), hold]
}

async function requireLeavers(databaseUrl: string, path: string | undefined): Promise<void> {
  try {
    if (path === undefined) {
      // An empty database gets its tables.
      await (await connectDatabase(databaseUrl)).close()
      askPostgres(databaseUrl, `select count(*) from (${listLeavers(schemaOf(databaseUrl))}) as leavers`)
    } else {
      using database = openSqliteFile(path, { readOnly: true })
      database.prepare(listLeavers('main')).all()
    }
  } catch (error) {
    throw new Error(
      `The database as it is cannot say who has left the list since (${reasonOf(error as Error)}). To restore all the same, and maybe write to people who left, add --without-leavers.`,
    )
  }
}

/** Nobody sees anything of it before the last step. */
async function replaceFile(from: string, path: string, knowsLeavers: boolean): Promise<void> {
  try {
    const { db, close } = await connectDatabase(`file:${from}`)
    try {
      if (knowsLeavers) await sql`attach ${path} as ${sql.id(aside)}`.execute(db)
      await db.transaction().execute(async (transaction) => {
        for (const statement of mend(knowsLeavers)) await sql.raw(statement).execute(transaction)
      })
    } finally {
      await close()
    }
    // Its log goes into the file: what stands in its place is the whole of it.
    openSqliteFile(from, { readOnly: false }).close()
  } catch (error) {
    throw new Error(`The back-up cannot be brought up to date: ${reasonOf(error as Error)}`)
  }
  for (const ending of ['-wal', '-shm'])
    if (existsSync(path + ending)) renameSync(path + ending, `${path}.${aside}${ending}`)
  if (existsSync(path)) linkSync(path, `${path}.${aside}`)
  renameSync(from, path)
}

/** All in one transaction, which the last line ends: what breaks off before has changed nothing. */
async function replaceTables(from: string, databaseUrl: string, knowsLeavers: boolean): Promise<void> {
  const schema = schemaOf(databaseUrl)
  const { word, env } = postgresAccess(databaseUrl)
  async function* script() {
    yield `begin; create schema ${aside}; ${putAside}`
    const words = [`--schema=${schema}`, '--no-owner', '--no-privileges', '--file=-', from]
    const reader = spawn('pg_restore', words, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(reader, 'close')
    yield* reader.stdout
    const [status] = await ended
    if (status !== 0) throw new Error('The back-up is broken: pg_restore cannot read it.')
    yield [`set search_path to "${schema}"`, ...mend(knowsLeavers), 'commit;\n'].join(';')
  }
  const words = [word, '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-']
  const psql = spawn('psql', words, { stdio: ['pipe', 'inherit', 'inherit'], env })
  const ended = once(psql, 'close')
  // Where psql gives up, its status tells.
  const written = pipeline(script, psql.stdin).catch((error) => (error.code === 'EPIPE' ? undefined : error))
  const [status] = await ended
  const error = await written
  if (error || status !== 0) throw error ?? new Error('The back-up cannot be restored: psql refuses it.')
}

function schemaOf(databaseUrl: string): string {
  return askPostgres(databaseUrl, 'select current_schema()')
}

function askPostgres(databaseUrl: string, query: string): string {
  const { word, env } = postgresAccess(databaseUrl)
  const words = [word, '--no-psqlrc', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1', `--command=${query}`]
  return execFileSync('psql', words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
