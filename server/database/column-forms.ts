import { type Kysely, sql } from 'kysely'
import { type TableName, tableNames } from '../../domain/content.ts'
import type { Database } from './tables.ts'

/** How a content column holds its values: a hosted database may differ from ours. */
export type ColumnForm = 'json' | 'array' | 'integer' | 'text'

/** The form of each content column. */
export type ColumnForms = (table: TableName, column: string) => ColumnForm

/** Our own tables on SQLite: JSON is kept in texts. */
export const sqliteForms: ColumnForms = () => 'text'

/** Reads how the content tables of this PostgreSQL database hold their values. */
export async function readPostgresForms(db: Kysely<Database>): Promise<ColumnForms> {
  const { rows } = await sql<{ table_name: string; column_name: string; udt_name: string }>`
    select table_name, column_name, udt_name from information_schema.columns
    where table_schema = current_schema() and table_name in (${sql.join(tableNames)})`.execute(db)
  const forms = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, formOf(row.udt_name)]))
  return (table, column) => forms.get(`${table}.${column}`) ?? 'text'
}

function formOf(type: string): ColumnForm {
  if (type === 'json' || type === 'jsonb') return 'json'
  if (type.startsWith('_')) return 'array'
  return /^int[248]$/.test(type) ? 'integer' : 'text'
}
