import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listLinkChecks } from '../database/link-checks.ts'
import { startSqliteHost } from '../database/testing/database-host.ts'
import { openNewContent } from '../database/testing/open-content.ts'
import { sampleCase } from '../database/testing/sample-rows.ts'
import { LinkRun } from './link-run.ts'
import { nameService, startAnsweringServer, thisMachine } from './testing/answering-server.ts'

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
  await expect.poll(() => server.asked.length).toBe(2)
  await run.close()
  const first = { address: `${server.origin}/first`, result: 'answered', status: 200 }
  expect(await listLinkChecks(database.reader)).toEqual([expect.objectContaining(first)])
  expect(revision.current()).not.toBe(before)
  expect(run.start()).toBe(false)
})

// (rule: link-check-network)
test('a run without a network blames no page and keeps what was known; where one host in two is heard of, the others are told of', async () => {
  const { database, content, revision } = await openNewContent(host)
  const server = await startAnsweringServer((_request, response) => response.writeHead(200).end())
  onTestFinished(server.close)
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const [sort_order, name] of hosts.entries())
    await content.insert('cases', { ...sampleCase, sort_order, address: `http://${name}.example:${server.port}/` })
  const runWith = async (known: readonly string[]) => {
    const lookup = nameService(Object.fromEntries(known.map((name) => [`${name}.example`, ['127.0.0.1']])))
    const run = new LinkRun(
      { content, database, revision },
      { hosts: 3, pauseMs: 1, patienceMs: 300_000 },
      { ...thisMachine, lookup },
    )
    run.start()
    await run.settled()
    const results = (await listLinkChecks(database.reader)).map(({ result }) => result)
    return { hasNoNetwork: run.state().hasNoNetwork, results }
  }
  const half = { hasNoNetwork: false, results: hosts.map((_, index) => (index < 3 ? 'answered' : 'broken')) }
  expect(await runWith(hosts.slice(0, 3))).toEqual(half)
  const before = revision.current()
  expect(await runWith([])).toEqual({ ...half, hasNoNetwork: true })
  expect(revision.current()).toBe(before)
})
