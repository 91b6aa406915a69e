/** Brings the database that the argument names up to date by a change that never ends, and says when it is within it. */
import { Kysely } from 'kysely'
import { sqlitePath } from '../connect.ts'
import { migrate } from '../migrate.ts'
import * as first from '../migrations/0001-tables-of-309b2e19.ts'
import { OpenFile } from '../open-file.ts'
import { LocklessDialect, openPostgresPool } from '../postgres.ts'
import { openSqliteFile, sqliteDialect } from '../sqlite.ts'

const url = process.argv[2] ?? ''

function openDialect() {
  if (!url.startsWith('file:')) return new LocklessDialect({ pool: openPostgresPool(url) })
  const path = sqlitePath(url)
  return sqliteDialect(openSqliteFile(path, { readOnly: false }), new OpenFile(path))
}

await migrate(new Kysely({ dialect: openDialect() }), undefined, {
  '0001-tables-of-309b2e19': first,
  '9999-halfway': {
    async up(db) {
      await db.schema.createTable('halfway').addColumn('id', 'text').execute()
      await db.schema.alterTable('events').addColumn('halfway', 'text').execute()
      process.stdout.write('halfway')
      await new Promise((resolve) => setTimeout(resolve, 1_000_000))
    },
  },
})
