/**
 * Sends one update to 20,000 subscribers, or as many as are asked for (`npm run mail-round -- 2000 3`, with three kills),
 * through a mail server of which one e-mail in twenty fails at first. Ends with 1 when somebody did not get it, or got it
 * more often than the sender was killed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { storeMessage } from '../server/database/received-messages.ts'
import { startSending } from '../server/database/update-sendings.ts'
import { openStoredContent } from '../server/stored-content.ts'
import { startMailHost } from '../server/testing/mail-host.ts'

const [subscribers, kills] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 5)]
const folder = mkdtempSync(join(tmpdir(), 'quarry-mail-round-'))
const url = `file:${join(folder, 'quarry.db')}`
const stored = await openStoredContent(url)
const { db } = stored.database
for (let number = 0; number < subscribers; number += 1000) {
  const rows = Array.from({ length: Math.min(1000, subscribers - number) }, (_none, index) => ({
    ...{ id: `s${number + index}`, inbox: `${number + index}`, email: `a${number + index}@example.org` },
    ...{
      signed_up_at: new Date().toISOString(),
      mail_asked_at: new Date().toISOString(),
      consent_text: 'Yes',
      state: 'confirmed' as const,
    },
    ...{ first_name: '', postcode: '' },
  }))
  await db.insertInto('newsletter_signups').values(rows).execute()
}
const { id, updated_at } = await stored.content.insert('updates', {
  ...{ subject: 'The consultation is open', body: '<p>Write <strong>now</strong>.</p>', occasion: '' },
})
await startSending(stored.database, stored.revision, id, new Date(), updated_at)

await using mailHost = await startMailHost()
const failedOnce = new Set<string>()
mailHost.behave((to) => {
  if (!/^a\d*[02468]7@/.test(to) || failedOnce.has(to)) return {}
  failedOnce.add(to)
  return { refuse: { at: 'RCPT', code: 450 } }
})
const program = fileURLToPath(new URL('../server/mail/testing/run-sender.ts', import.meta.url))
const start = () => spawn(process.execPath, [program, url, mailHost.url, '10000000'], { stdio: 'inherit' })
const waiting = async () =>
  (await db.selectFrom('mail_queue').select('id').where('state', '=', 'waiting').execute()).length

const began = performance.now()
let sender = start()
for (let count = 1; count <= kills; count += 1) {
  const part = (subscribers * count) / (kills + 1)
  while (mailHost.received.length < part) await sleep(20)
  sender.kill('SIGKILL')
  await once(sender, 'exit')
  sender = start()
}
const restarted = mailHost.received.length
while (mailHost.received.length < restarted + 20) await sleep(5)
const asked = performance.now()
const message = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Hello', consent: 'yes' } as const
await storeMessage(db, message, new Date())
while (!mailHost.received.some(({ to }) => to[0] === 'campaign@example.org')) await sleep(5)
const messageMs = performance.now() - asked
while (mailHost.received.length < subscribers - failedOnce.size) await sleep(100)
const seconds = (performance.now() - began) / 1000
const sentBy = mailHost.received.length
while ((await waiting()) > 0) await sleep(500)
sender.kill('SIGKILL')

const copies = Map.groupBy(
  mailHost.received.filter(({ to }) => to[0] !== 'campaign@example.org'),
  ({ to }) => to[0],
)
const times = (isWanted: (count: number) => boolean) =>
  [...copies.values()].filter(({ length }) => isWanted(length)).length
const strangers = [...copies.values()].filter(
  (mails) => new Set(mails.map(({ headers }) => headers.get('message-id'))).size > 1,
).length
console.log(
  [
    `${subscribers} subscribers, ${kills} times kill -9: ${Math.round(seconds)} s, ${(sentBy / seconds).toFixed(1)} e-mails a second`,
    `${times((count) => count === 1)} got it once, ${times((count) => count === 2)} twice, ${times((count) => count > 2)} more often, all copies under one Message-ID but ${strangers}`,
    `${subscribers - copies.size} did not get it; ${failedOnce.size} after another try`,
    `a visitor's message meanwhile took ${Math.round(messageMs)} ms`,
  ].join('\n'),
)
process.exitCode = copies.size === subscribers && strangers === 0 && times((count) => count > kills + 1) === 0 ? 0 : 1
await stored.close()
rmSync(folder, { recursive: true })
