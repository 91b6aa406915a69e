import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Draft, listDrafts, writeDraft } from './draft-store.ts'
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
})
