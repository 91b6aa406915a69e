import { describe, expect, test } from 'vitest'
import { firstRows } from '../../content/seed/first-rows.ts'
import { tableNames } from '../../domain/content.ts'
import {
  sampleCard,
  sampleCategory,
  sampleDocument,
  sampleEvent,
  sampleVillage,
} from '../database/testing/sample-rows.ts'
import { readImportFile } from './transfer.ts'

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' }
const { updated_at } = times
const tables = {
  ...Object.fromEntries(tableNames.map((table) => [table, []])),
  events: [{ ...sampleEvent, id: '1', updated_at }],
  impact_cards: [{ ...sampleCard, id: '1', updated_at }],
  village_data: [{ ...sampleVillage, updated_at }],
  evidence_categories: [{ ...sampleCategory, updated_at }],
  evidence_documents: [{ ...sampleDocument, id: '1', ...times }],
}
const file = { format: 'quarry-content', version: 1, exportedAt: updated_at, tables }
const [event] = tables.events
const withTables = (change: object) => ({ ...file, tables: { ...tables, ...change } })
const [card] = tables.impact_cards

test('a whole file is read', () => {
  expect(readImportFile(file)).toEqual({ rows: tables })
  const { updates: _later, ...earlier } = tables as Record<string, unknown>
  expect(readImportFile({ ...file, tables: earlier })).toEqual({ rows: earlier })
})

const notOurs = { table: '', row: 0, field: '', rule: 'is not an export of this site' }
const stages = firstRows.process_stages.map((stage) => ({ ...stage, updated_at }))
const withStages = (change: (stage: (typeof stages)[number]) => object) =>
  withTables({ process_stages: stages.map((stage) => ({ ...stage, ...change(stage) })) })

test('stages are read where one is current and none ends before it begins', () => {
  expect(readImportFile(withStages(() => ({}))).problems).toBeUndefined()
})

describe('a file that cannot be imported says where and why', () => {
  test.each<[words: string, file: unknown, problems: object[]]>([
    ['another JSON file', { a: 1 }, [notOurs]],
    [
      'a later version',
      { ...file, version: 2 },
      [{ table: '', row: 0, field: '', rule: 'must be of version 1, but this is version 2' }],
    ],
    [
      'an unknown field beside the tables',
      { ...file, messages: [] },
      [{ field: 'messages', rule: 'is not part of an export' }],
    ],
    ['a table that is no list', withTables({ events: {} }), [{ table: 'events', rule: 'must be a list of rows' }]],
    ['a strange table', withTables({ messages: [] }), [{ table: 'messages', rule: 'is not a table of this site' }]],
    [
      'refused fields, by row',
      withTables({ events: [event, { ...event, id: '2', title: '', colour: 'red' }] }),
      [
        { table: 'events', row: 2, field: 'title', rule: 'is required' },
        { table: 'events', row: 2, field: 'colour', rule: 'is not a field that can be set' },
      ],
    ],
    [
      'a row that is none',
      withTables({ events: [null] }),
      [{ table: 'events', row: 1, field: '', rule: 'must be an object' }],
    ],
    [
      'the same id twice',
      withTables({ events: [event, event] }),
      [{ table: 'events', row: 2, field: 'id', rule: 'is in the file twice' }],
    ],
    [
      'the same card_id twice',
      withTables({ impact_cards: [card, { ...card, id: '2' }] }),
      [{ table: 'impact_cards', row: 2, field: 'card_id', rule: 'is in the file twice' }],
    ],
    [
      'a time that is none',
      withTables({ events: [{ ...event, updated_at: 'yesterday' }] }),
      [{ table: 'events', row: 1, field: 'updated_at', rule: 'must be a time' }],
    ],
    [
      'two current stages',
      withStages(({ id }) => (id === 'assessment' ? { status: 'current' } : {})),
      [
        {
          table: 'process_stages',
          row: 5,
          field: 'status',
          rule: 'must not be ‘current’, as row 3 is the current stage',
        },
      ],
    ],
    [
      'no current stage',
      withStages(() => ({ status: 'completed' })),
      [{ table: 'process_stages', row: 0, field: 'status', rule: 'must be ‘current’ in one row, and is in none' }],
    ],
    [
      'a consultation that closes before it opens',
      withStages(({ id }) => (id === 'public-consultation' ? { starts_on: '2027-01-31', ends_on: '2027-01-04' } : {})),
      [{ table: 'process_stages', row: 4, field: 'ends_on', rule: 'must not be before ‘Opens on’' }],
    ],
  ])('%s', (_, broken, problems) => {
    expect(readImportFile(broken).problems).toMatchObject(problems)
    expect(readImportFile(broken).rows).toBeUndefined()
  })

  test('but not more than people can read', () => {
    const events = Array.from({ length: 1000 }, (_, index) => ({ ...event, id: String(index), title: '' }))
    expect(readImportFile(withTables({ events })).problems).toHaveLength(200)
  })
})
