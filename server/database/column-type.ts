import { type Kysely, sql } from 'kysely'
import { type TableName, tableNames } from '../../domain/content.ts'
import type { Database } from './tables.ts'

/** How a content column holds its values: a hosted database may differ from ours. */
export type ColumnType = 'json' | 'array' | 'integer' | 'text'

/** Tells the type of each content column. */
export type ColumnTypeOf = (table: TableName, column: string) => ColumnType

/** Our own tables on SQLite: JSON is kept in texts. */
export const sqliteColumns: ColumnTypeOf = () => 'text'

/** Reads how the content tables of this PostgreSQL database hold their values. */
export async function readPostgresColumns(db: Kysely<Database>): Promise<ColumnTypeOf> {
  const { rows } = await sql<{ table_name: string; column_name: string; udt_name: string }>`
    select table_name, column_name, udt_name from information_schema.columns
    where table_schema = current_schema() and table_name in (${sql.join(tableNames)})`.execute(db)
  const types = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, typeOf(row.udt_name)]))
  return (table, column) => types.get(`${table}.${column}`) ?? 'text'
}

function typeOf(type: string): ColumnType {
  if (type === 'json' || type === 'jsonb') return 'json'
  if (type.startsWith('_')) return 'array'
  return /^int[248]$/.test(type) ? 'integer' : 'text'
}
