import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { createVisitorPosts } from '../visitor-posts.ts'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { removeSignup } from './newsletter-signups.ts'
import { removeMessage, storeMessage } from './received.ts'
import { keepDeletingExpired } from './retention.ts'
import { sampleMessage } from './testing/sample-rows.ts'

const marker = 'the-ducks-of-Barford'
const silent = { info: () => undefined, error: () => undefined }
const day = 24 * 60 * 60_000
const year = 366 * day

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
  const take = createVisitorPosts({
    ...{ db: database.db, trustedProxies: 0, log: silent, now: () => Date.now() - year, anHour: async () => undefined },
  })
  const visitor = () => take({ headers: {}, socket: { remoteAddress: `203.0.113.${++visitors}` } as Socket })
  for (let count = 0; count < 30; count += 1) {
    const message = `${marker} `.repeat(count * 10 + 1)
    await visitor().sendMessage({ name: marker, email: 'ann@example.org', subject: marker, message, consent: 'yes' })
  }
  await visitor().signUp({ EMAIL: `${marker}@example.org`, FNAME: marker })
}

test('what a maintainer has deleted, and what has expired, is in no file any more', async () => {
  await receive()
  const [message] = await database.db.selectFrom('messages').select('id').execute()
  const [signup] = await database.db.selectFrom('newsletter_signups').select('id').execute()
  expect([
    await removeMessage(database.db, message?.id ?? ''),
    await removeSignup(database.db, signup?.id ?? ''),
  ]).toEqual([true, true])
  expect(traces()).not.toEqual([])
  const stop = keepDeletingExpired(database, async () => firstCampaign, silent)
  await expect.poll(traces).toEqual([])
  stop()
})

test('a message that a maintainer has deleted is in no file any more, though nothing has expired', async () => {
  await storeMessage(database.db, { ...sampleMessage, message: marker }, new Date())
  const { id } = await database.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  expect(await removeMessage(database.db, id)).toBe(true)
  const stop = keepDeletingExpired(database, async () => firstCampaign, silent)
  await expect.poll(traces).toEqual([])
  stop()
})

test('a clock that leaps ahead deletes nothing, also when somebody writes, until it has gone on for a week', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const error = vi.fn()
  const lookAfter = (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    keepDeletingExpired(database, async () => firstCampaign, { ...silent, error })()
  }
  const messages = () => database.db.selectFrom('messages').select('id').execute()
  await storeMessage(database.db, sampleMessage, new Date())
  lookAfter(0)
  const looks = database.db.selectFrom('daily_deletion').selectAll()
  await expect.poll(() => looks.execute()).toEqual([{ ran_at: expect.any(String), doubted_at: null }])
  for (const [number, ms] of [2 * year, day, 5 * day].entries()) {
    lookAfter(ms)
    await expect.poll(() => error.mock.calls[number]?.[1]).toContain('nothing is deleted')
    await storeMessage(database.db, sampleMessage, new Date())
  }
  expect(await messages()).toHaveLength(4)
  lookAfter(day)
  await expect.poll(messages).toHaveLength(3)
})
