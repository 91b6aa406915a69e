import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { showToast } from '../../ui/toast.ts'
import { contentWriter, failureText, insertOnce } from '../content-writer.ts'
import type { Draft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { changeErrors, newRowErrors } from '../row-errors.ts'
import { recallUndo, rememberUndo } from '../undo-memory.ts'
import { edit, redo, type UndoStack, undo } from '../undo-stack.ts'
import { useDraft } from '../use-draft.ts'
import {
  blankCard,
  type CardValues,
  cardFields,
  cardValues,
  changedCard,
  isCardValues,
  withChanges,
} from './card-values.ts'

const required = ['card_id', 'title'] as const

interface Refusal {
  message?: string
  errors: FieldError[]
}

/** The card that the form was opened with or has saved, and the version that its edits were made from. */
interface Opened {
  row: ImpactCard | null
  values: CardValues
  basedOn: string | null
}

/** The state of the impact card editor; `card` is null for a new one (spec: maintenance, sections 4, 5 and 8). */
export function useCardForm(card: ImpactCard | null) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>(() => ({
    row: card,
    values: card ? cardValues(card) : blankCard(crypto.randomUUID()),
    basedOn: card?.updated_at ?? null,
  }))
  const form = `impact_cards:${opened.row?.id ?? 'new'}`
  const [stack, setStack] = useState(() => recallUndo(form, opened.values))
  const [refusal, setRefusal] = useState<Refusal>({ errors: [] })
  const [theirs, setTheirs] = useState<ImpactCard>()
  const [saving, setSaving] = useState<'idle' | 'saving' | 'done'>('idle')

  const latest = useRef(stack)
  latest.current = stack
  const isBusy = useRef(false)

  const values = stack.present
  const isUnsaved = saving !== 'done' && !isSame(values, opened.values)
  const draft = useDraft({ form, value: values, basedOn: opened.basedOn, isUnsaved, isValue: isCardValues })

  async function save(from: Opened, sent: UndoStack<CardValues>): Promise<void> {
    if (isBusy.current) return
    const errors = refusedFields(from, sent.present)
    setRefusal({ errors })
    if (errors.length > 0) {
      const isMissing = required.some((name) => sent.present[name].trim() === '')
      if (isMissing) {
        return showToast({ kind: 'error', title: 'Validation Error', description: 'Card ID and title are required.' })
      }
      return showToast({ kind: 'error', title: 'Error', description: 'Failed to save impact card' })
    }
    isBusy.current = true
    setSaving('saving')
    try {
      const row = await store(from, sent.present)
      await client.invalidateQueries({ queryKey: ['impact_cards'], refetchType: 'none' })
      const stored = { row, values: cardValues(row), basedOn: row.updated_at }
      rememberUndo(`impact_cards:${row.id}`, { ...sent, present: stored.values })
      draft.forget()
      setOpened(stored)
      // What was typed while the save was under way stays, and so does the form.
      const present = withChanges(stored.values, sent.present, latest.current.present)
      setStack({ ...latest.current, present })
      setSaving(isSame(present, stored.values) ? 'done' : 'idle')
      const title = `Impact card ${from.row ? 'updated' : 'created'} successfully`
      showToast({ kind: 'success', title, settles: ['Error', 'Validation Error'] })
    } catch (error) {
      setSaving('idle')
      fail(error)
    } finally {
      isBusy.current = false
    }
  }

  function fail(error: unknown): void {
    if (error instanceof ContentError && error.code === 'conflict' && error.current) {
      setTheirs(error.current as ImpactCard)
      return
    }
    const errors = error instanceof ContentError ? error.fields : []
    const message = `Failed to save impact card. ${failureText(error)} What you typed is still here.`
    setRefusal(errors.length > 0 ? { errors } : { message, errors })
    showToast({ kind: 'error', title: 'Error', description: 'Failed to save impact card' })
  }

  return {
    values,
    /** `part` names what was typed in; a step without one stands by itself. */
    edit: (part: string | undefined, change: Partial<CardValues>) =>
      setStack((now) => edit(now, { ...now.present, ...change }, part)),
    canUndo: stack.past.length > 0,
    canRedo: stack.future.length > 0,
    undo: () => setStack(undo),
    redo: () => setStack(redo),
    isUnsaved,
    saving,
    refusal,
    draft,
    save: () => save(opened, stack),
    restore(offer: Draft<CardValues>) {
      draft.take(offer)
      setStack(edit(stack, offer.value))
      setOpened({ ...opened, basedOn: offer.basedOn })
    },
    conflict: theirs && {
      mine: changedCard(opened.values, values),
      theirs: cardFields(cardValues(theirs)),
      keepMine() {
        const current = { row: theirs, values: cardValues(theirs), basedOn: theirs.updated_at }
        const kept = edit(stack, withChanges(current.values, opened.values, values))
        setTheirs(undefined)
        setOpened(current)
        setStack(kept)
        save(current, kept)
      },
      takeTheirs() {
        const current = { row: theirs, values: cardValues(theirs), basedOn: theirs.updated_at }
        setTheirs(undefined)
        setOpened(current)
        setStack(edit(stack, current.values))
        setRefusal({ errors: [] })
      },
      close: () => setTheirs(undefined),
    },
  }
}

/** The fields that may not be saved: the two required ones, and what the server's rules refuse. */
function refusedFields(from: Opened, values: CardValues): FieldError[] {
  const missing = required
    .filter((name) => values[name].trim() === '')
    .map((field): FieldError => ({ field, rule: 'is required' }))
  const refused = from.row
    ? changeErrors('impact_cards', changedCard(from.values, values))
    : newRowErrors('impact_cards', { ...cardFields(values), id: values.id })
  return [...missing, ...refused.filter(({ field }) => !missing.some((each) => each.field === field))]
}

async function store({ row, values: before, basedOn }: Opened, values: CardValues): Promise<ImpactCard> {
  if (!row) return insertOnce('impact_cards', values.id, cardFields(values))
  const change = changedCard(before, values)
  return Object.keys(change).length === 0 ? row : contentWriter.update('impact_cards', row.id, change, basedOn ?? '')
}
