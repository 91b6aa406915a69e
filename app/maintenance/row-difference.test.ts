import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, rowDifferences } from './row-difference.ts'

describe('the difference of two versions', () => {
  it('names each field that changed, down to single texts', () => {
    const before = { name: 'Barford', preamble: { intro: 'Old', description: 'Same' }, header_image: null }
    const after = { name: 'Barford', preamble: { intro: 'New', description: 'Same' }, header_image: '/a.webp' }
    expect(rowDifferences(before, after)).toEqual([
      { field: 'preamble.intro', before: 'Old', after: 'New' },
      { field: 'header_image', before: null, after: '/a.webp' },
    ])
  })

  it('finds the changed point of a changed card', () => {
    const row = (point: string) => ({ impact_cards: [{ content: { bulletPoints: ['a', point, 'c'] } }] })
    expect(rowDifferences(row('b'), row('B'))).toEqual([
      { field: 'impact_cards.0.content.bulletPoints.1', before: 'b', after: 'B' },
    ])
  })

  it('shows every field of a row that is new or gone', () => {
    expect(rowDifferences(null, { id: '1', title: 'A' })).toEqual([
      { field: 'id', before: undefined, after: '1' },
      { field: 'title', before: undefined, after: 'A' },
    ])
    expect(rowDifferences({ id: '1' }, null)).toEqual([{ field: 'id', before: '1', after: undefined }])
  })

  it('is empty for the same values only, whatever they are', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (row) => {
        const copy = JSON.parse(JSON.stringify(row))
        expect(rowDifferences(copy, copy)).toEqual([])
        expect(rowDifferences(JSON.parse(JSON.stringify(copy)), copy)).toEqual([])
        expect(isSame(copy, { ...copy, unlike: 1 })).toBe(copy.unlike === 1)
      }),
    )
  })
})
