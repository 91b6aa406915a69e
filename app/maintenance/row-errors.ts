import type { TableName } from '../../domain/content.ts'
import type { FieldError } from '../../domain/content-error.ts'
import { changeSchemas, newRowSchemas, refusedFields } from '../../domain/row-schemas.ts'

/** The refused fields of a new row, by the rules that the server applies. */
export function newRowErrors(table: TableName, row: object): FieldError[] {
  return refusedFields(newRowSchemas, table, row)
}

/** The refused fields of a change, by the rules that the server applies. */
export function changeErrors(table: TableName, change: object): FieldError[] {
  return refusedFields(changeSchemas, table, change)
}
