import type { TableName } from '../../../domain/content.ts'
import { changeSchemas } from '../../../domain/row-schemas.ts'
import { isSame } from '../row-difference.ts'

/** Whether the server stores what is typed into this field as that value: dates, times and addresses have one form each. */
export function isStoredAs(table: TableName, field: string, typed: unknown, stored: unknown): boolean {
  const { success, data } = changeSchemas[table].safeParse({ [field]: typed })
  return success && isSame(Reflect.get(data, field), stored)
}
