import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { startPostgresServer } from './postgres-server.ts'

/** Where the tests of both databases get theirs from. */
export interface DatabaseHost {
  kind: 'sqlite' | 'postgres'
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** Runs SQL from a connection that the site knows nothing of. */
  execute(url: string, text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

export function startSqliteHost(): DatabaseHost {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-sqlite-'))
  let databases = 0
  return {
    kind: 'sqlite',
    async createDatabase() {
      databases += 1
      return `file:${join(folder, `new-${databases}`, 'quarry.db')}`
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

/** Each database is a schema in one that is shared, and lasts for the test: a hundredth of the work and of the disk. */
export async function startPostgresHost(): Promise<DatabaseHost> {
  const server = await startPostgresServer()
  const shared = await server.createDatabase()
  let schemas = 0
  return {
    kind: 'postgres',
    async createDatabase() {
      schemas += 1
      const schema = `site_${schemas}`
      await executeOnPostgres(shared, `create schema ${schema}`)
      onTestFinished(async () => void (await executeOnPostgres(shared, `drop schema ${schema} cascade`)))
      return `${shared}&options=${encodeURIComponent(`-c search_path=${schema}`)}`
    },
    execute: executeOnPostgres,
    stop: () => server.stop(),
  }
}

/** Runs SQL from a connection that the site knows nothing of. */
export async function executeOnPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
