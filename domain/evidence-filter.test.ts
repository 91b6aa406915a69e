import { expect, test } from 'vitest'
import { createEvidenceSearch } from './evidence-filter.ts'

const dust = { title: 'Dust (again) on the A429', description: 'What blows off lorries', category_id: 'health' }
const noise = { title: 'Noise limits', description: 'Guidance on dust and noise', category_id: 'noise' }
const gone = { title: 'An old report', description: 'Its category was deleted', category_id: null }
const all = [dust, noise, gone]

test.each([
  ['in the title or in the description', 'dust', null, [dust, noise]],
  ['as a part of a word, in any case', 'LORR', null, [dust]],
  ['without the blanks around it', ' noise ', null, [noise]],
  ['without second blanks between its words', 'noise  limits', null, [noise]],
  ['without blanks of other kinds', 'noise\u00a0limits ', null, [noise]],
  ['everywhere where it is blank', '  ', null, all],
  ['everywhere where it is empty, also where there is no category', '', null, all],
  ['in its category alone', 'dust', 'noise', [noise]],
  ['nowhere in a category that does not exist', '', 'gone', []],
  ['as plain text with a bracket', '(a', null, [dust]],
  ['as plain text where it is a pattern', '.*', null, []],
])('what is typed is found %s: %j in %j', (_, text, category, found) => {
  expect(createEvidenceSearch(all)({ text, category })).toEqual(found)
})
