import type { Row, TableName } from '../../../domain/content.ts'
import type { Draft, Unsaved } from '../draft-store.ts'
import type { EntityDefinition, Refusal } from './entity-definition.ts'
import type { Choices } from './merge-rows.ts'
import type { Merged } from './merge-words.ts'
import type { RowEdits } from './row-edits.ts'

/** One row in an editor: what is stored, what the maintainer has made of it, and what came of saving it. */
export interface EditedRow<T extends TableName, V extends object> extends RowEdits<V> {
  saving: 'idle' | 'saving' | 'saved' | 'failed'
  /** When the last response came, in milliseconds. */
  respondedAt: number
  merged: Merged
  refusal: Refusal
  /** Whether the maintainer waits for the response to the last save: an auto-save never takes the focus. */
  isAsked: boolean
  /** The row as somebody else has stored it, while the choice between the two versions is open. */
  met: { theirs: Row<T>; isByHand: boolean; isAgain: boolean } | undefined
  /** Unsaved changes of this row that no open editor holds, newest first. */
  offers: readonly Draft<V>[]
  /** False while the browser refuses to keep the draft. */
  isKept: boolean
}

export interface RowActions<T extends TableName, V extends object> {
  /** `part` names what was typed in; a step without one stands by itself. */
  edit: (part: string | undefined, change: (values: V) => Partial<V>) => void
  undo: () => void
  redo: () => void
  save: () => Promise<void>
  /** Saves with what was chosen where somebody else had changed the same fields. */
  decide: (choices: Choices) => Promise<void>
  /** Stores a row that was deleted meanwhile as a new one. */
  addAnew: () => Promise<void>
  /** Shows the response that waits for the maintainer, or leaves it for later. */
  ask: (isAsked: boolean) => void
  /** Goes on from an offered draft. What was unsaved until then is offered in its place. */
  restore: (offer: Draft<V>) => void
  discard: (offer: Draft<V>) => void
  /** Throws the maintainer's changes away. */
  reset: () => void
  /** The row was read anew: edits stay with the version that they were made from. */
  refresh: (row: Row<T>) => void
  /** Keeps drafts, and saves by itself where the definition does, until the returned function is called. */
  open: () => () => void
}

/** What a screen shows of a row in an editor, and can do to it: a new one after each change, with the same actions. */
export interface RowForm<T extends TableName, V extends object> extends EditedRow<T, V>, RowActions<T, V> {
  definition: EntityDefinition<T, V>
  values: V
  isUnsaved: boolean
  /** Whether everything that was typed is stored. */
  isDone: boolean
  unsaved: Unsaved<V>
}
