import { expect, it } from 'vitest'
import { type Draft, listDrafts, readDrafts } from './draft-store.ts'

it('the drafts of a form come newest first, those of other forms and whatever else is in the store left out', () => {
  const draft = (id: string, form: string, hour: number): Draft => ({
    ...{ id, form, value: { title: `From ${id}` }, base: { title: '' }, basedOn: null },
    savedAt: `2026-01-01T${hour}:00:00.000Z`,
  })
  const [older, newer, other] = [draft('a', 'events:new', 10), draft('b', 'events:new', 11), draft('c', 'events:7', 12)]
  readDrafts(undefined, [older, newer, other, null, { id: 7 }, 'dark'])
  expect(listDrafts('events:new')).toEqual([newer, older])
  expect(listDrafts('events')).toHaveLength(3)
  expect(listDrafts('event')).toEqual([])
})
