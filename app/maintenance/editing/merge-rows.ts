import type { TableName } from '../../../domain/content.ts'
import { changeSchemas } from '../../../domain/row-schemas.ts'
import { isRecord, isSame } from '../row-difference.ts'
import { alignItems, bare } from './align-items.ts'

/** A field that two people changed, each in another way. A version without it is undefined there. */
export interface FieldConflict {
  /** Its path, such as 'preamble.intro'; the numbers of items are those of the version that both began from. */
  field: string
  mine: unknown
  theirs: unknown
}

/** Whose version of a field stays. */
export type Choice = 'mine' | 'theirs'

/** What was chosen of the conflicts, by field. */
export type Choices = Readonly<Record<string, Choice>>

export interface Merge<V> {
  /** Both changes. In a conflict: what was chosen, or mine. */
  merged: V
  conflicts: FieldConflict[]
}

interface MergeRules {
  /** Whose fields these are: what is typed in another form than it is stored in is compared in the stored one. */
  table?: TableName
  choices?: Choices
}

/**
 * Merges two versions of a row, or of whatever a form makes of it, that began from the same one. What only one of the two
 * changed is taken from it; what both changed in the same way is no conflict.
 */
export function mergeRows<V extends object>(base: V, mine: V, theirs: V, rules: MergeRules = {}): Merge<V> {
  const merging: Merging = { ...rules, conflicts: [] }
  return { merged: mergeValues([], base, mine, theirs, merging) as V, conflicts: merging.conflicts }
}

/** The lists whose order says nothing: they are merged item by item and never in conflict. */
const sets = new Set(['affected_villages', 'claims'])

type Merging = MergeRules & { conflicts: FieldConflict[] }

function mergeValues(path: string[], base: unknown, mine: unknown, theirs: unknown, merging: Merging): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  const field = path.join('.')
  const versions = [base, mine, theirs]
  if (areLists(versions)) {
    return sets.has(path.at(-1) ?? '') ? mergeSets(...versions) : mergeLists(path, ...versions, merging)
  }
  if (areRecords(versions)) return mergeRecords(path, ...versions, merging)
  if (merging.table && isStoredAs(merging.table, field, mine, theirs)) return theirs
  merging.conflicts.push({ field, mine, theirs })
  return merging.choices?.[field] === 'theirs' ? theirs : mine
}

/** Whether the server stores what is typed into this field as that value: dates, times and addresses have one form each. */
export function isStoredAs(table: TableName, field: string, typed: unknown, stored: unknown): boolean {
  const { success, data } = changeSchemas[table].safeParse({ [field]: typed })
  return success && isSame(Reflect.get(data, field), stored)
}

type Fields = Readonly<Record<string, unknown>>

function mergeRecords(path: string[], base: Fields, mine: Fields, theirs: Fields, merging: Merging): Fields {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const fields = Array.from(names, (name): [string, unknown] => {
    const [was, own, other] = [base, mine, theirs].map((record) =>
      Object.hasOwn(record, name) ? record[name] : undefined,
    )
    return [name, mergeValues([...path, name], was, own, other, merging)]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function mergeLists(path: string[], base: List, mine: List, theirs: List, merging: Merging): List {
  const [own, others] = [placeItems(base, mine), placeItems(base, theirs)]
  const merged: unknown[] = []
  for (let at = -1; at < base.length; at += 1) {
    const item =
      at < 0 ? undefined : mergeValues([...path, String(at)], base[at], own.kept.get(at), others.kept.get(at), merging)
    const added = own.added.get(at) ?? []
    merged.push(...(item === undefined ? [] : [item]), ...added, ...onlyIn(others.added.get(at) ?? [], added))
  }
  return merged
}

/** The items of a list without those that another list has too, whatever their keys. */
function onlyIn(list: List, other: List): List {
  const left = other.map(bare)
  return list.filter((item) => {
    const at = left.findIndex((each) => isSame(each, bare(item)))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What has become of the items of a list, by their places in it, and what was added behind each of them. */
function placeItems(base: List, other: List): { kept: Map<number, unknown>; added: Map<number, unknown[]> } {
  const kept = new Map<number, unknown>()
  const added = new Map<number, unknown[]>()
  let last = -1
  for (const [to, at] of alignItems(base, other).entries()) {
    if (at === undefined) added.set(last, [...(added.get(last) ?? []), other[to]])
    else {
      last = at
      kept.set(at, other[to])
    }
  }
  return { kept, added }
}

function mergeSets(base: List, mine: List, theirs: List): List {
  const stays = mine.filter((item) => theirs.includes(item) || !base.includes(item))
  return [...stays, ...theirs.filter((item) => !base.includes(item) && !mine.includes(item))]
}

type List = readonly unknown[]

function areLists(versions: unknown[]): versions is [List, List, List] {
  return versions.every(Array.isArray)
}

function areRecords(versions: unknown[]): versions is [Fields, Fields, Fields] {
  return versions.every(isRecord)
}
