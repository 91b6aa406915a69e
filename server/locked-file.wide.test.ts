import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sampleEvent, sampleMessage } from './database/testing/sample-rows.ts'
import { expectProblem, post, type Reply } from './testing/ask.ts'
import { type ServedSite, serveSite } from './testing/served-site.ts'

const holdLock = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1])
  database.exec('begin immediate')
  console.log('locked')
  process.stdin.on('end', () => database.exec('rollback')).resume()`

let site: ServedSite
beforeEach(async () => {
  site = await serveSite()
})
afterEach(() => void vi.useRealTimers())

/** Has another process hold the lock of the site's file; returns the way to have it given back. */
async function lock(): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', holdLock, site.databaseFile], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void holder.kill())
  await once(holder.stdout, 'data')
  return async () => {
    const ended = once(holder, 'exit')
    holder.stdin.end()
    await ended
  }
}

/** What each kind of writer gets, by its status. */
function writeEverything(): Promise<number>[] {
  const statusOf = async (reply: Promise<Reply>) => (await reply).status
  return [
    statusOf(post(site.ports.public, '/quarry/api/messages', sampleMessage)),
    statusOf(post(site.ports.public, '/quarry/api/newsletter-signups', { EMAIL: 'ann@example.org' })),
    statusOf(site.write('POST', '/quarry/api/events', sampleEvent)),
    site.makeCode().then(
      () => 201,
      () => 503,
    ),
  ]
}

test('while another program holds the file, visitors are answered, and what is written waits', async () => {
  const unlock = await lock()
  let settled = 0
  const writes = writeEverything().map((write) =>
    write.then((status) => {
      settled += 1
      return status
    }),
  )
  for (const path of ['/quarry/', '/quarry/events', '/quarry/api/events'])
    expect((await site.visit(path)).status).toBe(200)
  expect(settled).toBe(0)
  await unlock()
  expect(await Promise.all(writes)).toEqual([201, 201, 201, 201])
})

test('whoever has waited for five seconds is told so, and nobody after them waits as long', async () => {
  const unlock = await lock()
  vi.useFakeTimers({ toFake: ['Date'] })
  // Time passes a hundred times as fast.
  const clock = setInterval(() => vi.setSystemTime(Date.now() + 1000), 10)
  onTestFinished(() => clearInterval(clock))
  expect(await Promise.all(writeEverything())).toEqual([503, 503, 503, 503])
  const late = await site.write('POST', '/quarry/api/events', sampleEvent)
  expectProblem(late, 503, 'unavailable')
  expect(late.headers['retry-after']).toBe('2')
  expect(late.body).toContain('The database cannot be used at the moment.')
  await unlock()
  expect((await site.write('POST', '/quarry/api/events', sampleEvent)).status).toBe(201)
})
