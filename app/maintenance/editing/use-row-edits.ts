import { useCallback, useRef, useState } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import { failureText } from '../content-writer.ts'
import type { Draft } from '../draft-store.ts'
import { recallUndo, rememberUndo } from '../undo-memory.ts'
import { edit, redo, undo } from '../undo-stack.ts'
import { useDraft } from '../use-draft.ts'
import type { Choices } from './merge-rows.ts'
import { type Merged, mergedBy } from './merge-words.ts'
import { asNew, isUnsaved, moveOnto, resumeEdits, startEdits } from './row-edits.ts'
import { type EditedTable, saveRow, versionOf } from './save-row.ts'

/** Why a row is not saved: the refused fields, or the failure in words. */
interface Refusal {
  message?: string
  errors: readonly FieldError[]
  /** Whether the row was deleted meanwhile. */
  isGone?: boolean
}

const accepted: Refusal = { errors: [] }

/** What a save has come to. */
interface Stored {
  wasNew: boolean
  /** What it brought beside the maintainer's own changes. */
  merged: Merged
  /** False where something was typed while the save was under way. */
  isDone: boolean
}

/** How a form of one row begins, and what it says of the answers to its saves. */
interface RowForm<T extends TableName, V extends object> extends EditedTable<T, V> {
  blank: () => V
  isValue: (stored: unknown) => stored is V
  onStored: (stored: Stored) => void
  /** The fields that break a rule, before anything is sent. */
  onRefused?: (errors: readonly FieldError[]) => void
  onFailed: (error: unknown, wasNew: boolean) => void
  /** Whatever the answer to a save was: other screens may show an older version. */
  onAnswered: () => void
}

/**
 * A row that is edited in a form of its own: `row` is null for a new one. A save that fails leaves everything as it was
 * typed; one that meets a newer version merges it, and gives the choice where both have changed the same field.
 */
export function useRowEdits<T extends TableName, V extends object>(kind: RowForm<T, V>, row: Row<T> | null) {
  const { table, valuesOf, keyOf, isValue } = kind
  const [edited, setEdited] = useState(() => {
    const base = row ? valuesOf(row) : kind.blank()
    return startEdits(
      base,
      row?.updated_at ?? null,
      recallUndo(`${table}:${keyOf(base)}`, () => base),
    )
  })
  const [refusal, setRefusal] = useState(accepted)
  const [isSaving, setSaving] = useState(false)
  const [isDone, setDone] = useState(false)
  const [met, setMet] = useState<{ theirs: Row<T>; isAgain: boolean }>()

  // Typing goes on while a save is under way.
  const latest = useRef(edited)
  const isBusy = useRef(false)
  const write = useCallback((next: typeof edited) => {
    latest.current = next
    setEdited(next)
  }, [])
  const step = (move: typeof undo<V>) => write({ ...latest.current, edits: move(latest.current.edits) })

  const { base, version, edits } = edited
  const key = keyOf(base)
  const form = `${table}:${row || version !== null ? key : 'new'}`
  const hasUnsaved = !isDone && isUnsaved(edited)
  const draft = useDraft({ form, value: edits.present, base, basedOn: version, isUnsaved: hasUnsaved, isValue })

  async function save(choices?: Choices): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    const wasNew = latest.current.version === null
    try {
      const answer = await saveRow(kind, { read: () => latest.current, write })
      setRefusal(answer.is === 'refused' ? answer : accepted)
      if (answer.is === 'refused') return kind.onRefused?.(answer.errors)
      if (answer.is === 'conflict') return setMet({ theirs: answer.theirs, isAgain: choices !== undefined })
      const isSettled = !isUnsaved(latest.current)
      if (answer.row) rememberUndo(`${table}:${keyOf(latest.current.base)}`, latest.current.edits)
      if (isSettled || wasNew) draft.forget()
      setDone(isSettled)
      kind.onStored({ wasNew, merged: mergedBy(answer, choices), isDone: isSettled })
    } catch (error) {
      setRefusal(refusalOf(error, !wasNew))
      kind.onFailed(error, wasNew)
    } finally {
      isBusy.current = false
      setSaving(false)
      kind.onAnswered()
    }
  }

  return {
    values: edits.present,
    /** `part` names what was typed in; a step without one stands by itself. */
    edit: (part: string | undefined, change: Partial<V>) =>
      write({
        ...latest.current,
        edits: edit(latest.current.edits, { ...latest.current.edits.present, ...change }, part),
      }),
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
    isUnsaved: hasUnsaved,
    isSaving,
    isDone,
    refusal,
    draft,
    save: () => save(),
    restore(offer: Draft<V>) {
      if (isBusy.current) return
      draft.take(offer)
      write(resumeEdits(offer))
    },
    /** Stores a row that was deleted meanwhile as a new one. */
    addAnew() {
      write(asNew(latest.current))
      return save()
    },
    conflict: met && {
      form: `${table}:${key}`,
      edited,
      theirs: versionOf(kind, met.theirs, base),
      rules: kind,
      isAgain: met.isAgain,
      decide(choices: Choices) {
        write(moveOnto(latest.current, versionOf(kind, met.theirs, base), kind, choices))
        setMet(undefined)
        return save(choices)
      },
      close: () => setMet(undefined),
    },
  }
}

function refusalOf(error: unknown, isStored: boolean): Refusal {
  const errors = error instanceof ContentError ? error.fields : []
  if (errors.length > 0) return { errors }
  const isGone = isStored && error instanceof ContentError && error.code === 'not-found'
  return { message: `${failureText(error)} What you typed is still here.`, errors, isGone }
}
