import { describe, expect, it } from 'vitest'
import { createDraftStore, type Draft } from './draft-store.ts'
import { memoryStorage } from './editing/testing/event-site.ts'

const draft = (id: string, form: string, savedAt: string): Draft => ({
  id,
  form,
  value: { title: `From ${id}` },
  base: { title: '' },
  basedOn: null,
  savedAt,
})

describe('drafts', () => {
  it('come back newest first, those of other forms left out', () => {
    const storage = memoryStorage()
    const store = createDraftStore(() => storage)
    const [older, newer, other] = [
      draft('a', 'events:new', '2026-01-01T10:00:00.000Z'),
      draft('b', 'events:new', '2026-01-01T11:00:00.000Z'),
      draft('c', 'events:7', '2026-01-01T12:00:00.000Z'),
    ]
    for (const each of [older, newer, other]) expect(store.write(each)).toBe(true)
    expect(store.list('events:new')).toEqual([newer, older])
    expect(store.list('events')).toEqual([other, newer, older])
    expect(store.list('event')).toEqual([])
  })

  it('tell what was not taken from what was not saved', () => {
    const storage = memoryStorage()
    const store = createDraftStore(() => storage)
    const notTaken = { ...draft('a', 'events:7', '1'), notTaken: ['title'] }
    store.write(notTaken)
    expect(store.list('events:7')).toEqual([notTaken])
  })

  it('of two open forms of the same row do not overwrite each other', () => {
    const storage = memoryStorage()
    const store = createDraftStore(() => storage)
    store.write(draft('a', 'events:7', '1'))
    store.write(draft('b', 'events:7', '2'))
    store.write({ ...draft('a', 'events:7', '3'), value: 'later' })
    expect(store.list('events:7').map(({ id, value }) => [id, value])).toEqual([
      ['a', 'later'],
      ['b', { title: 'From b' }],
    ])
    store.remove({ id: 'a', form: 'events:7' })
    expect(store.list('events:7').map(({ id }) => id)).toEqual(['b'])
  })

  it('are told apart from what else is in the storage, whatever it says', () => {
    const storage = memoryStorage({
      theme: 'dark',
      'quarry-draft:events:new:x': 'not JSON',
      'quarry-draft:events:new:y': 'null',
      'quarry-draft:events:new:z': '{"id":7}',
    })
    expect(createDraftStore(() => storage).list('events:new')).toEqual([])
  })

  it('are refused without an error where the storage is full or blocked', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const full = memoryStorage({}, { setItem })
    expect(createDraftStore(() => full).write(draft('a', 'events:new', '1'))).toBe(false)
    const blocked = createDraftStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(blocked.write(draft('a', 'events:new', '1'))).toBe(false)
    expect(blocked.list('events:new')).toEqual([])
    blocked.remove({ id: 'a', form: 'events:new' })
  })
})
