import { describe, expect, it } from 'vitest'
import { sampleCard, sampleEvent, sampleVillage } from '../server/database/testing/sample-rows.ts'
import type { TableName } from './content.ts'
import { ContentError } from './content-error.ts'
import { changeSchemas, newRowSchemas, refusedFields, requireValid, rowSchemas } from './row-schemas.ts'

function refusal(table: TableName, row: unknown): ContentError {
  try {
    requireValid(newRowSchemas, table, row)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  return expect.unreachable()
}

describe('a new row', () => {
  it('is refused in a sentence for each field, but not in too many', () => {
    expect(refusal('impact_cards', { ...sampleCard, title: '', delay: 1.5 }).message).toBe(
      'title is required. delay must be a whole number.',
    )
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, 1]))
    const error = refusal('evidence_categories', { id: 'a', name: 'A', ...unknown })
    expect(error.fields).toHaveLength(1000)
    expect(error.message.length).toBeLessThan(300)
  })

  const strange = { type: 'x', heading: '', content: '' }
  const types = 'must be one of intro, section, highlight, conclusion'
  const unstorable = 'has a character that cannot be stored'
  it.each([
    ['a missing field', { card_id: undefined }, 'card_id', 'is required'],
    ['an unknown field', { colour: 'red' }, 'colour', 'is not a field that can be set'],
    ['a list that is none', { affected_villages: 'A' }, 'affected_villages', 'must be a list'],
    ['a type that does not exist', { page_sections: [strange] }, 'page_sections.0.type', types],
    ['a zero character', { title: 'a\0b' }, 'title', unstorable],
    ['half a surrogate pair', { affected_villages: ['\ud800'] }, 'affected_villages.0', unstorable],
    [
      'two megabytes of HTML',
      { more_content: 'x'.repeat(2_097_152) },
      'more_content',
      'must be at most 500,000 characters',
    ],
  ])('says so of %s', (_, fields, field, rule) => {
    expect(refusal('impact_cards', { ...sampleCard, ...fields }).fields).toEqual([{ field, rule }])
  })

  it.each([
    ['a list', [], '', 'must be a text, or an object with details'],
    ['a text that is too long', 'x'.repeat(501), '', 'must be at most 500 characters'],
    ['an object with too long details', { details: 'x'.repeat(501) }, '.details', 'must be at most 500 characters'],
  ])('says so of an attribution that is %s', (_, header_image_attribution, path, rule) => {
    const field = `header_image_attribution${path}`
    expect(refusal('village_data', { ...sampleVillage, header_image_attribution }).fields).toEqual([{ field, rule }])
  })

  it.each([
    ['east of the map', { lat: 52.2, lon: -1.4 }, '.lon', 'must lie on the map'],
    ['half a point', { lat: 52.2 }, '.lon', 'is required'],
    ['a text', '52.2, -1.6', '', 'must be an object'],
  ])('says so of a position that is %s', (_, position, path, rule) => {
    expect(refusal('village_data', { ...sampleVillage, position }).fields).toEqual([{ field: `position${path}`, rule }])
  })

  it('says so of a village with the key of the quarry site', () => {
    expect(refusal('village_data', { ...sampleVillage, village_key: 'quarry-site' }).fields).toEqual([
      { field: 'village_key', rule: 'is that of the quarry site' },
    ])
  })
})

it('a change may be any field, but not the key', () => {
  requireValid(changeSchemas, 'events', { title: 'A' })
  requireValid(changeSchemas, 'events', {})
  expect(() => requireValid(changeSchemas, 'events', { id: 'b' })).toThrow('id is not a field that can be set.')
  expect(() => requireValid(changeSchemas, 'village_data', { village_key: 'b' })).toThrow('village_key')
})

describe('the refused fields of a row', () => {
  it.each([
    ['title', '  ', 'is required'],
    ['date', '2026-02-30', 'must be a day that exists in the calendar: February 2026 has 28 days'],
    ['time', '24:00', 'must start on its day: 24:00 is 00:00 of the next day'],
    ['title', 'x'.repeat(201), 'must be at most 200 characters'],
    ['location', undefined, 'is required'],
  ])('name %s %j and its rule', (field, value, rule) => {
    expect(refusedFields(newRowSchemas, 'events', { ...sampleEvent, [field]: value })).toEqual([{ field, rule }])
  })

  it('name a value whose brackets would exhaust the stack', () => {
    const nested = (levels: number) => JSON.parse(`${'{"details":"","more":'.repeat(levels)}0${'}'.repeat(levels)}`)
    const refused = (levels: number) =>
      refusedFields(changeSchemas, 'village_data', { header_image_attribution: nested(levels) })
    expect(refused(20)).toEqual([])
    for (const levels of [21, 100_000]) {
      expect(refused(levels)).toEqual([
        { field: 'header_image_attribution', rule: 'must not be nested more than 20 levels deep' },
      ])
    }
  })

  it.each(['Air', 'air quality', '-air', 'air--quality', 'ä', ''])('name the category id %j once', (id) => {
    expect(refusedFields(newRowSchemas, 'evidence_categories', { id, name: 'Air' })).toHaveLength(1)
  })
  const elsewhere = 'must be on this site. Upload the picture here instead'
  const range = 'must be between -1,000,000 and 1,000,000'
  const secret = 'must have no user name or password in it: everybody can read it'
  const own = 'is used by the library itself: choose another'
  it.each([
    ['evidence_documents', { date: '20 November' }, 'must say which year'],
    ['village_data', { header_image: 'https://example.org/a.jpg' }, elsewhere],
    ['impact_cards', { delay: 99_999_999_999 }, range],
    ['evidence_categories', { name: 'Uncategorised' }, own],
    ['claims', { state: 'believed' }, 'must be one of checked, own, to-check, out-of-date'],
    ['claims', { checked_on: '20 November' }, 'must be a day that exists in the calendar, such as 7 March 2027'],
    ['evidence_documents', { external_url: 'https://user:word@example.org/a' }, secret],
  ] as const)('say of a change of %s to %j that it %s', (table, change, rule) => {
    const [field] = Object.keys(change)
    expect(refusedFields(changeSchemas, table, change)).toEqual([{ field, rule }])
  })

  it.each(['all', 'uncategorised'])('name the category id %s, which the library has for itself', (id) => {
    expect(refusedFields(newRowSchemas, 'evidence_categories', { id, name: 'Air' })).toEqual([
      { field: 'id', rule: own },
    ])
  })

  it('are none in a stored row that is older than the rules for typing', () => {
    const times = { updated_at: '2026-01-01T00:00:00.000Z' }
    const village = { ...sampleVillage, ...times, header_image: 'https://example.org/a.jpg' }
    expect(refusedFields(rowSchemas, 'village_data', village)).toEqual([])
    const event = { ...sampleEvent, ...times, id: 'a', date: '31/02/2026', time: '25:00' }
    expect(refusedFields(rowSchemas, 'events', event)).toEqual([])
  })
})

it('a sentence as it is typed is refused where it has a field that nothing fills in', () => {
  const refused = (text: string) =>
    refusedFields(changeSchemas, 'objection_grounds', { sentences: [{ text, claims: [] }] })
  expect(refused('In {vilage} it is loud.')).toEqual([
    { field: 'sentences.0.text', rule: 'has {vilage}, which is no field' },
  ])
  expect(refused('In {village it is loud.')).toHaveLength(1)
  expect(refused('In {village} the {road} is loud.')).toEqual([])
})
