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
  if (refusal) return new ContentError('invalid', `${refusal.field} ${refusal.rule}.`, { fields: [refusal], cause })
  if (isRefusedValue(cause)) return new ContentError('invalid', 'The database does not accept a value.', { cause })
  return new ContentError('unavailable', 'The database cannot be used at the moment. Please try again soon.', { cause })
}

/** The column whose value another row has, where the database names one: SQLite in its message, PostgreSQL in a field. */
function refusedField(cause: unknown): { field: string; rule: string } | undefined {
  const { code, message, detail = '' } = partsOf(cause)
  const taken =
    /^UNIQUE constraint failed: \w+\.(\w+)/.exec(message) ?? (code === '23505' ? /\((\w+)\)=/.exec(detail) : null)
  return taken?.[1] ? { field: taken[1], rule: 'is already taken' } : undefined
}

const sqliteConstraint = 19

/** PostgreSQL's classes 22 and 23 are values that it cannot convert or that break a constraint. */
function isRefusedValue(cause: unknown): boolean {
  const { code = '', errcode = 0 } = partsOf(cause)
  return (errcode & 0xff) === sqliteConstraint || /^2[23]...$/.test(code)
}

/** What the two drivers hang on their errors. */
interface DriverError extends Error {
  code?: string
  errcode?: number
  detail?: string
}

const partsOf = (cause: unknown): DriverError => (cause instanceof Error ? cause : new Error(String(cause)))

/** Why a database could not be used, in one line for whoever runs the site. */
export function reasonOf(error: Error): string {
  const reason = error instanceof ContentError && error.cause instanceof Error ? error.cause : error
  // A refused connection to several addresses has no message of its own.
  const message = reason instanceof AggregateError ? reason.errors.map(String).join(', ') : reason.message
  return message.replaceAll(/\s+/g, ' ')
}
