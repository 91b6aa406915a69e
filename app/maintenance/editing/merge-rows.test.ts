import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choices, fieldList, mergeRows } from './merge-rows.ts'

const base = {
  title: 'Dust',
  intro: 'It drifts.',
  preamble: { intro: 'Here', description: 'There' },
  points: ['one', 'two', 'three'],
}
type Fields = typeof base
const merge = (mine: Partial<Fields>, theirs: Partial<Fields>, choices: Choices = {}) =>
  mergeRows('events', base, { ...base, ...mine }, { ...base, ...theirs }, choices)

describe('two versions of a row', () => {
  it('are not in conflict where both mean the same day and time, however they are spelled', () => {
    const event = { date: '2027-03-07', time: '19:00 - 21:00' }
    const theirs = { date: '2027-03-08', time: '10:00 - 12:00' }
    const withMine = (mine: Partial<typeof event>) => mergeRows('events', event, { ...event, ...mine }, theirs)
    expect(withMine({ date: '8th March 2027', time: '10am to noon' })).toEqual({ merged: theirs, conflicts: [] })
    expect(withMine({ date: '9/3/2027' }).conflicts).toEqual([
      { field: 'date', mine: '9/3/2027', theirs: '2027-03-08' },
    ])
  })

  it('take a list as one field', () => {
    expect(merge({ points: ['one'] }, { title: 'Theirs' }).merged).toMatchObject({ points: ['one'], title: 'Theirs' })
    expect(merge({ points: ['one'] }, { points: ['two'] }).conflicts).toEqual([
      { field: 'points', mine: ['one'], theirs: ['two'] },
    ])
  })
})

it('names so many fields and counts the others', () => {
  const named = (most: number) => fieldList(['title', 'date', 'time', 'location'], 'events', {}, most)
  expect([named(2), named(4)]).toEqual(['Title, Date and 2 more', 'Title, Date, Time and Location'])
})

const word = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e')
const rows = fc.record({
  title: word,
  preamble: fc.record({ intro: word, description: word }),
  points: fc.array(word, { maxLength: 4 }),
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('for any three versions', () => {
  it('nothing that either side changed is lost: it is merged or stands in a conflict', () => {
    fc.assert(
      fc.property(rows, rows, rows, (was, mine, theirs) => {
        const { merged, conflicts } = mergeRows('events', was, mine, theirs)
        const kept = new Set([...textsOf(merged), ...conflicts.flatMap((each) => textsOf([each.mine, each.theirs]))])
        const known = new Set(textsOf(was))
        const changed = textsOf([mine, theirs]).filter((text) => !known.has(text))
        expect(changed.filter((text) => !kept.has(text))).toEqual([])
      }),
    )
  })

  it('what one side alone changed is taken as it is, and the same change on both sides is no conflict', () => {
    fc.assert(
      fc.property(rows, rows, (was, now) => {
        for (const [mine, theirs] of [
          [now, was],
          [was, now],
          [now, now],
        ] as const) {
          expect(mergeRows('events', was, mine, theirs)).toEqual({ merged: now, conflicts: [] })
        }
      }),
    )
  })
})
