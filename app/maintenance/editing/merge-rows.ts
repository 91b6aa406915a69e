import type { TableName } from '../../../domain/content.ts'
import { changeSchemas } from '../../../domain/row-schemas.ts'
import { labelIn } from '../names.ts'
import { changedFields, isRecord, isSame } from '../row-difference.ts'

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
function isStoredAs(table: TableName, field: string, typed: unknown, stored: unknown): boolean {
  const { success, data } = changeSchemas[table].safeParse({ [field]: typed })
  return success && isSame(Reflect.get(data, field), stored)
}

/** The fields of `after` that differ from those of `before` also when they are stored. Both are in the form in which they are sent, or both in the editor's. */
export function storedChanges(table: TableName, before: object, after: object): object {
  const changed = Object.entries(changedFields(before, after))
  return Object.fromEntries(
    changed.filter(([field, value]) => !isStoredAs(table, field, value, Reflect.get(before, field))),
  )
}

/** What a save has brought beside the maintainer's own changes. */
export interface Merged {
  /** The fields that somebody else alone had changed. */
  others: readonly string[]
  /** After a choice, the fields in which the other version was taken; the own one is kept in the history. */
  notTaken?: readonly string[]
}

export const nothingMerged: Merged = { others: [] }

const list = new Intl.ListFormat('en-GB')

/** Fields in a sentence: 'Title, Date and Location', or 'Title, Date and 2 more' where `most` are named. `labels` are those that the form calls otherwise. */
export function fieldList(
  fields: readonly string[],
  table?: TableName,
  labels: Readonly<Record<string, string>> = {},
  most = fields.length,
): string {
  const names = fields.slice(0, most).map((field) => labels[field] ?? labelIn(table, field))
  return list.format(fields.length > most ? [...names, `${fields.length - most} more`] : names)
}

/** The same within a sentence: 'the title and the PDF URL'. */
function fieldWords(fields: readonly string[], table: TableName): string {
  return fieldList(fields, table).replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

/** What a save has brought in and what it has left out, in sentences; empty where nobody else was at work. */
export function mergeNotice({ others, notTaken = [] }: Merged, table: TableName): string {
  const sentences = [
    others.length > 0 && `Someone else changed the ${fieldWords(others, table)} in the meantime; both changes are in.`,
    notTaken.length > 0 && `Your text for the ${fieldWords(notTaken, table)} is kept in the History.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
