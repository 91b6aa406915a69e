import { expect, test } from 'vitest'
import { namesEntityTag } from './entity-tag.ts'

test.each([
  ['W/"a-1"', true],
  ['"a-1"', true],
  ['*', true],
  [' * ', true],
  ['"x", W/"a-1", "y"', true],
  ['"x","a-1"', true],
  ['"x,y", "a-1"', true],
  [undefined, false],
  ['', false],
  ['a-1', false],
  ['"a-2"', false],
  ['"a-1', false],
  ['"a-10"', false],
  ['"A-1"', false],
  ['"x, a-1"', false],
  ['w/"b"', false],
])('If-None-Match %j names W/"a-1": %s', (header, isNamed) => {
  expect(namesEntityTag(header, 'W/"a-1"')).toBe(isNamed)
})

test('a strong tag is named by its weak form too', () => {
  expect(namesEntityTag('W/"2026-01-01T00:00:00Z"', '"2026-01-01T00:00:00Z"')).toBe(true)
})
