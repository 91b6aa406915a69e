import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { type ConnectedDatabase, connectDatabase } from '../connect.ts'
import { startPostgresServer } from './postgres-server.ts'

interface OpenedDatabase {
  url: string
  database: ConnectedDatabase
}

/** Where the tests of both databases get theirs from. */
export interface DatabaseHost {
  kind: 'sqlite' | 'postgres'
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** A database with all its tables and no rows, for the running test. */
  openDatabase(): Promise<OpenedDatabase>
  /** Runs SQL from a connection that the site knows nothing of. */
  execute(url: string, text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

export function startSqliteHost(): DatabaseHost {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-sqlite-'))
  let databases = 0
  const createDatabase = async () => {
    databases += 1
    return `file:${join(folder, `new-${databases}`, 'quarry.db')}`
  }
  return {
    kind: 'sqlite',
    createDatabase,
    async openDatabase() {
      const url = await createDatabase()
      const database = await connectDatabase(url)
      onTestFinished(() => database.close())
      return { url, database }
    },
    async execute(url, text) {
      const handle = new DatabaseSync(url.slice('file:'.length), { timeout: 5000 })
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

/**
 * Each database is a schema in one that is shared: a hundredth of the work and of the disk. The one with all its tables is
 * emptied after a test and given to the next; the connections that know nothing of the site stay open too.
 */
export async function startPostgresHost(): Promise<DatabaseHost> {
  const server = await startPostgresServer()
  const shared = await server.createDatabase()
  const clients = new Map<string, Promise<Client>>()
  let schemas = 0
  let ready: (OpenedDatabase & { tables: string }) | undefined

  async function execute(url: string, text: string): Promise<Record<string, unknown>[]> {
    const client = clients.get(url) ?? connect(url)
    clients.set(url, client)
    return (await (await client).query(text)).rows
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
    kind: 'postgres',
    createDatabase,
    async openDatabase() {
      ready ??= await prepare()
      const { url, database, tables } = ready
      onTestFinished(async () => {
        if ((await listTables(url)) === tables) {
          await execute(url, `truncate ${tables} restart identity; update content_revision set revision = 1`)
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
      for (const client of clients.values()) await (await client).end()
      await server.stop()
    },
  }
}

/** All but those in which the migrations themselves have put a row. */
const tablesThatTestsFill = `
  select tablename as name from pg_tables where schemaname = current_schema()
    and tablename not like 'kysely%' and tablename not in ('content_revision', 'mailing_list') order by tablename`

/** Runs SQL from a connection that the site knows nothing of. */
export async function executeOnPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await connect(url)
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}
