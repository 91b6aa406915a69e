import { expect, test } from 'vitest'
import type { ContentReader, NewRow, Row, TableName } from '../../domain/content.ts'
import type { UnsavedRow } from '../../domain/wanted-preview.ts'
import { readRow } from './rows.ts'
import { sampleContent, sampleEvent, sampleVillage } from './testing/sample-rows.ts'
import { contentWith } from './unsaved-rows.ts'

/** The sample rows, each with the id 'stored'. */
const stored: ContentReader = {
  list: async <T extends TableName>(table: T) =>
    (sampleContent[table] as NewRow<T>[]).map((row) => readRow(table, { ...row, id: 'stored' })),
  find: async <T extends TableName>(table: T, key: string) =>
    (await stored.list(table)).find((row) => Object.values(row).includes(key)),
}
const eventsWith = (...rows: UnsavedRow['row'][]) =>
  contentWith(
    stored,
    rows.map((row) => ({ table: 'events', row })),
  ).list('events')
const cardWith = async (row: UnsavedRow['row']): Promise<Row<'impact_cards'> | undefined> =>
  contentWith(stored, [{ table: 'impact_cards', row: { id: 'stored', ...row } }]).find('impact_cards', 'stored')

test('a new row stands in its place in the order, found by its key', async () => {
  const early = { ...sampleEvent, id: 'early', date: '1 March 2026' }
  expect((await eventsWith(early)).map(({ id }) => id)).toEqual(['early', 'stored'])
  const content = contentWith(stored, [{ table: 'village_data', row: { village_key: 'ford', name: 'Ford' } }])
  expect(await content.find('village_data', 'ford')).toMatchObject({ name: 'Ford', impact_cards: [] })
  expect(await content.find('village_data', 'barford')).toMatchObject({ name: sampleVillage.name })
})

test('dates and times show as they will be stored', async () => {
  const [event] = await eventsWith({ id: 'stored', date: '7 March 2027', time: '7pm - 9pm' })
  expect(event).toMatchObject({ date: '2027-03-07', time: '19:00 - 21:00' })
})

test('what is half typed and breaks a rule shows as it stands', async () => {
  const [event] = await eventsWith({ id: 'stored', title: '', date: '31/02', time: '25:', location: 7, unknown: [] })
  expect(event).toMatchObject({ title: '', date: '31/02', time: '25:', location: '7' })
  const card = await cardWith({
    page_sections: [{ type: 'none', content: '<p>Half <b' }, 'x'],
    affected_villages: null,
  })
  expect(card).toMatchObject({ page_sections: [{ type: 'section', content: '<p>Half </p>' }], affected_villages: [] })
  const deep = JSON.parse(`${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`)
  const row = { village_key: 'barford', preamble: deep, impact_cards: deep }
  const village = await contentWith(stored, [{ table: 'village_data', row }]).find('village_data', 'barford')
  expect(village).toMatchObject({ preamble: { intro: '', description: '' } })
})
