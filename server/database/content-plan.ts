import { isDeepStrictEqual } from 'node:util'
import { keyOf, type Row, type TableName } from '../../domain/content.ts'

/** What makes the rows of one table the wanted ones. */
export interface TablePlan {
  table: TableName
  inserts: Row<TableName>[]
  updates: { before: Row<TableName>; after: Row<TableName> }[]
  deletes: Row<TableName>[]
  unchanged: number
}

/** Compares the rows of a table with the wanted ones. A row that differs in nothing but its times is unchanged. */
export function planTable(table: TableName, current: Row<TableName>[], wanted: Row<TableName>[]): TablePlan {
  const rest = new Map(current.map((row) => [keyOf(table, row), row]))
  const plan: TablePlan = { table, inserts: [], updates: [], deletes: [], unchanged: 0 }
  for (const after of wanted) {
    const before = rest.get(keyOf(table, after))
    rest.delete(keyOf(table, after))
    if (!before) plan.inserts.push(after)
    else if (changedFields(before, after).length > 0) plan.updates.push({ before, after })
    else plan.unchanged += 1
  }
  plan.deletes.push(...rest.values())
  return plan
}

/** The names of the fields in which two versions of a row differ, its times left out. */
export function changedFields(before: object, after: object): string[] {
  return Object.keys(after).filter(
    (name) =>
      name !== 'created_at' &&
      name !== 'updated_at' &&
      !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
  )
}
