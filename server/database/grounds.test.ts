import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Content } from '../../domain/content.ts'
import type { ConnectedDatabase } from './connect.ts'
import type { ContentRevision } from './revision.ts'
import { seedOnce } from './seed.ts'
import { openNewContent, startSqliteHost } from './testing/database-host.ts'
import { sampleCard, sampleContent } from './testing/sample-rows.ts'

describe('the grounds of objections', () => {
  const host = startSqliteHost()
  afterAll(() => host.stop())
  let url: string
  let content: Content
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    ;({ url, content, database, revision } = await openNewContent(host))
    await seedOnce(database, sampleContent)
    await revision.refresh()
  })

  it('naming only claims that exist, or that it named before, and fields that there are', async () => {
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
    await host.execute(url, `update objection_grounds set sentences = '${JSON.stringify(stored)}' where id = 'water'`)
    await content.update('objection_grounds', 'water', { sentences: stored, why: 'Water matters.' }, seen)
    expect(await content.find('objection_grounds', 'water')).toMatchObject({ sentences: stored })
  })

  it('as do the texts of other rows and their parts, by the place where they name them', async () => {
    const village = await content.find('village_data', 'barford')
    const [card] = village?.impact_cards ?? []
    const cards = card ? [{ ...card, claims: ['tonnage', 'nope'] }] : []
    const changed = content.update('village_data', 'barford', { impact_cards: cards }, village?.updated_at ?? '')
    await expect(changed).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'impact_cards.0.claims', rule: 'must be ids of claims that exist; there is no ‘nope’' }],
    })
    await expect(
      content.insert('impact_cards', { ...sampleCard, card_id: 'other', claims: ['no'] }),
    ).rejects.toMatchObject({ fields: [{ field: 'claims' }] })
    const fact = await content.find('key_facts', 'traffic')
    const claims = ['tonnage']
    expect(await content.update('key_facts', 'traffic', { claims }, fact?.updated_at ?? '')).toMatchObject({ claims })
    const page_sections = [{ type: 'section' as const, heading: 'Dust', content: '', claims }]
    const added = await content.insert('impact_cards', { ...sampleCard, card_id: 'other', page_sections, claims })
    expect(await content.find('impact_cards', added.id)).toMatchObject({ page_sections, claims })
  })
})
