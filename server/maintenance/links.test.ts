import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LinkReport } from '../../domain/link-check.ts'
import { sampleCase, sampleDocument } from '../database/testing/sample-rows.ts'
import {
  type AnsweringServer,
  nameService,
  startAnsweringServer,
  thisMachine,
} from '../links/testing/answering-server.ts'
import { json } from '../testing/ask.ts'
import { type ServedSite, serveSite } from '../testing/served-site.ts'

const root = '/quarry/api/maintenance/links'
let elsewhere: AnsweringServer
let site: ServedSite
let held: (() => void)[] = []
let isHolding = false

beforeEach(async () => {
  isHolding = false
  elsewhere = await startAnsweringServer(({ url }, response) => {
    const answer = () => response.writeHead(url === '/gone' ? 404 : url === '/shy' ? 403 : 200).end()
    if (isHolding) held.push(answer)
    else answer()
  })
  const lookup = nameService({ 'one.example': ['127.0.0.1'], 'two.example': ['127.0.0.1'] })
  const manners = { hosts: 2, pauseMs: 1, patienceMs: 300_000 }
  site = await serveSite({}, { linkRun: [manners, { ...thisMachine, lookup }] })
  for (const table of ['evidence_documents', 'cases', 'claims'] as const) {
    for (const row of await site.content.list(table)) await site.content.delete(table, row.id)
  }
  const [campaign] = await site.content.list('campaign_details')
  const at = (host: string, path: string) => `http://${host}.example:${elsewhere.port}${path}`
  const papers = { planning_documents_url: at('one', '/fine') }
  await site.content.update('campaign_details', 'campaign', papers, campaign?.updated_at ?? '')
  const document = { ...sampleDocument, pdf_url: null }
  await site.content.insert('evidence_documents', { ...document, id: 'fine', external_url: at('one', '/fine') })
  await site.content.insert('evidence_documents', { ...document, id: 'gone', external_url: at('one', '/gone') })
  await site.content.insert('cases', { ...sampleCase, address: at('two', '/shy') })
})
afterEach(async () => {
  for (const answer of held) answer()
  held = []
  await elsewhere.close()
})

const post = () => site.write('POST', root, {})
const report = async (): Promise<LinkReport> => json(await site.maintain(root))
const notes = async () => json(await site.visit('/quarry/api/document-notes'))
async function look() {
  expect((await post()).status).toBe(202)
  await expect.poll(async () => (await report()).run.isRunning, { interval: 20 }).toBe(false)
}

describe('looking at the addresses of the rows', () => {
  // (rule: link-check-run, link-check-gaps)
  test('tells honestly that nobody has looked yet, then what was found and where it stands, and forgets what is gone', async () => {
    expect(await report()).toMatchObject({ addresses: 3, unseen: 3, lastLook: null, troubled: [] })
    expect(await notes()).toEqual({})
    await look()
    const found = await report()
    expect(found).toMatchObject({ addresses: 3, unseen: 0, run: { total: 3, done: 3, hasFailed: false } })
    expect(found.troubled).toMatchObject([
      { result: 'broken', status: 404, places: [{ table: 'evidence_documents', key: 'gone', title: 'Hydrology' }] },
      { result: 'closed-to-programs', status: 403, places: [{ table: 'cases', title: 'Long Meadow' }] },
    ])
    const gaps = json(await site.maintain('/quarry/api/maintenance/readiness')).gaps
    expect(gaps.map(({ id }: { id: string }) => id)).toContain('broken-links')

    await site.content.delete('evidence_documents', 'gone')
    expect((await report()).troubled).toHaveLength(1)
    await look()
    expect(await report()).toMatchObject({ addresses: 2, unseen: 0 })
  })

  // (rule: evidence-looked)
  test('shows visitors at once when an address was looked at, and what came of it', async () => {
    await look()
    const { fine, gone } = await notes()
    expect(fine.looked).toEqual({ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), result: 'answered' })
    expect(gone.looked).toMatchObject({ result: 'broken' })
  })

  // (rule: link-check-polite)
  test('asks each host one thing at a time, and no second run begins beside the first', async () => {
    isHolding = true
    await post()
    await expect.poll(() => elsewhere.asked.length).toBe(2)
    await post()
    await post()
    expect(elsewhere.asked).toHaveLength(2)
    expect((await report()).run).toMatchObject({ isRunning: true, total: 3 })
    isHolding = false
    for (const answer of held.splice(0)) answer()
    await expect.poll(async () => (await report()).run.isRunning, { interval: 20 }).toBe(false)
    // Of three addresses two were asked again, since their servers did not like HEAD.
    expect(elsewhere.asked).toHaveLength(5)
    expect(elsewhere.mostAtOnce()).toBe(2)
  })
})
