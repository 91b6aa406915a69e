import { expect, test } from 'vitest'
import { isExample } from './coming-events.ts'
import { changeSchemas, refusedFields } from './row-schemas.ts'

test.each(['\u200B', '\u202E\u2066', '\u00AD \uFEFF', '\u3164', '\u2800', '\u2060\uFE0F', '\u0007\0'])(
  'a title of %j alone is none',
  (title) => {
    expect(refusedFields(changeSchemas, 'events', { title })).toEqual([{ field: 'title', rule: 'is required' }])
  },
)

test('an example stays one, whatever stands unseen before its name', () => {
  expect(isExample({ title: '\u200B Exam\u00ADple: walk' })).toBe(true)
  expect(isExample({ title: 'For example: a walk' })).toBe(false)
})
