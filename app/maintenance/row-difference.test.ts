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
