import { beforeEach, describe, expect, it } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { describeOnBoth, openNewContent } from './testing/database-host.ts'
import { sampleCard, sampleCategory, sampleDocument, sampleEvent, sampleVillage } from './testing/sample-rows.ts'

/** How both databases keep rows. */
describeOnBoth('rows', (host) => {
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

    it('turns what names a community into text', async () => {
      await content.insert('impact_cards', sampleCard)
      await rawly(`update impact_cards set affected_villages = '["All Villages", " Loxley ", 5]'`)
      const [card] = await content.list('impact_cards')
      expect(card?.affected_villages).toEqual(['All Villages', 'Loxley', '5'])
    })

    it('keeps letters, signs and line ends of every kind', async () => {
      const text = `👩‍👩‍👧 مرحبا \u202eabc\u202c \u00e9 e\u0301 '"\\ ? $1 %s -- ; drop table events a\r\nb\tc\u2028d {"details":"x"}`
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

    it.each(['Photo: a neighbour', '"quoted" {"details":"x"} [1]', '[1]', { details: 'A neighbour' }])(
      'has the same attribution again that was written: %j',
      async (header_image_attribution) => {
        const village = await content.insert('village_data', { ...sampleVillage, header_image_attribution })
        expect(village).toMatchObject({ header_image_attribution })
      },
    )

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
})
