import { describe, expect, it } from 'vitest'
import { changeSchemas, newRowSchemas, refusedFields } from './row-schemas.ts'

const event = { title: 'Walk', date: '2026-03-07', time: '10:00 - 12:00', location: 'Green', description: 'Come.' }

describe('the refused fields of a row', () => {
  it('are none where the rules are kept', () => {
    expect(refusedFields(newRowSchemas, 'events', event)).toEqual([])
    expect(refusedFields(newRowSchemas, 'events', { ...event, date: 'Spring 2027', time: 'all day' })).toEqual([])
  })

  it.each([
    ['title', '  ', 'is required'],
    ['date', '2026-02-30', 'must be a day that exists in the calendar'],
    ['time', '12:00 - 10:00', 'must end after it starts'],
    ['title', 'x'.repeat(201), 'must be at most 200 characters'],
    ['title', 'a\0b', 'has a character that cannot be stored'],
    ['title', 7, 'must be a text'],
    ['location', undefined, 'is required'],
    ['colour', 'red', 'is not a field that can be set'],
  ])('name %s %j and its rule', (field, value, rule) => {
    expect(refusedFields(newRowSchemas, 'events', { ...event, [field]: value })).toEqual([{ field, rule }])
  })

  it('tell the place inside a list', () => {
    const change = { impact_cards: [{ icon: 'x', title: '', content: { intro: '' } }] }
    expect(refusedFields(changeSchemas, 'village_data', change)).toEqual([
      { field: 'impact_cards.0.title', rule: 'is required' },
    ])
  })

  it.each(['Air', 'air quality', '-air', 'air--quality', 'ä', ''])('the category id %j is one of them', (id) => {
    expect(refusedFields(newRowSchemas, 'evidence_categories', { id, name: 'Air' })).toHaveLength(1)
  })
})
