import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { toContentError } from './failure.ts'

/** What SQLite throws at the last of these statements. */
function errorOf(...statements: string[]): unknown {
  using handle = new DatabaseSync(':memory:')
  try {
    for (const statement of statements) handle.exec(statement)
  } catch (error) {
    return error
  }
  return expect.unreachable()
}

describe('a failure of the database', () => {
  it('that is a refused value names the field where the database does', () => {
    const table = "create table t (a text unique, b text not null, c text check (c in ('x')), d integer) strict"
    const refusals = [
      [errorOf(table, "insert into t values ('1', '2', 'x', 3)", "insert into t values ('1', '2', 'x', 3)"), 'a'],
      [Object.assign(new Error('duplicate'), { code: '23505', detail: 'Key (a)=(1) already exists.' }), 'a'],
    ]
    for (const [cause, field] of refusals) {
      expect(toContentError(cause)).toMatchObject({ code: 'invalid', fields: [{ field }], cause })
    }
    for (const refused of ["('1', '2', 'y', 3)", "('1', '2', 'x', 'three')"])
      expect(toContentError(errorOf(table, `insert into t values ${refused}`))).toMatchObject({ code: 'invalid' })
  })

  it.each([Object.assign(new Error('secret'), { code: 'ECONNRESET' }), undefined, null, 'text'])(
    'of any other kind is unavailable, without its own words: %s',
    (cause) => {
      const error = toContentError(cause)
      expect(error).toMatchObject({ name: 'ContentError', code: 'unavailable', cause })
      expect(error.message).toBe('The database cannot be used at the moment. Please try again soon.')
    },
  )
})
