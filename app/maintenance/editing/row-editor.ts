import { type Change, keyOf, type Row, type TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { showToast } from '../../ui/toast.ts'
import { createDraftKeeper, type Draft, newDraft, removeDraft, type Unsaved, writeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { edit, redo, rememberUndo, type UndoStack, undo } from '../undo-stack.ts'
import type { EntityDefinition, Refusal } from './entity-definition.ts'
import type { Choices } from './merge-rows.ts'
import { mergedBy, successWords } from './merge-words.ts'
import { begin, formName, offeredDrafts, type RowStart } from './row-start.ts'
import {
  isUnsaved,
  moveOnto,
  nextState,
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

interface RowActions<T extends TableName, V extends object> {
  /** `part` names what was typed in; a step without one stands by itself. */
  edit: (part: string | undefined, change: (values: V) => Partial<V>) => void
  undo: () => void
  redo: () => void
  /** Saves what is unsaved, and `alongside` with it. */
  save: (alongside?: Change<T>) => Promise<void>
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
  const { table, savedByItself } = definition
  let state: RowState<T, V> = startState(begin(definition, start))
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const drafts = createDraftKeeper(
    () => (isUnsaved(state) ? unsaved() : undefined),
    (isKept) => isKept !== state.isKept && dispatch({ is: 'kept', isKept }),
  )

  function dispatch(event: RowEvent<T, V>): void {
    const before = state
    state = nextState(state, event)
    onChange(form())
    const isOther = state.version !== before.version
    if (isOther || state.edits.present !== before.edits.present || state.base !== before.base) drafts.follow()
    // A choice between two versions may leave a draft behind.
    if (isOpen && isOther) void listOffers()
    if (event.is === 'edited' || event.is === 'restored') waitToSave()
  }

  const move = (edits: UndoStack<V>) => dispatch({ is: 'edited', edits })

  function unsaved(): Unsaved<V> {
    const isNew = 'blank' in start && state.version === null
    const form = formName(definition, isNew ? 'new' : keyOf(table, state.base))
    return { form, value: state.edits.present, base: state.base, basedOn: state.version }
  }

  async function listOffers(): Promise<void> {
    const { version } = state
    const offers = await offeredDrafts(definition, unsaved())
    if (isOpen && version === state.version) {
      dispatch({ is: 'offered', offers: offers.filter(({ id }) => id !== drafts.id) })
    }
  }

  const savesItself = () =>
    savedByItself !== undefined && !isSame(savedByItself(state.base, state.edits.present), state.base)

  function waitToSave(delay = autoSaveDelay): void {
    clearTimeout(timer)
    if (savesItself()) timer = setTimeout(autoSave, delay)
  }

  /** While somebody must choose or the row is gone, saving by itself could only ask for the same again. */
  function autoSave(): void {
    if (state.phase === 'saving') waitToSave()
    else if (state.phase !== 'conflict' && !state.refusal.isGone && savesItself()) void save({ isByHand: false })
  }

  /** Saves what is unsaved; by itself a row saves what its definition allows. `choices` are there where it follows a conflict. */
  async function save(how: { isByHand: boolean; alongside?: Change<T>; choices?: Choices }): Promise<void> {
    const { isByHand, choices } = how
    clearTimeout(timer)
    if (state.phase === 'saving') return
    const isRetry = state.phase === 'failed' && !isByHand
    const wasNew = state.version === null
    dispatch({ is: 'save-began', isAsked: isByHand || choices !== undefined, alongside: how.alongside })
    const fail = (refusal: Refusal) => {
      dispatch({ is: 'refused', refusal, at: Date.now() })
      const words = definition.words.failed(refusal, wasNew)
      // What is tried again and again is told in one place.
      if (words && !isRetry) showToast({ kind: 'error', ...words })
      if (isOpen && refusal.errors.length === 0) waitToSave(retryDelay)
    }
    let stored: Row<T> | undefined
    try {
      const result = await saveRow(
        definition,
        { read: () => state, write: (row) => dispatch({ is: 'moved', onto: row }) },
        { isByHand, isAutoSave: !isByHand && !state.isChosen, alongside: state.alongside },
      )
      if (result.is === 'refused') return fail({ errors: result.errors, isGone: false })
      if (result.is === 'conflict') {
        return dispatch({ is: 'met', met: { theirs: result.theirs, isByHand, isAgain: choices !== undefined } })
      }
      stored = result.row
      const merged = mergedBy(result, choices)
      dispatch({ is: 'stored', merged, at: Date.now() })
      showToast({ kind: 'success', ...successWords(definition.words.stored(wasNew, stored), merged, table) })
    } catch (error) {
      const isGone = !wasNew && error instanceof ContentError && error.code === 'not-found'
      fail({ errors: error instanceof ContentError ? error.fields : [], error, isGone })
    } finally {
      onResponse(stored)
    }
  }

  const actions: RowActions<T, V> = {
    edit: (part, change) => move(edit(state.edits, { ...state.edits.present, ...change(state.edits.present) }, part)),
    undo: () => move(undo(state.edits)),
    redo: () => move(redo(state.edits)),
    save: (alongside = {}) => save({ isByHand: true, alongside }),
    async decide(choices) {
      if (!state.met) return
      const { theirs, isByHand } = state.met
      dispatch({ is: 'chosen', onto: moveOnto(state, versionOf(definition, theirs, state.base), table, choices) })
      await save({ isByHand, choices })
    },
    addAnew() {
      dispatch({ is: 'moved', onto: { ...state, version: null } })
      return save({ isByHand: true })
    },
    ask: (isAsked) => dispatch({ is: 'asked', isAsked }),
    restore(offer) {
      if (state.phase === 'saving') return
      const instead = isUnsaved(state) ? [{ ...newDraft(unsaved()), id: offer.id }] : []
      const offers = state.offers.flatMap((other) => (other.id === offer.id ? instead : [other]))
      // Before the step: what is offered is read anew with another version.
      removeDraft(offer)
      for (const draft of instead) writeDraft(draft)
      dispatch({ is: 'restored', draft: resumeEdits(offer), offers })
      drafts.keep()
    },
    discard(offer) {
      removeDraft(offer)
      dispatch({ is: 'offered', offers: state.offers.filter(({ id }) => id !== offer.id) })
    },
    reset: () => dispatch({ is: 'moved', onto: startEdits(state.base, state.version) }),
    refresh(stored) {
      if (stored.updated_at === state.version) return
      const theirs = versionOf(definition, stored, state.base)
      if (isUnsaved(state) && !isSame(state.edits.present, theirs.values)) return
      // What is proposed of the newer version is nobody's change of the older one.
      const onto = state.proposed ? begin(definition, { ...start, row: stored }) : moveOnto(state, theirs, table)
      dispatch({ is: 'moved', onto })
    },
    open() {
      isOpen = true
      void listOffers()
      const close = drafts.open()
      return () => {
        isOpen = false
        clearTimeout(timer)
        close()
        if (state.version !== null) rememberUndo(unsaved().form, state.edits)
      }
    },
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
