import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Content, tableNames } from '../../domain/content.ts'
import type { AllContent } from '../../domain/content-transfer.ts'
import { exportContent } from '../maintenance/transfer.ts'
import type { ConnectedDatabase } from './connect.ts'
import { listChanges } from './history.ts'
import { replaceContent } from './replace-content.ts'
import { restoreChange } from './restore.ts'
import type { ContentRevision } from './revision.ts'
import { openContent, openNewContent, startSqliteHost } from './testing/database-host.ts'
import {
  sampleCard,
  sampleCase,
  sampleCategory,
  sampleClaim,
  sampleDocument,
  sampleEvent,
  sampleVillage,
} from './testing/sample-rows.ts'

describe('restoring and replacing', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())
  let url: string
  let content: Content
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    ;({ url, content, database, revision } = await openNewContent(host))
  })

  const restore = (id: number) => restoreChange(database, revision, id)
  const latest = async () => (await listChanges(database.reader, { limit: 1 }))[0]?.id ?? 0

  describe('restoring', () => {
    it('brings each kind of deleted row back as it was', async () => {
      await content.insert('evidence_categories', sampleCategory)
      const rows = {
        events: await content.insert('events', sampleEvent),
        impact_cards: await content.insert('impact_cards', sampleCard),
        village_data: await content.insert('village_data', sampleVillage),
        evidence_documents: await content.insert('evidence_documents', sampleDocument),
        cases: await content.insert('cases', sampleCase),
      }
      for (const [table, row] of Object.entries(rows) as [keyof typeof rows, (typeof rows)[keyof typeof rows]][]) {
        const key = 'id' in row ? row.id : row.village_key
        await content.delete(table, key)
        const deleted = revision.current()
        const change = await restore(await latest())
        expect(revision.current()).not.toBe(deleted)
        const restored = await content.find(table, key)
        expect(restored).toEqual({ ...row, updated_at: change.at })
        expect(change).toMatchObject({ table, key, kind: 'insert', before: null, after: restored })
        expect(change.at > row.updated_at).toBe(true)
      }
    })

    it('gives a changed row its earlier fields, also from before several changes', async () => {
      const first = await content.insert('village_data', sampleVillage)
      const second = await content.update('village_data', 'barford', { name: 'B', summary: '' }, first.updated_at)
      const change = await latest()
      const third = await content.update('village_data', 'barford', { impact_cards: [] }, second.updated_at)
      const restored = await restore(change)
      expect(restored).toMatchObject({ kind: 'update', before: third })
      expect(await content.find('village_data', 'barford')).toEqual({ ...first, updated_at: restored.at })
    })

    it('in one press overwrites no change that came since, of whatever kind, and goes on where there was none', async () => {
      const unlessChanged = async (id: number) => restoreChange(database, revision, id, { unlessChanged: true })
      const refusal = { code: 'conflict', message: '‘New’ has been changed since.' }
      const first = await content.insert('village_data', sampleVillage)
      const renamed = await content.update('village_data', 'barford', { name: 'New' }, first.updated_at)
      const rename = await latest()
      await unlessChanged(rename)
      await unlessChanged(await latest())
      const again = await content.find('village_data', 'barford')
      expect(again).toEqual({ ...renamed, updated_at: expect.any(String) })

      const redone = await latest()
      const changed = await content.update('village_data', 'barford', { summary: 'Theirs' }, again?.updated_at ?? '')
      await expect(unlessChanged(redone)).rejects.toMatchObject(refusal)
      await expect(unlessChanged(rename)).rejects.toMatchObject(refusal)
      expect(await content.find('village_data', 'barford')).toEqual(changed)

      await content.delete('village_data', 'barford')
      const deletion = await latest()
      await expect(unlessChanged(redone)).rejects.toMatchObject(refusal)
      const theirs = await content.insert('village_data', { ...sampleVillage, name: 'Made anew' })
      await expect(unlessChanged(deletion)).rejects.toMatchObject({ code: 'conflict' })
      expect(await content.find('village_data', 'barford')).toEqual(theirs)
      expect(await restore(deletion)).toMatchObject({ kind: 'update', after: { summary: 'Theirs' } })
    })

    it('says so when there is nothing to take back, and keeps no change', async () => {
      const event = await content.insert('events', sampleEvent)
      await content.update('events', event.id, { title: 'New' }, event.updated_at)
      const change = await latest()
      await restore(change)
      const kept = await latest()
      await expect(restore(change)).rejects.toMatchObject({ code: 'invalid' })
      await expect(restore(99)).rejects.toMatchObject({ code: 'not-found' })
      expect(await latest()).toBe(kept)
    })

    it('is refused where another row has taken its name since', async () => {
      const card = await content.insert('impact_cards', sampleCard)
      await content.delete('impact_cards', card.id)
      const change = await latest()
      const other = await content.insert('impact_cards', sampleCard)
      await expect(restore(change)).rejects.toMatchObject({
        code: 'invalid',
        fields: [{ field: 'card_id', rule: 'is already taken' }],
      })
      expect(await content.list('impact_cards')).toEqual([other])
    })
  })

  describe('a whole content', () => {
    const replace = (file: AllContent, into = { database, revision }) =>
      replaceContent(into.database, into.revision, file)
    const readAll = async (from: Content) =>
      JSON.stringify(await Promise.all(tableNames.map((table) => from.list(table))))

    async function fill(): Promise<AllContent> {
      await content.insert('events', { ...sampleEvent, title: '👩‍👩‍👧 שלום "quoted" \\ \u2028' })
      await content.insert('events', { ...sampleEvent, date: 'Spring 2027' })
      await content.insert('impact_cards', sampleCard)
      await content.insert('village_data', sampleVillage)
      await content.insert('evidence_categories', sampleCategory)
      await content.insert('evidence_documents', sampleDocument)
      await content.insert('claims', sampleClaim)
      await content.insert('evidence_documents', { ...sampleDocument, category_id: null })
      await content.insert('cases', sampleCase)
      await content.delete('evidence_categories', sampleCategory.id)
      return (await exportContent(content, revision)).tables
    }

    it('taken into an empty database gives the same reads, byte for byte', async () => {
      const file = JSON.parse(JSON.stringify(await fill()))
      const other = await openContent(await host.createDatabase())
      await replace(file, other)
      expect(await readAll(other.content)).toBe(await readAll(content))
      const changes = await replace(file, other)
      expect(changes.flatMap(({ inserts, updates, deletes }) => [...inserts, ...updates, ...deletes])).toEqual([])
    })

    it('is exported as it is at one moment, also while somebody changes it', async () => {
      let isChanged = false
      const changing: Content = {
        ...content,
        async list(table) {
          const rows = await content.list(table)
          if (!isChanged) await content.insert('events', sampleEvent)
          isChanged = true
          return rows
        },
      }
      expect((await exportContent(changing, revision)).tables.events).toEqual(await content.list('events'))
    })

    it('is taken in all or nothing', async () => {
      const wanted = await fill()
      const [card] = wanted.impact_cards
      const file = { ...wanted, events: [], impact_cards: [card, { ...card, id: 'twin' }] } as AllContent
      const before = await readAll(content)
      await expect(replaceContent(database, revision, file)).rejects.toMatchObject({
        fields: [{ field: 'card_id', rule: 'is already taken' }],
      })
      expect(await readAll(content)).toBe(before)
    })

    it('is sanitised on its way in', async () => {
      const wanted = await fill()
      const [card] = wanted.impact_cards
      const file = {
        ...wanted,
        impact_cards: [{ ...card, more_content: '<p onclick="x()">a</p><script>x()</script>' }],
      }
      await replace(file as AllContent)
      expect(await content.list('impact_cards')).toMatchObject([{ more_content: '<p>a</p>' }])
      expect(JSON.stringify(await host.execute(url, 'select more_content from impact_cards'))).not.toContain('script')
    })

    it('gives a changed row a new version, so that an open editor does not overwrite it', async () => {
      const wanted = await fill()
      const file = { ...wanted, events: wanted.events.map((event) => ({ ...event, title: 'Changed' })) }
      await replace(file)
      for (const event of wanted.events) {
        const stale = content.update('events', event.id, { title: 'Mine' }, event.updated_at)
        await expect(stale).rejects.toMatchObject({ code: 'conflict' })
      }
    })
  })
})
