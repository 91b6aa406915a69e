import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { exportContent } from '../maintenance/transfer.ts'
import type { ConnectedDatabase } from './connect.ts'
import { listChanges } from './history.ts'
import { replaceContent } from './replace-content.ts'
import { restoreChange } from './restore.ts'
import type { ContentRevision } from './revision.ts'
import { openNewContent, startSqliteHost } from './testing/database-host.ts'
import { sampleEvent, sampleVillage } from './testing/sample-rows.ts'

describe('restoring and replacing', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())
  let content: Content
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    ;({ content, database, revision } = await openNewContent(host))
  })

  const restore = (id: number) => restoreChange(database, revision, id)
  const latest = async () => (await listChanges(database.reader, { limit: 1 }))[0]?.id ?? 0

  describe('restoring', () => {
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
  })

  describe('a whole content', () => {
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

    it('gives a changed row a new version, so that an open editor does not overwrite it', async () => {
      const event = await content.insert('events', sampleEvent)
      await replaceContent(database, revision, { events: [{ ...event, title: 'Changed' }] })
      const stale = content.update('events', event.id, { title: 'Mine' }, event.updated_at)
      await expect(stale).rejects.toMatchObject({ code: 'conflict' })
    })
  })
})
