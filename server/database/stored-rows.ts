import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { keyColumns, type Row, type TableName, tableNames } from '../../domain/content.ts'
import type { ColumnType, ColumnTypeOf } from './column-type.ts'
import { columnsOf, readJson, readRow, withSafeHtml } from './rows.ts'
import type { Database, StoredRow } from './tables.ts'

/** Hosted keys may be numbers or UUIDs: compared as texts, a key of another form is simply not found. */
function keyText(table: TableName) {
  return sql<string>`cast(${sql.ref(keyColumns[table])} as text)`
}

export function listStored(db: Kysely<Database>, table: TableName): Promise<StoredRow[]> {
  return db.selectFrom(table).selectAll().execute()
}

/** The rows as the site uses them, in no order. */
export async function listRead<T extends TableName>(db: Kysely<Database>, table: T): Promise<Row<T>[]> {
  return (await listStored(db, table)).map((row) => readRow(table, row))
}

export function findStored(db: Kysely<Database>, table: TableName, key: string): Promise<StoredRow | undefined> {
  return db.selectFrom(table).selectAll().where(keyText(table), '=', key).executeTakeFirst()
}

/** The row, held until the transaction ends. */
export function lockStored(
  transaction: Transaction<Database>,
  table: TableName,
  key: string,
): Promise<StoredRow | undefined> {
  return transaction.selectFrom(table).selectAll().where(keyText(table), '=', key).forUpdate().executeTakeFirst()
}

/** Stores a valid new row with its times, the defaults of what it leaves out and an id where it has none; returns it as stored. */
export function insertStored(
  transaction: Transaction<Database>,
  columnType: ColumnTypeOf,
  table: TableName,
  row: object,
  now: string,
): Promise<StoredRow> {
  // A hosted table that counts its rows gives the number itself; one that a deleted row had is kept.
  const isCounted = columnType(table, keyColumns[table]) === 'integer'
  const given: unknown = Reflect.get(row, keyColumns[table])
  const key = isCounted && !/^\d+$/.test(String(given)) ? undefined : (given ?? randomUUID())
  const created = table === 'evidence_documents' ? { created_at: now } : {}
  const fields = { ...readRow(table, {}), ...row, [keyColumns[table]]: key, ...created, updated_at: now }
  const columns = writeColumns(table, fields, columnType)
  return transaction.insertInto(table).values(columns).returningAll().executeTakeFirstOrThrow()
}

/** Stores valid changes of a row; returns it as stored. */
export function updateStored(
  transaction: Transaction<Database>,
  columnType: ColumnTypeOf,
  table: TableName,
  key: string,
  change: object,
): Promise<StoredRow> {
  return transaction
    .updateTable(table)
    .set(writeColumns(table, { ...change }, columnType, key))
    .where(keyText(table), '=', key)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores a row as it was stored before, in place of the row with its key or anew; returns it as stored. */
export function putStored(
  transaction: Transaction<Database>,
  columnType: ColumnTypeOf,
  table: TableName,
  row: StoredRow,
  { isNew }: { isNew: boolean },
): Promise<StoredRow> {
  const columns = storedColumns(table, row, columnType)
  if (isNew) return transaction.insertInto(table).values(columns).returningAll().executeTakeFirstOrThrow()
  const { [keyColumns[table]]: key, ...changes } = columns
  return transaction
    .updateTable(table)
    .set(changes)
    .where(keyText(table), '=', String(key))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteStored(transaction: Transaction<Database>, table: TableName, key: string): Promise<void> {
  await transaction.deleteFrom(table).where(keyText(table), '=', key).execute()
}

const jsonColumns = new Set(tableNames.flatMap(columnsOf).flatMap(({ name, kind }) => (kind === 'json' ? [name] : [])))

/** Valid fields of the row with this key as the columns of this database hold them; fields without a value are left out. */
export function writeColumns(
  table: TableName,
  fields: Record<string, unknown>,
  columnType: ColumnTypeOf,
  key: unknown = fields[keyColumns[table]],
): StoredRow {
  const given = Object.entries(withSafeHtml(table, fields, key)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([column, value]) => {
      const isPlain = value === null || !jsonColumns.has(column)
      return [column, isPlain ? value : writeJson(value, columnType(table, column))]
    }),
  )
}

/** A row that came out of this database, as its columns take it back: drivers return JSON parsed but do not take it so. */
function storedColumns(table: TableName, row: StoredRow, columnType: ColumnTypeOf): StoredRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && columnType(table, column) === 'json' ? JSON.stringify(value) : value,
    ]),
  )
}

/** A text is kept as it is, for others who read it, unless `readJson` would take it for something else. */
function writeJson(value: unknown, type: ColumnType): unknown {
  if (type === 'array' && Array.isArray(value)) return value
  const kept = typeof value === 'string' && readJson(value) !== value ? JSON.stringify(value) : value
  return type === 'text' && typeof kept === 'string' ? kept : JSON.stringify(kept)
}

/** How many rows meet a condition; 0 where there are none. */
export function countOf(condition: ReturnType<typeof sql<boolean>>) {
  return sql<number>`cast(coalesce(sum(case when ${condition} then 1 else 0 end), 0) as integer)`
}
