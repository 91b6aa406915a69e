import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortened, type TextPart, wordDifference } from './word-difference.ts'

const marked = (parts: TextPart[]) => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
const both = (before: string, after: string) => Object.values(wordDifference(before, after)).map(marked)

describe('the difference of two texts', () => {
  it('is marked in whole words, in each of them', () => {
    expect(both('Come and ask.', 'Come and listen.')).toEqual(['Come and [ask].', 'Come and [listen].'])
    expect(both('Village hall', 'The green')).toEqual(['[Village hall]', '[The green]'])
    expect(both('', 'new')).toEqual(['', '[new]'])
    expect(both('Same', 'Same')).toEqual(['Same', 'Same'])
  })

  it('cuts no picture letter in half', () => {
    expect(both('👩‍👩‍👧 here', '👩‍👩‍👦 here')).toEqual(['[👩‍👩‍👧] here', '[👩‍👩‍👦] here'])
  })

  it('always makes up both texts', () => {
    const text = fc.array(fc.constantFrom('dust', 'noise', ' ', '\n', '<p>', '😀', 'é'), { maxLength: 30 })
    const whole = (parts: TextPart[]) => parts.map((part) => part.text).join('')
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')]
        const difference = wordDifference(before, after)
        expect([whole(difference.before), whole(difference.after)]).toEqual([before, after])
      }),
    )
  })

  it('of two long texts with nothing in common is all of them', () => {
    const text = (word: string) => Array.from({ length: 2000 }, (_, index) => word + index).join('. ')
    expect(wordDifference(text('a'), text('b')).after).toEqual([{ text: text('b'), isChanged: true }])
  })
})

it('of a long text only what stands around a change is shown', () => {
  const { before } = wordDifference(
    `${'a'.repeat(500)} x ${'b'.repeat(500)}`,
    `${'a'.repeat(500)} y ${'b'.repeat(500)}`,
  )
  expect(marked(shortened(before))).toBe(` … ${'a'.repeat(119)} [x] ${'b'.repeat(119)} … `)
  expect(shortened(wordDifference('short one', 'short two').before)[0]?.text).toBe('short ')
})
