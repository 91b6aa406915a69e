import { z } from 'zod'
import type { TableName } from '../../../domain/content.ts'
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

/** The schema of what is typed at this path of a row. */
export function schemaAt(table: TableName, path: string): z.ZodType | undefined {
  return path.split('.').reduce<z.ZodType | undefined>(schemaIn, newRowSchemas[table])
}

/** Whether the table refuses an empty text at this path. */
export function isRequiredIn(table: TableName, path: string): boolean {
  const { error } = schemaAt(table, path)?.safeParse('') ?? {}
  return error?.issues.some(({ message }) => message === 'is required') ?? false
}

function schemaIn(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  const inner = schema && withoutDefault(schema)
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  return inner instanceof z.ZodObject ? (inner.shape[name] as z.ZodType | undefined) : undefined
}

/** The schema of what stands in a field that may be missing. */
export function withoutDefault(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? withoutDefault(schema.unwrap() as z.ZodType)
    : schema
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
