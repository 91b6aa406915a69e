import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import type { Village } from '../../../domain/village.ts'
import { villagesQuery } from '../../content-api/villages.ts'
import { showToast } from '../../ui/toast.ts'
import type { Choices } from '../editing/merge-rows.ts'
import { mergedBy, successWords } from '../editing/merge-words.ts'
import { isUnsaved, type RowEdits } from '../editing/row-edits.ts'
import { saveRow } from '../editing/save-row.ts'
import { recallUndo, rememberUndo } from '../undo-memory.ts'
import { createAutoSave, retryDelay } from './auto-save.ts'
import { savedByItself } from './placeholders.ts'
import { reduceVillages, savesItself, type VillageAction, type VillagesEdits } from './village-edits.ts'
import { type VillageFields, villageTable } from './village-fields.ts'

/** Who asks for a save: the maintainer, or time; and what was chosen where it follows a conflict. */
interface SaveOccasion {
  isByHand?: boolean
  choices?: Choices
}

const failed = { title: 'Save failed', description: 'Could not save changes to database' }
const saved = { title: 'Changes saved', description: 'Village data updated successfully', settles: [failed.title] }

/** The village editor's state, its loading and its saving (rule: village-save). */
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

  /** Saves what the village has unsaved. By itself it saves neither new cards nor untouched placeholders. */
  const save = useCallback(
    async (key: string, { isByHand = false, choices }: SaveOccasion = {}): Promise<void> => {
      autoSave.current.cancel(key)
      const village = latest.current[key]
      const isDecided = choices !== undefined
      if (!village || !(isDecided || (isByHand ? isUnsaved(village) : savesItself(village)))) return
      // While somebody must choose or the row is gone, saving by itself could only ask for the same again.
      if ((village.met || village.isGone) && !isByHand && !isDecided) return
      if (village.saving === 'saving') return autoSave.current.schedule(key)
      const isKnown = village.saving === 'failed' && !isByHand
      dispatch({ type: 'start-save', key, isAsked: isByHand || isDecided })
      const place = {
        read: () => latest.current[key] ?? village,
        write: (row: RowEdits<VillageFields>) => dispatch({ type: 'move', key, row }),
      }
      const fail = (refusal: Pick<Partial<ContentError>, 'fields' | 'message' | 'code'>) => {
        const { fields: errors = [], message: reason = '', code } = refusal
        dispatch({ type: 'fail-save', key, errors, reason, isGone: code === 'not-found', at: Date.now() })
        // What is tried again and again is told in one place.
        if (!isKnown) showToast({ kind: 'error', ...failed })
        if (isOpen.current && errors.length === 0) autoSave.current.schedule(key, retryDelay)
      }
      try {
        const answer = await saveRow(villageTable, place, isByHand ? {} : byItself.current)
        if (answer.is === 'refused') return fail({ fields: answer.errors })
        if (answer.is === 'conflict') {
          return dispatch({ type: 'meet', key, theirs: answer.theirs, isByHand, isAgain: isDecided })
        }
        if (answer.row) await tellQueries(answer.row)
        const merged = mergedBy(answer, choices)
        dispatch({ type: 'finish-save', key, merged, at: Date.now() })
        showToast({ kind: 'success', ...successWords(saved, merged) })
      } catch (error) {
        fail(error instanceof ContentError ? error : {})
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
  const autoSave = useRef(createAutoSave((key) => void save(key)))
  const byItself = useRef({ select: selectByItself, autoSavedBy: crypto.randomUUID() })
  const isOpen = useRef(true)

  useEffect(() => {
    if (!query.data) return
    dispatch({ type: 'load', villages: query.data, openUndo: (key, fields) => recallUndo(formOf(key), fields) })
  }, [query.data, dispatch])
  useEffect(() => {
    const waiting = autoSave.current
    isOpen.current = true
    return () => {
      isOpen.current = false
      waiting.cancelAll()
      for (const [key, { edits }] of Object.entries(latest.current)) rememberUndo(formOf(key), edits)
    }
  }, [])

  /** An edit, or a step back or forward: the village saves itself some time after the last of them (rule: auto-save). */
  const change = useCallback(
    (action: Extract<VillageAction, { type: 'edit' | 'undo' | 'redo' | 'restore' }>) => {
      dispatch(action)
      const village = latest.current[action.key]
      if (village && savesItself(village)) autoSave.current.schedule(action.key)
      else autoSave.current.cancel(action.key)
    },
    [dispatch],
  )

  return { query, villages, dispatch, change, save }
}

function selectByItself({ base, edits }: RowEdits<VillageFields>): VillageFields {
  return savedByItself(base, edits.present)
}

/** The name under which drafts and steps of a village are kept. */
export function formOf(key: string): string {
  return `village_data:${key}`
}

/** What the parts of the editor need to change a village. */
export type EditVillage = (part: string | undefined, edit: (fields: VillageFields) => VillageFields) => void
