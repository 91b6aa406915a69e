import { isSame } from '../row-difference.ts'
import { edit, startUndo, type UndoStack } from '../undo-stack.ts'
import { type Choices, isStoredAs, type Merge, type MergeRules, mergeRows } from './merge-rows.ts'

/** A row in an editor: what was read, and what the maintainer has made of it since. */
export interface RowEdits<V extends object> {
  /** What the edits were made from, in the editor's form. */
  base: V
  /** The updated_at of that version; null while the row is not stored. */
  version: string | null
  edits: UndoStack<V>
  /** What an attempt to add the row has sent that got no response: perhaps it is stored. */
  tried: V | undefined
}

/** A version of a row that somebody has stored. */
export interface StoredVersion<V> {
  values: V
  version: string
}

export function startEdits<V extends object>(base: V, version: string | null, edits = startUndo(base)): RowEdits<V> {
  return { base, version, edits, tried: undefined }
}

/** Goes on from what an earlier form left unsaved; the first step back is the version that it was made from. */
export function resumeEdits<V extends object>(draft: { base: V; value: V; basedOn: string | null }): RowEdits<V> {
  return startEdits(draft.base, draft.basedOn, edit(startUndo(draft.base), draft.value))
}

export function isUnsaved<V extends object>({ base, edits }: RowEdits<V>): boolean {
  return !isSame(edits.present, base)
}

/** What comes of these edits and a version that was stored meanwhile. */
export function mergeWith<V extends object>(row: RowEdits<V>, theirs: V, rules: MergeRules): Merge<V> {
  return mergeRows(commonVersion(row, theirs, rules), row.edits.present, theirs, rules)
}

/**
 * The edits as if they had been made from the version that was stored meanwhile, with what was chosen of the conflicts.
 * A step back takes back what the maintainer did, never what the other did.
 */
export function moveOnto<V extends object>(
  row: RowEdits<V>,
  theirs: StoredVersion<V>,
  rules: MergeRules,
  choices: Choices = {},
): RowEdits<V> {
  const moved = rebase(row.edits, commonVersion(row, theirs.values, rules), theirs.values, rules)
  const { merged } = mergeWith(row, theirs.values, { ...rules, choices })
  const edits = isSame(merged, moved.present) ? moved : edit(moved, merged)
  return startEdits(theirs.values, theirs.version, edits)
}

/** After a save: what was typed while it was under way stays, the rest is as the server has stored it. */
export function afterSave<V extends object>(
  { edits }: RowEdits<V>,
  sent: V,
  stored: StoredVersion<V>,
  rules: MergeRules,
): RowEdits<V> {
  return startEdits(stored.values, stored.version, rebase(edits, sent, stored.values, rules))
}

/** A row of our own that was stored without our hearing of it began from what we sent. */
function commonVersion<V extends object>({ base, tried }: RowEdits<V>, theirs: V, { table }: MergeRules): V {
  const isOwn = Object.entries(tried ?? {}).every(([field, sent]) => {
    const stored: unknown = Reflect.get(theirs, field)
    return isSame(sent, stored) || (table && isStoredAs(table, field, sent, stored))
  })
  return tried && isOwn ? theirs : base
}

function rebase<V extends object>(stack: UndoStack<V>, from: V, onto: V, rules: MergeRules): UndoStack<V> {
  if (isSame(from, onto)) return stack
  const moved = (version: V) => mergeRows(from, version, onto, rules).merged
  return { ...stack, past: stack.past.map(moved), present: moved(stack.present), future: stack.future.map(moved) }
}
