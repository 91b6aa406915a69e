import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Content, keyColumns, type TableName, tableNames } from '../../domain/content.ts'
import type { Event } from '../../domain/event.ts'
import { exportContent } from '../maintenance/transfer.ts'
import type { ConnectedDatabase } from './connect.ts'
import { listChanges } from './history.ts'
import { replaceContent } from './replace-content.ts'
import { restoreChange } from './restore.ts'
import { trimHistory } from './retention.ts'
import type { ContentRevision } from './revision.ts'
import { describeOnBoth, openContent, openNewContent } from './testing/database-host.ts'
import { sampleCard, sampleEvent } from './testing/sample-rows.ts'

/** A change as the history stores it. */
const sampleChange = { table_name: 'events', kind: 'insert', before: null } as const

/** How both databases keep track of changes, and how they are filled for the first time. */
describeOnBoth('changes', (host) => {
  let url: string
  let database: ConnectedDatabase
  let revision: ContentRevision
  let content: Content

  beforeEach(async () => {
    ;({ url, database, revision, content } = await openNewContent(host()))
  })

  describe('the history', () => {
    it('keeps each row as it was and as it became, newest first', async () => {
      const card = await content.insert('impact_cards', sampleCard)
      const changed = await content.update('impact_cards', card.id, { title: 'Dust' }, card.updated_at)
      await content.delete('impact_cards', card.id)
      const about = { table: 'impact_cards', key: card.id, batch: null }
      expect(await listChanges(database.reader, { limit: 10 })).toEqual([
        { ...about, id: 3, at: expect.any(String), kind: 'delete', before: changed, after: null },
        { ...about, id: 2, at: changed.updated_at, kind: 'update', before: card, after: changed },
        { ...about, id: 1, at: card.updated_at, kind: 'insert', before: null, after: card },
      ])
    })

    it('forgets what is too old or too much, whole imports with it, and never the newest changes', async () => {
      const add = (id: number, at: string, batch: string | null = null) =>
        database.db
          .insertInto('content_history')
          .values({
            ...sampleChange,
            at,
            row_key: String(id),
            after: JSON.stringify({ text: 'x'.repeat(1000) }),
            batch,
          })
          .execute()
      const keys = async () => (await listChanges(database.reader, { limit: 20 })).map(({ key }) => Number(key))
      const now = new Date('2026-11-21T10:00:00Z')
      await add(1, '2024-01-01T00:00:00.000Z')
      await add(2, '2024-01-02T00:00:00.000Z', 'import')
      await add(3, '2026-01-01T00:00:00.000Z', 'import')
      for (const id of [4, 5, 6, 7]) await add(id, '2026-01-02T00:00:00.000Z')
      const limits = { days: 730, bytes: 1_000_000, always: 2 }
      await trimHistory(database.db, now, { ...limits, always: 7 })
      expect(await keys()).toEqual([7, 6, 5, 4, 3, 2, 1])
      await trimHistory(database.db, now, limits)
      expect(await keys()).toEqual([7, 6, 5, 4])
      await trimHistory(database.db, now, { ...limits, bytes: 3500 })
      expect(await keys()).toEqual([7, 6, 5])
      await trimHistory(database.db, now, { ...limits, bytes: 0 })
      expect(await keys()).toEqual([7, 6])
      await trimHistory(database.db, now)
      expect(await keys()).toEqual([7, 6])
    })

    describe('of auto-saves', () => {
      let event: Event
      beforeEach(async () => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
        event = await content.insert('events', sampleEvent)
        await autoSave('A')
      })
      afterEach(() => void vi.useRealTimers())

      async function save(title: string, isAutoSave = false, by = content): Promise<void> {
        const version = (await content.find('events', event.id))?.updated_at ?? ''
        event = await by.update('events', event.id, { title }, version, isAutoSave)
      }
      const autoSave = (title: string, by?: Content) => save(title, true, by)
      const changes = () => listChanges(database.reader, { limit: 20, row: { table: 'events', key: event.id } })
      const titles = async () =>
        (await changes()).map(({ before, after }) => [before, after].map((row) => row && Reflect.get(row, 'title')))
      const restore = async () => restoreChange(database, revision, (await changes())[0]?.id ?? 0)

      it('of one row within ten minutes is one change, whoever changes other rows and whichever process stores them', async () => {
        const other = await content.insert('events', sampleEvent)
        vi.setSystemTime(Date.parse('2026-11-21T10:05:00Z'))
        await autoSave('B', (await openContent(url)).content)
        await content.update('events', other.id, { title: 'Other' }, other.updated_at, true)
        vi.setSystemTime(Date.parse('2026-11-21T10:09:59Z'))
        await autoSave('C')
        expect(await titles()).toEqual([
          [sampleEvent.title, 'C'],
          [null, sampleEvent.title],
        ])
        const [change] = await changes()
        expect([change?.at, change?.after]).toEqual([event.updated_at, event])

        vi.setSystemTime(Date.parse('2026-11-21T10:10:01Z'))
        await autoSave('D')
        expect((await titles()).slice(0, 2)).toEqual([
          ['C', 'D'],
          [sampleEvent.title, 'C'],
        ])
        await restore()
        expect(await content.find('events', event.id)).toMatchObject({ title: 'C' })
      })

      const others: [string, () => Promise<unknown>][] = [
        ['a save by hand', () => save('B')],
        ['a restore', restore],
        [
          'a deletion and its undo',
          async () => {
            await content.delete('events', event.id)
            await restore()
          },
        ],
        [
          'an import',
          async () => {
            const { tables } = await exportContent(content, revision)
            const file = { ...tables, events: [{ ...event, title: 'B' }] }
            await replaceContent(database, revision, file)
          },
        ],
        ['another program', () => host().execute(url, "update events set title = 'B'")],
      ]
      it.each(others)('begins anew after %s', async (_, change) => {
        await change()
        const before = await titles()
        const { title } = (await content.find('events', event.id)) ?? {}
        await autoSave('Z')
        expect(await titles()).toEqual([[title, 'Z'], ...before])
      })
    })
  })

  describe('the revision', () => {
    it('covers a write of our own before the write is acknowledged', async () => {
      const seen = [revision.current()]
      const event = await content.insert('events', sampleEvent)
      seen.push(revision.current())
      await content.update('events', event.id, { title: 'x' }, event.updated_at)
      seen.push(revision.current())
      await content.delete('events', event.id)
      seen.push(revision.current())
      expect(new Set(seen).size).toBe(4)
      expect(revision.current()).toBe(seen[3])
    })

    it('rises by one for each change of each table, made by whoever, and so does that of the table alone', async () => {
      const given: Partial<Record<TableName, string>> = {
        events: "(id, title, date) values ('1', 'A', 'B')",
        impact_cards: "(id, card_id, title) values ('1', 'a', 'A')",
        village_data: "(village_key, name) values ('1', 'A')",
        evidence_categories: "(id, name) values ('1', 'A')",
        evidence_documents: "(id, title) values ('1', 'A')",
      }
      const numbers = () => [undefined, ...tableNames].map((table) => Number(revision.current(table)))
      let expected = numbers()
      for (const [index, table] of tableNames.entries()) {
        for (const change of [
          `insert into ${table} ${given[table] ?? "(id) values ('1')"}`,
          `update ${table} set updated_at = 'x' where ${keyColumns[table]} = '1'`,
          `delete from ${table}`,
        ]) {
          await host().execute(url, change)
          expected = expected.map((number, at) => number + Number(at === 0 || at === index + 1))
          await expect.poll(numbers, { interval: 5 }).toEqual(expected)
        }
      }
    })
  })

  it('a change wins alone among twenty of the same version, from two connections', async () => {
    const other = await openContent(url)
    let event = await content.insert('events', sampleEvent)
    for (let round = 0; round < 3; round += 1) {
      const seen = event.updated_at
      const changes = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? content : other.content).update('events', event.id, { title: `Title ${index}` }, seen),
      )
      const outcomes = await Promise.allSettled(changes)
      const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
      const losers = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(winners).toHaveLength(1)
      expect(losers.map((loser) => loser.reason.code)).toEqual(Array(19).fill('conflict'))
      event = winners[0]?.value ?? expect.unreachable()
      expect(await content.find('events', event.id)).toEqual(event)
    }
  })
})
