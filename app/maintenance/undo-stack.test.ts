import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edit, redo, startUndo, undo, undoKey } from './undo-stack.ts'

describe('undo and redo', () => {
  it('take typing in one field as one step, until there is a pause or another field', () => {
    let stack = startUndo('')
    for (const [index, text] of ['h', 'he', 'hel'].entries()) stack = edit(stack, text, 'title', 1000 + index * 200)
    expect(undo(stack).present).toBe('')
    stack = edit(stack, 'hello', 'title', 9000)
    expect(undo(stack).present).toBe('hel')
    stack = edit(stack, 'hello!', 'summary', 9100)
    expect(undo(stack).present).toBe('hello')
  })

  it('forget what lay ahead when a new edit is made', () => {
    const stack = edit(undo(edit(edit(startUndo('a'), 'b', 'x', 0), 'c', 'y', 0)), 'd', 'x', 1)
    expect(redo(stack).present).toBe('d')
    expect(undo(stack).present).toBe('b')
  })

  it('for any edits: going all the way back and forward again shows each version once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 100 }), ([first = 0, ...later]) => {
        let stack = startUndo(first)
        for (const version of later) stack = edit(stack, version)
        const seen = [stack.present]
        for (const _ of later) {
          stack = undo(stack)
          seen.unshift(stack.present)
        }
        expect(seen).toEqual([first, ...later])
        for (const _ of later) stack = redo(stack)
        expect(stack.present).toBe([first, ...later].at(-1))
      }),
    )
  })

  it.each([
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'z', metaKey: true }, 'undo'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
    [{ key: 'z' }, undefined],
    [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  ])('the keys %j mean %s', (keys, step) => {
    expect(undoKey({ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...keys })).toBe(step)
  })
})
