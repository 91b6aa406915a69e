import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { createVisitorPosts } from '../visitor-posts.ts'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { removeSignup } from './newsletter-signups.ts'
import { removeMessage, storeMessage } from './received-messages.ts'
import { keepDeletingExpired } from './retention.ts'

const marker = 'the-ducks-of-Barford'
const silent = { info: () => undefined, error: () => undefined }
const message = { name: 'Ann', email: 'ann@example.org', subject: 'Today', message: 'Hello', consent: 'yes' } as const
const year = 366 * 24 * 60 * 60_000

let folder: string
let database: ConnectedDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarry-erased-'))
  database = await connectDatabase(`file:${join(folder, 'data', 'quarry.db')}`)
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
})

/** The files that still have the marker in them. */
function traces(): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return names
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(marker))
    .map(({ name }) => name)
}

/** A year ago visitors wrote, long texts among them, and one of them signed up. */
async function receive(): Promise<void> {
  let visitors = 0
  const take = createVisitorPosts({ db: database.db, trustedProxies: 0, log: silent, now: () => Date.now() - year })
  const visitor = () => take({ headers: {}, socket: { remoteAddress: `203.0.113.${++visitors}` } as Socket })
  for (let count = 0; count < 30; count += 1) {
    const message = `${marker} `.repeat(count * 10 + 1)
    await visitor().sendMessage({ name: marker, email: 'ann@example.org', subject: marker, message, consent: 'yes' })
  }
  await visitor().signUp({ EMAIL: `${marker}@example.org`, FNAME: marker })
}

test('what has expired is in no file any more', async () => {
  await receive()
  // Where nobody has written for a year, the clock is doubted.
  await storeMessage(database.db, message, new Date())
  expect(traces()).not.toEqual([])
  const stop = keepDeletingExpired(database, async () => firstCampaign, silent)
  await expect.poll(traces).toEqual([])
  stop()
})

test('a clock that is years ahead deletes nothing that visitors sent, and the log says why', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * year })
  onTestFinished(() => void vi.useRealTimers())
  await storeMessage(database.db, message, new Date(Date.now() - 2 * year))
  const said: string[] = []
  const log = { info: () => undefined, error: (_: object, words: string) => said.push(words) }
  const stop = keepDeletingExpired(database, async () => firstCampaign, log)
  await expect.poll(() => said).toEqual([expect.stringContaining('nothing is deleted')])
  stop()
  expect(await database.db.selectFrom('messages').select('id').execute()).toHaveLength(1)
})

test('what a maintainer deletes for good is in no file any more', async () => {
  await receive()
  for (const { id } of await database.db.selectFrom('messages').select('id').execute()) {
    await removeMessage(database.db, id)
  }
  const [signup] = await database.db.selectFrom('newsletter_signups').select('id').execute()
  await removeSignup(database.db, String(signup?.id))
  await database.eraseTraces()
  expect(traces()).toEqual([])
})
