import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

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

export async function startPostgresHost(): Promise<DatabaseHost> {
  const server: PostgresServer = await startPostgresServer()
  return {
    kind: 'postgres',
    createDatabase: () => server.createDatabase(),
    async execute(url, text) {
      const client = new Client(url)
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    },
    stop: () => server.stop(),
  }
}
