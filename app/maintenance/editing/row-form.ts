import type { Change, Row, TableName } from '../../../domain/content.ts'
import type { Draft } from '../draft-store.ts'
import type { EntityDefinition, SaveRefusal } from './entity-definition.ts'
import type { Choices, Merged } from './merge-rows.ts'

/** What a form begins with: the row as it is stored, or a new one. */
export type RowStart<T extends TableName, V extends object> = { row: Row<T> } | { blank: V }

/** A row in an editor: what was read, and what the maintainer has made of it since. */
export interface RowEdits<V extends object> {
  /** What the edits were made from, in the editor's form. */
  base: V
  /** The updated_at of that version; null while the row is not stored. */
  version: string | null
  /** As it stands in the editor. */
  values: V
}

/** The same with how far its saving is. */
export interface RowState<V extends object> extends RowEdits<V> {
  /**
   * - idle: nothing was saved since the last edit;
   * - saving: a save is under way, and typing goes on;
   * - saved: the last save is stored;
   * - conflict: somebody else has stored the same fields, and the choice between the two versions is open;
   * - failed: the last save was refused, or did not get through.
   */
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
  conflict: { theirs: { values: V; version: string }; isAgain: boolean } | undefined
  /** False while the browser refuses to keep what is unsaved. */
  isKept: boolean
  /** Unsaved changes of the row that no open editor holds, newest first. */
  offers: readonly Draft<V>[]
}

/** What a screen shows of a row in an editor, and can do to it: a new one after each change, with the same actions. */
export interface RowForm<T extends TableName, V extends object> extends RowState<V> {
  definition: EntityDefinition<T, V>
  /** Whether somebody has typed what is not stored. */
  isUnsaved: boolean
  /** Whether everything that was typed is stored. */
  isDone: boolean
  edit: (change: (values: V) => Partial<V>) => void
  /** Saves what was typed, and `also` what no field holds. */
  save: (also?: Change<T>) => Promise<void>
  /** Whether anything is unsaved at this moment, also what the screen does not show yet. */
  hasUnsaved: () => boolean
  /** Saves with nobody waiting for the response. */
  saveByItself: () => Promise<void>
  /**
   * Saves with what was chosen where somebody else had changed the same fields. A text that is not taken is kept in the
   * history first: where it cannot be, that is a save that failed.
   */
  decide: (choices: Choices) => Promise<void>
  /** Stores a row that was deleted meanwhile as a new one. */
  addAnew: () => Promise<void>
  /** Leaves the response to the last save for later. */
  turnAway: () => void
  /** Goes on from an offered draft, unless this browser cannot keep what was unsaved until then to be offered in its place. */
  restore: (offer: Draft<V>) => void
  discard: (offer: Draft<V>) => void
  /** Throws the maintainer's changes away. */
  reset: () => void
  /** The row was read anew: edits stay with the version that they were made from. */
  refresh: (row: Row<T>) => void
}
