import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Content } from '../../../domain/content.ts'
import type { ContentError } from '../../../domain/content-error.ts'
import { type ConnectedDatabase, connectDatabase } from '../connect.ts'
import { createContent } from '../repository.ts'
import { openContentRevision } from '../revision.ts'
import type { DatabaseHost } from './database-host.ts'
import { sampleCard, sampleCategory, sampleDocument, sampleEvent, sampleVillage } from './sample-rows.ts'

/** Opens the content of a database for the running test. */
export async function openContent(url: string): Promise<{ database: ConnectedDatabase; content: Content }> {
  const database = await connectDatabase(url)
  onTestFinished(() => database.close())
  const revision = await openContentRevision(database)
  onTestFinished(() => revision.close())
  return { database, content: createContent(database, revision) }
}

/** How both databases keep content (architecture, Database). */
export function describeContent(host: () => DatabaseHost): void {
  let url: string
  let content: Content
  let database: ConnectedDatabase

  const rawly = (text: string) => host().execute(url, text)
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.unreachable(),
      (error: ContentError) => error,
    )

  beforeEach(async () => {
    url = await host().createDatabase()
    ;({ content, database } = await openContent(url))
  })

  describe('a row', () => {
    it('comes back as it was given, with its id and times', async () => {
      const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
      expect(await content.insert('events', sampleEvent)).toEqual({ ...sampleEvent, id, updated_at: now })
      expect(await content.insert('impact_cards', sampleCard)).toEqual({ ...sampleCard, id, updated_at: now })
      expect(await content.insert('village_data', sampleVillage)).toEqual({ ...sampleVillage, updated_at: now })
      expect(await content.insert('evidence_categories', sampleCategory)).toEqual({
        ...sampleCategory,
        updated_at: now,
      })
      const document = await content.insert('evidence_documents', sampleDocument)
      expect(document).toEqual({ ...sampleDocument, id, created_at: now, updated_at: now })
      expect(await content.find('evidence_documents', document.id)).toEqual(document)
      expect(await content.list('evidence_documents')).toEqual([document])
    })

    it('keeps the id that it is given, as an undone delete does', async () => {
      const event = await content.insert('events', sampleEvent)
      await content.delete('events', event.id)
      const { updated_at: _, ...row } = event
      expect(await content.insert('events', row)).toMatchObject({ id: event.id })
    })

    it('takes the defaults of the editors for what it leaves out', async () => {
      const bare = { card_id: 'flood-risk', title: 'Flood risk' } as typeof sampleCard
      expect(await content.insert('impact_cards', bare)).toMatchObject({
        icon_name: 'AlertTriangle',
        delay: 100,
        card_style: { className: 'border-l-4 border-earth-500 bg-earth-50' },
        affected_villages: [],
        page_sections: [],
      })
    })

    it.each([
      ['emoji and families of them', '👩‍👩‍👧 🚜'],
      ['right-to-left text and its marks', 'مرحبا שלום \u202eabc\u202c'],
      ['composed and decomposed letters', '\u00e9 e\u0301 \ufb01 \u0130'],
      ['quotes, backslashes and placeholders', `'"\\ ? $1 %s {{x}} -- ; drop table events`],
      ['line ends', 'a\r\nb\tc\u2028d'],
      ['text that looks like JSON', '"quoted" {"details":"x"} [1]'],
    ])('keeps %s', async (_, text) => {
      const event = await content.insert('events', { ...sampleEvent, title: text })
      const village = await content.insert('village_data', {
        ...sampleVillage,
        header_image_attribution: text,
        preamble: { intro: text, description: '' },
      })
      expect(event.title).toBe(text)
      expect(await content.find('village_data', village.village_key)).toMatchObject({
        header_image_attribution: text,
        preamble: { intro: text, description: '' },
      })
    })

    it.each(['"all quoted"', '{"details":"x"}', '12.50', 'null', '[1]', 'true'])(
      'keeps an attribution that is JSON by chance: %s',
      async (text) => {
        const village = await content.insert('village_data', { ...sampleVillage, header_image_attribution: text })
        expect(village.header_image_attribution).toBe(text)
      },
    )

    it('keeps an attribution with details', async () => {
      const attribution = { details: 'Drawing', licence: 'CC0' }
      const village = await content.insert('village_data', { ...sampleVillage, header_image_attribution: attribution })
      expect(village.header_image_attribution).toEqual(attribution)
    })

    it('is stored without what its HTML may not contain', async () => {
      const dirty = '<p onclick="x()">Dust<script>x()</script></p>'
      const card = await content.insert('impact_cards', {
        ...sampleCard,
        more_content: dirty,
        page_sections: [{ type: 'section', heading: 'Dust', content: dirty }],
      })
      const stored = JSON.stringify(await rawly('select more_content, page_sections from impact_cards'))
      expect(card).toMatchObject({ more_content: '<p>Dust</p>', page_sections: [{ content: '<p>Dust</p>' }] })
      expect(stored).not.toMatch(/onclick|script/)
    })
  })

  describe('a row that others wrote', () => {
    it('is read without what its HTML may not contain', async () => {
      await rawly(`insert into impact_cards (id, card_id, title, more_content, page_sections)
        values ('1', 'a', 'A', '<svg onload=x()>', '[{"type":"loud","content":"<a href=\\"javascript:x()\\">x</a>"}]')`)
      expect(await content.list('impact_cards')).toMatchObject([
        { more_content: '', page_sections: [{ type: 'section', heading: '', content: '<a>x</a>' }] },
      ])
    })

    it('gets defaults for what is missing, and loses addresses that are none', async () => {
      await rawly(`insert into village_data (village_key, name, header_image, preamble, impact_cards)
        values ('barford', 'Barford', 'javascript:x()', '[]', '{"title":"no list"}')`)
      await rawly("insert into evidence_documents (id, title, pdf_url) values ('1', 'Plan', ' /a plan.pdf ')")
      expect(await content.find('village_data', 'barford')).toEqual({
        village_key: 'barford',
        name: 'Barford',
        summary: '',
        header_image: null,
        header_image_attribution: null,
        preamble: { intro: '', description: '' },
        impact_cards: [],
        updated_at: expect.any(String),
      })
      expect(await content.find('evidence_documents', '1')).toMatchObject({ pdf_url: '/a%20plan.pdf', summary: null })
    })

    it('can be changed', async () => {
      await rawly("insert into events (id, title, date) values ('1', 'Walk', 'Spring 2027')")
      const [event] = await content.list('events')
      expect(await content.update('events', '1', { title: 'Long walk' }, event?.updated_at ?? '')).toMatchObject({
        title: 'Long walk',
        date: 'Spring 2027',
      })
    })
  })

  describe('a list', () => {
    it('has events by day, then by the words of their date', async () => {
      for (const date of ['Spring 2027', '2027-01-02', '2026-12-31', 'autumn 2026', '2026-02-30x']) {
        await content.insert('events', { ...sampleEvent, date })
      }
      const dates = (await content.list('events')).map((event) => event.date)
      expect(dates).toEqual(['2026-12-31', '2027-01-02', '2026-02-30x', 'autumn 2026', 'Spring 2027'])
    })

    it('has impact cards by load sequence, then by title', async () => {
      const cards = [
        [300, 'A'],
        [-1, 'Z'],
        [100, 'émigré'],
        [100, 'Eve'],
        [100, 'apple'],
      ] as const
      for (const [delay, title] of cards) {
        await content.insert('impact_cards', {
          ...sampleCard,
          card_id: `card-${cards.findIndex((card) => card[1] === title)}`,
          delay,
          title,
        })
      }
      expect((await content.list('impact_cards')).map((card) => card.title)).toEqual([
        'Z',
        'apple',
        'émigré',
        'Eve',
        'A',
      ])
    })

    it('has villages, categories and documents in the order of an English dictionary', async () => {
      const names = ['Zed', 'apple', 'Banana', 'Évora', 'évora', 'eve', 'Æsop']
      for (const [index, name] of names.entries()) {
        await content.insert('village_data', { ...sampleVillage, village_key: `v-${index}`, name })
        await content.insert('evidence_categories', { id: `c-${index}`, name })
        await content.insert('evidence_documents', { ...sampleDocument, category_id: null, title: name })
      }
      const sorted = names.toSorted(new Intl.Collator('en-GB').compare)
      expect(sorted.slice(0, 3)).toEqual(['Æsop', 'apple', 'Banana'])
      expect((await content.list('village_data')).map((village) => village.name)).toEqual(sorted)
      expect((await content.list('evidence_categories')).map((category) => category.name)).toEqual(sorted)
      expect((await content.list('evidence_documents')).map((document) => document.title)).toEqual(sorted)
    })
  })

  describe('a refused row', () => {
    it('names each field and its rule', async () => {
      const error = await refusal(
        content.insert('events', { ...sampleEvent, title: ' ', date: '2026-02-30', time: '10:00 - 09:00' }),
      )
      expect(error).toMatchObject({
        name: 'ContentError',
        code: 'invalid',
        fields: [
          { field: 'title', rule: 'is required' },
          { field: 'date', rule: 'must be a day that exists in the calendar' },
          { field: 'time', rule: 'must end after it starts' },
        ],
      })
    })

    it.each([
      ['a missing field', { title: 'A' }, { field: 'card_id', rule: 'is required' }],
      [
        'an unknown field',
        { ...sampleCard, colour: 'red' },
        { field: 'colour', rule: 'is not a field that can be set' },
      ],
      [
        'a time of its own',
        { ...sampleCard, updated_at: 'x' },
        { field: 'updated_at', rule: 'is not a field that can be set' },
      ],
      [
        'a list that is none',
        { ...sampleCard, affected_villages: 'A' },
        { field: 'affected_villages', rule: 'must be a list' },
      ],
      [
        'an object that is none',
        { ...sampleCard, card_style: 'a' },
        { field: 'card_style', rule: 'must be an object' },
      ],
      [
        'a type that does not exist',
        { ...sampleCard, page_sections: [{ type: 'x', heading: '', content: '' }] },
        { field: 'page_sections.0.type', rule: 'must be one of intro, section, highlight, conclusion' },
      ],
      [
        'a zero character',
        { ...sampleCard, title: 'a\0b' },
        { field: 'title', rule: 'has a character that cannot be stored' },
      ],
      [
        'half a surrogate pair',
        { ...sampleCard, affected_villages: ['\ud800'] },
        { field: 'affected_villages.0', rule: 'has a character that cannot be stored' },
      ],
      [
        'too many communities',
        { ...sampleCard, affected_villages: Array(500).fill('A') },
        { field: 'affected_villages', rule: 'must name at most 100 communities' },
      ],
      [
        'two megabytes of HTML',
        { ...sampleCard, more_content: '<b>x</b>'.repeat(262_144) },
        { field: 'more_content', rule: 'must be at most 100,000 characters' },
      ],
    ])('says so of %s', async (_, row, field) => {
      const error = await refusal(content.insert('impact_cards', row as typeof sampleCard))
      expect(error).toMatchObject({ code: 'invalid', fields: [field] })
      expect(await content.list('impact_cards')).toEqual([])
    })

    it.each([
      ['a list', [], { field: 'header_image_attribution', rule: 'must be a text, or an object with details' }],
      [
        'a text that is too long',
        'x'.repeat(501),
        { field: 'header_image_attribution', rule: 'must be at most 500 characters' },
      ],
      [
        'an object with too long details',
        { details: 'x'.repeat(501) },
        { field: 'header_image_attribution.details', rule: 'must be at most 500 characters' },
      ],
    ])('says so of an attribution that is %s', async (_, attribution, field) => {
      const row = { ...sampleVillage, header_image_attribution: attribution } as typeof sampleVillage
      const error = await refusal(content.insert('village_data', row))
      expect(error).toMatchObject({ code: 'invalid', fields: [field] })
    })

    it('says so of a key that is taken', async () => {
      await content.insert('evidence_categories', sampleCategory)
      const error = await refusal(content.insert('evidence_categories', sampleCategory))
      expect(error).toMatchObject({ code: 'invalid', fields: [{ field: 'id', rule: 'is already taken' }] })
    })

    it('says so of a card_id that is taken, also by a change', async () => {
      await content.insert('impact_cards', sampleCard)
      const other = await content.insert('impact_cards', { ...sampleCard, card_id: 'other' })
      const taken = { code: 'invalid', fields: [{ field: 'card_id', rule: 'is already taken' }] }
      expect(await refusal(content.insert('impact_cards', sampleCard))).toMatchObject(taken)
      const change = content.update('impact_cards', other.id, { card_id: 'silica-dust' }, other.updated_at)
      expect(await refusal(change)).toMatchObject(taken)
    })

    it('says so of a category that does not exist', async () => {
      const unknown = { code: 'invalid', fields: [{ field: 'category_id', rule: 'must be a category that exists' }] }
      expect(await refusal(content.insert('evidence_documents', sampleDocument))).toMatchObject(unknown)
      const document = await content.insert('evidence_documents', { ...sampleDocument, category_id: null })
      const change = content.update('evidence_documents', document.id, { category_id: 'none' }, document.updated_at)
      expect(await refusal(change)).toMatchObject(unknown)
    })
  })

  describe('a deleted category', () => {
    it('leaves its documents, which can still be changed', async () => {
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
  })

  describe('a change', () => {
    it('is refused with the current row when the row has moved on', async () => {
      const seen = await content.insert('events', sampleEvent)
      const current = await content.update('events', seen.id, { title: 'Moved' }, seen.updated_at)
      const error = await refusal(content.update('events', seen.id, { title: 'Mine' }, seen.updated_at))
      expect(error).toMatchObject({ code: 'conflict', current })
      expect(await content.find('events', seen.id)).toEqual(current)
    })

    it('is refused when the row is gone', async () => {
      expect(await refusal(content.update('events', 'gone', { title: 'x' }, 'y'))).toMatchObject({ code: 'not-found' })
      expect(await refusal(content.delete('events', 'gone'))).toMatchObject({ code: 'not-found' })
      expect(await content.find('events', 'gone')).toBeUndefined()
    })

    it('never changes the key', async () => {
      const event = await content.insert('events', sampleEvent)
      const change = { id: 'other' } as Partial<typeof sampleEvent>
      expect(await refusal(content.update('events', event.id, change, event.updated_at))).toMatchObject({
        code: 'invalid',
        fields: [{ field: 'id' }],
      })
    })

    it('always moves the time on, however fast changes follow each other', async () => {
      let event = await content.insert('events', sampleEvent)
      const times = [event.updated_at]
      for (let count = 0; count < 20; count += 1) {
        event = await content.update('events', event.id, { title: `Title ${count}` }, event.updated_at)
        times.push(event.updated_at)
      }
      expect(times).toEqual([...new Set(times)].sort())
    })

    it('moves the time on from a time that lies ahead', async () => {
      await rawly("insert into events (id, title, date, updated_at) values ('1', 'A', 'B', '2999-12-31T23:59:59.999Z')")
      const event = await content.update('events', '1', { title: 'C' }, '2999-12-31T23:59:59.999Z')
      expect(event.updated_at).toBe('3000-01-01T00:00:00.000Z')
    })

    it('wins alone among twenty of the same version, from two connections', async () => {
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

    it('leaves nothing behind when a part of it fails', async () => {
      const event = await content.insert('events', sampleEvent)
      const before = await rawly('select revision from content_revision')
      await database.db.schema.alterTable('content_history').renameTo('hidden').execute()
      expect(await refusal(content.update('events', event.id, { title: 'Half' }, event.updated_at))).toMatchObject({
        code: 'unavailable',
        cause: expect.anything(),
      })
      expect(await refusal(content.insert('events', sampleEvent))).toMatchObject({ code: 'unavailable' })
      expect(await refusal(content.delete('events', event.id))).toMatchObject({ code: 'unavailable' })
      expect(await content.list('events')).toEqual([event])
      expect(await rawly('select revision from content_revision')).toEqual(before)
    })
  })
}
