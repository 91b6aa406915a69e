import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Village } from '../../../domain/village.ts'
import { afterSave, isUnsaved } from '../editing/row-edits.ts'
import { versionOf } from '../editing/save-row.ts'
import { changedFields } from '../row-difference.ts'
import { startUndo } from '../undo-stack.ts'
import {
  reduceVillages,
  savesItself,
  type VillageAction,
  type VillageEdits,
  type VillagesEdits,
} from './village-edits.ts'
import { isVillageFields, newCard, type VillageFields, villageFields, villageTable } from './village-fields.ts'

const key = 'barford'
const row = (change: Partial<Village> = {}): Village => ({
  village_key: key,
  name: 'Barford',
  summary: 'By the river',
  header_image: null,
  header_image_attribution: { details: 'A drawing' },
  preamble: { intro: 'Intro', description: 'Description' },
  impact_cards: [{ icon: 'noise', title: 'Noise', content: { intro: 'Loud' } }],
  updated_at: 'version 1',
  ...change,
})

type Step = VillageAction | ((village: VillageEdits) => VillageAction)

/** The village after these steps, which begin with the row as it was loaded. */
function villageAfter(...steps: Step[]): VillageEdits {
  const loaded = reduceVillages({}, { type: 'load', villages: [row()] })
  return villageIn(steps.reduce((villages, step) => take(villages, step), loaded))
}
function take(villages: VillagesEdits, step: Step): VillagesEdits {
  return reduceVillages(villages, typeof step === 'function' ? step(villageIn(villages)) : step)
}
function villageIn(villages: VillagesEdits): VillageEdits {
  const village = villages[key]
  if (!village) throw new Error('The village is gone')
  return village
}

const typed =
  (fields: Partial<VillageFields>) =>
  ({ edits }: VillageEdits): VillageAction => ({ type: 'edit', key, fields: { ...edits.present, ...fields }, at: 0 })
/** A save of everything, as the site answers it with this row. */
const saved =
  (stored: Village) =>
  (village: VillageEdits): VillageAction => {
    const sent = village.edits.present
    return { type: 'move', key, row: afterSave(village, sent, versionOf(villageTable, stored, sent), villageTable) }
  }
const nothingMerged = { others: [], notTaken: [], isTheirs: false }
const finished: VillageAction = { type: 'finish-save', key, merged: nothingMerged, at: 0 }
const changeOf = ({ base, edits }: VillageEdits) =>
  changedFields(villageTable.fieldsOf(base), villageTable.fieldsOf(edits.present))
const present = (village: VillageEdits) => village.edits.present

describe('an edited village', () => {
  it('is unsaved until it is as stored again, and has only what differs to save', () => {
    expect(isUnsaved(villageAfter())).toBe(false)
    const edited = villageAfter(typed({ summary: 'By the Avon' }))
    expect([isUnsaved(edited), savesItself(edited)]).toEqual([true, true])
    expect(changeOf(edited)).toEqual({ summary: 'By the Avon' })
    expect(isUnsaved(villageAfter(typed({ summary: 'By the Avon' }), { type: 'undo', key }))).toBe(false)
  })

  // (rule: village-sections)
  it('keeps a stored attribution object and a card without points as they are while neither is edited', () => {
    expect(present(villageAfter())).toMatchObject({ header_image_attribution: 'A drawing', header_image: '' })
    expect(Object.keys(changeOf(villageAfter(typed({ name: 'B' }))))).toEqual(['name'])
  })

  it('is saved once, and can still be undone after the save', () => {
    const stored = row({ summary: 'New', updated_at: 'version 2' })
    const steps = [typed({ summary: 'New' }), saved(stored), finished]
    const village = villageAfter(...steps)
    expect([isUnsaved(village), village.saving, village.version]).toEqual([false, 'saved', 'version 2'])
    const undone = villageAfter(...steps, { type: 'undo', key })
    expect(changeOf(undone)).toEqual({ summary: 'By the river' })
    expect(undone.saving).toBe('idle')
  })

  it('keeps what was typed while the save was under way, and takes over what the server made of the rest', () => {
    const sent = villageAfter(typed({ name: 'Barford ', summary: 'New' }))
    const stored = versionOf(villageTable, row({ summary: 'New', updated_at: 'version 2' }), present(sent))
    const later = reduceVillages({ [key]: sent }, typed({ summary: 'Newer' })(sent))
    const village = afterSave(villageIn(later), present(sent), stored, villageTable)
    expect([village.edits.present.name, village.edits.present.summary]).toEqual(['Barford', 'Newer'])
  })

  it('keeps its mark and every edit when a save fails', () => {
    const errors = [{ field: 'name', rule: 'is required' }]
    const failed = villageAfter(typed({ name: '' }), { type: 'fail-save', key, errors, at: 0 })
    expect([isUnsaved(failed), failed.saving, failed.errors]).toEqual([true, 'failed', errors])
    expect(present(failed).name).toBe('')
  })

  it('keeps its edits when the villages reload, while one without edits takes the new row', () => {
    const reload: VillageAction = { type: 'load', villages: [row({ name: 'Elsewhere', updated_at: 'version 2' })] }
    const kept = villageAfter(typed({ summary: 'Mine' }), reload)
    expect([changeOf(kept), kept.version]).toEqual([{ summary: 'Mine' }, 'version 1'])
    const refreshed = villageAfter(reload)
    expect([present(refreshed).name, refreshed.version, isUnsaved(refreshed)]).toEqual([
      'Elsewhere',
      'version 2',
      false,
    ])
  })

  it('knows its cards again when somebody else has changed them', () => {
    const cards = row().impact_cards.map((card) => ({ ...card, title: 'Din' }))
    const keys = (village: VillageEdits) => present(village).impact_cards.map((card) => card.key)
    const before = villageAfter()
    const reload: VillageAction = { type: 'load', villages: [row({ impact_cards: cards, updated_at: 'version 2' })] }
    expect(keys(villageIn(reduceVillages({ [key]: before }, reload)))).toEqual(keys(before))
  })

  it('is not lost when it has edits and is missing after a reload', () => {
    expect(changeOf(villageAfter(typed({ summary: 'Mine' }), { type: 'load', villages: [] }))).toEqual({
      summary: 'Mine',
    })
    expect(reduceVillages({ [key]: villageAfter() }, { type: 'load', villages: [] })).toEqual({})
  })

  it('can undo what it could undo when the editor was last open', () => {
    const openUndo = (_: string, fields: () => VillageFields) => ({
      ...startUndo(fields()),
      past: [{ ...fields(), name: 'Before' }],
    })
    const villages = reduceVillages({}, { type: 'load', villages: [row()], openUndo })
    expect(present(villageIn(reduceVillages(villages, { type: 'undo', key }))).name).toBe('Before')
  })
})

describe('a village that somebody else has changed', () => {
  const theirs = row({ name: 'Theirs', summary: 'Theirs', updated_at: 'version 2' })
  const conflict: Step[] = [typed({ summary: 'Mine' }), { type: 'meet', key, theirs, isByHand: true, isAgain: false }]
  const decide = (choice: 'mine' | 'theirs'): VillageAction => ({ type: 'decide', key, choices: { summary: choice } })

  it('keeps mine in the field that I chose, and theirs in those that they alone changed', () => {
    const kept = villageAfter(...conflict, decide('mine'))
    expect(present(kept)).toMatchObject({ name: 'Theirs', summary: 'Mine' })
    expect([changeOf(kept), kept.version, kept.met]).toEqual([{ summary: 'Mine' }, 'version 2', undefined])
  })

  it('takes theirs as a step that can be undone, which takes nothing of theirs back but the choice', () => {
    const taken = villageAfter(...conflict, decide('theirs'))
    expect([isUnsaved(taken), present(taken).summary]).toEqual([false, 'Theirs'])
    const undone = villageAfter(...conflict, decide('theirs'), { type: 'undo', key })
    expect([changeOf(undone), undone.version]).toEqual([{ summary: 'Mine' }, 'version 2'])
  })

  it('can be left undecided: nothing is overwritten', () => {
    const left = villageAfter(...conflict, { type: 'choose-later', key })
    expect([left.isAsked, left.version, left.met?.theirs]).toEqual([false, 'version 1', theirs])
  })
})

describe('a restored draft', () => {
  it('saves with the version that it was made from', () => {
    const base = villageFields(row({ name: 'Then' }))
    const draft = {
      id: 'a',
      form: '',
      savedAt: '',
      base,
      value: { ...base, summary: 'Yesterday' },
      basedOn: 'version 0',
    }
    const restored = villageAfter({ type: 'restore', key, draft })
    expect([changeOf(restored), restored.version]).toEqual([{ summary: 'Yesterday' }, 'version 0'])
  })

  it('must have the shape of a village', () => {
    expect(isVillageFields(villageFields(row()))).toBe(true)
    for (const broken of [null, 'text', {}, { ...villageFields(row()), impact_cards: [{ icon: 'noise' }] }])
      expect(isVillageFields(broken)).toBe(false)
  })
})

it('whatever is edited, undone, redone and saved: undoing everything comes back to the first text', () => {
  const text = fc.record({ do: fc.constant('edit' as const), text: fc.string() })
  const step = fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'save' as const) })
  fc.assert(
    fc.property(fc.array(fc.oneof(text, step), { maxLength: 60 }), (steps) => {
      let villages = reduceVillages({}, { type: 'load', villages: [row()] })
      for (const [index, each] of steps.entries()) {
        if (each.do === 'edit') villages = take(villages, typed({ summary: each.text }))
        else if (each.do !== 'save') villages = take(villages, { type: each.do, key })
        else {
          const { summary } = present(villageIn(villages))
          villages = take(villages, saved(row({ summary, updated_at: `version ${index + 2}` })))
          expect(isUnsaved(villageIn(villages))).toBe(false)
        }
      }
      for (const _ of steps) villages = take(villages, { type: 'undo', key })
      expect(present(villageIn(villages)).summary).toBe('By the river')
    }),
  )
})

describe('a new card', () => {
  it('waits for a save by hand, while the rest of the village saves itself', () => {
    const added = villageAfter((village) =>
      typed({ impact_cards: [...present(village).impact_cards, newCard()] })(village),
    )
    expect([isUnsaved(added), savesItself(added)]).toEqual([true, false])
    expect(savesItself(villageIn(reduceVillages({ [key]: added }, typed({ summary: 'New' })(added))))).toBe(true)
  })
})
