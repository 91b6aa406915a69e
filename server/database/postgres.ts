import { PostgresAdapter, PostgresDialect, type QueryExecutorProvider } from 'kysely'
import { Client, type ClientBase, Pool, type PoolClient, type PoolConfig, types } from 'pg'

/** Whether this connection speaks to PostgreSQL; if not, it is SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** The addresses that one address with several hosts names, `postgres://user@a:1,b:2/db`, in its order; of one host that alone. */
export function postgresAddresses(url: string): string[] {
  const [, start = '', hosts = '', end = ''] = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => start + host + end)
}

/** A client that does not stay open with a query that nobody answers: whoever uses its connection next would wait behind it. */
class ImpatientClient extends Client {
  override query = ((...given: Parameters<ClientBase['query']>) => {
    const made: unknown = Reflect.apply(super.query, this, given)
    if (made instanceof Promise) made.catch((error: Error) => this.#endIfUseless(error))
    return made
  }) as ClientBase['query']

  /** A server that takes no writes any more (25006) has been succeeded by another. */
  #endIfUseless(error: Error & { code?: string }): void {
    if (error.message === 'Query read timeout' || error.code === '25006') this.end().catch(() => undefined)
  }
}

/** How every connection to PostgreSQL is made. What counts comes as a number. */
function optionsOf(address: string): PoolConfig {
  return {
    connectionString: address,
    Client: ImpatientClient,
    max: 10,
    application_name: 'quarry',
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A statement that hangs is given up, by the server first; what imports a whole site takes many short ones.
    statement_timeout: 8_000,
    query_timeout: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  }
}

/** Connections to PostgreSQL. */
export interface PostgresPool {
  options: object
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

/**
 * A pool of connections to PostgreSQL. Of several hosts that copy each other it connects to the one that takes writes, and
 * goes on to the next as soon as that one is gone or only reads.
 */
export function openPostgresPool(url: string): PostgresPool {
  const addresses = postgresAddresses(url)
  const pools = addresses.map((address) => {
    const pool = new Pool({ ...optionsOf(address), ...(addresses.length > 1 && { onConnect: requireWritable }) })
    // A connection that breaks is dropped from the pool, and whoever uses it next is told. Unheard, the events would end the
    // process: the pool hears only of idle connections, not of one that waits inside a transaction.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  })
  return {
    options: optionsOf(url),
    async connect() {
      let failure: unknown
      for (const pool of [...pools]) {
        try {
          return await pool.connect()
        } catch (error) {
          failure = error
          // The others are asked first from now on.
          if (pools[0] === pool) pools.push(...pools.splice(0, 1))
        }
      }
      throw failure
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** Kysely's dialect, but its migrations take no lock: they run in a transaction of ours, which holds one and ends with it. */
export class LocklessDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter()
  }
}

class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

async function requireWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'off') return
  throw Object.assign(new Error('This address of the database can only be read'), { code: '25006' })
}
