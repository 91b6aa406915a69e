import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Village } from '../../../domain/village.ts'
import { startUndo } from '../undo-stack.ts'
import { changeOf, isUnsaved, reduceVillages, type VillageAction, type VillageEdits } from './village-edits.ts'
import { isVillageFields, type VillageFields, villageFields } from './village-fields.ts'

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

/** The village after these steps, which begin with the row as it was loaded. */
function villageAfter(...actions: VillageAction[]): VillageEdits {
  const villages = [{ type: 'load', villages: [row()] } as const, ...actions].reduce(reduceVillages, {})
  const village = villages[key]
  if (!village) throw new Error('The village is gone')
  return village
}
const typed = (fields: Partial<VillageFields>, from: VillageFields = villageFields(row())): VillageAction => ({
  type: 'edit',
  key,
  fields: { ...from, ...fields },
  at: 0,
})
const startSave: VillageAction = { type: 'start-save', key, isByHand: true }
const sent = (village: VillageEdits) => village.edits.present

describe('an edited village', () => {
  it('is unsaved until it is as stored again, and sends only what differs', () => {
    expect(isUnsaved(villageAfter())).toBe(false)
    const edited = villageAfter(typed({ summary: 'By the Avon' }))
    expect(isUnsaved(edited)).toBe(true)
    expect(changeOf(edited)).toEqual({ summary: 'By the Avon' })
    expect(isUnsaved(villageAfter(typed({ summary: 'By the Avon' }), { type: 'undo', key }))).toBe(false)
  })

  it('keeps a stored attribution object and a card without points as they are while neither is edited', () => {
    expect(sent(villageAfter())).toMatchObject({ header_image_attribution: 'A drawing', header_image: '' })
    expect(Object.keys(changeOf(villageAfter(typed({ name: 'B' }))))).toEqual(['name'])
  })

  it('is saved once, and can still be undone after the save', () => {
    const edited = villageAfter(typed({ summary: 'New' }))
    const stored = row({ summary: 'New', updated_at: 'version 2' })
    const save: VillageAction = { type: 'finish-save', key, row: stored, sent: sent(edited) }
    const saved = villageAfter(typed({ summary: 'New' }), startSave, save)
    expect([isUnsaved(saved), saved.saving, saved.seen]).toEqual([false, 'saved', 'version 2'])
    const undone = villageAfter(typed({ summary: 'New' }), startSave, save, { type: 'undo', key })
    expect(changeOf(undone)).toEqual({ summary: 'By the river' })
    expect(undone.saving).toBe('idle')
  })

  it('keeps what was typed while the save was under way, and takes over what the server made of the rest', () => {
    const first = typed({ name: 'Barford ', summary: 'New' })
    const later = typed({ name: 'Barford ', summary: 'Newer' })
    const stored = row({ name: 'Barford', summary: 'New', updated_at: 'version 2' })
    const saved = villageAfter(first, startSave, later, {
      type: 'finish-save',
      key,
      row: stored,
      sent: sent(villageAfter(first)),
    })
    expect(changeOf(saved)).toEqual({ summary: 'Newer' })
  })

  it('keeps its mark and every edit when a save fails', () => {
    const errors = [{ field: 'name', rule: 'is required' }]
    const failed = villageAfter(typed({ name: '' }), startSave, { type: 'fail-save', key, errors })
    expect([isUnsaved(failed), failed.saving, failed.errors]).toEqual([true, 'failed', errors])
    expect(sent(failed).name).toBe('')
  })

  it('keeps its edits when the villages reload, while one without edits takes the new row', () => {
    const reload: VillageAction = { type: 'load', villages: [row({ name: 'Elsewhere', updated_at: 'version 2' })] }
    const kept = villageAfter(typed({ summary: 'Mine' }), reload)
    expect([changeOf(kept), kept.seen]).toEqual([{ summary: 'Mine' }, 'version 1'])
    const refreshed = villageAfter(reload)
    expect([sent(refreshed).name, refreshed.seen, isUnsaved(refreshed)]).toEqual(['Elsewhere', 'version 2', false])
  })

  it('is not lost when it has edits and is missing after a reload', () => {
    expect(changeOf(villageAfter(typed({ summary: 'Mine' }), { type: 'load', villages: [] }))).toEqual({
      summary: 'Mine',
    })
    expect(reduceVillages({ [key]: villageAfter() }, { type: 'load', villages: [] })).toEqual({})
  })

  it('can undo what it could undo when the editor was last open', () => {
    const openUndo = (_: string, fields: VillageFields) => ({
      ...startUndo(fields),
      past: [{ ...fields, name: 'Before' }],
    })
    const villages = reduceVillages({}, { type: 'load', villages: [row()], openUndo })
    expect(reduceVillages(villages, { type: 'undo', key })[key]?.edits.present.name).toBe('Before')
  })
})

describe('a village that somebody else has changed', () => {
  const theirs = row({ name: 'Theirs', summary: 'Theirs', updated_at: 'version 2' })
  const conflict: VillageAction[] = [typed({ summary: 'Mine' }), startSave, { type: 'fail-save', key, theirs }]

  it('keeps mine in the fields that I changed, and theirs in the others', () => {
    const kept = villageAfter(...conflict, { type: 'keep-mine', key })
    expect(sent(kept)).toMatchObject({ name: 'Theirs', summary: 'Mine' })
    expect([changeOf(kept), kept.seen, kept.theirs]).toEqual([{ summary: 'Mine' }, 'version 2', undefined])
  })

  it('takes theirs as a step that can be undone', () => {
    const taken = villageAfter(...conflict, { type: 'take-theirs', key })
    expect([isUnsaved(taken), sent(taken).summary]).toEqual([false, 'Theirs'])
    const undone = villageAfter(...conflict, { type: 'take-theirs', key }, { type: 'undo', key })
    expect([sent(undone).summary, undone.seen]).toEqual(['Mine', 'version 2'])
  })

  it('can be left undecided: nothing is overwritten', () => {
    const left = villageAfter(...conflict, { type: 'choose-later', key })
    expect([left.isAsked, left.seen, left.theirs]).toEqual([false, 'version 1', theirs])
  })
})

describe('a restored draft', () => {
  it('saves with the version that it was made from', () => {
    const fields = { ...villageFields(row()), summary: 'Yesterday' }
    const restored = villageAfter({ type: 'restore', key, fields, basedOn: 'version 0' })
    expect([changeOf(restored), restored.seen]).toEqual([{ summary: 'Yesterday' }, 'version 0'])
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
      const now = () => villages[key]?.edits.present ?? villageFields(row())
      let version = 1
      for (const each of steps) {
        if (each.do === 'edit') villages = reduceVillages(villages, typed({ summary: each.text }, now()))
        else if (each.do !== 'save') villages = reduceVillages(villages, { type: each.do, key })
        else {
          version += 1
          const stored = row({ summary: now().summary, updated_at: `version ${version}` })
          villages = reduceVillages(villages, { type: 'finish-save', key, row: stored, sent: now() })
          expect(villages[key] && isUnsaved(villages[key])).toBe(false)
        }
      }
      for (const _ of steps) villages = reduceVillages(villages, { type: 'undo', key })
      expect(now().summary).toBe('By the river')
    }),
  )
})
