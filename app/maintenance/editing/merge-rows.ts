import type { TableName } from '../../../domain/content.ts'
import { changeSchemas } from '../../../domain/row-schemas.ts'
import { isRecord, isSame } from '../row-difference.ts'

/** A field that two people changed, each in another way. */
export interface FieldConflict {
  /** Its path, such as 'preamble.intro'. A list is one field. */
  field: string
  mine: unknown
  theirs: unknown
}

/** Whose version of a field stays. */
export type Choice = 'mine' | 'theirs'

/** What was chosen of the conflicts, by field. */
export type Choices = Readonly<Record<string, Choice>>

/**
 * Merges two versions of a row that began from the same one, field by field. What only one of the two changed is taken from
 * it; what both changed in the same way is no conflict. In a conflict `merged` has what was chosen, or mine.
 */
export function mergeRows<V extends object>(
  table: TableName,
  base: V,
  mine: V,
  theirs: V,
  choices: Choices = {},
): { merged: V; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = []
  function merge(field: string, was: unknown, own: unknown, other: unknown): unknown {
    if (isSame(own, other) || isSame(was, other)) return own
    if (isSame(was, own)) return other
    if (isRecord(was) && isRecord(own) && isRecord(other)) {
      const names = new Set([...Object.keys(own), ...Object.keys(other)])
      return Object.fromEntries(
        Array.from(names, (name) => {
          const path = field === '' ? name : `${field}.${name}`
          return [name, merge(path, Reflect.get(was, name), Reflect.get(own, name), Reflect.get(other, name))]
        }),
      )
    }
    if (isStoredAs(table, field, own, other)) return other
    conflicts.push({ field, mine: own, theirs: other })
    return choices[field] === 'theirs' ? other : own
  }
  return { merged: merge('', base, mine, theirs) as V, conflicts }
}

/** Whether the server stores what is typed into this field, in the editor's form or as it is sent, as that value: dates, times and addresses have one form each. */
export function isStoredAs(table: TableName, field: string, typed: unknown, stored: unknown): boolean {
  const { success, data } = changeSchemas[table].safeParse({ [field]: typed })
  return success && isSame(Reflect.get(data, field), stored)
}
