import { expect, it } from 'vitest'
import { hasShape } from '../editing/entity-definition.ts'
import { changedFields } from '../row-difference.ts'
import {
  newCard,
  newPoint,
  placeholdersIn,
  type VillageFields,
  villageDefinition,
  waitsForHand,
} from './village-definition.ts'

const { schema, valuesOf, fieldsOf } = villageDefinition
const village = {
  village_key: 'barford',
  name: 'Barford',
  summary: 'By the river',
  header_image: null,
  header_image_attribution: { details: 'A drawing' },
  preamble: { intro: 'Intro', description: 'Description' },
  impact_cards: [{ icon: 'noise', title: 'Noise', content: { intro: 'Loud' } }],
  position: { lat: 52.25, lon: -1.6 },
  updated_at: 'version 1',
}
const opened = valuesOf(village)
const changeOf = (values: VillageFields) => changedFields(fieldsOf(opened), fieldsOf(values))

it('a stored attribution object and a card without points stay as they are while neither is edited', () => {
  expect(opened).toMatchObject({ header_image_attribution: 'A drawing', header_image: '' })
  expect(changeOf({ ...opened, name: 'B' })).toEqual({ name: 'B' })
})

it('a position is sent where it was moved or taken away, not where it reads the same', () => {
  expect(changeOf({ ...opened, position: '52.250, -1.6' })).toEqual({})
  expect(changeOf({ ...opened, position: '52.2, -1.6' })).toEqual({ position: { lat: 52.2, lon: -1.6 } })
  expect(changeOf({ ...opened, position: '' })).toEqual({ position: null })
})

it('a card is known again when somebody else has changed it, and is sent without what it is known by', () => {
  const cards = village.impact_cards.map((card) => ({ ...card, title: 'Din' }))
  const keys = (values: VillageFields) => values.impact_cards.map((card) => card.key)
  expect(keys(valuesOf({ ...village, impact_cards: cards }, opened))).toEqual(keys(opened))
  const { key: _, ...added } = newCard()
  const change = changeOf({ ...opened, impact_cards: [...opened.impact_cards, { ...added, key: 'x' }] })
  expect(change.impact_cards?.at(-1)).toEqual(added)
})

it('a draft must have the shape of a village, and may break its rules', () => {
  expect(hasShape(schema, opened)).toBe(true)
  expect(hasShape(schema, { ...opened, name: '', summary: 'x'.repeat(10_000) })).toBe(true)
  for (const broken of [null, 'text', {}, { ...opened, impact_cards: [{ icon: 'noise' }] }])
    expect(hasShape(schema, broken)).toBe(false)
})

const card = (title: string, ...bulletPoints: string[]) => ({
  icon: 'noise',
  title,
  content: { intro: 'Intro', bulletPoints },
})
const base = valuesOf({ ...village, impact_cards: [card('Noise', 'Loud'), card('Water', 'Point 1')] })
const [noise, water] = base.impact_cards
if (!noise || !water) throw new Error('The village has two cards')

const withCards = (...impact_cards: VillageFields['impact_cards']): VillageFields => ({ ...base, impact_cards })
const withPoints = (...bulletPoints: string[]) => ({ ...noise, content: { ...noise.content, bulletPoints } })

it('a village waits for a save by hand with a new card, however finished it looks, and with a placeholder that nobody has touched', () => {
  const waits = (present: VillageFields) => waitsForHand(base, present)
  expect(waits(withCards(withPoints('Louder', 'At night'), water))).toBe(false)
  expect(waits(withCards(water))).toBe(false)
  expect(waits(withCards(noise, water, { ...newCard(), ...card('Lorries', 'Many') }))).toBe(true)
  expect(waits(withCards(withPoints('Louder', newPoint), water))).toBe(true)
})

it('a placeholder is named, unless it is on the site already', () => {
  const present = withCards(withPoints('Loud', newPoint), water, newCard())
  expect(placeholdersIn(base, present)).toEqual([
    'New point',
    'New Impact',
    'Impact description...',
    'Point 1',
    'Point 2',
  ])
  expect(placeholdersIn(base, base)).toEqual([])
})
