import { keyOf, type Row, type TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { showToast } from '../../ui/toast.ts'
import { createDraftKeeper } from '../draft-keeper.ts'
import { abandonedDrafts } from '../draft-lock.ts'
import { type Draft, newDraft, removeDraft, writeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { recallUndo, rememberUndo } from '../undo-memory.ts'
import { edit, redo, type UndoStack, undo } from '../undo-stack.ts'
import { type EntityDefinition, hasShape, type Refusal } from './entity-definition.ts'
import type { Choices } from './merge-rows.ts'
import { mergedBy, nothingMerged, successWords } from './merge-words.ts'
import { isUnsaved, moveOnto, resumeEdits, startEdits } from './row-edits.ts'
import type { EditedRow, RowActions, RowForm } from './row-form.ts'
import { saveRow, versionOf } from './save-row.ts'
import type { RowStart } from './use-row-form.ts'

/** How long after the last edit a row saves itself, in milliseconds. */
const autoSaveDelay = 15_000

/** How long after a failure it tries again, in milliseconds. */
const retryDelay = 30_000

const accepted: Refusal = { errors: [], isGone: false }

const noResponseYet = {
  saving: 'idle',
  respondedAt: 0,
  merged: nothingMerged,
  refusal: accepted,
  isAsked: false,
  met: undefined,
} as const

interface EditorPlace<T extends TableName, V extends object> {
  definition: EntityDefinition<T, V>
  start: RowStart<T, V>
  onChange: (form: RowForm<T, V>) => void
  /** Called after each save, with the row as it is stored now, or with nothing where nothing was. */
  onResponse: (stored: Row<T> | undefined) => void
}

/**
 * The one way to edit a row, whatever its editor looks like. A save that fails leaves everything as it was typed; one that
 * meets a newer version merges it, and gives the choice where both have changed the same field; no save clears what can
 * be undone.
 */
export function createRowEditor<T extends TableName, V extends object>({
  definition,
  start,
  onChange,
  onResponse,
}: EditorPlace<T, V>): RowForm<T, V> {
  const { table, savedByItself } = definition
  let row: EditedRow<T, V> = { ...begin(definition, start), ...noResponseYet, offers: [], isKept: true }
  let opened = row
  /** What the form proposes is nobody's typing. */
  const hasUnsaved = () =>
    isUnsaved(row) && !(row.version === opened.version && isSame(row.edits.present, opened.edits.present))
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether somebody has chosen between two versions since the last save: the other one stays in the history of itself. */
  let isChosen = false
  const drafts = createDraftKeeper(
    () => (hasUnsaved() ? unsaved() : undefined),
    (isKept) => isKept !== row.isKept && set({ isKept }),
  )

  function set(change: Partial<EditedRow<T, V>>): void {
    const before = row
    row = { ...row, ...change }
    onChange(form())
    const isOther = row.version !== before.version
    if (isOther || row.edits.present !== before.edits.present || row.base !== before.base) drafts.follow()
    // A choice between two versions may leave a draft behind.
    if (isOpen && isOther) void listOffers()
  }

  function unsaved() {
    const isNew = 'blank' in start && row.version === null
    const form = formName(definition, isNew ? 'new' : keyOf(table, row.base))
    return { form, value: row.edits.present, base: row.base, basedOn: row.version }
  }

  async function listOffers(): Promise<void> {
    const { version } = row
    const offers = await offeredDrafts(definition, unsaved())
    if (isOpen && version === row.version) set({ offers: offers.filter(({ id }) => id !== drafts.id) })
  }

  const savesItself = () => savedByItself !== undefined && !isSame(savedByItself(row.base, row.edits.present), row.base)

  function schedule(delay = autoSaveDelay): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(false), delay)
  }

  /** A step of the maintainer: the row saves itself some time after the last of them. */
  function step(change: Partial<EditedRow<T, V>>): void {
    set(change)
    clearTimeout(timer)
    if (savesItself()) schedule()
  }

  /** After an edit the last save's response is no longer news, but what it refused stays marked until the next save. */
  const move = (edits: UndoStack<V>) => step({ edits, saving: row.saving === 'saved' ? 'idle' : row.saving })

  /** Saves what is unsaved; by itself a row saves what its definition allows. `choices` are there where it follows a conflict. */
  async function save(isByHand: boolean, choices?: Choices): Promise<void> {
    clearTimeout(timer)
    const isAsked = isByHand || choices !== undefined
    if (row.saving === 'saving') return isAsked ? undefined : schedule()
    // While somebody must choose or the row is gone, saving by itself could only ask for the same again.
    if (!isAsked && (row.met || row.refusal.isGone || !savesItself())) return
    const isRetry = row.saving === 'failed' && !isByHand
    const wasNew = row.version === null
    set({ saving: 'saving', met: undefined, isAsked })
    const fail = (refusal: Refusal) => {
      set({ saving: 'failed', refusal, respondedAt: Date.now() })
      const words = definition.words.failed(refusal, wasNew)
      // What is tried again and again is told in one place.
      if (words && !isRetry) showToast({ kind: 'error', ...words })
      if (isOpen && savedByItself && refusal.errors.length === 0) schedule(retryDelay)
    }
    let stored: Row<T> | undefined
    try {
      const isAutoSave = !isByHand && !isChosen
      const result = await saveRow(definition, { read: () => row, write: set }, { isByHand, isAutoSave })
      if (result.is === 'refused') return fail({ ...accepted, errors: result.errors })
      if (result.is === 'conflict') {
        const met = { theirs: result.theirs, isByHand, isAgain: choices !== undefined }
        return set({ saving: 'idle', refusal: accepted, met })
      }
      stored = result.row
      isChosen = false
      const merged = mergedBy(result, choices)
      set({ saving: 'saved', refusal: accepted, merged, respondedAt: Date.now() })
      showToast({ kind: 'success', ...successWords(definition.words.stored(wasNew, stored), merged, table) })
    } catch (error) {
      const isGone = !wasNew && error instanceof ContentError && error.code === 'not-found'
      fail({ errors: error instanceof ContentError ? error.fields : [], error, isGone })
    } finally {
      onResponse(stored)
    }
  }

  const actions: RowActions<T, V> = {
    edit: (part, change) => move(edit(row.edits, { ...row.edits.present, ...change(row.edits.present) }, part)),
    undo: () => move(undo(row.edits)),
    redo: () => move(redo(row.edits)),
    save: () => save(true),
    async decide(choices) {
      if (!row.met) return
      const { theirs, isByHand } = row.met
      isChosen = true
      set({ ...moveOnto(row, versionOf(definition, theirs, row.base), definition, choices), met: undefined })
      await save(isByHand, choices)
    },
    addAnew() {
      set({ version: null })
      return save(true)
    },
    ask: (isAsked) => set({ isAsked }),
    restore(offer) {
      if (row.saving === 'saving') return
      const instead = hasUnsaved() ? [{ ...newDraft(unsaved()), id: offer.id }] : []
      const offers = row.offers.flatMap((other) => (other.id === offer.id ? instead : [other]))
      // Before the step: what is offered is read anew with another version.
      removeDraft(offer)
      for (const draft of instead) writeDraft(draft)
      step({ ...noResponseYet, ...resumeEdits(offer), offers })
      drafts.keep()
    },
    discard(offer) {
      removeDraft(offer)
      set({ offers: row.offers.filter(({ id }) => id !== offer.id) })
    },
    reset: () => set(startEdits(row.base, row.version)),
    refresh(stored) {
      if (stored.updated_at === row.version) return
      if ('row' in start && start.proposed && !hasUnsaved()) {
        // What is proposed of the newer version is nobody's change of the older one.
        opened = { ...row, ...begin(definition, { ...start, row: stored }) }
        return set(opened)
      }
      const theirs = versionOf(definition, stored, row.base)
      if (hasUnsaved() && !isSame(row.edits.present, theirs.values)) return
      set({ ...moveOnto(row, theirs, definition), met: undefined })
    },
    open() {
      isOpen = true
      void listOffers()
      const close = drafts.open()
      return () => {
        isOpen = false
        clearTimeout(timer)
        close()
        if (row.version !== null) rememberUndo(unsaved().form, row.edits)
      }
    },
  }

  function form(): RowForm<T, V> {
    const values = row.edits.present
    const isChanged = hasUnsaved()
    return {
      ...row,
      ...actions,
      definition,
      values,
      isUnsaved: isChanged,
      isDone: row.saving === 'saved' && !isChanged,
      unsaved: unsaved(),
    }
  }
  return form()
}

/** What the drafts of a row in a form go by. */
function formName({ table, form }: Pick<EntityDefinition<TableName, never>, 'table' | 'form'>, key: string): string {
  return [table, ...(form === undefined ? [] : [form]), key].join(':')
}

/** A row as it is opened, with what could be undone in it when it was open last. */
function begin<T extends TableName, V extends object>(definition: EntityDefinition<T, V>, start: RowStart<T, V>) {
  if ('blank' in start) return startEdits(start.blank, null)
  const name = formName(definition, keyOf(definition.table, start.row))
  const edits = recallUndo<V>(name, (like) => definition.valuesOf(start.row, like))
  const proposed = start.proposed ? edit(edits, { ...edits.present, ...start.proposed(start.row) }) : edits
  return startEdits(edits.present, start.row.updated_at, proposed)
}

/** What earlier editors have left of a form, without what is stored: a response to a save may come after they were left. */
async function offeredDrafts<T extends TableName, V extends object>(
  { schema, fieldsOf }: EntityDefinition<T, V>,
  { form, base: stored }: { form: string; base: V },
): Promise<Draft<V>[]> {
  const offers: Draft<V>[] = []
  for (const { value, base, ...draft } of await abandonedDrafts(form)) {
    if (!hasShape(schema, value) || !hasShape(schema, base)) continue
    if (isSame(fieldsOf(value), fieldsOf(stored))) removeDraft(draft)
    else offers.push({ ...draft, value, base })
  }
  return offers
}
