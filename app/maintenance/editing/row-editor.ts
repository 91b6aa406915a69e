import { type Change, keyOf, type Row, type TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { showToast } from '../../ui/toast.ts'
import { type Draft, listDrafts, removeDraft, writeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { type EntityDefinition, hasShape, type SaveRefusal } from './entity-definition.ts'
import { type Choices, mergeNotice, mergeRows, nothingMerged, storedChanges } from './merge-rows.ts'
import type { RowEdits, RowForm, RowStart, RowState } from './row-form.ts'
import { keepNotTaken, type SaveResult, saveRow } from './save-row.ts'

/** Somebody would have to save in between each time. */
const mostAttempts = 5
const overtakenTooOften = new ContentError('conflict', 'Others are changing this at the same time. Try again.')

const accepted: SaveRefusal = { errors: [], isGone: false }
const nothingSaved = {
  phase: 'idle',
  respondedAt: 0,
  merged: nothingMerged,
  refusal: accepted,
  isAsked: false,
  conflict: undefined,
} as const

/**
 * The one way to edit a row, whatever its editor looks like. A save names the version that the edits were made from. One that
 * fails leaves everything as it was typed; one that meets a newer version brings in what only the other has changed, and
 * gives the choice where both have changed the same field.
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
  const { table, words, schema, fieldsOf } = definition
  const isBlank = 'blank' in start
  const opened = isBlank ? start.blank : definition.valuesOf(start.row)
  // Each form has a draft of its own, so that two tabs never overwrite each other's.
  const draftId = crypto.randomUUID()
  /** Somebody has pressed Save while an earlier save was under way, for what was typed since. */
  let isAskedAgain = false

  let now: RowState<V> = {
    ...{ base: opened, values: opened, version: isBlank ? null : start.row.updated_at },
    ...nothingSaved,
    isKept: true,
    offers: [],
  }
  now.offers = offersOf(now)

  /** The only place that changes the state: what this browser keeps and offers of the row follows it. */
  function set(change: Partial<RowState<V>>): void {
    const before = now
    now = { ...now, ...change }
    if (now.values !== before.values || now.base !== before.base) {
      now.isKept = !hasUnsaved() || keep(now, draftId)
      if (!hasUnsaved()) removeDraft({ id: draftId })
    }
    if (now.version !== before.version) now.offers = offersOf(now)
    onChange(form())
  }

  const hasUnsaved = () => !isSame(now.values, now.base)
  const versionOf = (row: Row<T>, like = now.base) => ({
    values: definition.valuesOf(row, like),
    version: row.updated_at,
  })

  /** The edits as if they had been made from the version that was stored meanwhile, with what was chosen of the conflicts. */
  function movedOnto({ values: theirs, version }: ReturnType<typeof versionOf>, choices?: Choices, base = now.base) {
    return { base: theirs, version, values: mergeRows(table, base, now.values, theirs, choices).merged }
  }

  function draftsOf({ version, base }: RowEdits<V>): string {
    return `${table}:${isBlank && version === null ? 'new' : keyOf(table, base)}`
  }
  /** Keeps edits in this browser: false where it refuses to. */
  function keep({ base, version, values }: RowEdits<V>, id: string): boolean {
    const form = draftsOf({ base, version, values })
    return writeDraft({ id, form, value: values, base, basedOn: version, savedAt: new Date().toISOString() })
  }
  /** What is stored is no offer: a response to a save may come after its form was left. */
  function offersOf(row: RowEdits<V>): Draft<V>[] {
    return listDrafts(draftsOf(row)).flatMap(({ value, base, ...draft }) => {
      if (draft.id === draftId || !hasShape(schema, value) || !hasShape(schema, base)) return []
      if (!isSame(fieldsOf(value), fieldsOf(row.base))) return [{ ...draft, value, base }]
      removeDraft(draft)
      return []
    })
  }

  /** Tries to save until it is known what comes of it. The failure of a row that tries again and again by itself is told once. */
  async function save(begins: Partial<RowState<V>> = {}, isAsked = true, also?: Change<T>): Promise<void> {
    if (isSaving()) {
      isAskedAgain ||= isAsked
      return
    }
    const isSilent = !isAsked && now.phase === 'failed'
    set({ phase: 'saving', isAsked, merged: nothingMerged, conflict: undefined, ...begins })
    const isNew = now.version === null
    for (let left = mostAttempts; isSaving(); left -= 1) {
      if (left === 0) refuse({ errors: [], error: overtakenTooOften, isGone: false }, isNew, isSilent)
      else meet(await saveRow(definition, now, isBlank, !isAsked, also), isNew, isSilent)
    }
    const isWantedAgain = isAskedAgain && isStored() && hasUnsaved()
    isAskedAgain = false
    if (isWantedAgain) await save()
  }
  const isSaving = () => now.phase === 'saving'
  const isStored = () => now.phase === 'saved'

  function meet(result: SaveResult<T, V>, isNew: boolean, isSilent: boolean): void {
    if (result.is === 'not-agreed') set({ phase: 'idle', refusal: accepted })
    else if (result.is === 'refused') refuse(result.refusal, isNew, isSilent)
    else if (result.is === 'stored') takeStored(result.sent, result.row, isNew)
    else if (result.is === 'overtaken') meetTheirs(result.row)
    else {
      const { values: base, version } = versionOf(result.row)
      set({ base, version })
    }
  }

  function refuse(refusal: SaveRefusal, isNew: boolean, isSilent: boolean): void {
    set({ phase: 'failed', refusal, respondedAt: Date.now() })
    const toast = isSilent ? undefined : words.failed(refusal, isNew)
    if (toast) showToast({ kind: 'error', ...toast })
    if (refusal.isGone) onNews(undefined)
  }

  /** What was typed while it was under way stays; the rest is as the server has it. */
  function takeStored(sent: V, row: Row<T> | undefined, isNew: boolean): void {
    const stored = row ? movedOnto(versionOf(row, sent), {}, sent) : { base: sent }
    set({ ...stored, phase: 'saved', refusal: accepted, respondedAt: Date.now() })
    const { description = '', ...toast } = words.stored(isNew, row)
    const sentences = [description, mergeNotice(now.merged, table)].filter((sentence) => sentence !== '')
    showToast({ kind: 'success', ...toast, ...(sentences.length > 0 && { description: sentences.join('. ') }) })
    onNews(row)
  }

  /** Somebody else has stored a newer version: it is merged and sent again, or the choice is given. */
  function meetTheirs(row: Row<T>): void {
    const theirs = versionOf(row)
    const { merged, conflicts } = mergeRows(table, now.base, now.values, theirs.values)
    if (conflicts.length > 0) {
      set({ phase: 'conflict', refusal: accepted, conflict: { theirs, isAgain: now.merged.notTaken !== undefined } })
      onNews(row)
      return
    }
    // Whatever the merged row has otherwise than it was typed came from somebody else.
    const changed = Object.keys(storedChanges(table, merged, now.values))
    const others = [...new Set([...now.merged.others, ...changed])]
    set({ ...movedOnto(theirs), merged: { ...now.merged, others } })
  }

  const actions = {
    // What was saved is no longer news; what was refused stays marked until the next save.
    edit: (change: (values: V) => Partial<V>) =>
      set({ values: { ...now.values, ...change(now.values) }, phase: now.phase === 'saved' ? 'idle' : now.phase }),
    save: (also?: Change<T>) => save({}, undefined, also),
    hasUnsaved,
    saveByItself: () => save({}, false),
    async decide(choices: Choices) {
      if (!now.conflict) return
      const { theirs } = now.conflict
      const notTaken = Object.keys(choices).filter((field) => choices[field] === 'theirs')
      if (notTaken.length > 0) {
        const [mine, chosen] = [movedOnto(theirs).values, movedOnto(theirs, choices).values]
        set({ phase: 'saving', conflict: undefined })
        const refusal = await keepNotTaken(definition, theirs.values, mine, chosen)
        if (refusal) return refuse(refusal, false, false)
        set({ phase: 'idle' })
      }
      await save({ ...movedOnto(theirs, choices), merged: { others: [], notTaken } })
    },
    addAnew: () => save({ version: null }),
    turnAway: () => set({ isAsked: false }),
    restore(offer: Draft<V>) {
      if (isSaving() || (hasUnsaved() && !keep(now, crypto.randomUUID()))) return
      removeDraft(offer)
      set({ base: offer.base, version: offer.basedOn, values: offer.value, ...nothingSaved })
      set({ offers: offersOf(now) })
    },
    discard(offer: Draft<V>) {
      removeDraft(offer)
      set({ offers: offersOf(now) })
    },
    // A save that is under way goes on, and its response is awaited.
    reset: () => set({ values: now.base, ...(!isSaving() && nothingSaved) }),
    refresh(row: Row<T>) {
      // After each save of our own its row comes back from the list; older where another process has not heard of it yet.
      if (now.version !== null && row.updated_at <= now.version) return
      const theirs = versionOf(row)
      if (hasUnsaved() && !isSame(now.values, theirs.values)) return
      set({ ...movedOnto(theirs), ...(now.phase === 'conflict' && { phase: 'idle', conflict: undefined }) })
    },
  }

  function form(): RowForm<T, V> {
    const isUnsaved = hasUnsaved()
    return { ...now, ...actions, definition, isUnsaved, isDone: isStored() && !isUnsaved }
  }
  return form()
}
