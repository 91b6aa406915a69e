import { z } from 'zod'
import '../zod-without-eval.ts'
import { tableWords } from '../../../content/table-words.ts'
import { type Change, keyColumns, type Row, type TableName } from '../../../domain/content.ts'
import { schemaAt, withoutDefault, wordsOf } from '../../../domain/field-words.ts'
import { rowSchemas } from '../../../domain/row-schemas.ts'
import { plainFigures } from '../../../domain/visible-text.ts'
import { isRecord } from '../row-difference.ts'

/**
 * A value as a form holds it: a number, and a text that may be missing, is the text that is typed. The row
 * `{ id: 'a' | 'b', sequence: number, link: string | null, source: { page?: string } }` is typed as
 * `{ id: 'a' | 'b', sequence: string, link: string, source: { page: string } }`.
 */
type Typed<F> = [NonNullable<F>] extends [number]
  ? string
  : [NonNullable<F>] extends [string]
    ? [F] extends [string]
      ? F
      : string
    : F extends readonly unknown[]
      ? F
      : F extends object
        ? { [N in keyof F]-?: Typed<F[N]> }
        : F

const times = ['created_at', 'updated_at', 'sent_at', 'stopped_at'] as const

/** A row as a form holds it, or of some of its fields. */
export type TypedRow<T extends TableName, N extends keyof Row<T> = Exclude<keyof Row<T>, (typeof times)[number]>> = {
  [F in N]-?: Typed<Row<T>[F]>
}

/** How a form holds the rows of a table, and what it sends of them: all fields but the times, or those that are named. */
export function typedRows<T extends TableName, N extends keyof Row<T> = Exclude<keyof Row<T>, (typeof times)[number]>>(
  table: T,
  names?: readonly N[],
) {
  const all: Record<string, z.ZodType> = rowSchemas[table].shape
  const shape = Object.fromEntries(
    Object.entries(all).filter(([name]) =>
      names ? names.includes(name as N) : !(times as readonly string[]).includes(name),
    ),
  )
  type V = TypedRow<T, N>
  return {
    table,
    noun: tableWords[table].noun,
    schema: z.strictObject(mapValues(shape, typedSchema)) as unknown as z.ZodObject<{
      [F in keyof V]-?: z.ZodType<V[F]>
    }>,
    valuesOf: (row: Row<T>) => mapValues(shape, (schema, name) => typedValue(schema, Reflect.get(row, name))) as V,
    fieldsOf: (values: V) =>
      mapValues(shape, (schema, name) => storedValue(schema, Reflect.get(values as object, name))) as Change<T>,
    /** A new row. Unless its key is typed, it has one from the start, so that saving twice adds it once. */
    blank(): V {
      const key = hasTypedKey(table) ? {} : { [keyColumns[table]]: crypto.randomUUID() }
      return { ...mapValues(shape, blankOf), ...key } as V
    },
  }
}

/** What a form holds where nothing is typed yet: what the schema begins with, or nothing. */
export function blankOf(schema: z.ZodType | undefined): unknown {
  const inner = schema && withoutDefault(schema)
  if (inner instanceof z.ZodObject) return mapValues(shapeOf(inner), blankOf)
  return inner instanceof z.ZodArray ? [] : (wordsOf(schema).initial ?? '')
}

/** Whether maintainers type the key of a new row: a table whose key has a label of its own asks for it. */
export function hasTypedKey(table: TableName): boolean {
  return wordsOf(schemaAt(rowSchemas[table], keyColumns[table])).label !== undefined
}

function shapeOf(schema: z.ZodObject): Record<string, z.ZodType> {
  return schema.shape as Record<string, z.ZodType>
}

function typedSchema(schema: z.ZodType): z.ZodType {
  const inner = withoutDefault(schema)
  if (inner instanceof z.ZodNumber) return z.string()
  if (inner instanceof z.ZodObject) return z.strictObject(mapValues(shapeOf(inner), typedSchema))
  return inner !== schema && inner instanceof z.ZodString ? z.string() : inner
}

function typedValue(schema: z.ZodType, value: unknown): unknown {
  const inner = withoutDefault(schema)
  if (inner instanceof z.ZodObject && isRecord(value)) {
    return mapValues(shapeOf(inner), (field, name) => typedValue(field, Reflect.get(value, name)))
  }
  return inner instanceof z.ZodString || inner instanceof z.ZodNumber ? String(value ?? '') : value
}

/** What is sent for what was typed: nothing where a field that may be missing is empty, NaN for what is no number, which is refused. */
function storedValue(schema: z.ZodType, typed: unknown): unknown {
  const inner = withoutDefault(schema)
  if (inner instanceof z.ZodObject && isRecord(typed)) {
    return mapValues(shapeOf(inner), (field, name) => storedValue(field, Reflect.get(typed, name)))
  }
  if (typeof typed !== 'string') return typed
  const isEmpty = typed.trim() === ''
  if (inner instanceof z.ZodNumber) {
    const figures = plainFigures(typed)
    if (figures === '') return schema.safeParse(null).success ? null : Number.NaN
    return Number(figures)
  }
  // An empty text that the field itself refuses is sent as it is, so that the refusal says so.
  return isEmpty && schema.safeParse(null).success && inner.safeParse('').success ? null : typed
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, made: (value: A, name: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, made(value, name)]))
}
