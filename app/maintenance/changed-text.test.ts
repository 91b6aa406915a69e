import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedText } from './changed-text.ts'

test('only the changed middle of a text is marked', () => {
  expect(changedText('one two three', 'one 2 three')).toEqual({
    start: 'one ',
    before: 'two',
    after: '2',
    end: ' three',
  })
  expect(changedText('', 'new')).toEqual({ start: '', before: '', after: 'new', end: '' })
})

test('of a long text only what stands around the change is shown', () => {
  const { start, end } = changedText(`${'a'.repeat(500)}x${'b'.repeat(500)}`, `${'a'.repeat(500)}y${'b'.repeat(500)}`)
  expect(start).toBe(`…${'a'.repeat(120)}`)
  expect(end).toBe(`${'b'.repeat(120)}…`)
})

test('no emoji is cut in half', () => {
  const { before, after } = changedText('😀', '😁')
  expect([before, after]).toEqual(['😀', '😁'])
})

test('the parts of short texts always make up both texts', () => {
  const short = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(short, short, (old, now) => {
      const { start, before, after, end } = changedText(old, now)
      expect([start + before + end, start + after + end]).toEqual([old, now])
    }),
  )
})
