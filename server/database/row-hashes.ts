import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { keyColumns, type Row, type TableName } from '../../domain/content.ts'
import { readRow } from './rows.ts'

/** A hash of what stands in each field of a row, without those that have their default: a column that a later release adds changes none. */
export type FieldHashes = Record<string, string>

/** Enough to tell two texts apart. */
const hashLength = 16

/** What a release never writes into a row that is there: times, and how far the application has come. */
const times = ['created_at', 'updated_at', 'sent_at', 'stopped_at']
const ownFields: { [T in TableName]?: string[] } = { process_stages: ['status', 'starts_on', 'ends_on'] }

/** The fields of a row that a release may write, as the site reads them. */
export function releaseFields<T extends TableName>(table: T, row: Row<T>): Record<string, unknown> {
  const without = [keyColumns[table], ...times, ...(ownFields[table] ?? [])]
  return Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name)))
}

/** The same as hashes, which tell whether a row is still what a release had planted. */
export function fieldHashes<T extends TableName>(table: T, row: Row<T>): FieldHashes {
  const defaults: object = readRow(table, {})
  const changed = Object.entries(releaseFields(table, row)).filter(
    ([name, value]) => !isDeepStrictEqual(value, Reflect.get(defaults, name)),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, hashOfJson(value).slice(0, hashLength)]))
}

/** The hash of a JSON value, whatever order its keys stand in. */
export function hashOfJson(value: unknown): string {
  return hash(JSON.stringify(value, inOneForm) ?? '')
}

/** PostgreSQL keeps the keys of JSON in an order of its own. */
function inOneForm(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The SHA-256 of a content, in hexadecimal. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
