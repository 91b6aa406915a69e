import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import type { Village } from '../../../domain/village.ts'
import { villagesQuery } from '../../content-api/villages.ts'
import { showToast } from '../../ui/toast.ts'
import { contentWriter } from '../content-writer.ts'
import { changeErrors } from '../row-errors.ts'
import { recallUndo, rememberUndo } from '../undo-memory.ts'
import { createAutoSave } from './auto-save.ts'
import { changeOf, isUnsaved, reduceVillages, type VillageAction, type VillagesEdits } from './village-edits.ts'
import type { VillageFields } from './village-fields.ts'

/** The village editor's state, its loading and its saving (spec: maintenance, sections 4, 7 and 8). */
export function useVillageEdits() {
  const client = useQueryClient()
  // Whoever edits wants the rows as they are stored now, whatever this visit has seen before.
  const query = useQuery({ ...villagesQuery(), staleTime: 0 })
  const [villages, setVillages] = useState<VillagesEdits>({})
  const latest = useRef(villages)
  const dispatch = useCallback((action: VillageAction) => {
    latest.current = reduceVillages(latest.current, action)
    setVillages(latest.current)
  }, [])

  /** Saves what the village has unsaved, at the maintainer's word or by itself; resolves to whether it is stored. */
  const save = useCallback(
    async (key: string, isByHand = false): Promise<boolean> => {
      autoSave.current.cancel(key)
      const village = latest.current[key]
      if (!village || !isUnsaved(village)) return true
      // While the choice between two versions is open, saving by itself could only ask for it again.
      if (village.theirs && !isByHand) return false
      if (village.saving === 'saving') {
        autoSave.current.schedule(key)
        return false
      }
      const change = changeOf(village)
      const sent = village.edits.present
      dispatch({ type: 'start-save', key, isByHand })
      try {
        const errors = changeErrors('village_data', change)
        if (errors.length > 0) throw new ContentError('invalid', 'Some fields cannot be saved.', { fields: errors })
        const row = await contentWriter.update('village_data', key, change, village.seen)
        await tellQueries(row)
        dispatch({ type: 'finish-save', key, row, sent })
        const description = 'Village data updated successfully'
        showToast({ kind: 'success', title: 'Changes saved', description, settles: ['Save failed'] })
        return true
      } catch (error) {
        const refusal = error instanceof ContentError ? error : undefined
        const theirs = refusal?.code === 'conflict' ? (refusal.current as Village | undefined) : undefined
        dispatch({
          type: 'fail-save',
          key,
          errors: refusal?.fields ?? [],
          reason: refusal?.message ?? '',
          ...(theirs && { theirs }),
        })
        // Who has asked for the save is asked for the choice at once.
        if (!(isByHand && theirs)) {
          showToast({ kind: 'error', title: 'Save failed', description: 'Could not save changes to database' })
        }
        return false
      }

      /** A list that was asked for before the save must not arrive after it. */
      async function tellQueries(row: Village) {
        const { queryKey } = villagesQuery()
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (rows) => rows?.map((each) => (each.village_key === key ? row : each)))
        client.invalidateQueries({ queryKey: [...queryKey, key] })
      }
    },
    [client, dispatch],
  )
  const autoSave = useRef(createAutoSave((key) => save(key)))

  useEffect(() => {
    if (query.data)
      dispatch({ type: 'load', villages: query.data, openUndo: (key, fields) => recallUndo(formOf(key), fields) })
  }, [query.data, dispatch])
  useEffect(() => {
    const waiting = autoSave.current
    return () => {
      waiting.cancelAll()
      for (const [key, { edits }] of Object.entries(latest.current)) rememberUndo(formOf(key), edits)
    }
  }, [])

  /** An edit, or a step back or forward: the village saves itself some time after the last of them (decision 10). */
  const change = useCallback(
    (action: Extract<VillageAction, { type: 'edit' | 'undo' | 'redo' | 'restore' }>) => {
      dispatch(action)
      const village = latest.current[action.key]
      if (village && isUnsaved(village)) autoSave.current.schedule(action.key)
      else autoSave.current.cancel(action.key)
    },
    [dispatch],
  )

  return { query, villages, dispatch, change, save }
}

/** The name under which drafts and steps of a village are kept. */
export function formOf(key: string): string {
  return `village_data:${key}`
}

/** What the parts of the editor need to change a village. */
export type EditVillage = (part: string | undefined, edit: (fields: VillageFields) => VillageFields) => void
