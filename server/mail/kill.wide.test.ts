import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello', consent: 'yes' as const }
  for (let count = 0; count < 30; count += 1)
    await storeMessage(database.db, { ...message, subject: `Number ${count}` }, new Date())
  const program = fileURLToPath(new URL('testing/run-sender.ts', import.meta.url))
  const start = (minutesLater: number) => {
    const child = spawn(process.execPath, [program, url, mailHost.url, String(minutesLater)], { stdio: 'inherit' })
    const kill = async () => {
      if (child.kill('SIGKILL')) await once(child, 'exit')
    }
    onTestFinished(kill)
    return kill
  }
  for (const [round, arrived] of [3, 14].entries()) {
    const kill = start(3 * round)
    await expect.poll(() => mailHost.received.length, { interval: 5 }).toBeGreaterThan(arrived)
    await kill()
  }
  start(6)
  const rows = () => host.execute(url, "select * from mail_queue where state = 'sent'")
  await expect.poll(async () => (await rows()).length).toBe(30)
  const copies = [...Map.groupBy(mailHost.received, ({ headers }) => headers.get('subject')).values()]
  expect(copies).toHaveLength(30)
  for (const mails of copies) {
    // Once, and once more for each of the two kills.
    expect(mails.length).toBeLessThanOrEqual(3)
    expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
  }
})
