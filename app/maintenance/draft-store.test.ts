import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Draft, listDrafts, removeDraft, writeDraft } from './draft-store.ts'
import { memoryStorage } from './editing/testing/event-site.ts'

const draft = (id: string, form: string, savedAt: string): Draft => ({
  id,
  form,
  value: { title: `From ${id}` },
  base: { title: '' },
  basedOn: null,
  savedAt,
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('drafts', () => {
  it('come back newest first, those of other forms left out', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    const [older, newer, other] = [
      draft('a', 'events:new', '2026-01-01T10:00:00.000Z'),
      draft('b', 'events:new', '2026-01-01T11:00:00.000Z'),
      draft('c', 'events:7', '2026-01-01T12:00:00.000Z'),
    ]
    for (const each of [older, { ...newer, notTaken: ['title'] }, other]) expect(writeDraft(each)).toBe(true)
    expect(listDrafts('events:new')).toEqual([{ ...newer, notTaken: ['title'] }, older])
    expect(listDrafts('events')).toHaveLength(3)
    expect(listDrafts('event')).toEqual([])
  })

  it('of two open forms of the same row do not overwrite each other', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    writeDraft(draft('a', 'events:7', '1'))
    writeDraft(draft('b', 'events:7', '2'))
    writeDraft({ ...draft('a', 'events:7', '3'), value: 'later' })
    expect(listDrafts('events:7').map(({ id, value }) => [id, value])).toEqual([
      ['a', 'later'],
      ['b', { title: 'From b' }],
    ])
    removeDraft({ id: 'a' })
    expect(listDrafts('events:7').map(({ id }) => id)).toEqual(['b'])
  })

  it('are told apart from what else is in the storage, whatever it says', () => {
    const storage = memoryStorage({
      theme: 'dark',
      'quarry-draft:x': 'not JSON',
      'quarry-draft:y': 'null',
      'quarry-draft:z': '{"id":7}',
    })
    vi.stubGlobal('localStorage', storage)
    expect(listDrafts('events:new')).toEqual([])
  })

  it('are refused without an error where the storage is full or blocked', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', memoryStorage({}, { setItem }))
    expect(writeDraft(draft('a', 'events:new', '1'))).toBe(false)
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked)
    expect(writeDraft(draft('a', 'events:new', '1'))).toBe(false)
    expect(listDrafts('events:new')).toEqual([])
    removeDraft({ id: 'a' })
  })
})
