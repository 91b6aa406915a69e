import { expect, test } from 'vitest'
import { affectedInShort, affectedPlaceSlug, parseAffectedVillages } from './affected-places.ts'

const places = [
  { name: 'Barford', slug: 'barford' },
  { name: 'Hampton Lucy', slug: 'hampton-lucy' },
  { name: 'Leamington Spa', slug: 'leamington-spa' },
  { name: 'Stratford-upon-Avon', slug: 'stratford-upon-avon' },
  { name: 'The Hill', slug: 'hill' },
]

test.each([
  ['Barford, Loxley, Ettington', 'Barford, Loxley, Ettington'],
  ['Barford, Loxley, Ettington, Halford', 'Barford, Loxley, Ettington...'],
  ['', ''],
])('of %j a list in short says %j', (stored, said) => {
  expect(affectedInShort(parseAffectedVillages(stored))).toBe(said)
})

test('a place that maintainers have added is found by its name, whatever its slug and whatever others were called', () => {
  const added = [
    ...places,
    { name: "Bishop's Tachbrook", slug: 'tachbrook' },
    { name: 'Old Barford', slug: 'barford-2' },
  ]
  expect(affectedPlaceSlug("Bishop's Tachbrook", added)).toBe('tachbrook')
  const renamed = added.map((place) => (place.slug === 'barford' ? { ...place, name: 'Barford Bridge' } : place))
  expect(affectedPlaceSlug('Barford', renamed)).toBe('barford')
  expect(affectedPlaceSlug('Barford', [...renamed, { name: 'Barford', slug: 'barford-green' }])).toBe('barford-green')
})

test.each([
  ['Barford', 'barford'],
  ['  HAMPTON  lucy ', 'hampton-lucy'],
  ['The Hill', 'hill'],
  ['Leamington', 'leamington-spa'],
  ['Leamington Spa', 'leamington-spa'],
  ['Stratford', 'stratford-upon-avon'],
  ['Stratford upon Avon', 'stratford-upon-avon'],
  ['STRATFORD–ON–AVON', 'stratford-upon-avon'],
  ['Hampton‑Lucy.', 'hampton-lucy'],
  ['Newbold Pacey', 'newbold-pacey'],
])('%j leads to %s, be it known or not', (name, slug) => {
  expect(affectedPlaceSlug(name, places)).toBe(slug)
})

test.each(['All Villages', 'All Communities', ' all   communities ', ''])('%j leads nowhere', (name) => {
  expect(affectedPlaceSlug(name, places)).toBeUndefined()
})

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
  [
    [3, { name: 'Barford' }, null, ['Loxley'], 'Wasperton'],
    ['3', 'Wasperton'],
  ],
  ['[3, {"name": "Barford"}, true, " Wasperton"]', ['3', 'true', 'Wasperton']],
  [3, []],
  [{ name: 'Barford' }, []],
  [null, []],
])('of %j what has no text is no community: %j', (stored, villages) => {
  expect(parseAffectedVillages(stored)).toEqual(villages)
})
