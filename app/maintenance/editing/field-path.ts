import { z } from 'zod'
import type { TableName } from '../../../domain/content.ts'
import { schemaAt } from '../../../domain/field-words.ts'
import { newRowSchemas } from '../../../domain/row-schemas.ts'

/** What stands in a row at a path such as 'impact_cards.0.title'; undefined where there is nothing. */
export function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isObject(inner) ? Reflect.get(inner, name) : undefined), row)
}

/** The same row with another value at this path. */
export function withValue<R>(row: R, path: string, value: unknown): R {
  const [name = '', ...rest] = path.split('.')
  const inner = isObject(row) ? Reflect.get(row, name) : undefined
  const changed = rest.length === 0 ? value : withValue(inner, rest.join('.'), value)
  return (Array.isArray(row) ? row.with(Number(name), changed) : { ...row, [name]: changed }) as R
}

/** Whether the table refuses a field at this path in which nothing is typed. */
export function isRequiredIn(table: TableName, path: string): boolean {
  const schema = schemaAt(newRowSchemas[table], path)
  if (schema instanceof z.ZodNumber) return true
  return schema?.safeParse('').error?.issues.some(({ message }) => message === 'is required') ?? false
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
