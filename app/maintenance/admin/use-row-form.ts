import { useState } from 'react'
import type { NewRow, Row } from '../../../domain/content.ts'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import { showToast } from '../../ui/toast.ts'
import { contentWriter, failureText, insertOnce } from '../content-writer.ts'
import type { Draft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { changeErrors, newRowErrors } from '../row-errors.ts'
import { useRefresh } from '../rows-query.ts'
import { useDraft } from '../use-draft.ts'
import type { DialogTable, FormValues, RowKind } from './row-kind.ts'

interface Refusal {
  message?: string
  errors: FieldError[]
}

const accepted: Refusal = { errors: [] }

/**
 * The state of a dialog that adds a row (`row` is null) or edits one. A save that fails leaves everything as it was
 * typed; one that meets a newer version gives the choice between the two.
 */
export function useRowForm<T extends DialogTable>(kind: RowKind<T>, row: Row<T> | null, onSaved: () => void) {
  const { table, words } = kind
  const [opened, setOpened] = useState(() => ({
    values: row ? kind.valuesOf(row) : kind.blank(),
    basedOn: row?.updated_at ?? null,
  }))
  const [values, setValues] = useState(opened.values)
  const [basedOn, setBasedOn] = useState(opened.basedOn)
  const [refusal, setRefusal] = useState(accepted)
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<Row<T>>()
  const refresh = useRefresh(table)

  const isUnsaved = !isSame(values, opened.values)
  const form = `${table}:${row?.id ?? 'new'}`
  const draft = useDraft({ form, value: values, basedOn, isUnsaved, isValue: isLike(opened.values) })
  const fields = kind.fieldsOf(values)

  async function save(seen = basedOn): Promise<void> {
    if (isSaving) return
    const newRow = { ...fields, id: values.id } as NewRow<T>
    const errors = row ? changeErrors(table, fields) : newRowErrors(table, newRow)
    if (errors.length > 0) return setRefusal({ errors })
    setSaving(true)
    try {
      if (row) await contentWriter.update(table, row.id, fields, seen ?? '')
      else if (table === 'evidence_categories') await contentWriter.insert(table, newRow)
      else await insertOnce(table, values.id ?? '', fields)
      draft.forget()
      showToast({ kind: 'success', ...words.done[row ? 'updated' : 'created'] })
      onSaved()
    } catch (error) {
      fail(error)
    } finally {
      setSaving(false)
      await refresh()
    }
  }

  function fail(error: unknown): void {
    if (error instanceof ContentError && error.code === 'conflict' && error.current) {
      setTheirs(error.current as Row<T>)
      return
    }
    const errors = error instanceof ContentError ? error.fields : []
    setRefusal(
      errors.length > 0 ? { errors } : { message: `${failureText(error)} What you typed is still here.`, errors },
    )
    showToast({ kind: 'error', title: words.failed[row ? 'updated' : 'created'], description: failureText(error) })
  }

  return {
    form,
    values,
    fields,
    set: (name: string) => (value: string) => setValues((now) => ({ ...now, [name]: value })),
    isUnsaved,
    isSaving,
    refusal,
    save: () => save(),
    draft,
    restore(offer: Draft<FormValues>) {
      draft.take(offer)
      setValues(offer.value)
      setBasedOn(offer.basedOn)
    },
    conflict: theirs && {
      theirs: kind.fieldsOf(kind.valuesOf(theirs)),
      keepMine() {
        setTheirs(undefined)
        setBasedOn(theirs.updated_at)
        save(theirs.updated_at)
      },
      takeTheirs() {
        const taken = kind.valuesOf(theirs)
        setTheirs(undefined)
        setOpened({ values: taken, basedOn: theirs.updated_at })
        setValues(taken)
        setBasedOn(theirs.updated_at)
        setRefusal(accepted)
      },
      close: () => setTheirs(undefined),
    },
  }
}

function isLike(values: FormValues) {
  return (stored: unknown): stored is FormValues =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.keys(values).every((name) => typeof Reflect.get(stored, name) === 'string')
}
