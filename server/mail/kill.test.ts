import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { storeMessage } from '../database/received.ts'
import { startSqliteHost } from '../database/testing/database-host.ts'
import { startMailHost } from '../testing/mail-host.ts'

const host = startSqliteHost()
const mailHost = await startMailHost()
afterAll(async () => {
  await mailHost.stop()
  await host.stop()
})

test('killed at any moment the sender loses nothing, and repeats at worst what was under way, as the same e-mail', async () => {
  const { url, database } = await host.openDatabase()
  for (let count = 0; count < 30; count += 1) {
    const message = {
      name: 'Ann',
      email: 'ann@example.org',
      subject: `Number ${count}`,
      message: 'Hello',
      consent: 'yes',
    }
    await storeMessage(database.db, { ...message, consent: 'yes' }, new Date())
  }
  mailHost.behave({ delayMs: 100 })
  const program = fileURLToPath(new URL('testing/run-sender.ts', import.meta.url))
  const start = () => {
    const child = spawn(process.execPath, [program, url, mailHost.url], { stdio: 'inherit' })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const kill = async () => {
      child.kill('SIGKILL')
      await ended
    }
    onTestFinished(kill)
    return kill
  }
  for (const arrived of [3, 14]) {
    const kill = start()
    await expect.poll(() => mailHost.received.length, { interval: 5 }).toBeGreaterThan(arrived)
    await kill()
  }
  start()
  const isDone = async () =>
    (await host.execute(url, 'select * from mail_queue')).every(({ state }) => state === 'sent')
  await expect.poll(isDone).toBe(true)
  const copies = [...Map.groupBy(mailHost.received, ({ headers }) => headers.get('subject')).values()]
  expect(copies).toHaveLength(30)
  expect(mailHost.received.length).toBeGreaterThan(30)
  for (const mails of copies) {
    // Once, and once more for each of the two kills.
    expect(mails.length).toBeLessThanOrEqual(3)
    expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
  }
})
