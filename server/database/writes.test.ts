import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Content } from '../../domain/content.ts'
import type { ConnectedDatabase } from './connect.ts'
import { followRelease } from './release.ts'
import { openNewContent, startSqliteHost } from './testing/database-host.ts'
import {
  sampleCard,
  sampleCase,
  sampleCategory,
  sampleClaim,
  sampleContent,
  sampleDocument,
  sampleEvent,
} from './testing/sample-rows.ts'

describe('writes', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())
  let url: string
  let content: Content
  let database: ConnectedDatabase

  const rawly = (text: string) => host.execute(url, text)

  beforeEach(async () => {
    ;({ url, content, database } = await openNewContent(host))
  })

  describe('a refused row', () => {
    it('says so of a category that does not exist', async () => {
      const unknown = { code: 'invalid', fields: [{ field: 'category_id', rule: 'must be a category that exists' }] }
      await expect(content.insert('evidence_documents', sampleDocument)).rejects.toMatchObject(unknown)
      const document = await content.insert('evidence_documents', { ...sampleDocument, category_id: null })
      const change = content.update('evidence_documents', document.id, { category_id: 'none' }, document.updated_at)
      await expect(change).rejects.toMatchObject(unknown)
    })

    it('says so of a form for objections that is the page of the documents', async () => {
      await followRelease(database, sampleContent)
      const [{ id, updated_at, planning_documents_url: page } = expect.fail()] = await content.list('campaign_details')
      for (const council_form of [page, `${page.replace('https', 'HTTP')}/#top`]) {
        const change = content.update('campaign_details', id, { council_form }, updated_at)
        await expect(change, council_form).rejects.toMatchObject({
          code: 'invalid',
          fields: [{ field: 'council_form' }],
        })
      }
      await content.update('campaign_details', id, { council_form: `${page}/comment` }, updated_at)
    })
  })

  it('a check needs a document, and a day that has come', async () => {
    const soon = '2999-01-01'
    const refused = (...fields: string[]) => ({ fields: fields.map((field) => ({ field })) })
    const bare = { ...sampleClaim, document: '', checked_on: '' }
    const ahead = { ...sampleClaim, checked_on: soon }
    await expect(content.insert('claims', bare)).rejects.toMatchObject(refused('document', 'checked_on'))
    await expect(content.insert('claims', ahead)).rejects.toMatchObject(refused('checked_on'))
    const aheadToo = { ...sampleCase, checked_on: soon }
    await expect(content.insert('cases', aheadToo)).rejects.toMatchObject(refused('checked_on'))
    const { id, updated_at } = await content.insert('claims', { ...bare, state: 'to-check' })
    const whole = { state: 'checked', document: 'Local plan', checked_on: '7 March 2026' } as const
    const checked = await content.update('claims', id, whole, updated_at)
    expect(checked).toMatchObject({ ...whole, checked_on: '2026-03-07' })
  })

  it('what is typed leaves the other fields of an older row alone, whatever they hold', async () => {
    await rawly(`insert into events (id, title, date, time, location, description, updated_at)
      values ('old', 'Old', '31/02/2026', '25:00', 'Hall', 'x', '2026-01-01T00:00:00.000Z')`)
    await rawly(`insert into village_data (village_key, name, header_image, updated_at)
      values ('old', 'Old', 'https://example.org/a.jpg', '2026-01-01T00:00:00.000Z')`)
    const seen = '2026-01-01T00:00:00.000Z'
    expect(await content.update('events', 'old', { title: 'New' }, seen)).toMatchObject({
      title: 'New',
      date: '31/02/2026',
      time: '25:00',
    })
    expect(await content.update('village_data', 'old', { summary: 'New' }, seen)).toMatchObject({
      summary: 'New',
      header_image: 'https://example.org/a.jpg',
    })
    const elsewhere = content.update('village_data', 'old', { header_image: 'https://example.org/b.jpg' }, seen)
    await expect(elsewhere).rejects.toMatchObject({ fields: [{ field: 'header_image' }] })
  })

  it('a deleted category leaves its documents, which can still be changed', async () => {
    await content.insert('evidence_categories', sampleCategory)
    const document = await content.insert('evidence_documents', sampleDocument)
    await content.delete('evidence_categories', 'air-quality')
    expect(await content.list('evidence_documents')).toEqual([document])
    const { id, created_at, updated_at, ...fields } = document
    const change = { ...fields, title: 'Water', category_id: 'air-quality' }
    expect(await content.update('evidence_documents', id, change, updated_at)).toMatchObject({
      title: 'Water',
      category_id: 'air-quality',
      created_at,
    })
  })

  describe('a change', () => {
    it('moves the time on from a time that lies ahead', async () => {
      await rawly("insert into events (id, title, date, updated_at) values ('1', 'A', 'B', '2999-12-31T23:59:59.999Z')")
      const event = await content.update('events', '1', { title: 'C' }, '2999-12-31T23:59:59.999Z')
      expect(event.updated_at).toBe('3000-01-01T00:00:00.000Z')
    })

    it('leaves nothing behind when a part of it fails', async () => {
      const event = await content.insert('events', sampleEvent)
      const before = await rawly('select revision from content_revision')
      await database.db.schema.alterTable('content_history').renameTo('hidden').execute()
      await expect(content.update('events', event.id, { title: 'Half' }, event.updated_at)).rejects.toMatchObject({
        code: 'unavailable',
        cause: expect.anything(),
      })
      await expect(content.insert('events', sampleEvent)).rejects.toMatchObject({ code: 'unavailable' })
      await expect(content.delete('events', event.id)).rejects.toMatchObject({ code: 'unavailable' })
      expect(await content.list('events')).toEqual([event])
      expect(await rawly('select revision from content_revision')).toEqual(before)
    })
  })

  describe('the texts of a row', () => {
    beforeEach(async () => {
      await followRelease(database, sampleContent)
    })

    it('name only claims that exist, or that they named before', async () => {
      const card = { ...sampleCard, card_id: 'other' }
      const unknown = content.insert('impact_cards', { ...card, claims: ['no'] })
      await expect(unknown).rejects.toMatchObject({ fields: [{ field: 'claims' }] })
      expect(await content.insert('impact_cards', { ...card, claims: ['tonnage'] })).toMatchObject({
        claims: ['tonnage'],
      })
      const { updated_at: seen = '', sentences = [] } = (await content.find('objection_grounds', 'water')) ?? {}
      const change = { sentences: [...sentences, { text: 'Wells matter.', claims: ['nope', '<b>'] }] }
      await expect(content.update('objection_grounds', 'water', change, seen)).rejects.toMatchObject({
        code: 'invalid',
        fields: [
          {
            field: `sentences.${sentences.length}.claims`,
            rule: 'must be ids of claims that exist; there is no ‘nope’, ‘<b>’',
          },
        ],
      })
      const stored = [{ text: 'It flows.', claims: ['gone'] }]
      await rawly(`update objection_grounds set sentences = '${JSON.stringify(stored)}' where id = 'water'`)
      await content.update('objection_grounds', 'water', { sentences: stored, why: 'Water matters.' }, seen)
      expect(await content.find('objection_grounds', 'water')).toMatchObject({ sentences: stored })
    })
  })
})
