import { expect, test } from 'vitest'
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

const stages = firstRows.process_stages.map((stage) => ({ ...stage, updated_at }))
const withStages = (change: (stage: (typeof stages)[number]) => object) =>
  withTables({ process_stages: stages.map((stage) => ({ ...stage, ...change(stage) })) })

test('stages are read where one is current and none ends before it begins', () => {
  expect(readImportFile(withStages(() => ({}))).problems).toBeUndefined()
})

test.each<[what: string, file: unknown, problems: string[]]>([
  ['another JSON file', { a: 1 }, ['is not an export of this site']],
  ['a later version', { ...file, version: 2 }, ['must be of version 1, but this is version 2']],
  ['an unknown field beside the tables', { ...file, messages: [] }, ['messages is not part of an export']],
  ['a table that is no list', withTables({ events: {} }), ['events must be a list of rows']],
  ['a strange table', withTables({ messages: [] }), ['messages is not a table of this site']],
  [
    'refused fields, by row',
    withTables({ events: [event, { ...event, id: '2', title: '', colour: 'red' }] }),
    ['events 2 title is required', 'events 2 colour is not a field that can be set'],
  ],
  ['a row that is none', withTables({ events: [null] }), ['events 1 must be an object']],
  ['the same id twice', withTables({ events: [event, event] }), ['events 2 id is in the file twice']],
  [
    'the same card_id twice',
    withTables({ impact_cards: [card, { ...card, id: '2' }] }),
    ['impact_cards 2 card_id is in the file twice'],
  ],
  [
    'a time that is none',
    withTables({ events: [{ ...event, updated_at: 'yesterday' }] }),
    ['events 1 updated_at must be a time'],
  ],
  [
    'two current stages',
    withStages(({ id }) => (id === 'assessment' ? { status: 'current' } : {})),
    ['process_stages 5 status must not be ‘current’, as row 3 is the current stage'],
  ],
  [
    'no current stage',
    withStages(() => ({ status: 'completed' })),
    ['process_stages status must be ‘current’ in one row, and is in none'],
  ],
  [
    'a consultation that closes before it opens',
    withStages(({ id }) => (id === 'public-consultation' ? { starts_on: '2027-01-31', ends_on: '2027-01-04' } : {})),
    ['process_stages 4 ends_on must not be before ‘Opens on’'],
  ],
])('a file that cannot be imported says where and why: %s', (_, broken, expected) => {
  const { problems = [], rows } = readImportFile(broken)
  const told = problems.map(({ table, row, field, rule }) => [table, row, field, rule].filter(Boolean).join(' '))
  expect([told, rows]).toEqual([expected, undefined])
})

test('no more problems are told than people can read', () => {
  const events = Array.from({ length: 1000 }, (_, index) => ({ ...event, id: String(index), title: '' }))
  expect(readImportFile(withTables({ events })).problems).toHaveLength(200)
})
