import { describe, expect, it } from 'vitest'
import { edit, startUndo, undo, undoKey } from './undo-stack.ts'

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
