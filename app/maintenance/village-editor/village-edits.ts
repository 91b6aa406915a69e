import type { Change } from '../../../domain/content.ts'
import type { FieldError } from '../../../domain/content-error.ts'
import type { Village } from '../../../domain/village.ts'
import { isSame } from '../row-difference.ts'
import { edit, redo, startUndo, type UndoStack, undo } from '../undo-stack.ts'
import { changedFields, type VillageFields, villageFields } from './village-fields.ts'

/** One village in the editor: what is stored, and what the maintainer has made of it. */
export interface VillageEdits {
  /** The row as it was last read or saved. */
  stored: Village
  /** The updated_at of the version that the edits were made from. */
  seen: string
  edits: UndoStack<VillageFields>
  /** The states of a save (spec: maintenance, section 4). */
  saving: 'idle' | 'saving' | 'saved' | 'failed'
  /** Why the last save was refused, field by field. */
  errors: FieldError[]
  /** Why the last save failed, in words for people; empty where nobody knows. */
  reason: string
  /** Whether the maintainer waits for the answer of the last save: an auto-save never takes the focus. */
  isAsked: boolean
  /** The row as somebody else has stored it, while the choice between the two versions is open. */
  theirs?: Village
}

/** The villages in the editor by their keys, in the order in which they were read. */
export type VillagesEdits = Record<string, VillageEdits>

export type VillageAction =
  | { type: 'load'; villages: readonly Village[]; openUndo?: OpenUndo }
  | { type: 'edit'; key: string; fields: VillageFields; part?: string; at: number }
  | { type: 'undo' | 'redo'; key: string }
  | { type: 'start-save'; key: string; isByHand: boolean }
  | { type: 'finish-save'; key: string; row: Village; sent: VillageFields }
  | { type: 'fail-save'; key: string; errors?: FieldError[]; reason?: string; theirs?: Village }
  | { type: 'restore'; key: string; fields: VillageFields; basedOn: string }
  | { type: 'keep-mine' | 'take-theirs' | 'choose-now' | 'choose-later'; key: string }

/** The steps that a village could undo when the editor was last open. */
type OpenUndo = (key: string, fields: VillageFields) => UndoStack<VillageFields>

/** Whether the maintainer's version differs from the stored one: the orange dot (spec: maintenance, section 4). */
export function isUnsaved({ stored, edits }: VillageEdits): boolean {
  return !isSame(edits.present, villageFields(stored))
}

/** What a save of the village sends. */
export function changeOf({ stored, edits }: VillageEdits): Change<'village_data'> {
  return changedFields(villageFields(stored), edits.present)
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
  openUndo: OpenUndo = (_, fields) => startUndo(fields),
) {
  const loaded = rows.map((row): [string, VillageEdits] => {
    const known = villages[row.village_key]
    return [row.village_key, known ? refresh(known, row) : open(row, openUndo)]
  })
  const gone = Object.entries(villages).filter(
    ([key, village]) => isUnsaved(village) && !loaded.some(([at]) => at === key),
  )
  return Object.fromEntries([...loaded, ...gone])
}

function open(row: Village, openUndo: OpenUndo): VillageEdits {
  const edits = openUndo(row.village_key, villageFields(row))
  return { stored: row, seen: row.updated_at, edits, saving: 'idle', errors: [], reason: '', isAsked: false }
}

/** Drafts are refreshed when villages reload; one with edits keeps them and the version that they were made from. */
function refresh(village: VillageEdits, row: Village): VillageEdits {
  const fields = villageFields(row)
  if (isUnsaved(village) && !isSame(village.edits.present, fields)) return village
  const { theirs: _settled, ...rest } = village
  const edits = isSame(village.edits.present, fields) ? village.edits : edit(village.edits, fields)
  return { ...rest, stored: row, seen: row.updated_at, edits }
}

function reduceVillage(village: VillageEdits, action: Exclude<VillageAction, { type: 'load' }>): VillageEdits {
  const { stored, edits, theirs, ...rest } = village
  switch (action.type) {
    case 'edit':
      return settled(village, edit(edits, action.fields, action.part, action.at))
    case 'undo':
      return settled(village, undo(edits))
    case 'redo':
      return settled(village, redo(edits))
    case 'start-save':
      return { ...village, saving: 'saving', errors: [], isAsked: action.isByHand }
    case 'finish-save':
      return {
        ...rest,
        stored: action.row,
        seen: action.row.updated_at,
        edits: { ...edits, present: carryOver(action.sent, villageFields(action.row), edits.present) },
        saving: 'saved',
      }
    case 'fail-save':
      return {
        ...village,
        saving: 'failed',
        errors: action.errors ?? [],
        reason: action.reason ?? '',
        ...(action.theirs && { theirs: action.theirs }),
      }
    case 'restore':
      return { ...settled(village, edit(edits, action.fields)), seen: action.basedOn }
    case 'keep-mine':
    case 'take-theirs': {
      if (!theirs) return village
      const fields = villageFields(theirs)
      const mine = action.type === 'keep-mine' ? (changeOf(village) as Partial<VillageFields>) : {}
      const chosen = edit(edits, { ...fields, ...mine })
      return { ...rest, stored: theirs, seen: theirs.updated_at, edits: chosen, saving: 'idle', errors: [] }
    }
    case 'choose-now':
    case 'choose-later':
      return { ...village, isAsked: action.type === 'choose-now' }
  }
}

/** After an edit the last save's answer is no longer news, but what it refused stays marked until the next save. */
function settled(village: VillageEdits, edits: UndoStack<VillageFields>): VillageEdits {
  return { ...village, edits, saving: village.saving === 'saved' ? 'idle' : village.saving }
}

/** What was typed while a save was under way stays; the rest is as the server has stored it. */
function carryOver(sent: VillageFields, stored: VillageFields, present: VillageFields): VillageFields {
  return isSame(sent, stored) ? present : { ...stored, ...(changedFields(sent, present) as Partial<VillageFields>) }
}
