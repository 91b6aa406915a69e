import type { Row, TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { showToast } from '../../ui/toast.ts'
import { type Draft, newDraft, removeDraft, type Unsaved, writeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { edit, redo, type UndoStack, undo } from '../undo-stack.ts'
import type { EntityDefinition, SaveRefusal } from './entity-definition.ts'
import type { Choices } from './merge-rows.ts'
import { type Merged, mergeNotice } from './merge-words.ts'
import { keepDraft, listOffers, unsavedOf } from './row-drafts.ts'
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

/** How long after the last edit a row saves itself, in milliseconds. */
const autoSaveDelay = 15_000

/** How long after a failure it tries again, in milliseconds. */
const retryDelay = 30_000

/** What a form begins with: the row as it is stored, or a new one. */
export type RowStart<T extends TableName, V extends object> = { row: Row<T> } | { blank: V }

interface RowActions<T extends TableName, V extends object> {
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
  /** Offers drafts, and saves by itself where the definition does, until the returned function is called. */
  open: () => () => void
}

/** What a screen shows of a row in an editor, and can do to it: a new one after each change, with the same actions. */
export interface RowForm<T extends TableName, V extends object> extends RowState<T, V>, RowActions<T, V> {
  definition: EntityDefinition<T, V>
  values: V
  isUnsaved: boolean
  /** Whether everything that was typed is stored. */
  isDone: boolean
  unsaved: Unsaved<V>
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
  const draftId = crypto.randomUUID()
  const isBlank = 'blank' in start
  let state: RowState<T, V> = startState(
    isBlank ? startEdits(start.blank, null) : startEdits(definition.valuesOf(start.row), start.row.updated_at),
  )
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Changes the state by an event, and then what this browser keeps and offers of the row. */
  function dispatch(event: RowEvent<T, V>): void {
    const before = state
    state = nextState(state, event)
    const isMoved = state.edits.present !== before.edits.present || state.base !== before.base
    if (isMoved) state = { ...state, isKept: keepDraft(state, unsaved(), draftId) }
    // A choice between two versions may leave a draft behind.
    if (state.version !== before.version) state = { ...state, offers: offersNow() }
    onChange(form())
  }

  const unsaved = () => unsavedOf(definition, state, isBlank)
  const offersNow = () => (isOpen ? listOffers(definition, unsaved(), draftId) : state.offers)

  function showOffers(): void {
    state = { ...state, offers: offersNow() }
    onChange(form())
  }

  function move(edits: UndoStack<V>): void {
    dispatch({ is: 'edited', edits })
    waitToSave()
  }

  const actions: RowActions<T, V> = {
    edit: (part, change) => move(edit(state.edits, { ...state.edits.present, ...change(state.edits.present) }, part)),
    undo: () => move(undo(state.edits)),
    redo: () => move(redo(state.edits)),
    save: () => save({ isByHand: true }),
    async decide(choices) {
      if (!state.conflict) return
      const { theirs, isByHand } = state.conflict
      dispatch({ is: 'chosen', onto: moveOnto(state, versionOf(definition, theirs, state.base), table, choices) })
      await save({ isByHand, choices })
    },
    addAnew() {
      dispatch({ is: 'rebased', onto: { ...state, version: null } })
      return save({ isByHand: true })
    },
    ask: (isAsked) => dispatch({ is: 'attention', isAsked }),
    restore(offer) {
      if (state.phase === 'saving') return
      removeDraft(offer)
      if (isUnsaved(state)) writeDraft(newDraft(unsaved()))
      dispatch({ is: 'restored', draft: resumeEdits(offer) })
      showOffers()
      waitToSave()
    },
    discard(offer) {
      removeDraft(offer)
      showOffers()
    },
    reset: () => dispatch({ is: 'rebased', onto: startEdits(state.base, state.version) }),
    refresh(stored) {
      if (stored.updated_at === state.version) return
      const theirs = versionOf(definition, stored, state.base)
      if (isUnsaved(state) && !isSame(state.edits.present, theirs.values)) return
      dispatch({ is: 'rebased', onto: moveOnto(state, theirs, table) })
    },
    open() {
      isOpen = true
      showOffers()
      return () => {
        isOpen = false
        clearTimeout(timer)
      }
    },
  }

  /** Saves what is unsaved; by itself a row saves what its definition allows. `choices` are there where it follows a conflict. */
  async function save({ isByHand, choices }: { isByHand: boolean; choices?: Choices }): Promise<void> {
    clearTimeout(timer)
    if (state.phase === 'saving') return
    const isRetry = state.phase === 'failed' && !isByHand
    const wasNew = state.version === null
    dispatch({ is: 'save-began', isAsked: isByHand || choices !== undefined })
    let stored: Row<T> | undefined
    try {
      const result = await saveRow(
        definition,
        { read: () => state, write: (row) => dispatch({ is: 'rebased', onto: row }) },
        { isNew: isBlank && wasNew, isByHand, isAutoSave: !isByHand && choices === undefined },
      )
      if (result.is === 'refused') return fail({ errors: result.errors, isGone: false }, { wasNew, isRetry })
      if (result.is === 'conflict') {
        const conflict = { theirs: result.theirs, isByHand, isAgain: choices !== undefined }
        return dispatch({ is: 'conflicted', conflict })
      }
      stored = result.row
      const notTaken = Object.keys(choices ?? {}).filter((field) => choices?.[field] === 'theirs')
      const merged = { others: result.others, notTaken }
      dispatch({ is: 'stored', merged, at: Date.now() })
      showStored(definition, wasNew, stored, merged)
    } catch (error) {
      const isGone = !wasNew && error instanceof ContentError && error.code === 'not-found'
      const errors = error instanceof ContentError ? error.fields : []
      fail({ errors, error, isGone }, { wasNew, isRetry })
    } finally {
      onResponse(stored)
    }
  }

  function fail(refusal: SaveRefusal, { wasNew, isRetry }: { wasNew: boolean; isRetry: boolean }): void {
    dispatch({ is: 'refused', refusal, at: Date.now() })
    const words = definition.words.failed(refusal, wasNew)
    // What is tried again and again is told in one place.
    if (words && !isRetry) showToast({ kind: 'error', ...words })
    if (isOpen && refusal.errors.length === 0) waitToSave(retryDelay)
  }

  function waitToSave(delay = autoSaveDelay): void {
    clearTimeout(timer)
    if (savesItself(definition, state)) timer = setTimeout(autoSave, delay)
  }

  /** While somebody must choose or the row is gone, saving by itself could only ask for the same again. */
  function autoSave(): void {
    const canSave = state.phase !== 'conflict' && !state.refusal.isGone
    if (state.phase === 'saving') waitToSave()
    else if (canSave && savesItself(definition, state)) void save({ isByHand: false })
  }

  function form(): RowForm<T, V> {
    const isChanged = isUnsaved(state)
    return {
      ...state,
      ...actions,
      definition,
      values: state.edits.present,
      isUnsaved: isChanged,
      isDone: state.phase === 'saved' && !isChanged,
      unsaved: unsaved(),
    }
  }
  return form()
}

/** Whether there is anything that this row saves by itself. */
function savesItself<T extends TableName, V extends object>(
  { savedByItself }: EntityDefinition<T, V>,
  { base, edits }: RowEdits<V>,
): boolean {
  return savedByItself !== undefined && !isSame(savedByItself(base, edits.present), base)
}

function showStored<T extends TableName, V extends object>(
  { table, words: { stored: wordsOf } }: EntityDefinition<T, V>,
  wasNew: boolean,
  stored: Row<T> | undefined,
  merged: Merged,
): void {
  const { description = '', ...words } = wordsOf(wasNew, stored)
  const sentences = [description, mergeNotice(merged, table)].filter((sentence) => sentence !== '')
  showToast({ kind: 'success', ...words, ...(sentences.length > 0 && { description: sentences.join('. ') }) })
}
