import { describe, expect, it } from 'vitest'
import { newCardsOf, placeholdersIn, savedByItself } from './placeholders.ts'
import { villageDefinition } from './village-definition.ts'
import { newCard, newPoint, type VillageFields } from './village-fields.ts'

const card = (title: string, ...bulletPoints: string[]) => ({
  icon: 'noise',
  title,
  content: { intro: 'Intro', bulletPoints },
})
const base = villageDefinition.valuesOf({
  village_key: 'barford',
  name: 'Barford',
  summary: '',
  header_image: null,
  header_image_attribution: null,
  preamble: { intro: '', description: '' },
  impact_cards: [card('Noise', 'Loud'), card('Water', 'Point 1')],
  updated_at: 'version 1',
})
const [noise, water] = base.impact_cards
if (!noise || !water) throw new Error('The village has two cards')

const withCards = (...impact_cards: VillageFields['impact_cards']): VillageFields => ({ ...base, impact_cards })
const withPoints = (...bulletPoints: string[]) => ({ ...noise, content: { ...noise.content, bulletPoints } })
const sent = (present: VillageFields) => villageDefinition.fieldsOf(savedByItself(base, present)).impact_cards

describe('what a village saves by itself', () => {
  it('is every edit of the cards that are on the site, and a card that was deleted', () => {
    expect(sent(withCards(withPoints('Louder', 'At night'), water))).toEqual([
      card('Noise', 'Louder', 'At night'),
      card('Water', 'Point 1'),
    ])
    expect(sent(withCards(water))).toEqual([card('Water', 'Point 1')])
  })

  it('is no new card, however finished it looks', () => {
    const finished = { ...newCard(), ...card('Lorries', 'Many') }
    expect(sent(withCards(noise, water, finished))).toEqual([card('Noise', 'Loud'), card('Water', 'Point 1')])
    expect(newCardsOf(base, withCards(noise, water, finished))).toEqual([finished])
  })

  it('is no text that the editor has put there and nobody has touched', () => {
    expect(sent(withCards(withPoints('Louder', newPoint), water))).toEqual([
      card('Noise', 'Louder'),
      card('Water', 'Point 1'),
    ])
    const blank = { ...noise, title: newCard().title, content: { ...newCard().content } }
    expect(sent(withCards(blank, water))).toEqual([card('Noise'), card('Water', 'Point 1')])
  })
})

describe('a placeholder', () => {
  it('is named by its place, unless it is on the site already', () => {
    const present = withCards(withPoints('Loud', newPoint), water, newCard())
    expect(placeholdersIn(base, present)).toEqual([
      { field: 'impact_cards.0.content.bulletPoints.1', text: 'New point' },
      { field: 'impact_cards.2.title', text: 'New Impact' },
      { field: 'impact_cards.2.content.intro', text: 'Impact description...' },
      { field: 'impact_cards.2.content.bulletPoints.0', text: 'Point 1' },
      { field: 'impact_cards.2.content.bulletPoints.1', text: 'Point 2' },
    ])
    expect(placeholdersIn(base, base)).toEqual([])
  })
})
