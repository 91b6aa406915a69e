import type { Dialect } from 'kysely'
import { ContentError } from '../../domain/content-error.ts'

/** The dialect, but whatever goes wrong in its driver and on its connections is a ContentError: so no query has to see to that. */
export function withContentErrors(dialect: Dialect): Dialect {
  return {
    createDriver: () => explained(dialect.createDriver()),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function explained<T extends object>(speaker: T): T {
  return new Proxy(speaker, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => {
        const made: unknown = method.apply(target, given)
        if (!(made instanceof Promise)) return made
        return made.then(
          (value) => (name === 'acquireConnection' ? explained(value) : value),
          (error) => Promise.reject(toContentError(error)),
        )
      }
    },
  })
}

/** Whatever a database driver throws, as a ContentError in words for people; the cause is kept. */
export function toContentError(cause: unknown): ContentError {
  if (cause instanceof ContentError) return cause
  const refusal = refusedField(cause)
  if (refusal) {
    const message = `${refusal.field} ${refusal.rule}.`
    return new ContentError('invalid', message, { fields: [refusal], cause })
  }
  if (isRefusedValue(cause)) return new ContentError('invalid', 'The database does not accept a value.', { cause })
  return new ContentError('unavailable', unavailableMessage(cause), { cause })
}

/** The column and the rule it breaks, where the database names one: SQLite in its message, PostgreSQL in a field. */
function refusedField(cause: unknown): { field: string; rule: string } | undefined {
  const message = cause instanceof Error ? cause.message : ''
  const unique =
    /^UNIQUE constraint failed: \w+\.(\w+)/.exec(message)?.[1] ??
    (textOf(cause, 'code') === '23505' ? /\((\w+)\)=/.exec(textOf(cause, 'detail'))?.[1] : undefined)
  if (unique !== undefined) return { field: unique, rule: 'is already taken' }
  const missing =
    /^NOT NULL constraint failed: \w+\.(\w+)/.exec(message)?.[1] ??
    (textOf(cause, 'code') === '23502' ? textOf(cause, 'column') : undefined)
  return missing === undefined ? undefined : { field: missing, rule: 'is required' }
}

const sqliteConstraint = 19
const sqliteMessages = new Map([
  [5, 'The database is busy. Please try again in a moment.'],
  [6, 'The database is busy. Please try again in a moment.'],
  [8, 'Nothing was saved: the database can only be read, not written.'],
  [13, 'Nothing was saved: the disk is full.'],
  [14, 'The database file cannot be opened.'],
])

const postgresMessages: [codes: RegExp, message: string][] = [
  [/^53100$/, 'Nothing was saved: the disk of the database is full.'],
  [/^25006$/, 'Nothing was saved: the database can only be read, not written.'],
  [/^(40001|40P01|55P03|53300)$/, 'The database is busy. Please try again in a moment.'],
  [/^(08...|57P..|28...|3D000|E[A-Z]+)$/, 'The database cannot be reached. Please try again in a moment.'],
]

function unavailableMessage(cause: unknown): string {
  // What the driver itself gives up has no code of the server.
  const isSilent = /timeout/.test(textOf(cause, 'message'))
  const code = isSilent ? 'ETIMEDOUT' : textOf(cause, 'code')
  return (
    sqliteMessages.get(sqliteCode(cause)) ??
    postgresMessages.find(([codes]) => codes.test(code))?.[1] ??
    'The database could not do this. Please try again in a moment.'
  )
}

/** PostgreSQL's classes 22 and 23 are values that it cannot convert or that break a constraint. */
function isRefusedValue(cause: unknown): boolean {
  return sqliteCode(cause) === sqliteConstraint || /^2[23]...$/.test(textOf(cause, 'code'))
}

function sqliteCode(cause: unknown): number {
  return Number(textOf(cause, 'errcode') || '0') & 0xff
}

function textOf(cause: unknown, property: string): string {
  if (typeof cause !== 'object' || cause === null || !(property in cause)) return ''
  const value: unknown = Reflect.get(cause, property)
  return value === undefined || value === null ? '' : String(value)
}
