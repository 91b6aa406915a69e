import { describe, expect, test } from 'vitest'
import { joinPosition, pointOf, positionText, readPosition, splitPosition, textOnMap } from './typed-position.ts'

describe('a typed position', () => {
  test('is that of the two fields, or of a pair in the first', () => {
    expect(joinPosition('52.19', '-1.56')).toBe('52.19, -1.56')
    expect(joinPosition('52.19, -1.56', '')).toBe('52.19, -1.56')
    expect(joinPosition(' ', '')).toBe('')
    expect(splitPosition('52.19, -1.56')).toEqual(['52.19', '-1.56'])
    expect(splitPosition(joinPosition('', '-1.56'))).toEqual(['', '-1.56'])
  })

  test('is stored as numbers, and comes back as it was stored', () => {
    expect(readPosition('52.190, -1.56')).toEqual({ lat: 52.19, lon: -1.56 })
    expect(positionText({ lat: 52.19, lon: -1.56 })).toBe('52.19, -1.56')
    expect(positionText(null)).toBe('')
  })

  test('is none where nothing is typed, and no point where half or something else is', () => {
    expect(readPosition(' ')).toBeNull()
    for (const text of ['', '52.19, ', ', -1.56', 'north, west', '53, -1.56', '52.19']) {
      expect(pointOf(text), text).toBeUndefined()
    }
  })

  test('that is pressed or moved stays on the map', () => {
    expect(textOnMap({ lat: 52.123456, lon: -1.6 })).toBe('52.1235, -1.6')
    expect(textOnMap({ lat: 60, lon: -3 })).toBe('52.308, -1.752')
  })
})
