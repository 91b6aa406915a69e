import { beforeAll, describe, expect, test } from 'vitest'
import { sampleCard, sampleDocument, sampleEvent } from '../database/testing/sample-rows.ts'
import { json } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'

const example = { ...sampleEvent, id: 'example-walk', title: 'Example: walk', date: '2027-05-16' }
const root = '/quarry/api/maintenance'

const site = serveForAll()
beforeAll(() => site.content.insert('events', example))

const itemIds = async () =>
  json(await site.maintain(`${root}/launch-checklist`)).items.map(({ id }: { id: string }) => id)

test.each(['/quarry/', '/quarry/events', '/quarry/api/events', '/quarry/events.ics', '/quarry/updates.xml'])(
  'an example event is not at %s of the public listener, but at that of maintainers',
  async (path) => {
    for (const _time of ['made', 'kept']) {
      const [visitors, maintainers] = [await site.visit(path), await site.maintain(path)]
      expect(visitors.body).toContain(sampleEvent.title)
      expect(visitors.body).not.toContain(example.title)
      expect(maintainers.body).toContain(example.title)
    }
  },
)

test('an example event has addresses of its own for maintainers alone', async () => {
  for (const path of ['/quarry/api/events/example-walk', '/quarry/events/example-walk.ics'])
    expect([(await site.maintain(path)).status, (await site.visit(path)).status], path).toEqual([200, 404])
})

describe('what is to be done before the site goes public', () => {
  test('is read from the settings and the rows as they are now', async () => {
    expect(await itemIds()).toContain('unset-bank_account')
    const [campaign] = await site.content.list('campaign_details')
    const bank_account = { name: 'Residents', sort_code: '123456', number: '12345678', reference: '' }
    await site.content.update('campaign_details', 'campaign', { bank_account }, campaign?.updated_at ?? '')
    expect(await itemIds()).not.toContain('unset-bank_account')
  })
  test('a file that a row names and the site does not have is missing, in a field as in HTML, until it is there', async () => {
    const missing = async () => (await itemIds()).filter((id: string) => /lost/.test(id)).toSorted()
    await site.content.insert('evidence_documents', { ...sampleDocument, id: 'lost', pdf_url: '/uploads/lost.pdf' })
    const more_content = '<p>See <a href="/quarry/lost-too.pdf#page=2">this and/or.pdf</a>, or /quarry/events.</p>'
    await site.content.insert('impact_cards', { ...sampleCard, id: 'lost', card_id: 'lost', more_content })
    expect(await missing()).toEqual(['missing-file-/quarry/lost-too.pdf', 'missing-file-/quarry/uploads/lost.pdf'])
    await site.content.delete('evidence_documents', 'lost')
    expect(await missing()).toEqual(['missing-file-/quarry/lost-too.pdf'])
  })
  test('an export is noted as a back-up', async () => {
    expect(await itemIds()).toContain('no-backup')
    await site.maintain(`${root}/export`)
    expect(await itemIds()).not.toContain('no-backup')
  })
})
