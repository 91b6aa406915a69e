import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { firstRows } from '../../content/seed/first-rows.ts'
import type { Content, Row } from '../../domain/content.ts'
import { batchKind } from '../../domain/content-change.ts'
import { openStoredContent } from '../stored-content.ts'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { listChanges } from './history.ts'
import { compareWithRelease, followRelease, offeredFields, type SeedContent } from './release.ts'
import { restoreChange, undoBatch } from './restore.ts'
import type { ContentRevision } from './revision.ts'
import { type DatabaseHost, describeOnBoth, openNewContent } from './testing/database-host.ts'
import { createOldDatabase } from './testing/old-database.ts'
import { nextContent, sampleCard, sampleClaim, sampleContent } from './testing/sample-rows.ts'

const [nextClaim] = nextContent.claims

describeOnBoth('the first rows', (host) => {
  let url: string
  let content: Content
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    ;({ url, content, database, revision } = await openNewContent(host()))
  })

  const changes = () => listChanges(database.reader, { limit: 1000 })
  const claim = async (id = sampleClaim.id) => (await content.find('claims', id)) as Row<'claims'>
  const change = async (fields: Partial<Row<'claims'>>) =>
    content.update('claims', sampleClaim.id, fields, (await claim()).updated_at)
  const offered = async (seed: SeedContent) =>
    (await compareWithRelease(database.reader, seed)).flatMap((row) =>
      offeredFields(row).map((field) => `${row.table} ${row.key} ${field}`),
    )

  it('fill an empty database once, are all there or none, and are no changes', async () => {
    const broken = { ...sampleContent, evidence_documents: [{ ...sampleContent.evidence_documents[0], title: '' }] }
    await expect(followRelease(database, broken as SeedContent)).rejects.toMatchObject({ code: 'invalid' })
    expect(await content.list('events')).toEqual([])
    expect(await followRelease(database, sampleContent)).toBe(true)
    expect(await followRelease(database, sampleContent)).toBe(false)
    expect(await content.list('evidence_documents')).toMatchObject([{ title: 'Hydrology', pdf_url: '/Hydrology.pdf' }])
    expect(await changes()).toEqual([])
  })

  it('of this release are read as they were planted, every one', async () => {
    await followRelease(database, firstRows)
    await host().execute(url, "update first_rows set release = ''")
    const rows = await compareWithRelease(database.reader, firstRows)
    expect(rows.length).toBeGreaterThan(400)
    const untouched = { ...firstRows, claims: firstRows.claims.map((row) => ({ ...row, how_checked: 'Read anew' })) }
    await followRelease(database, untouched)
    expect(await changes()).toHaveLength(firstRows.claims.length)
    for (const row of rows) expect(offeredFields({ ...row, planted: {} }), `${row.table} ${row.key}`).toEqual([])
  })

  it('leave to the campaign who it is and who answers for its site', async () => {
    const named = { ...sampleContent, campaign_details: [firstCampaign] }
    await followRelease(database, { ...named, campaign_details: [{ ...firstCampaign, organisation: '' }] })
    await followRelease(database, named)
    expect(await content.list('campaign_details')).toMatchObject([{ organisation: '' }])
    expect([await changes(), await offered(named)]).toEqual([[], []])
  })

  it('follow the next release where nobody changed them, at once; an undo of that stays undone', async () => {
    await followRelease(database, sampleContent)
    const before = await claim()
    expect(await followRelease(database, nextContent)).toBe(false)
    expect([await claim(), await claim('depth')]).toMatchObject(nextContent.claims)
    expect(await content.list('events')).toEqual([])
    const made = await changes()
    expect(made.map(({ table, kind }) => `${table} ${kind}`)).toEqual([
      ...['claims insert', 'claims update', 'events delete'],
    ])
    const [batch = ''] = new Set(made.map((each) => each.batch ?? ''))
    expect(made.map((each) => each.batch)).toEqual([batch, batch, batch])
    expect(batchKind(batch)).toBe('release')

    await undoBatch(database, revision, batch)
    await followRelease(database, nextContent)
    expect(await content.list('claims')).toEqual([{ ...before, updated_at: expect.any(String) }])
    expect(await content.list('events')).toMatchObject(sampleContent.events)
    const later = { ...nextContent, claims: [{ ...sampleClaim, statement: 'About 3 million tonnes.' }] }
    await followRelease(database, later)
    expect(await claim()).toMatchObject(sampleClaim)
    expect(await offered(later)).toEqual(['claims tonnage statement'])
  })

  it('that a maintainer changed stay, and what the release changed in them is offered, unless it is there already', async () => {
    await followRelease(database, sampleContent)
    await change({ statement: 'Ours', page: 'page 9' })
    await followRelease(database, nextContent)
    expect(await claim()).toMatchObject({ statement: 'Ours', page: 'page 9' })
    expect(await offered(nextContent)).toEqual(['claims tonnage statement'])
    await change({ statement: nextClaim?.statement ?? '' })
    expect(await offered(nextContent)).toEqual([])
    await followRelease(database, nextContent)
    await change({ statement: 'Ours again' })
    await followRelease(database, { ...nextContent, claims: [] })
    expect(await content.list('claims')).toMatchObject([{ statement: 'Ours again', page: 'page 9' }])
  })

  it('that a maintainer deleted do not come back, whether or not the release has changed them; one restored follows', async () => {
    await followRelease(database, sampleContent)
    for (const id of ['tonnage', 'late']) {
      if (id === 'late') await content.insert('claims', { ...sampleClaim, id })
      await content.delete('claims', id)
    }
    const deletion = (await changes()).find(({ key, kind }) => key === 'tonnage' && kind === 'delete')
    const withLate = { ...nextContent, claims: [...nextContent.claims, { ...sampleClaim, id: 'late' }] }
    for (const release of [sampleContent, nextContent, withLate]) await followRelease(database, release)
    expect((await content.list('claims')).map(({ id }) => id)).toEqual(['depth'])
    await restoreChange(database, revision, deletion?.id ?? 0)
    await followRelease(database, withLate)
    expect(await claim()).toMatchObject({ ...nextClaim })
  })

  it('that one release dropped and a later one has again come back', async () => {
    for (const release of [sampleContent, nextContent, sampleContent]) await followRelease(database, release)
    expect(await content.list('events')).toMatchObject(sampleContent.events)
    expect((await content.list('claims')).map(({ id }) => id)).toEqual(['tonnage'])
  })

  it('of the stages take the words of a release, and never how far the application has come', async () => {
    await followRelease(database, sampleContent)
    const [first, second] = await content.list('process_stages')
    await content.update('process_stages', second?.id ?? '', { status: 'current' }, second?.updated_at ?? '')
    const moved = await content.list('process_stages')
    const process_stages = sampleContent.process_stages.map((stage) => ({
      ...stage,
      description: 'In other words.',
      status: stage.id === first?.id ? ('current' as const) : ('upcoming' as const),
    }))
    await followRelease(database, { ...sampleContent, process_stages })
    expect(await content.list('process_stages')).toEqual(
      moved.map((stage) => ({ ...stage, description: 'In other words.', updated_at: expect.any(String) })),
    )
  })

  it('leave the address of a card to the card of a maintainer', async () => {
    await followRelease(database, sampleContent)
    const own = await content.insert('impact_cards', { ...sampleCard, card_id: 'water' })
    const cards = ['new', 'dust'].map((id) => ({ ...sampleCard, id, card_id: 'water' }))
    for (const impact_cards of cards.map((card) => [card]))
      await followRelease(database, { ...sampleContent, impact_cards })
    const taken = (await content.list('impact_cards')).filter(({ card_id }) => card_id === 'water')
    expect(taken.map(({ id }) => id)).toEqual([own.id])
  })

  it('that are always there are neither added nor deleted, and come back at the start where they are missing', async () => {
    await followRelease(database, sampleContent)
    await expect(content.delete('campaign_details', firstCampaign.id)).rejects.toMatchObject({ code: 'invalid' })
    await expect(content.insert('campaign_details', firstCampaign)).rejects.toMatchObject({ code: 'invalid' })
    await host().execute(url, 'delete from campaign_details')
    await followRelease(database, sampleContent)
    expect(await content.list('campaign_details')).toMatchObject([firstCampaign])
  })

  it('are planted by one of several that start at the same moment, and follow by one', async () => {
    const fresh = await host().createDatabase()
    const databases = await Promise.all(Array.from({ length: 3 }, () => connectDatabase(fresh)))
    onTestFinished(async () => {
      for (const each of databases) await each.close()
    })
    const start = (seed: SeedContent) => Promise.all(databases.map((each) => followRelease(each, seed)))
    expect((await start(sampleContent)).sort()).toEqual([false, false, true])
    expect(await start(nextContent)).toEqual([false, false, false])
    const kinds = await host().execute(fresh, 'select kind from content_history order by kind')
    expect(kinds).toMatchObject([{ kind: 'delete' }, { kind: 'insert' }, { kind: 'update' }])
  })

  it('of commit 309b2e19 follow this release: what nobody changed as one batch, and nothing else', async () => {
    const old = await createOldDatabase(host())
    await addOldRows(host(), old)
    const stored = await openStoredContent(old)
    onTestFinished(() => stored.close())
    const now = (id: string) => firstRows.claims.find((row) => row.id === id)
    expect(await stored.content.find('claims', 'few-speakers')).toMatchObject({ ...now('few-speakers') })
    expect(await stored.content.find('claims', 'time-for-late-statements')).toMatchObject({ statement: 'Ours.' })
    expect(await stored.content.find('claims', 'plan-decides')).toBeUndefined()
    expect(await stored.content.find('claims', 'aarhus-limits')).toMatchObject({ ...now('aarhus-limits') })
    expect(await stored.content.list('village_data')).toMatchObject([{ summary: 'A village by the river.' }])
    const made = (await listChanges(stored.database.reader, { limit: 1000 })).filter(({ batch }) => batch !== null)
    expect(new Set(made.map(({ batch }) => batch)).size).toBe(1)
    expect(made.filter(({ kind }) => kind !== 'insert').map(({ key }) => key)).toEqual(['few-speakers'])
    const left = await compareWithRelease(stored.database.reader, firstRows)
    const asked = left.filter((row) => offeredFields(row).length > 0).map(({ key }) => key)
    expect(asked).toEqual(['barford', 'time-for-late-statements'])
  })
})

/** Two claims as that commit planted them, of which a maintainer has changed one. */
async function addOldRows(host: DatabaseHost, url: string): Promise<void> {
  await host.execute(
    url,
    `insert into claims (id, statement, said_by, document, page, address, document_id, checked_on, how_checked, state)
     values ('few-speakers', 'The county limits how many objectors and supporters may speak.', 'public-body',
       'Warwickshire County Council: Regulatory Committee and public speaking', 'the page itself',
       'https://www.warwickshire.gov.uk/regulatorycommittee', 'warwickshire-regulatory-committee', '2026-11-21',
       'Read in a stored copy of the page', 'checked'),
     ('time-for-late-statements', 'Ours.', 'law-or-policy',
       'Town and Country Planning (Environmental Impact Assessment) Regulations 2017', 'regulation 20',
       'https://www.legislation.gov.uk/uksi/2017/571/regulation/20', 'eia-regulation-on-late-statements', '2026-11-21',
       'Read in a stored copy of the page', 'checked')`,
  )
}
