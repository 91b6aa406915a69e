import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstRows } from '../../content/seed/first-rows.ts'
import { type Content, isFixedTable, keyColumns, keyOf, type TableName, tableNames } from '../../domain/content.ts'
import type { AllContent } from '../../domain/content-transfer.ts'
import { htmlTextIds } from '../../domain/fixed-row-ids.ts'
import { listChanges } from '../database/history.ts'
import { followRelease } from '../database/release.ts'
import { replaceContent } from '../database/replace-content.ts'
import { restoreChange } from '../database/restore.ts'
import { describeOnSqliteFirst, openContent, openNewContent } from '../database/testing/database-host.ts'
import { sampleCard, sampleContent } from '../database/testing/sample-rows.ts'
import hostile from '../testing/hostile-html.json' with { type: 'json' }
import { exportContent, readImportFile } from './transfer.ts'

/** A row of each table with all that it can hold. */
const samples = Object.fromEntries(
  tableNames.map((table) => [table, sampleContent[table][0] ?? firstRows[table][0]]),
) as Record<TableName, object>
samples.page_texts = { id: [...htmlTextIds][0], text: '<p>Ours.</p>', claims: [] }
samples.site_checks = { ...samples.site_checks, source: 'Minutes', claims: [] }
samples.updates = { subject: 'News', body: '<p>Soon.</p>', occasion: '' }

const emptied = '<img src="https://example.org/a.png">'
const likeJson = '{"details":"x"}'
const texts = [
  '\u200b',
  '\u202ea',
  'a\0',
  '\ud800',
  ' a\r\nb ',
  '7 March 2027',
  '9pm - 1am',
  'HTTPS://EXAMPLE.org',
  '/a b',
]
const others = [null, -0, 0.5, 2 ** 31, 1e21, [], [''], {}, { details: ' ' }, '[1]', `"a" ${likeJson} [1]`]
const value = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...others),
  fc.constantFrom(...hostile.htmlAttacks),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)

/** Copies of a row with other values in each of its places. */
function variants(row: object): Record<string, unknown>[] {
  const places = JSON.stringify(row, null, 1).split('\n').length
  return Array.from({ length: places }, (_, place) =>
    [emptied, likeJson, ...fc.sample(value, 1)].map((other) => {
      let at = 0
      return JSON.parse(JSON.stringify(row), (name, part) => (name !== '' && at++ === place ? other : part))
    }),
  ).flat()
}

const write = async (content: Content, table: TableName, row: Record<string, unknown>, name: string) => {
  const key = keyColumns[table]
  if (!isFixedTable(table)) {
    const named = table === 'impact_cards' ? { card_id: name } : {}
    return content.insert(table, { ...row, ...named, [key]: name } as never)
  }
  const { [key]: _key, ...fields } = row
  const id = keyOf(table, samples[table])
  return content.update(table, id, fields, (await content.find(table, id))?.updated_at ?? '')
}

/** Whether all rows are the same but for their times; to print where large ones differ would take minutes. */
function expectSame(now: AllContent, then: AllContent): void {
  const timeless = (rows: object[]) => JSON.stringify(rows.map((row) => ({ ...row, updated_at: '' })))
  expect(tableNames.filter((table) => timeless(now[table]) !== timeless(then[table]))).toEqual([])
}

describeOnSqliteFirst('what is stored', (host) => {
  it('comes back from the history and from a file as it was, whatever editors sent', async () => {
    const { content, database, revision } = await openNewContent(host())
    await followRelease(database, sampleContent)
    const taken = new Set<TableName>()
    for (const table of tableNames)
      for (const [index, row] of variants(samples[table]).entries())
        await write(content, table, row, `row-${index}`).then(
          () => taken.add(table),
          (error) => expect(error).toMatchObject({ code: 'invalid' }),
        )
    expect([...taken].sort()).toEqual(tableNames.toSorted())

    const before = (await exportContent(content, revision)).tables
    for (const table of tableNames.filter((each) => !isFixedTable(each)))
      for (const row of before[table]) await content.delete(table, keyOf(table, row))
    const deleted = await listChanges(database.reader, { limit: 5000 })
    for (const { id, kind } of deleted) if (kind === 'delete') await restoreChange(database, revision, id)
    const file = JSON.parse(JSON.stringify(await exportContent(content, revision)))
    expectSame(file.tables, before)

    expect(readImportFile(file).problems).toBeUndefined()
    const empty = await openContent(await host().createDatabase())
    await replaceContent(empty.database, empty.revision, file.tables)
    expectSame((await exportContent(empty.content, empty.revision)).tables, before)
    const again = await replaceContent(empty.database, empty.revision, file.tables)
    expect(again.flatMap(({ inserts, updates, deletes }) => [...inserts, ...updates, ...deletes])).toEqual([])
  })

  it('is judged when it is sanitised, and what earlier versions let in can still be imported', async () => {
    const { url, content, revision } = await openNewContent(host())
    const refused = (field: string, rule: string) => ({ code: 'invalid', fields: [{ field, rule }] })
    const nothing = { subject: 'News', body: emptied, occasion: '' }
    await expect(content.insert('updates', nothing)).rejects.toMatchObject(refused('body', 'is required'))
    const tooLong = { ...sampleCard, more_content: '&'.repeat(100_001) }
    const rule = 'must be at most 500,000 characters'
    await expect(content.insert('impact_cards', tooLong)).rejects.toMatchObject(refused('more_content', rule))

    await host().execute(url, "insert into updates (id, subject, body) values ('old', 'News', '')")
    const file = JSON.parse(JSON.stringify(await exportContent(content, revision)))
    expect(readImportFile(file).problems).toBeUndefined()
    file.tables.impact_cards = [{ ...tooLong, id: 'a', updated_at: '2026-01-02' }]
    expect(readImportFile(file).problems).toEqual([{ table: 'impact_cards', row: 1, field: 'more_content', rule }])
  })
})
