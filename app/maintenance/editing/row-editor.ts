import type { Row, TableName } from '../../../domain/content.ts'
import { showToast } from '../../ui/toast.ts'
import { type Draft, removeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { edit, redo, type UndoStack, undo } from '../undo-stack.ts'
import { createAutoSave } from './auto-save.ts'
import type { EntityDefinition, SaveRefusal, SaveScope } from './entity-definition.ts'
import { type Choices, type Merged, mergeNotice } from './merge-rows.ts'
import { createRowDrafts, type RowDrafts } from './row-drafts.ts'
import {
  isUnsaved,
  moveOnto,
  nextState,
  type RowEdits,
  type RowEvent,
  type RowState,
  resumeEdits,
  startEdits,
  startState,
} from './row-state.ts'
import { saveRow, versionOf } from './save-row.ts'

/** What a form begins with: the row as it is stored, or a new one. */
export type RowStart<T extends TableName, V extends object> = { row: Row<T> } | { blank: V }

/** One save: what it sends, and whether the maintainer waits for the response. */
interface Save {
  sends: SaveScope
  isAsked: boolean
  /** After a choice in a conflict: the fields of which the other version was taken. */
  notTaken?: string[]
}

interface RowActions<T extends TableName, V extends object> {
  /** `part` names what was typed in; a step without one stands by itself. */
  edit: (part: string | undefined, change: (values: V) => Partial<V>) => void
  undo: () => void
  redo: () => void
  save: () => Promise<void>
  /**
   * Saves with what was chosen where somebody else had changed the same fields. A text that is not taken is kept as a draft:
   * false where this browser cannot keep it, and nothing is done.
   */
  decide: (choices: Choices) => Promise<boolean>
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
  /** Offers drafts, and saves by itself where the definition does, until the returned function is called. */
  open: () => () => void
}

/** What a screen shows of a row in an editor, and can do to it: a new one after each change, with the same actions. */
export interface RowForm<T extends TableName, V extends object> extends RowState<T, V>, RowActions<T, V>, RowDrafts<V> {
  definition: EntityDefinition<T, V>
  values: V
  isUnsaved: boolean
  /** Whether everything that was typed is stored. */
  isDone: boolean
}

/**
 * The one way to edit a row, whatever its editor looks like: what happens to it goes through `nextState`, and here stands
 * what follows of that outside. A save that fails leaves everything as it was typed; one that meets a newer version merges
 * it, and gives the choice where both have changed the same field; no save clears what can be undone.
 */
export function createRowEditor<T extends TableName, V extends object>({
  definition,
  start,
  onChange,
  onResponse,
}: {
  definition: EntityDefinition<T, V>
  start: RowStart<T, V>
  onChange: (form: RowForm<T, V>) => void
  /** Called after each save, with the row as it is stored now, or with nothing where nothing was. */
  onResponse: (stored: Row<T> | undefined) => void
}): RowForm<T, V> {
  const { table } = definition
  const isBlank = 'blank' in start
  let state: RowState<T, V> = startState(
    isBlank ? startEdits(start.blank, null) : startEdits(definition.valuesOf(start.row), start.row.updated_at),
  )
  const place = { read: () => state, write: (onto: RowEdits<V>) => dispatch({ is: 'rebased', onto }) }
  const drafts = createRowDrafts(definition, isBlank)
  const autoSave = createAutoSave(definition, {
    read: () => state,
    save: () => void save({ sends: 'self-saving', isAsked: false }),
  })

  /** The only place that changes the state; what this browser keeps and offers of the row follows it. */
  function dispatch(event: RowEvent<T, V>): void {
    const before = state
    state = nextState(state, event)
    if (state.edits.present !== before.edits.present || state.base !== before.base) drafts.keep(state)
    if (state.version !== before.version) drafts.look(state)
    onChange(form())
  }

  function showOffers(): void {
    drafts.look(state)
    onChange(form())
  }

  function move(edits: UndoStack<V>): void {
    dispatch({ is: 'edited', edits })
    autoSave.waitAfter('edit')
  }

  const actions: RowActions<T, V> = {
    edit: (part, change) => move(edit(state.edits, { ...state.edits.present, ...change(state.edits.present) }, part)),
    undo: () => move(undo(state.edits)),
    redo: () => move(redo(state.edits)),
    save: () => save({ sends: 'all', isAsked: true }),
    async decide(choices) {
      if (!state.conflict) return true
      const { sends } = state.conflict
      const theirs = versionOf(definition, state.conflict.theirs, state.base)
      const notTaken = Object.keys(choices).filter((field) => choices[field] === 'theirs')
      if (notTaken.length > 0 && !drafts.setAside(moveOnto(state, theirs, table), { notTaken })) return false
      dispatch({ is: 'chosen', onto: moveOnto(state, theirs, table, choices) })
      await save({ sends, isAsked: true, notTaken })
      return true
    },
    addAnew() {
      dispatch({ is: 'rebased', onto: startEdits(state.base, null, state.edits) })
      return save({ sends: 'all', isAsked: true })
    },
    ask: (isAsked) => dispatch({ is: 'attention', isAsked }),
    restore(offer) {
      if (state.phase === 'saving') return
      removeDraft(offer)
      if (isUnsaved(state)) drafts.setAside(state)
      dispatch({ is: 'restored', draft: resumeEdits(offer) })
      showOffers()
      autoSave.waitAfter('edit')
    },
    discard(offer) {
      removeDraft(offer)
      showOffers()
    },
    reset: () => dispatch({ is: 'rebased', onto: startEdits(state.base, state.version) }),
    refresh(stored) {
      // The same after each save of our own: its row goes by `onResponse` into the list that is shown, and comes back.
      // Older where another process has not heard of that save yet.
      if (state.version !== null && stored.updated_at <= state.version) return
      const theirs = versionOf(definition, stored, state.base)
      if (isUnsaved(state) && !isSame(state.edits.present, theirs.values)) return
      dispatch({ is: 'rebased', onto: moveOnto(state, theirs, table) })
    },
    open() {
      showOffers()
      return autoSave.start()
    },
  }

  /** What came of it is in the state, and in a toast; the failure of a save that is tried again and again is reported once. */
  async function save({ sends, isAsked, notTaken }: Save): Promise<void> {
    if (state.phase === 'saving') return
    autoSave.stop()
    const isNew = state.version === null
    const isTriedAgain = state.phase === 'failed' && !isAsked
    dispatch({ is: 'save-began', isAsked })
    const result = await saveRow(definition, place, { isBlank, sends, isAutoSave: !isAsked })
    if (result.is === 'conflict') {
      const isAgain = notTaken !== undefined
      dispatch({ is: 'conflicted', conflict: { theirs: result.theirs, sends, isAgain } })
    } else if (result.is === 'refused') {
      const { refusal } = result
      dispatch({ is: 'refused', refusal, at: Date.now() })
      if (!isTriedAgain) reportRefusal(refusal, isNew)
      if (refusal.errors.length === 0) autoSave.waitAfter('failure')
    } else {
      const merged = { others: result.others, notTaken: notTaken ?? [] }
      dispatch({ is: 'stored', merged, at: Date.now() })
      reportStored(result.row, isNew, merged)
    }
    onResponse(result.is === 'stored' ? result.row : undefined)
  }

  function reportRefusal(refusal: SaveRefusal, wasNew: boolean): void {
    const words = definition.words.failed(refusal, wasNew)
    if (words) showToast({ kind: 'error', ...words })
  }

  function reportStored(row: Row<T> | undefined, wasNew: boolean, merged: Merged): void {
    const { description = '', ...words } = definition.words.stored(wasNew, row)
    const sentences = [description, mergeNotice(merged, table)].filter((sentence) => sentence !== '')
    showToast({ kind: 'success', ...words, ...(sentences.length > 0 && { description: sentences.join('. ') }) })
  }

  function form(): RowForm<T, V> {
    const isChanged = isUnsaved(state)
    return {
      ...state,
      ...actions,
      ...drafts.now,
      definition,
      values: state.edits.present,
      isUnsaved: isChanged,
      isDone: state.phase === 'saved' && !isChanged,
    }
  }
  return form()
}
