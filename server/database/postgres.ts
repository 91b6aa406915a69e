import { Pool, type PoolConfig, types } from 'pg'

const dateOid = types.builtins.DATE
const timeOid = types.builtins.TIME
const bigintOid = types.builtins.INT8
const timestampOids = [types.builtins.TIMESTAMP, types.builtins.TIMESTAMPTZ]

const timestampPattern = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d(?::?\d\d)?)?$/

/**
 * A timestamp of PostgreSQL as an ISO text in UTC that keeps its microseconds: through Date they would be lost, and
 * with them the difference between two versions of a row. A text that is no such timestamp stays as it is.
 */
export function toIsoText(timestamp: string): string {
  const [, day, time, fraction = '', offset = '+00'] = timestampPattern.exec(timestamp) ?? []
  if (day === undefined || time === undefined) return timestamp
  const zone = offset.length === 3 ? `${offset}:00` : offset
  const seconds = new Date(`${day}T${time}${zone}`).toISOString().slice(0, -'.000Z'.length)
  return `${seconds}.${fraction.slice(1).padEnd(3, '0')}Z`
}

function parserOf(oid: number): ((text: string) => unknown) | undefined {
  if (oid === dateOid || oid === timeOid) return String
  if (timestampOids.includes(oid)) return toIsoText
  if (oid === bigintOid) return Number
  return undefined
}

/** How every connection to PostgreSQL is made. Days and times come as texts: a Date would shift them. */
export function postgresOptions(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'quarry',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A statement that hangs is given up, by the server first; what imports a whole site takes many short ones.
    statement_timeout: 30_000,
    query_timeout: 35_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => parserOf(oid) ?? types.getTypeParser(oid, format),
    },
  }
}

/** A pool of connections to PostgreSQL. */
export function openPostgresPool(url: string): Pool {
  const pool = new Pool({ ...postgresOptions(url), max: 10 })
  // A connection that breaks is dropped from the pool, and whoever uses it next is told. Unheard, the events would end the
  // process: the pool hears only of idle connections, not of one that waits inside a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
