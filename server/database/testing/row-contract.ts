import { beforeEach, describe, expect, it } from 'vitest'
import type { Content, NewRow } from '../../../domain/content.ts'
import type { DatabaseHost } from './database-host.ts'
import { openNewContent } from './open-content.ts'
import { sampleCard, sampleCategory, sampleDocument, sampleEvent, sampleVillage } from './sample-rows.ts'

type Placed = NewRow<'village_data'>

/** How both databases keep rows and list them. */
export function describeRows(host: () => DatabaseHost): void {
  let url: string
  let content: Content

  const rawly = (text: string) => host().execute(url, text)

  beforeEach(async () => {
    ;({ url, content } = await openNewContent(host()))
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
      expect(document).toEqual({ ...sampleDocument, id, created_at: document.updated_at, updated_at: now })
      expect(await content.find('evidence_documents', document.id)).toEqual(document)
      expect(await content.list('evidence_documents')).toEqual([document])
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

    it('of a village keeps where it lies, until it lies nowhere, and also when that is taken back', async () => {
      const placed = await content.insert('village_data', { village_key: 'newbold', name: 'Newbold' } as Placed)
      expect(placed.position).toBeNull()
      const position = { lat: 52.1234, lon: -1.7 }
      const moved = await content.update('village_data', 'newbold', { position }, placed.updated_at)
      expect(moved.position).toEqual(position)
      expect(await content.list('village_data')).toEqual([moved])
      expect(await content.update('village_data', 'newbold', { position: null }, moved.updated_at)).toMatchObject({
        position: null,
      })
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
        claims: [],
        facts: [],
        disclaimed: [],
        village_key: 'barford',
        name: 'Barford',
        summary: '',
        header_image: null,
        header_image_attribution: null,
        preamble: { intro: '', description: '' },
        impact_cards: [],
        position: null,
        updated_at: expect.any(String),
      })
      expect(await content.find('evidence_documents', '1')).toMatchObject({ pdf_url: '/a%20plan.pdf', summary: null })
    })
  })

  describe('a list', () => {
    it('has villages, categories and documents in the order of an English dictionary', async () => {
      const names = ['Zed', 'apple', 'Banana', 'Évora', 'évoras', 'eve', 'Æsop']
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
}
