import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from '../row-difference.ts'
import { type Choices, mergeRows } from './merge-rows.ts'

const base = {
  title: 'Dust',
  intro: 'It drifts.',
  preamble: { intro: 'Here', description: 'There' },
  points: ['one', 'two', 'three'],
  cards: [
    { title: 'Noise', text: 'Loud' },
    { title: 'Water', text: 'Deep' },
  ],
  affected_villages: ['Barford', 'Loxley'],
}
type Fields = typeof base
const merge = (mine: Partial<Fields>, theirs: Partial<Fields>, choices: Choices = {}) =>
  mergeRows(base, { ...base, ...mine }, { ...base, ...theirs }, { choices })

describe('two versions of a row', () => {
  it('are put together where each field was changed by one of them', () => {
    const { merged, conflicts } = merge(
      { title: 'Silica dust', preamble: { intro: 'Mine', description: 'There' } },
      { intro: 'It travels.', preamble: { intro: 'Here', description: 'Theirs' } },
    )
    expect(conflicts).toEqual([])
    const both = { title: 'Silica dust', intro: 'It travels.', preamble: { intro: 'Mine', description: 'Theirs' } }
    expect(merged).toEqual({ ...base, ...both })
  })

  it('are in conflict in the fields alone that both changed, and the choice decides', () => {
    const versions = [{ title: 'Mine', intro: 'Mine' }, { title: 'Theirs' }] as const
    expect(merge(...versions).conflicts).toEqual([{ field: 'title', mine: 'Mine', theirs: 'Theirs' }])
    expect(merge(...versions, { title: 'theirs' }).merged).toMatchObject({ title: 'Theirs', intro: 'Mine' })
    expect(merge(...versions, { title: 'mine' }).merged).toMatchObject({ title: 'Mine', intro: 'Mine' })
  })

  it('are not in conflict where both mean the same day and time, however they are spelled', () => {
    const event = { date: '2027-03-07', time: '19:00 - 21:00' }
    const theirs = { date: '2027-03-08', time: '10:00 - 12:00' }
    const withMine = (mine: Partial<typeof event>) =>
      mergeRows(event, { ...event, ...mine }, theirs, { table: 'events' })
    expect(withMine({ date: '8th March 2027', time: '10am to noon' })).toEqual({ merged: theirs, conflicts: [] })
    expect(withMine({ date: '9/3/2027' }).conflicts).toEqual([
      { field: 'date', mine: '9/3/2027', theirs: '2027-03-08' },
    ])
  })

  it('keep both the card that I added and the one that somebody else changed', () => {
    const added = { title: 'Lorries', text: 'Many' }
    const { merged, conflicts } = merge(
      { cards: [...base.cards, added] },
      {
        cards: [
          { title: 'Noise', text: 'Very loud' },
          { title: 'Water', text: 'Deep' },
        ],
      },
    )
    expect(conflicts).toEqual([])
    expect(merged.cards).toEqual([{ title: 'Noise', text: 'Very loud' }, { title: 'Water', text: 'Deep' }, added])
  })

  it('know a card again by its title when the one before it is gone', () => {
    const { merged, conflicts } = merge(
      { cards: [{ title: 'Water', text: 'Deeper' }] },
      {
        cards: [
          { title: 'Noise', text: 'Loud' },
          { title: 'Wells', text: 'Deep' },
        ],
      },
    )
    expect(conflicts).toEqual([])
    expect(merged.cards).toEqual([{ title: 'Wells', text: 'Deeper' }])
  })

  it('ask where one took out what the other changed', () => {
    const { conflicts } = merge({ points: ['one', 'three'] }, { points: ['one', 'second', 'three'] })
    expect(conflicts).toEqual([{ field: 'points.1', mine: undefined, theirs: 'second' }])
    const choose = (choice: 'mine' | 'theirs') =>
      merge({ points: ['one', 'three'] }, { points: ['one', 'second', 'three'] }, { 'points.1': choice }).merged.points
    expect(choose('mine')).toEqual(['one', 'three'])
    expect(choose('theirs')).toEqual(['one', 'second', 'three'])
  })

  it('keep one of a point that both have added, and both of two', () => {
    const add = (...points: string[]) => ({ points: [...base.points, ...points] })
    expect(merge(add('four'), add('four')).merged.points).toEqual(['one', 'two', 'three', 'four'])
    expect(merge(add('four'), add('five')).merged.points).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  it('take a list whose order says nothing item by item', () => {
    const { merged, conflicts } = merge(
      { affected_villages: ['Barford', 'Halford'] },
      { affected_villages: ['Warwick', 'Loxley'] },
    )
    expect([merged.affected_villages, conflicts]).toEqual([['Halford', 'Warwick'], []])
  })

  it('tell items apart by their keys alone, where they have any', () => {
    const [a, b] = [
      { key: 'a', text: 'A' },
      { key: 'b', text: 'B' },
    ] as const
    const { merged } = mergeRows({ list: [a, b] }, { list: [{ ...b, text: 'A' }] }, { list: [a, { ...b }] })
    expect(merged.list).toEqual([{ key: 'b', text: 'A' }])
  })
})

const word = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e')
const rows = fc.record({
  title: word,
  preamble: fc.record({ intro: word, description: word }),
  points: fc.array(word, { maxLength: 4 }),
  cards: fc.array(fc.record({ title: word, points: fc.array(word, { maxLength: 3 }) }), { maxLength: 3 }),
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The same row with its fields, and those of its items, in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]): [string, unknown] => [name, reordered(inner)])
  return Object.fromEntries(fields.toReversed())
}

describe('for any three versions', () => {
  it('nothing that either side changed is lost: it is merged or stands in a conflict', () => {
    fc.assert(
      fc.property(rows, rows, rows, (was, mine, theirs) => {
        const { merged, conflicts } = mergeRows(was, mine, theirs)
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
          expect(mergeRows(was, mine, theirs)).toEqual({ merged: now, conflicts: [] })
        }
      }),
    )
  })

  it('choosing one side everywhere leaves no text of the other in the fields in conflict', () => {
    fc.assert(
      fc.property(rows, rows, rows, (was, mine, theirs) => {
        const { conflicts } = mergeRows(was, mine, theirs)
        const all = (choice: 'mine' | 'theirs') => Object.fromEntries(conflicts.map(({ field }) => [field, choice]))
        const [own, other] = [
          mergeRows(was, mine, theirs, { choices: all('mine') }),
          mergeRows(was, theirs, mine, { choices: all('theirs') }),
        ]
        const sorted = (value: unknown) => textsOf(value).toSorted()
        expect(sorted(own.merged)).toEqual(sorted(other.merged))
      }),
    )
  })

  it('the order of fields does not matter', () => {
    fc.assert(
      fc.property(rows, rows, rows, (was, mine, theirs) => {
        const plain = mergeRows(was, mine, theirs)
        const turned = mergeRows(was, reordered(mine) as typeof mine, reordered(theirs) as typeof theirs)
        expect(isSame(turned.merged, plain.merged)).toBe(true)
        expect(turned.conflicts.map(({ field }) => field).toSorted()).toEqual(
          plain.conflicts.map(({ field }) => field).toSorted(),
        )
      }),
    )
  })
})
