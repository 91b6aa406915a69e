import { beforeEach, describe, expect, it } from 'vitest'
import { type Content, rowTitle, tableNames } from '../../domain/content.ts'
import type { AllContent } from '../../domain/content-transfer.ts'
import { removeExamples } from '../maintenance/launch-checklist-handlers.ts'
import { exportContent } from '../maintenance/transfer.ts'
import type { ConnectedDatabase } from './connect.ts'
import { type HistoryPage, listChanges } from './history.ts'
import { keepNotTaken } from './not-taken.ts'
import { replaceContent } from './replace-content.ts'
import { undoBatch } from './restore.ts'
import type { ContentRevision } from './revision.ts'
import { describeOnBoth, openNewContent } from './testing/database-host.ts'
import { sampleCard, sampleEvent, sampleVillage } from './testing/sample-rows.ts'

/** How both databases find changes in the history, and take back what was made at once. */
describeOnBoth('batches', (host) => {
  let content: Content
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    ;({ content, database, revision } = await openNewContent(host()))
  })

  it('holds the removal of the example events, made by several at once, and brings them back as they were', async () => {
    const real = await content.insert('events', sampleEvent)
    for (const title of ['Example: walk', 'Example: fair']) await content.insert('events', { ...sampleEvent, title })
    const withoutTimes = async () => (await content.list('events')).map(({ updated_at: _, ...event }) => event)
    const before = await withoutTimes()
    const removals = await Promise.all([1, 2, 3].map(() => removeExamples(database, revision)))
    expect(removals.reduce((sum, { changes }) => sum + changes, 0)).toBe(2)
    expect(await content.list('events')).toEqual([real])
    for (const { batch, changes } of removals) if (changes > 0) await undoBatch(database, revision, batch)
    expect(await withoutTimes()).toEqual(before)
  })

  it('holds what was not taken of a choice, as a change of that alone, while the row stays as it is; brought back it stands with the rest that was chosen', async () => {
    const row = await content.insert('impact_cards', sampleCard)
    const page_sections = [{ type: 'intro' as const, heading: 'Mine', content: '<p>Typed.</p>' }]
    const chosen = { title: 'Chosen' }
    await keepNotTaken(database, revision, 'impact_cards', row.id, { mine: { ...chosen, page_sections }, chosen })
    expect(await content.find('impact_cards', row.id)).toEqual(row)
    const [kept] = await listChanges(database.reader, { limit: 1 })
    expect(kept).toMatchObject({ before: { ...row, ...chosen, page_sections }, after: { ...row, ...chosen } })
    await content.update('impact_cards', row.id, chosen, row.updated_at)
    await undoBatch(database, revision, kept?.batch ?? '')
    expect(await content.find('impact_cards', row.id)).toMatchObject({ ...chosen, page_sections })
    const missing = keepNotTaken(database, revision, 'impact_cards', 'gone', { mine: {}, chosen: {} })
    await expect(missing).rejects.toMatchObject({ code: 'not-found' })
  })

  describe('looking for changes', () => {
    const titles = async (page: Partial<HistoryPage>) =>
      (await listChanges(database.reader, { limit: 50, ...page })).map(({ after, before }) =>
        rowTitle(after ?? before ?? {}, ''),
      )

    it('goes by a part of a title, a name or a key, of one table or of all, page by page', async () => {
      const walk = await content.insert('events', { ...sampleEvent, title: 'Walk by the Avon' })
      await content.update('events', walk.id, { title: 'Stroll, 100% flat' }, walk.updated_at)
      await content.insert('village_data', { ...sampleVillage, village_key: 'avon-bridge', name: 'Bridge' })
      await content.insert('evidence_categories', { id: 'rivers', name: 'The AVON' })
      await content.delete('evidence_categories', 'rivers')
      expect(await titles({ search: 'avon' })).toEqual([
        ...['The AVON', 'The AVON', 'Bridge', 'Stroll, 100% flat', 'Walk by the Avon'],
      ])
      expect(await titles({ search: 'avon', table: 'events' })).toEqual(['Stroll, 100% flat', 'Walk by the Avon'])
      expect(await titles({ table: 'village_data' })).toEqual(['Bridge'])
      expect(await titles({ search: '0% fl' })).toEqual(['Stroll, 100% flat'])
      expect(await titles({ search: '_' })).toEqual([])
      expect(await titles({ search: 'ＡＶＯＮ bridge' })).toEqual(['Bridge'])
      const [newest] = await listChanges(database.reader, { limit: 1, search: 'bridge' })
      expect(await titles({ search: 'avon', limit: 1, olderThan: newest?.id })).toEqual(['Stroll, 100% flat'])
    })
  })

  describe('an import', () => {
    /** All rows without the times of their versions, which only ever go on. */
    const readAll = async () => {
      const text = JSON.stringify(await Promise.all(tableNames.map((table) => content.list(table))))
      return text.replaceAll(/"updated_at":"[^"]*"/g, '')
    }
    const readFile = async () => (await exportContent(content, revision)).tables
    const take = async (file: AllContent) => {
      await replaceContent(database, revision, file)
      return (await listChanges(database.reader, { limit: 1 }))[0]?.batch ?? ''
    }

    it('is taken back as a whole, and that too', async () => {
      const kept = await content.insert('events', sampleEvent)
      await content.insert('events', { ...sampleEvent, date: 'Spring 2027' })
      const card = await content.insert('impact_cards', sampleCard)
      const before = await readAll()
      const batch = await take({
        ...(await readFile()),
        events: [{ ...kept, title: 'Imported' }],
        impact_cards: [{ ...card, id: 'new', card_id: 'new' }],
      })
      const imported = await readAll()

      const event = await content.find('events', kept.id)
      await content.update('events', kept.id, { location: 'Elsewhere' }, event?.updated_at ?? '')
      const changed = await readAll()
      const inOnePress = undoBatch(database, revision, batch, { unlessChanged: true })
      await expect(inOnePress).rejects.toMatchObject({
        code: 'conflict',
        message: '‘Imported’ has been changed since.',
      })
      expect(await readAll()).toBe(changed)
      const undone = await undoBatch(database, revision, batch)
      expect(undone.changes).toBe(4)
      expect(await readAll()).toBe(before)
      await expect(undoBatch(database, revision, batch)).rejects.toMatchObject({ code: 'invalid' })

      await undoBatch(database, revision, undone.batch, { unlessChanged: true })
      expect((await readAll()).replace('Elsewhere', sampleEvent.location)).toBe(imported)
    })

    it('is taken back all or nothing', async () => {
      await content.insert('events', sampleEvent)
      await content.insert('impact_cards', sampleCard)
      const batch = await take({ ...(await readFile()), events: [], impact_cards: [] })
      await content.insert('impact_cards', sampleCard)
      const before = await readAll()
      await expect(undoBatch(database, revision, batch)).rejects.toMatchObject({
        fields: [{ field: 'card_id', rule: 'is already taken' }],
      })
      expect(await readAll()).toBe(before)
    })
  })
})
