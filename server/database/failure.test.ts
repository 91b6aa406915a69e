import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ContentError } from '../../domain/content-error.ts'
import { toContentError } from './failure.ts'

/** What SQLite throws at the last of these statements. */
function errorOf(...statements: string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const handle = new DatabaseSync(join(folder, 'file.db'))
  try {
    for (const statement of statements) handle.exec(statement)
  } catch (error) {
    return error
  } finally {
    handle.close()
  }
  return expect.unreachable()
}

describe('a failure of the database', () => {
  it('that is a refused value names the field where the database does', () => {
    const table = "create table t (a text unique, b text not null, c text check (c in ('x')), d integer) strict"
    const refusals = [
      [errorOf(table, "insert into t values ('1', '2', 'x', 3)", "insert into t values ('1', '2', 'x', 3)"), 'a'],
      [errorOf(table, "insert into t values ('1', null, 'x', 3)"), 'b'],
      [Object.assign(new Error('duplicate'), { code: '23505', detail: 'Key (a)=(1) already exists.' }), 'a'],
      [Object.assign(new Error('missing'), { code: '23502', column: 'b' }), 'b'],
    ]
    for (const [cause, field] of refusals) {
      expect(toContentError(cause)).toMatchObject({ code: 'invalid', fields: [{ field }], cause })
    }
    for (const refused of ["('1', '2', 'y', 3)", "('1', '2', 'x', 'three')"]) {
      expect(toContentError(errorOf(table, `insert into t values ${refused}`))).toMatchObject({
        code: 'invalid',
        message: 'The database does not accept a value.',
        fields: [],
      })
    }
  })

  it.each([
    ['53100', 'Nothing was saved: the disk of the database is full.'],
    ['25006', 'Nothing was saved: the database can only be read, not written.'],
    ['40P01', 'The database is busy. Please try again in a moment.'],
    ['57P01', 'The database cannot be reached. Please try again in a moment.'],
    ['ECONNRESET', 'The database cannot be reached. Please try again in a moment.'],
    ['XX000', 'The database could not do this. Please try again in a moment.'],
    ['ERR_INVALID_STATE', 'The database could not do this. Please try again in a moment.'],
  ])('with the code %s is told in words for people', (code, message) => {
    const cause = Object.assign(new Error('secret details'), { code })
    expect(toContentError(cause)).toMatchObject({ code: 'unavailable', message, cause })
  })

  it.each([undefined, null, 'text', new TypeError('x')])('of an unknown kind is unavailable: %s', (cause) => {
    expect(toContentError(cause)).toMatchObject({ name: 'ContentError', code: 'unavailable' })
  })

  it('that is told already stays as it is', () => {
    const error = new ContentError('conflict', 'x')
    expect(toContentError(error)).toBe(error)
  })
})
