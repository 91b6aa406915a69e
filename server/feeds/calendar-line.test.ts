import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeCalendarText, foldCalendarLine } from './calendar-line.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (folded: string) => folded.replaceAll('\r\n ', '').replace(/\r\n$/, '')
const unescapeText = (value: string) => value.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark))
const unit = fc.oneof(fc.constantFrom('\\', ';', ',', '\n', 'ü', '🚜', 'א', '\t'), fc.string())
const anyText = fc.string({ unit })
const longText = fc.string({ unit, minLength: 80, maxLength: 200 })

describe('a text in a calendar', () => {
  test.each([
    ['one, two; three', 'one\\, two\\; three'],
    ['a\\n', 'a\\\\n'],
    ['two\r\nlines\rand\nthree', 'two\\nlines\\nand\\nthree'],
    ['bell\u0007, tab\t, broken \ud83d', 'bell\\, tab\t\\, broken \ufffd'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeCalendarText(text)).toBe(expected)
  })
  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = text
          .toWellFormed()
          .replace(/\r\n?/g, '\n')
          .replace(/(?![\t\n])\p{Cc}/gu, '')
        expect(unescapeText(escapeCalendarText(text))).toBe(kept)
      }),
    )
  })
})

describe('a line of a calendar', () => {
  test('of 75 octets stays whole, and one more goes to the next', () => {
    expect(foldCalendarLine('a'.repeat(75))).toBe(`${'a'.repeat(75)}\r\n`)
    expect(foldCalendarLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a\r\n`)
  })
  test('divides no character', () => {
    expect(foldCalendarLine(`${'a'.repeat(72)}🚜b`)).toBe(`${'a'.repeat(72)}\r\n 🚜b\r\n`)
  })
  test('never passes 75 octets, and is whole again when unfolded', () => {
    fc.assert(
      fc.property(longText.map(escapeCalendarText), (line) => {
        const folded = foldCalendarLine(line)
        expect(unfold(folded)).toBe(line)
        for (const part of folded.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75)
      }),
    )
  })
})
