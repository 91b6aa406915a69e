import type { Row, TableName } from '../../../domain/content.ts'
import type { Draft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import type { EntityDefinition, SaveRefusal } from './entity-definition.ts'
import { type Choices, type Merged, mergeRows, nothingMerged, storedChanges } from './merge-rows.ts'

/** A row in an editor: what was read, and what the maintainer has made of it since. */
export interface RowEdits<V extends object> {
  /** What the edits were made from, in the editor's form. */
  base: V
  /** The updated_at of that version; null while the row is not stored. */
  version: string | null
  /** As it stands in the editor. */
  values: V
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
export interface RowState<V extends object> extends RowEdits<V> {
  phase: 'idle' | 'saving' | 'saved' | 'conflict' | 'failed'
  /** When the last response came, in milliseconds. */
  respondedAt: number
  /** What the last save has brought in. */
  merged: Merged
  /** Why the last save failed: marked until the next one. */
  refusal: SaveRefusal
  /** Whether the maintainer waits for the response to the last save: one that a row makes by itself never takes the focus. */
  isAsked: boolean
  /** The row as somebody else has stored it, in a conflict, and whether that came while the maintainer chose in another. */
  conflict: { theirs: StoredVersion<V>; isAgain: boolean } | undefined
}

/** What comes of one attempt to save. */
export type SaveResult<T extends TableName, V extends object> =
  /** The row as it is stored, undefined where all that was sent is stored so already. */
  | { is: 'stored'; sent: V; row: Row<T> | undefined }
  /** The row is there: an earlier attempt of ours has added it, and its response was lost. */
  | { is: 'found'; row: Row<T> }
  /** Somebody else has stored a newer version. */
  | { is: 'overtaken'; row: Row<T> }
  | { is: 'refused'; refusal: SaveRefusal }
  /** Somebody was asked, and thought better of it. */
  | { is: 'not-agreed' }

/** What begins a save. */
export type SaveStart =
  | { is: 'save-began'; isAsked: boolean }
  /** In a conflict; of the fields `notTaken` the other version was taken. */
  | { is: 'chosen'; choices: Choices; notTaken: string[] }
  /** The row was deleted meanwhile, and is stored as a new one. */
  | { is: 'added-anew' }

/** What happens to a row in an editor. */
export type RowEvent<T extends TableName, V extends object> =
  | { is: 'edited'; values: V }
  | { is: 'restored'; draft: Draft<V> }
  | { is: 'reset' }
  /** The row was read anew. */
  | { is: 'read'; row: Row<T> }
  | SaveStart
  | SaveResult<T, V>
  /** The maintainer leaves the response for later. */
  | { is: 'turned-away' }

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
export function startState<V extends object>(row: RowEdits<V>): RowState<V> {
  return { ...row, ...nothingSaved }
}

/** The row after what has happened to it. */
export function nextState<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  state: RowState<V>,
  event: RowEvent<T, V>,
): RowState<V> {
  const { table } = definition
  const versionOf = (row: Row<T>, like = state.base): StoredVersion<V> => ({
    values: definition.valuesOf(row, like),
    version: row.updated_at,
  })
  switch (event.is) {
    case 'edited':
      // What was saved is no longer news; what was refused stays marked until the next save.
      return { ...state, values: event.values, phase: state.phase === 'saved' ? 'idle' : state.phase }
    case 'restored': {
      const { base, basedOn, value } = event.draft
      return startState({ base, version: basedOn, values: value })
    }
    case 'reset':
      // A save that is under way goes on, and its response is awaited.
      return { ...state, values: state.base, ...(state.phase !== 'saving' && nothingSaved) }
    case 'read': {
      // The same after each save of our own: its row goes into the list that is shown, and comes back. Older where another
      // process has not heard of that save yet.
      if (state.version !== null && event.row.updated_at <= state.version) return state
      const theirs = versionOf(event.row)
      // Edits stay with the version that they were made from.
      if (isUnsaved(state) && !isSame(state.values, theirs.values)) return state
      const isSettled = state.phase === 'conflict'
      return { ...state, ...moveOnto(state, theirs, table), ...(isSettled && { phase: 'idle', conflict: undefined }) }
    }
    case 'save-began':
      return { ...state, phase: 'saving', isAsked: event.isAsked, merged: nothingMerged, conflict: undefined }
    case 'chosen': {
      const { choices, notTaken } = event
      const chosen = state.conflict && moveOnto(state, state.conflict.theirs, table, choices)
      const merged = { others: [], notTaken }
      return { ...state, ...chosen, phase: 'saving', isAsked: true, merged, conflict: undefined }
    }
    case 'added-anew':
      return { ...state, version: null, phase: 'saving', isAsked: true, merged: nothingMerged }
    case 'stored': {
      const { sent, row } = event
      // What was typed while it was under way stays; the rest is as the server has it.
      const stored = row ? moveOnto({ ...state, base: sent }, versionOf(row, sent), table) : { base: sent }
      return { ...state, ...stored, phase: 'saved', refusal: accepted, respondedAt: Date.now() }
    }
    case 'found': {
      const { values, version } = versionOf(event.row)
      return { ...state, base: values, version }
    }
    case 'overtaken': {
      const theirs = versionOf(event.row)
      const { merged, conflicts } = mergeRows(table, state.base, state.values, theirs.values)
      if (conflicts.length > 0) {
        const conflict = { theirs, isAgain: state.merged.notTaken !== undefined }
        return { ...state, phase: 'conflict', refusal: accepted, conflict }
      }
      // Whatever the merged row has otherwise than it was typed came from somebody else.
      const changed = Object.keys(storedChanges(table, merged, state.values))
      const others = [...new Set([...state.merged.others, ...changed])]
      return { ...state, ...moveOnto(state, theirs, table), merged: { ...state.merged, others } }
    }
    case 'refused':
      return { ...state, phase: 'failed', refusal: event.refusal, respondedAt: Date.now() }
    case 'not-agreed':
      return { ...state, phase: 'idle', refusal: accepted }
    case 'turned-away':
      return { ...state, isAsked: false }
  }
}

/** Whether somebody has typed what is not stored. */
export function isUnsaved<V extends object>({ base, values }: RowEdits<V>): boolean {
  return !isSame(values, base)
}

/** The edits as if they had been made from the version that was stored meanwhile, with what was chosen of the conflicts. */
export function moveOnto<V extends object>(
  { base, values: mine }: RowEdits<V>,
  { values: theirs, version }: StoredVersion<V>,
  table: TableName,
  choices: Choices = {},
): RowEdits<V> {
  return { base: theirs, version, values: mergeRows(table, base, mine, theirs, choices).merged }
}
