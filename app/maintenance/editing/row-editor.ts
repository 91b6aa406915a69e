import type { Change, Row, TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { showToast } from '../../ui/toast.ts'
import { type Draft, removeDraft } from '../draft-store.ts'
import type { EntityDefinition } from './entity-definition.ts'
import { type Choices, mergeNotice } from './merge-rows.ts'
import { createRowDrafts, type RowDrafts } from './row-drafts.ts'
import {
  isUnsaved,
  moveOnto,
  nextState,
  type RowEvent,
  type RowState,
  type SaveResult,
  type SaveStart,
  startState,
} from './row-state.ts'
import { type PartSaved, saveRow } from './save-row.ts'

/** What a form begins with: the row as it is stored, or a new one. */
export type RowStart<T extends TableName, V extends object> = { row: Row<T> } | { blank: V }

interface RowActions<T extends TableName, V extends object> {
  edit: (change: (values: V) => Partial<V>) => void
  /** Saves what was typed, and `also` what no field holds. */
  save: (also?: Change<T>) => Promise<void>
  /** Whether anything is unsaved at this moment, also what the screen does not show yet. */
  hasUnsaved: () => boolean
  /** Saves `part` of what is unsaved, with nobody waiting for the response. */
  saveByItself: (part: PartSaved<V>) => Promise<void>
  /**
   * Saves with what was chosen where somebody else had changed the same fields. A text that is not taken is kept as a draft:
   * false where this browser cannot keep it, and nothing is done.
   */
  decide: (choices: Choices) => Promise<boolean>
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

/** What a screen shows of a row in an editor, and can do to it: a new one after each change, with the same actions. */
export interface RowForm<T extends TableName, V extends object> extends RowState<V>, RowActions<T, V>, RowDrafts<V> {
  definition: EntityDefinition<T, V>
  isUnsaved: boolean
  /** Whether everything that was typed is stored. */
  isDone: boolean
}

/** Somebody would have to save in between each time. */
const mostAttempts = 5
const overtakenTooOften: SaveResult<never, never> = {
  is: 'refused',
  refusal: {
    errors: [],
    error: new ContentError('conflict', 'Others are changing this at the same time. Try again.'),
    isGone: false,
  },
}

/**
 * The one way to edit a row, whatever its editor looks like: what happens to it goes through `nextState`, and here stands
 * what follows of that outside. A save that fails leaves everything as it was typed; one that meets a newer version merges
 * it, and gives the choice where both have changed the same field.
 */
export function createRowEditor<T extends TableName, V extends object>({
  definition,
  start,
  onChange,
  onNews,
}: {
  definition: EntityDefinition<T, V>
  start: RowStart<T, V>
  onChange: (form: RowForm<T, V>) => void
  /** Lists may show an older version: the row as it is stored now, or nothing where that did not come with the response. */
  onNews: (row: Row<T> | undefined) => void
}): RowForm<T, V> {
  const { table, words } = definition
  const isBlank = 'blank' in start
  const opened = isBlank ? start.blank : definition.valuesOf(start.row)
  let state = startState({ base: opened, values: opened, version: isBlank ? null : start.row.updated_at })
  const drafts = createRowDrafts(definition, isBlank)
  const isSaving = () => state.phase === 'saving'
  /** Somebody has pressed Save while an earlier save was under way, for what was typed since. */
  let isAskedAgain = false

  /** The only place that changes the state; what this browser keeps and offers of the row follows it. */
  function dispatch(event: RowEvent<T, V>): void {
    const before = state
    state = nextState(definition, state, event)
    if (state === before) return
    if (state.values !== before.values || state.base !== before.base) drafts.keep(state)
    if (state.version !== before.version) drafts.look(state)
    onChange(form())
  }

  function showOffers(): void {
    drafts.look(state)
    onChange(form())
  }

  const actions: RowActions<T, V> = {
    edit: (change) => dispatch({ is: 'edited', values: { ...state.values, ...change(state.values) } }),
    save: (also) => save({ is: 'save-began', isAsked: true }, undefined, also),
    hasUnsaved: () => isUnsaved(state),
    saveByItself: (part) => save({ is: 'save-began', isAsked: false }, part),
    async decide(choices) {
      if (!state.conflict) return true
      const notTaken = Object.keys(choices).filter((field) => choices[field] === 'theirs')
      const mine = moveOnto(state, state.conflict.theirs, table)
      if (notTaken.length > 0 && !drafts.setAside(mine, { notTaken })) return false
      await save({ is: 'chosen', choices, notTaken })
      return true
    },
    addAnew: () => save({ is: 'added-anew' }),
    turnAway: () => dispatch({ is: 'turned-away' }),
    restore(offer) {
      if (isSaving() || (isUnsaved(state) && !drafts.setAside(state))) return
      removeDraft(offer)
      dispatch({ is: 'restored', draft: offer })
      showOffers()
    },
    discard(offer) {
      removeDraft(offer)
      showOffers()
    },
    reset: () => dispatch({ is: 'reset' }),
    refresh: (row) => dispatch({ is: 'read', row }),
  }

  /** The failure of a row that tries again and again by itself is reported once. */
  async function save(began: SaveStart, byItself?: PartSaved<V>, also?: Change<T>): Promise<void> {
    if (isSaving()) {
      isAskedAgain ||= byItself === undefined
      return
    }
    const isTriedAgain = byItself !== undefined && state.phase === 'failed'
    dispatch(began)
    const isNew = state.version === null
    for (let left = mostAttempts; isSaving(); left -= 1) {
      const result = left > 0 ? await saveRow(definition, state, isBlank, byItself, also) : overtakenTooOften
      dispatch(result)
      if (!isSaving()) tell(result, isNew, isTriedAgain)
    }
    const [wasAskedAgain, isStored] = [isAskedAgain, state.phase === 'saved']
    isAskedAgain = false
    if (wasAskedAgain && isStored && isUnsaved(state)) await actions.save()
  }

  function tell(result: SaveResult<T, V>, isNew: boolean, isTriedAgain: boolean): void {
    if (result.is === 'not-agreed') return
    if (result.is === 'refused') {
      const toast = isTriedAgain ? undefined : words.failed(result.refusal, isNew)
      if (toast) showToast({ kind: 'error', ...toast })
      if (result.refusal.isGone) onNews(undefined)
      return
    }
    if (result.is === 'stored') {
      const { description = '', ...toast } = words.stored(isNew, result.row)
      const sentences = [description, mergeNotice(state.merged, table)].filter((sentence) => sentence !== '')
      showToast({ kind: 'success', ...toast, ...(sentences.length > 0 && { description: sentences.join('. ') }) })
    }
    onNews(result.row)
  }

  function form(): RowForm<T, V> {
    const isChanged = isUnsaved(state)
    return {
      ...state,
      ...actions,
      ...drafts.now,
      definition,
      isUnsaved: isChanged,
      isDone: state.phase === 'saved' && !isChanged,
    }
  }

  drafts.look(state)
  return form()
}
