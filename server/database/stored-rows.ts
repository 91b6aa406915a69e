import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { keyColumns, type Row, type TableName } from '../../domain/content.ts'
import { isPostgres } from './postgres.ts'
import { holdsJson, readJson, readRow, withSafeHtml } from './rows.ts'
import type { Database, StoredRow } from './tables.ts'

export function listStored(db: Kysely<Database>, table: TableName): Promise<StoredRow[]> {
  return db.selectFrom(table).selectAll().execute()
}

/** The rows as the site uses them, in no order. */
export async function listRead<T extends TableName>(db: Kysely<Database>, table: T): Promise<Row<T>[]> {
  return (await listStored(db, table)).map((row) => readRow(table, row))
}

export function findStored(db: Kysely<Database>, table: TableName, key: string): Promise<StoredRow | undefined> {
  return db.selectFrom(table).selectAll().where(keyColumns[table], '=', key).executeTakeFirst()
}

/** The row, held until the transaction ends. */
export function lockStored(
  transaction: Transaction<Database>,
  table: TableName,
  key: string,
): Promise<StoredRow | undefined> {
  return transaction.selectFrom(table).selectAll().where(keyColumns[table], '=', key).forUpdate().executeTakeFirst()
}

/** Stores a valid new row with the defaults of what it leaves out, its times too, and an id where it has none; returns it as stored. */
export function insertStored(
  transaction: Transaction<Database>,
  table: TableName,
  row: object,
  now: string,
): Promise<StoredRow> {
  const times = { ...(table === 'evidence_documents' && { created_at: now }), updated_at: now }
  const key: unknown = Reflect.get(row, keyColumns[table]) ?? randomUUID()
  const fields = { ...readRow(table, {}), ...times, ...row, [keyColumns[table]]: key }
  return transaction
    .insertInto(table)
    .values(writeColumns(transaction, table, fields))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores valid changes of a row; returns it as stored. */
export function updateStored(
  transaction: Transaction<Database>,
  table: TableName,
  key: string,
  change: object,
): Promise<StoredRow> {
  return transaction
    .updateTable(table)
    .set(writeColumns(transaction, table, { ...change }, key))
    .where(keyColumns[table], '=', key)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores a row as it was stored before, in place of the row with its key or anew; returns it as stored. */
export function putStored(transaction: Transaction<Database>, table: TableName, row: StoredRow): Promise<StoredRow> {
  const columns = storedColumns(transaction, table, row)
  return transaction
    .insertInto(table)
    .values(columns)
    .onConflict((conflict) => conflict.column(keyColumns[table]).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteStored(transaction: Transaction<Database>, table: TableName, key: string): Promise<void> {
  await transaction.deleteFrom(table).where(keyColumns[table], '=', key).execute()
}

/** Valid fields of the row with this key as the columns of this database hold them; fields without a value are left out. */
function writeColumns(
  db: Kysely<Database>,
  table: TableName,
  fields: Record<string, unknown>,
  key: unknown = fields[keyColumns[table]],
): StoredRow {
  const given = Object.entries(withSafeHtml(table, fields, key)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([column, value]) => {
      const isPlain = value === null || !holdsJson(table, column)
      return [column, isPlain ? value : writeJson(value, isPostgres(db))]
    }),
  )
}

/** A row that came out of this database, as its columns take it back: PostgreSQL's driver returns JSON parsed but does not take it so. */
function storedColumns(db: Kysely<Database>, table: TableName, row: StoredRow): StoredRow {
  if (!isPostgres(db)) return row
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && (holdsJson(table, column) || typeof value === 'object') ? JSON.stringify(value) : value,
    ]),
  )
}

/** A text is kept as it is, for others who read it, unless `readJson` would take it for something else. */
function writeJson(value: unknown, isParsed: boolean): unknown {
  const kept = typeof value === 'string' && readJson(value) !== value ? JSON.stringify(value) : value
  return !isParsed && typeof kept === 'string' ? kept : JSON.stringify(kept)
}
