import { z } from 'zod'

/** What maintainers read of a field, and how they fill it in. It stands in the schema of the row, as its metadata. */
export interface FieldWords {
  /**
   * What it is called, where that is not its name: 'starts_on' would be 'Starts On'. Before that of a part stands that of
   * the whole, unless it is empty; with a `*` for its place in a list it stands for itself.
   */
  label?: string
  hint?: string
  /** The lines of its text area; without them it is one line. */
  rows?: number
  /** Its control, where the type does not tell. */
  control?: 'date' | 'time' | 'claims' | 'document' | 'picture' | 'article' | 'sentence'
  /** What it holds in a new row, where that is not nothing. */
  initial?: string
  /** Of a list, what one of its items is called, such as 'section'. */
  item?: string
  /** The heading of the part of the form that begins with it. */
  part?: string
  /** What the values of a choice are called, in the order in which they are offered. */
  options?: Readonly<Record<string, string>>
  /** The table of whose rows it names one, and what none is called. */
  rowOf?: { table: 'evidence_categories' | 'evidence_documents'; none: string }
  /** Whether it may say something of people: then the form says what may be said. */
  tellsOfPeople?: boolean
}

declare module 'zod' {
  interface GlobalMeta extends FieldWords {}
}

/** What is known of the field with this schema; of a field that may be missing, what is known of what stands in it. */
export function wordsOf(schema: z.ZodType | undefined): FieldWords {
  if (!schema) return {}
  const inner = withoutDefault(schema)
  return { ...inner.meta(), ...schema.meta() }
}

/** The schema of a part of a row, by its path such as 'impact_cards.0.title'; undefined where there is none. */
export function schemaAt(row: z.ZodType, path: string): z.ZodType | undefined {
  return path.split('.').reduce<z.ZodType | undefined>(schemaIn, row)
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
