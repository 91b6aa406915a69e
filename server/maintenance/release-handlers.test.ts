import { beforeEach, expect, test } from 'vitest'
import { sampleClaim, sampleEvent } from '../database/testing/sample-rows.ts'
import { json } from '../testing/ask.ts'
import { type ServedSite, serveSite } from '../testing/served-site.ts'

const root = '/quarry/api/maintenance/release'
let site: ServedSite
let version: string

/** A site whose claim and whose event a maintainer has changed, and whose release has another statement and no such event. */
beforeEach(async () => {
  site = await serveSite()
  const { id, ...fields } = sampleClaim
  const seen = (await site.content.find('claims', id))?.updated_at ?? ''
  version = (await site.content.update('claims', id, { ...fields, statement: 'Ours.', page: 'page 9' }, seen))
    .updated_at
  await site.execute(`update first_rows set release = '', fields = replace(fields, '"statement":"', '"statement":"older')
    where row_key = 'tonnage'`)
  await site.content.insert('events', { ...sampleEvent, id: 'fair' })
  await site.execute(`insert into first_rows values ('events', 'fair', '{"title":"older"}', '')`)
})

const offers = async () => json(await site.maintain(root))
const decide = (row: string, step: string, seen?: string) =>
  site.write('POST', `${root}/${row}/${step}`, {}, seen === undefined ? {} : { 'If-Match': `"${seen}"` })

test('what the release changed in a row that a maintainer changed is offered, and a row that it dropped', async () => {
  expect(await offers()).toMatchObject([
    { table: 'events', key: 'fair', current: { title: sampleEvent.title }, change: null },
    { table: 'claims', key: 'tonnage', current: { statement: 'Ours.' }, change: { statement: sampleClaim.statement } },
  ])
  expect((await offers())[1].change).not.toHaveProperty('page')
})

test('its words are taken as a change that names the version that was seen, and then they are offered no more', async () => {
  expect((await decide('claims/tonnage', 'take')).status).toBe(400)
  expect((await decide('claims/tonnage', 'take', '2026-01-01T00:00:00.000Z')).status).toBe(412)
  expect(await site.content.find('claims', 'tonnage')).toMatchObject({ statement: 'Ours.' })
  const taken = json(await decide('claims/tonnage', 'take', version))
  expect(taken).toMatchObject({ ...sampleClaim, page: 'page 9' })
  const [change] = json(await site.maintain('/quarry/api/maintenance/history?limit=1&table=claims'))
  expect(change).toMatchObject({ key: 'tonnage', at: taken.updated_at, before: { statement: 'Ours.' } })
  await site.content.update('claims', 'tonnage', { statement: 'Ours again.' }, taken.updated_at)
  expect(await offers()).toHaveLength(1)
  expect((await decide('claims/tonnage', 'take', version)).status).toBe(404)
})

test('what is kept is offered no more; what the release dropped is deleted by who takes that', async () => {
  expect((await decide('claims/tonnage', 'keep')).status).toBe(200)
  expect(await site.content.find('claims', 'tonnage')).toMatchObject({ statement: 'Ours.' })
  const fair = await site.content.find('events', 'fair')
  expect((await decide('events/fair', 'take', fair?.updated_at)).status).toBe(200)
  expect(await site.content.find('events', 'fair')).toBeUndefined()
  expect(await offers()).toEqual([])
})

test('a row that was dropped and is kept is the maintainer’s own', async () => {
  await decide('events/fair', 'keep')
  expect(await offers()).toHaveLength(1)
  expect(await site.content.find('events', 'fair')).toMatchObject({ title: sampleEvent.title })
})
