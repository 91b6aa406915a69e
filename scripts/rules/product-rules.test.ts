import { expect, test } from 'vitest'
import { citations, deadLinks, oldCitations, rules } from './product-rules.ts'

const ids = rules.map(({ rule }) => rule)

test('each rule has an id of its own, in words with hyphens', () => {
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
})

test('every rule that is cited exists', () => {
  expect(citations.length).toBeGreaterThan(100)
  expect(citations.filter(({ rule }) => !ids.includes(rule))).toEqual([])
})

test('nothing is cited in another form, and no document that is not here', () => {
  expect(oldCitations()).toEqual([])
})

test('links between the docs, and from code to the records, lead to a file', () => {
  expect(deadLinks()).toEqual([])
})
