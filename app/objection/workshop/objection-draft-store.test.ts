import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newDraft, newPoint, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import { createDraftStore } from './objection-draft-store.ts'

/** A browser's storage with room for so many characters. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
  }
}

let nextId = 0
const open = (shared: Storage) =>
  createDraftStore(
    () => shared,
    () => newDraft(nextId++),
  )
type Store = ReturnType<typeof open>
const from = (village: string) => (draft: ObjectionDraft) => ({ ...draft, village })
const villageIn = (store: Store) => store.state().draft.village
/** Writes, and waits until that is kept. */
const write = (store: Store, village: string) => {
  store.change(from(village))
  vi.runAllTimers()
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the draft', () => {
  test('is kept at a pause of half a second, and is there again after a reload', () => {
    const shared = storage()
    const store = open(shared)
    store.change(from('barford'))
    vi.advanceTimersByTime(499)
    expect(villageIn(open(shared))).toBe('')
    vi.advanceTimersByTime(1)
    expect(villageIn(open(shared))).toBe('barford')
  })
  test.each([
    ...[{}, { points: 'x' }, { points: [{ ground: 'noise' }] }, { person: null }, { edited: 'text' }],
    ...[{ edited: { text: 'a' } }, { brought: null }, { version: 1 }, { id: 'x' }, { version: 2, points: [null] }],
  ])('is a new one where something of another shape was kept: %j', (part) => {
    const shared = storage()
    const whole = Object.keys(part).length > 0 ? newDraft(1) : {}
    shared.setItem('quarry-objection', JSON.stringify({ version: 3, ...whole, ...part }))
    expect(open(shared).state().draft).toMatchObject({ points: [], edited: null })
    expect(open(shared).state().draft.id).not.toBe('x')
  })
  test('of the same shape is taken whole', () => {
    const shared = storage()
    const points = [{ ...newPoint('noise'), today: 'Hens', required: 'A fence' }]
    const edited = { text: 'a', made: 'b' }
    shared.setItem('quarry-objection', JSON.stringify({ ...newDraft(1), points, edited, version: 3 }))
    expect(open(shared).state().draft).toMatchObject({ points, edited })
  })
  test('of version 2, with one question for each point, keeps every word', () => {
    const shared = storage()
    const { lookedAt, ...old } = { ...newDraft(1), village: 'barford', edited: { text: 'a', made: 'b' } }
    const points = [{ ground: 'noise', isTicked: false, words: 'Hens', hasOurs: false }]
    shared.setItem('quarry-objection', JSON.stringify({ ...old, points, version: 2 }))
    expect(open(shared).state().draft).toMatchObject({
      ...{ ...old, lookedAt },
      points: [{ ...newPoint('noise'), isTicked: false, today: 'Hens', hasOurs: false }],
    })
  })
  test('in which nothing was written leaves nothing behind', () => {
    const shared = storage()
    open(shared).keep()
    expect(shared.length).toBe(0)
  })
  test('that is started anew is another one, and nothing of the old one stays', () => {
    const shared = storage()
    const store = open(shared)
    write(store, 'barford')
    const { id } = store.state().draft
    store.startAnew()
    expect(store.state()).toMatchObject({ isStored: false, draft: { village: '' } })
    expect(store.state().draft.id).not.toBe(id)
    expect(shared.length).toBe(0)
  })
})

describe('of two tabs with the draft', () => {
  let shared: Storage
  let one: Store
  let other: Store
  beforeEach(() => {
    shared = storage()
    one = open(shared)
    write(one, 'barford')
    other = open(shared)
  })
  test('the one that is not written in shows what the other keeps, says so, and goes on from there', () => {
    write(other, 'wasperton')
    one.lookElsewhere()
    expect(one.state()).toMatchObject({ elsewhere: 'shown', draft: { village: 'wasperton' } })
    write(one, 'loxley')
    expect(one.state().elsewhere).toBeUndefined()
    expect(villageIn(open(shared))).toBe('loxley')
  })
  test('neither overwrites the other where both have words that are not kept: the writer chooses', () => {
    for (const [choose, left] of [
      ['keepMine', 'mine'],
      ['takeStored', 'theirs'],
    ] as const) {
      one.change(from('mine'))
      other.change(from('theirs'))
      other.keep()
      vi.runAllTimers()
      expect(one.state().elsewhere).toBe('changed')
      expect(villageIn(open(shared))).toBe('theirs')
      expect(villageIn(one)).toBe('mine')
      one[choose]()
      expect(one.state().elsewhere).toBeUndefined()
      expect([villageIn(one), villageIn(open(shared))]).toEqual([left, left])
      other.lookElsewhere()
    }
  })
  test('none brings back what the other deleted unless that is wanted', () => {
    other.startAnew()
    one.lookElsewhere()
    write(one, 'mine')
    expect(one.state()).toMatchObject({ elsewhere: 'deleted', draft: { village: 'mine' } })
    expect(shared.length).toBe(0)
    one.keepMine()
    expect(villageIn(open(shared))).toBe('mine')
  })
  test('one that the browser shows again as it was left does not show what was deleted meanwhile', () => {
    other.startAnew()
    one.comeBack()
    expect(one.state()).toMatchObject({ elsewhere: undefined, isStored: false, draft: { village: '' } })
  })
})

test('where nothing can be kept, or no room is left, one can go on writing and is told', () => {
  const blocked = createDraftStore(
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
    () => newDraft(1),
  )
  expect(blocked.isLostOnLeaving()).toBe(false)
  write(blocked, 'barford')
  expect(blocked.state()).toMatchObject({ keeping: 'blocked', elsewhere: undefined, draft: { village: 'barford' } })
  expect(blocked.isLostOnLeaving()).toBe(true)

  const full = open(storage(500))
  write(full, 'barford')
  expect([full.state().keeping, full.isLostOnLeaving()]).toEqual(['kept', false])
  write(full, 'a'.repeat(500))
  expect([full.state().keeping, full.isLostOnLeaving()]).toEqual(['full', true])
  write(full, 'barford')
  expect([full.state().keeping, full.isLostOnLeaving()]).toEqual(['kept', false])
})
