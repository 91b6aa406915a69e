import type { Row, TableName } from '../../../domain/content.ts'
import { isSame } from '../row-difference.ts'
import { edit, startUndo, type UndoStack } from '../undo-stack.ts'
import type { SaveRefusal, SaveScope } from './entity-definition.ts'
import { type Choices, type Merged, mergeRows, nothingMerged } from './merge-rows.ts'

/** A row in an editor: what was read, and what the maintainer has made of it since. */
export interface RowEdits<V extends object> {
  /** What the edits were made from, in the editor's form. */
  base: V
  /** The updated_at of that version; null while the row is not stored. */
  version: string | null
  edits: UndoStack<V>
}

/** A version of a row that somebody has stored. */
export interface StoredVersion<V> {
  values: V
  version: string
}

/**
 * One row in an editor. It is
 * - idle: nothing was saved since the last edit;
 * - saving: a save is under way, and typing goes on;
 * - saved: the last save is stored;
 * - conflict: somebody else has stored the same fields, and the choice between the two versions is open;
 * - failed: the last save was refused, or did not get through.
 * Whether anything is unsaved is another question: see `isUnsaved`.
 */
export interface RowState<T extends TableName, V extends object> extends RowEdits<V> {
  phase: 'idle' | 'saving' | 'saved' | 'conflict' | 'failed'
  /** When the last response came, in milliseconds. */
  respondedAt: number
  /** What the last save has brought in. */
  merged: Merged
  /** Why the last save failed: marked until the next one. */
  refusal: SaveRefusal
  /** Whether the maintainer waits for the response to the last save: an auto-save never takes the focus. */
  isAsked: boolean
  /** The row as somebody else has stored it, in a conflict. */
  conflict: Conflict<T> | undefined
}

interface Conflict<T extends TableName> {
  theirs: Row<T>
  /** What the save that met it sends: the one that follows the choice goes on with it. */
  sends: SaveScope
  /** Whether it is not the first choice in a row. */
  isAgain: boolean
}

/** What happens to a row in an editor. */
export type RowEvent<T extends TableName, V extends object> =
  | { is: 'edited'; edits: UndoStack<V> }
  /** The edits stand on another version, such as one that was just stored. */
  | { is: 'rebased'; onto: RowEdits<V> }
  | { is: 'save-began'; isAsked: boolean }
  | { is: 'stored'; merged: Merged; at: number }
  | { is: 'refused'; refusal: SaveRefusal; at: number }
  | { is: 'conflicted'; conflict: Conflict<T> }
  | { is: 'chosen'; onto: RowEdits<V> }
  /** The maintainer turns to the response, or away from it. */
  | { is: 'attention'; isAsked: boolean }
  | { is: 'restored'; draft: RowEdits<V> }

const accepted: SaveRefusal = { errors: [], isGone: false }

const nothingSaved = {
  phase: 'idle',
  respondedAt: 0,
  merged: nothingMerged,
  refusal: accepted,
  isAsked: false,
  conflict: undefined,
} as const

/** A row that has just been opened. */
export function startState<T extends TableName, V extends object>(row: RowEdits<V>): RowState<T, V> {
  return { ...row, ...nothingSaved }
}

/** The row after what has happened to it. */
export function nextState<T extends TableName, V extends object>(
  state: RowState<T, V>,
  event: RowEvent<T, V>,
): RowState<T, V> {
  switch (event.is) {
    case 'edited':
      // What was saved is no longer news; what was refused stays marked until the next save.
      return { ...state, edits: event.edits, phase: state.phase === 'saved' ? 'idle' : state.phase }
    case 'rebased': {
      const isSettled = state.phase === 'conflict' && event.onto.version !== state.version
      return { ...state, ...event.onto, ...(isSettled && { phase: 'idle', conflict: undefined }) }
    }
    case 'save-began':
      return { ...state, phase: 'saving', conflict: undefined, isAsked: event.isAsked }
    case 'stored':
      return { ...state, phase: 'saved', refusal: accepted, merged: event.merged, respondedAt: event.at }
    case 'refused':
      return { ...state, phase: 'failed', refusal: event.refusal, respondedAt: event.at }
    case 'conflicted':
      return { ...state, phase: 'conflict', refusal: accepted, conflict: event.conflict }
    case 'chosen':
      return { ...state, ...event.onto, phase: 'idle', conflict: undefined }
    case 'attention':
      return { ...state, isAsked: event.isAsked }
    case 'restored':
      return { ...state, ...event.draft, ...nothingSaved }
  }
}

/** A row as it was read, or `edits` made from that. */
export function startEdits<V extends object>(base: V, version: string | null, edits = startUndo(base)): RowEdits<V> {
  return { base, version, edits }
}

/** Goes on from what an earlier form left unsaved; the first step back is the version that it was made from. */
export function resumeEdits<V extends object>(draft: { base: V; value: V; basedOn: string | null }): RowEdits<V> {
  return startEdits(draft.base, draft.basedOn, edit(startUndo(draft.base), draft.value))
}

/** Whether somebody has typed what is not stored. */
export function isUnsaved<V extends object>({ base, edits }: RowEdits<V>): boolean {
  return !isSame(edits.present, base)
}

/**
 * The edits as if they had been made from the version that was stored meanwhile, with what was chosen of the conflicts.
 * A step back takes back what the maintainer did, never what the other did.
 */
export function moveOnto<V extends object>(
  row: RowEdits<V>,
  theirs: StoredVersion<V>,
  table: TableName,
  choices: Choices = {},
): RowEdits<V> {
  const moved = rebase(row.edits, row.base, theirs.values, table)
  const { merged } = mergeRows(table, row.base, row.edits.present, theirs.values, choices)
  const edits = isSame(merged, moved.present) ? moved : edit(moved, merged)
  return startEdits(theirs.values, theirs.version, edits)
}

/** After a save: what was typed while it was under way stays, the rest is as the server has stored it. */
export function afterSave<V extends object>(
  { edits }: RowEdits<V>,
  sent: V,
  stored: StoredVersion<V>,
  table: TableName,
): RowEdits<V> {
  return startEdits(stored.values, stored.version, rebase(edits, sent, stored.values, table))
}

function rebase<V extends object>(stack: UndoStack<V>, from: V, onto: V, table: TableName): UndoStack<V> {
  if (isSame(from, onto)) return stack
  const moved = (version: V) => mergeRows(table, from, version, onto).merged
  return { ...stack, past: stack.past.map(moved), present: moved(stack.present), future: stack.future.map(moved) }
}
