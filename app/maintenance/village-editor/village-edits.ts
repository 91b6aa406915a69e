import type { FieldError } from '../../../domain/content-error.ts'
import type { Village } from '../../../domain/village.ts'
import type { Draft } from '../draft-store.ts'
import type { Choices } from '../editing/merge-rows.ts'
import type { Merged } from '../editing/merge-words.ts'
import { asNew, isUnsaved, moveOnto, type RowEdits, resumeEdits, startEdits } from '../editing/row-edits.ts'
import { versionOf } from '../editing/save-row.ts'
import { isSame } from '../row-difference.ts'
import { edit, redo, startUndo, type UndoStack, undo } from '../undo-stack.ts'
import { savedByItself } from './placeholders.ts'
import { type VillageFields, villageFields, villageTable } from './village-fields.ts'

/** One village in the editor: what is stored, what the maintainer has made of it, and what came of saving it. */
export interface VillageEdits extends RowEdits<VillageFields> {
  /** The states of a save (rule: village-save). */
  saving: 'idle' | 'saving' | 'saved' | 'failed'
  /** When the last answer came, in milliseconds. */
  answeredAt: number
  /** What the last save brought beside the maintainer's own changes. */
  merged?: Merged
  /** Why the last save was refused, field by field. */
  errors: FieldError[]
  /** Why the last save failed, in words for people; empty where nobody knows. */
  reason: string
  /** Whether the row was deleted meanwhile. */
  isGone: boolean
  /** Whether the maintainer waits for the answer of the last save: an auto-save never takes the focus. */
  isAsked: boolean
  /** The row as somebody else has stored it, while the choice between the two versions is open. */
  met?: { theirs: Village; isByHand: boolean; isAgain: boolean }
}

/** The villages in the editor by their keys, in the order in which they were read. */
export type VillagesEdits = Record<string, VillageEdits>

export type VillageAction =
  | { type: 'load'; villages: readonly Village[]; openUndo?: OpenUndo }
  | { type: 'edit'; key: string; fields: VillageFields; part?: string; at: number }
  | { type: 'undo' | 'redo'; key: string }
  | { type: 'start-save'; key: string; isAsked: boolean }
  /** The edits as a save leaves them. */
  | { type: 'move'; key: string; row: RowEdits<VillageFields> }
  | { type: 'finish-save'; key: string; merged: Merged; at: number }
  | { type: 'fail-save'; key: string; errors?: FieldError[]; reason?: string; isGone?: boolean; at: number }
  | { type: 'meet'; key: string; theirs: Village; isByHand: boolean; isAgain: boolean }
  | { type: 'decide'; key: string; choices: Choices }
  | { type: 'restore'; key: string; draft: Draft<VillageFields> }
  | { type: 'choose-now' | 'choose-later' | 'add-anew'; key: string }

/** The steps that a village could undo when the editor was last open. */
type OpenUndo = (key: string, fields: (like?: VillageFields) => VillageFields) => UndoStack<VillageFields>

/** Whether there is something that the village would save by itself. */
export function savesItself({ base, edits }: RowEdits<VillageFields>): boolean {
  return !isSame(savedByItself(base, edits.present), base)
}

/** The next state of the editor. A failed save keeps every edit; no save clears what can be undone. */
export function reduceVillages(villages: VillagesEdits, action: VillageAction): VillagesEdits {
  if (action.type === 'load') return load(villages, action.villages, action.openUndo)
  const village = villages[action.key]
  return village ? { ...villages, [action.key]: reduceVillage(village, action) } : villages
}

function load(
  villages: VillagesEdits,
  rows: readonly Village[],
  openUndo: OpenUndo = (_, fields) => startUndo(fields()),
): VillagesEdits {
  const loaded = rows.map((row): [string, VillageEdits] => {
    const known = villages[row.village_key]
    return [row.village_key, known ? refresh(known, row) : open(row, openUndo)]
  })
  const gone = Object.entries(villages).filter(
    ([key, village]) => isUnsaved(village) && !loaded.some(([at]) => at === key),
  )
  return Object.fromEntries([...loaded, ...gone])
}

const unanswered = { saving: 'idle', answeredAt: 0, errors: [], reason: '', isGone: false } as const

function open(row: Village, openUndo: OpenUndo): VillageEdits {
  const edits = openUndo(row.village_key, (like) => villageFields(row, like))
  return { ...startEdits(edits.present, row.updated_at, edits), ...unanswered, errors: [], isAsked: false }
}

/** Drafts are refreshed when villages reload; one with edits keeps them and the version that they were made from. */
function refresh(village: VillageEdits, row: Village): VillageEdits {
  if (row.updated_at === village.version) return village
  const theirs = versionOf(villageTable, row, village.base)
  if (isUnsaved(village) && !isSame(village.edits.present, theirs.values)) return village
  const { met: _settled, ...rest } = village
  return { ...rest, ...moveOnto(village, theirs, villageTable) }
}

function reduceVillage(village: VillageEdits, action: Exclude<VillageAction, { type: 'load' }>): VillageEdits {
  const { met, ...rest } = village
  switch (action.type) {
    case 'edit':
      return settled(village, edit(village.edits, action.fields, action.part, action.at))
    case 'undo':
      return settled(village, undo(village.edits))
    case 'redo':
      return settled(village, redo(village.edits))
    case 'start-save':
      return { ...rest, saving: 'saving', errors: [], isGone: false, isAsked: action.isAsked }
    case 'move':
      return { ...village, ...action.row }
    case 'finish-save':
      return { ...village, saving: 'saved', reason: '', merged: action.merged, answeredAt: action.at }
    case 'fail-save': {
      const { errors = [], reason = '', isGone = false, at } = action
      return { ...village, saving: 'failed', errors, reason, isGone, answeredAt: at }
    }
    case 'meet': {
      const { theirs, isByHand, isAgain } = action
      return { ...village, saving: 'idle', met: { theirs, isByHand, isAgain } }
    }
    case 'decide':
      return met
        ? {
            ...rest,
            ...moveOnto(village, versionOf(villageTable, met.theirs, village.base), villageTable, action.choices),
          }
        : village
    case 'restore':
      return { ...rest, ...unanswered, errors: [], ...resumeEdits(action.draft) }
    case 'add-anew':
      return { ...village, ...asNew(village) }
    case 'choose-now':
    case 'choose-later':
      return { ...village, isAsked: action.type === 'choose-now' }
  }
}

/** After an edit the last save's answer is no longer news, but what it refused stays marked until the next save. */
function settled(village: VillageEdits, edits: UndoStack<VillageFields>): VillageEdits {
  return { ...village, edits, saving: village.saving === 'saved' ? 'idle' : village.saving }
}
