import { expect, test } from 'vitest'
import { createEvidenceSearch, type EvidenceFilter } from './evidence-filter.ts'

const filterEvidence = <T extends typeof dust | typeof gone>(documents: T[], filter: EvidenceFilter) =>
  createEvidenceSearch(documents)(filter)

const dust = { title: 'Dust on the A429', description: 'What blows off lorries', category_id: 'health' }
const noise = { title: 'Noise limits', description: 'Guidance on dust and noise', category_id: 'noise' }
const gone = { title: 'An old report', description: 'Its category was deleted', category_id: null }
const all = [dust, noise, gone]

test('text is found in the title or in the description', () => {
  expect(filterEvidence(all, { text: 'dust', category: null })).toEqual([dust, noise])
})

test('a part of a word is enough, in any case', () => {
  expect(filterEvidence(all, { text: 'LORR', category: null })).toEqual([dust])
})

test('blanks around the words and second ones between them are not looked for', () => {
  for (const text of [' noise ', 'noise  limits', 'noise\u00a0limits '])
    expect(filterEvidence(all, { text, category: null })).toContain(noise)
  expect(filterEvidence(all, { text: '  ', category: null })).toEqual(all)
})

test('text and category must both hold', () => {
  expect(filterEvidence(all, { text: 'dust', category: 'noise' })).toEqual([noise])
})

test('without a text and a category everything is found, also what has no category', () => {
  expect(filterEvidence(all, { text: '', category: null })).toEqual(all)
})

test('a category that does not exist finds nothing', () => {
  expect(filterEvidence(all, { text: '', category: 'gone' })).toEqual([])
})

test('signs of a search pattern are plain text', () => {
  expect(filterEvidence([{ ...dust, title: 'Dust (again)' }, noise], { text: '(a', category: null })).toHaveLength(1)
  expect(filterEvidence(all, { text: '.*', category: null })).toEqual([])
})
