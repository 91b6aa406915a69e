import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { Content } from '../../../domain/content.ts'
import { type ConnectedDatabase, connectDatabase, sqlitePath } from '../connect.ts'
import { createContent } from '../repository.ts'
import { type ContentRevision, openContentRevision } from '../revision.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

interface OpenedDatabase {
  url: string
  database: ConnectedDatabase
}

/** Where the tests of both databases get theirs from. */
export interface DatabaseHost {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** A database with all its tables and no rows, for the running test. */
  openDatabase(): Promise<OpenedDatabase>
  /** Runs SQL from a connection that the site knows nothing of. */
  execute(url: string, text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

/** How long a connection waits for the one that writes, in ms: only to end what hangs. */
const busyTimeoutMs = 60_000

/** A database on SQLite with all its tables and no rows: a copy takes a fifth of the work of making them. */
let withTables: Promise<Buffer> | undefined

async function makeTables(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-tables-'))
  try {
    const file = join(folder, 'quarry.db')
    await (await connectDatabase(`file:${file}`)).close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Puts a database with all its tables and no rows where the address says. */
export async function copyTables(url: string): Promise<void> {
  withTables ??= makeTables()
  const path = sqlitePath(url)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await withTables)
}

export function startSqliteHost(): DatabaseHost {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-sqlite-'))
  let databases = 0
  const createDatabase = async () => {
    databases += 1
    return `file:${join(folder, `new-${databases}`, 'quarry.db')}`
  }
  return {
    createDatabase,
    async openDatabase() {
      const url = await createDatabase()
      await copyTables(url)
      const database = await connectDatabase(url)
      onTestFinished(() => database.close())
      return { url, database }
    },
    async execute(url, text) {
      const handle = new DatabaseSync(sqlitePath(url), { timeout: busyTimeoutMs })
      try {
        return handle.prepare(text).all()
      } finally {
        handle.close()
      }
    },
    async stop() {
      rmSync(folder, { recursive: true })
    },
  }
}

let server: Promise<PostgresServer> | undefined
let schemas = 0

/** A PostgreSQL for all tests of this process, which ends with it: to start one takes longer than most tests. */
export function sharedPostgresServer(): Promise<PostgresServer> {
  server ??= startPostgresServer()
  return server
}

/**
 * Each database is a schema in one that is shared: a hundredth of the work and of the disk. The one with all its tables is
 * emptied after a test and given to the next; the connections that know nothing of the site stay open too.
 */
async function startPostgresHost(): Promise<DatabaseHost> {
  const shared = await (await sharedPostgresServer()).createDatabase()
  const pools = new Map<string, Pool>()
  let ready: (OpenedDatabase & { tables: string }) | undefined

  async function execute(url: string, text: string): Promise<Record<string, unknown>[]> {
    const pool = pools.get(url) ?? new Pool({ connectionString: url, max: 1 })
    pools.set(url, pool)
    return (await pool.query(text)).rows
  }

  async function createDatabase(): Promise<string> {
    schemas += 1
    await execute(shared, `create schema site_${schemas}`)
    return `${shared}&options=${encodeURIComponent(`-c search_path=site_${schemas}`)}`
  }

  const listTables = async (url: string) => (await execute(url, tablesThatTestsFill)).map(({ name }) => name).join(', ')

  async function prepare() {
    const url = await createDatabase()
    const database = await connectDatabase(url)
    return { url, database, tables: await listTables(url) }
  }

  return {
    createDatabase,
    async openDatabase() {
      ready ??= await prepare()
      const { url, database, tables } = ready
      onTestFinished(async () => {
        if ((await listTables(url)) === tables) {
          await execute(url, emptyTables)
        } else {
          ready = undefined
          await database.close()
        }
      })
      return { url, database }
    },
    execute,
    async stop() {
      await ready?.database.close()
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}

/** The same tests on both databases. */
export function describeOnBoth(
  what: string,
  describeThem: (host: () => DatabaseHost) => void,
  onPostgres: { tags?: string[] } = {},
): void {
  for (const [name, startHost, options] of [
    ['SQLite', startSqliteHost, {}],
    ['PostgreSQL', startPostgresHost, onPostgres],
  ] as const)
    describe(`${what}, on ${name}`, options, () => {
      let host: DatabaseHost
      beforeAll(async () => {
        host = await startHost()
      })
      afterAll(() => host?.stop())
      describeThem(() => host)
    })
}

/** The same where PostgreSQL takes long and hardly ever differs: there it belongs to the wide tests. */
export function describeOnSqliteFirst(what: string, describeThem: (host: () => DatabaseHost) => void): void {
  describeOnBoth(what, describeThem, { tags: ['wide'] })
}

/** All but those that hold a row from the beginning. */
const tablesThatTestsFill = `
  select tablename as name from pg_tables where schemaname = current_schema()
    and tablename not in
      ('content_revision', 'table_revisions', 'site_schema', 'site_migrations', 'site_migrations_lock') order by tablename`

/** Emptying only what has rows is a tenth of the work; only the history counts its rows. */
const emptyTables = `
  do $$ declare one text; is_filled boolean; begin
    for one in ${tablesThatTestsFill} loop
      execute format('select exists (select 1 from %I)', one) into is_filled;
      if is_filled or one = 'content_history' then
        execute format('truncate %I restart identity cascade', one);
      end if;
    end loop;
    update content_revision set revision = 1;
    update table_revisions set revision = 1;
  end $$`

interface OpenedContent {
  url: string
  database: ConnectedDatabase
  revision: ContentRevision
  content: Content
}

/** The content of a database of its own for the running test, with no rows yet. */
export async function openNewContent(host: DatabaseHost): Promise<OpenedContent> {
  return withContent(await host.openDatabase())
}

/** Opens the content of a database for the running test. */
export async function openContent(url: string): Promise<OpenedContent> {
  const database = await connectDatabase(url)
  onTestFinished(() => database.close())
  return withContent({ url, database })
}

/** The content of a database that is open, for the running test. */
export async function withContent({ url, database }: Pick<OpenedContent, 'url' | 'database'>): Promise<OpenedContent> {
  const revision = await openContentRevision(database)
  onTestFinished(() => revision.close())
  return { url, database, revision, content: createContent(database, revision) }
}
