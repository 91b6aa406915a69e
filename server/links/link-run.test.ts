import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listLinkChecks } from '../database/link-checks.ts'
import { startSqliteHost } from '../database/testing/database-host.ts'
import { openNewContent } from '../database/testing/open-content.ts'
import { sampleCase } from '../database/testing/sample-rows.ts'
import { LinkRun } from './link-run.ts'
import { startAnsweringServer, thisMachine } from './testing/answering-server.ts'

const host = startSqliteHost()
afterAll(() => host.stop())

// (rule: link-check-run)
test('a run ends with the site, waits for no server, and keeps what it found until then', async () => {
  const { database, content, revision } = await openNewContent(host)
  const server = await startAnsweringServer(({ url }, response) => {
    if (url === '/first') response.writeHead(200).end()
  })
  onTestFinished(server.close)
  const cases = ['/first', '/never'].map((path, sort_order) => ({
    ...sampleCase,
    sort_order,
    address: server.origin + path,
  }))
  for (const row of cases) await content.insert('cases', row)
  const run = new LinkRun({ content, database, revision }, { hosts: 2, pauseMs: 1, patienceMs: 600_000 }, thisMachine)
  const before = revision.current()
  expect(run.start()).toBe(true)
  expect(run.start()).toBe(false)
  await expect.poll(() => server.asked.length, { timeout: 20_000 }).toBe(2)
  await run.close()
  const first = { address: `${server.origin}/first`, result: 'answered', status: 200 }
  expect(await listLinkChecks(database.reader)).toEqual([expect.objectContaining(first)])
  expect(revision.current()).not.toBe(before)
  expect(run.start()).toBe(false)
})
