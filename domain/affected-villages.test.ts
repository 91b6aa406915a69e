import { expect, test } from 'vitest'
import { parseAffectedVillages } from './affected-places.ts'

test.each([
  [
    ['Barford', ' Loxley ', ''],
    ['Barford', 'Loxley'],
  ],
  ['["Barford", "Loxley"]', ['Barford', 'Loxley']],
  ['Barford, Hampton Lucy', ['Barford', 'Hampton Lucy']],
  ['[Barford', ['[Barford']],
])('the communities stored as %j are %j', (stored, villages) => {
  expect(parseAffectedVillages(stored)).toEqual(villages)
})

test.each([
  [[3, { name: 'Barford' }, null, ['Loxley'], 'Wasperton'], ['Wasperton']],
  ['[3, {"name": "Barford"}, "Wasperton"]', ['Wasperton']],
  [3, []],
  [{ name: 'Barford' }, []],
  [null, []],
])('of %j what is no text is no community: %j', (stored, villages) => {
  expect(parseAffectedVillages(stored)).toEqual(villages)
})
