import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { blankCard, cardFields, cardValues, isCardValues, parseLoadSequence } from './card-values.ts'

const card: ImpactCard = {
  id: '7',
  card_id: 'silica-dust',
  title: 'Dust',
  icon_name: 'Wind',
  short_description: 'Fine dust',
  affected_villages: ['Barford', 'Elsewhere'],
  page_title: '',
  delay: 10,
  more_content: '',
  page_description: '',
  page_sections: [],
  card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
  updated_at: 'version 1',
}

describe('a card in the editor', () => {
  it('begins with the default icon, style and load sequence', () => {
    expect(cardFields(blankCard('7'))).toEqual({
      card_id: '',
      title: '',
      icon_name: 'AlertTriangle',
      short_description: '',
      affected_villages: [],
      page_title: '',
      delay: 100,
      more_content: '',
      page_description: '',
      page_sections: [],
      card_style: { className: 'border-l-4 border-earth-500 bg-earth-50' },
    })
  })

  it('is the same row again when nothing was edited', () => {
    const { id: _id, updated_at: _time, ...fields } = card
    expect(cardFields(cardValues(card))).toEqual(fields)
  })

  it('shows the default style where none is stored', () => {
    expect(cardValues({ ...card, card_style: { className: '' } }).className).toBe(
      'border-l-4 border-earth-500 bg-earth-50',
    )
  })

  it.each([
    [
      ['Barford', 7, null, 'Loxley'],
      ['Barford', 'Loxley'],
    ],
    ['["Barford"]', ['Barford']],
    ['Barford, Loxley', ['Barford', 'Loxley']],
    [null, []],
  ])('reads the affected villages %j as %j', (stored, villages) => {
    const read = cardValues({ ...card, affected_villages: stored as string[] })
    expect(read.affected_villages).toEqual(villages)
  })

  it('must have the shape of a card to be offered as a draft', () => {
    expect(isCardValues(cardValues(card))).toBe(true)
    const broken = [
      null,
      {},
      { ...cardValues(card), delay: 7 },
      { ...cardValues(card), page_sections: [{ type: 'intro' }] },
    ]
    for (const each of broken) expect(isCardValues(each)).toBe(false)
  })
})

describe('a load sequence', () => {
  it.each([
    ['7', 7],
    ['-3', -3],
    ['12.9', 12],
    ['12 days', 12],
    ['', 0],
    ['soon', 0],
  ])('%j is %i', (text, number) => expect(parseLoadSequence(text)).toBe(number))

  it('is always an integer', () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isInteger(parseLoadSequence(text))))
  })
})
