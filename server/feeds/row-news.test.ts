import { describe, expect, test } from 'vitest'
import { newsFeed } from '../../content/news-feed.ts'
import type { ChangedDay } from '../database/history.ts'
import { newsOf, type PresentRow, rowReaders } from './row-news.ts'

const walk: PresentRow = {
  table: 'events',
  key: '1',
  row: { title: 'Walk', summary: 'A walk.', path: '/events' },
  updatedAt: '2026-03-02T10:00:00.000Z',
}
const barford: PresentRow = {
  table: 'village_data',
  key: 'barford',
  row: { title: 'Barford', summary: 'By the river.', path: '/villages/barford' },
  updatedAt: '2026-01-01T09:00:00.000Z',
}
const change = (day: string, time: string, isNew = false): ChangedDay => ({
  table: 'events',
  key: '1',
  day,
  at: `${day}T${time}:00.000Z`,
  isNew,
})
const listed = (changes: ChangedDay[], rows: PresentRow[], limit = 50) =>
  newsOf(changes, rows, limit).map(({ row, day, kind }) => `${row.title} ${kind} ${day}`)

describe('what visitors are told of', () => {
  test('is every day on which a row was new or changed, newest first', () => {
    const changes = [change('2026-03-02', '10:00'), change('2026-02-01', '08:00', true)]
    expect(listed(changes, [walk])).toEqual(['Walk changed 2026-03-02', 'Walk new 2026-02-01'])
  })
  test('on a new site is the rows that are there, by the time that they bear', () => {
    expect(listed([], [barford, walk])).toEqual(['Walk present 2026-03-02', 'Barford present 2026-01-01'])
  })
  test('holds a change that another program made and the history does not know', () => {
    expect(listed([change('2026-02-01', '08:00', true)], [walk])).toEqual([
      'Walk present 2026-03-02',
      'Walk new 2026-02-01',
    ])
  })
  test('holds nothing of a row that is gone', () => {
    expect(listed([change('2026-03-02', '10:00')], [barford])).toEqual(['Barford present 2026-01-01'])
  })
  test('is as much as is asked for', () => {
    expect(listed([], [barford, walk], 1)).toEqual(['Walk present 2026-03-02'])
  })
  test.each(['', 'last spring', '1970-01-01T00:00:00.000Z'])(
    'leaves out a row whose time of change is %j',
    (updatedAt) => {
      expect(listed([], [{ ...walk, updatedAt }])).toEqual([])
    },
  )
})

test('each row leads to its page', () => {
  const event = { id: 'a b', title: 'Walk', date: '2026-03-07', time: '10:00', location: 'Ford', description: 'Come.' }
  expect(rowReaders.events({ ...event, updated_at: '' })).toEqual({
    title: 'Walk',
    summary: '07/03/2026, 10:00, Ford. Come.',
    path: '/events#event-a%20b',
  })
})

test('a village without a report is told of as a village, and says that its report is still to come', () => {
  const tachbrook = {
    village_key: 'tachbrook',
    name: 'Tachbrook',
    summary: '',
    header_image: null,
    updated_at: '',
    header_image_attribution: null,
    preamble: { intro: '', description: ' ' },
    impact_cards: [],
  }
  const { reportedAs = 'village_data', title, summary } = rowReaders.village_data(tachbrook)
  expect(newsFeed.entryTitles[reportedAs].new(title)).toBe('New village: Tachbrook')
  expect(summary).toContain('not yet written about what the quarry would mean for Tachbrook')
  const reported = { ...tachbrook, preamble: { intro: 'By the brook.', description: '' } }
  expect(rowReaders.village_data(reported)).not.toHaveProperty('reportedAs')
})
