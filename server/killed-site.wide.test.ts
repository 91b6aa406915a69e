import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sampleMessage } from './database/testing/sample-rows.ts'
import { post } from './testing/ask.ts'
import { freePort } from './testing/free-port.ts'
import { startMailHost } from './testing/mail-host.ts'
import { startSite } from './testing/site-process.ts'

test('of a site that is killed while visitors write to it and e-mails leave nothing is lost that it has said it got, and at worst what was under way goes once more, as the same e-mail', async () => {
  await using mailHost = await startMailHost()
  // It takes e-mails and does not say so.
  mailHost.behave({ stallAt: 'data' })
  const mail = { SMTP_URL: mailHost.url, PUBLIC_ORIGIN: 'https://example.org', MESSAGES_TO: 'inbox@example.org' }
  await using site = await startSite('public', mail)
  using database = new DatabaseSync(site.databaseFile, { timeout: 60_000 })
  database.exec('update campaign_details set mails_an_hour = 1000, mails_a_second = 10')
  const got: string[] = []
  const send = async (subject: string) => {
    const { status } = await post(site.port, '/quarry/api/messages', { ...sampleMessage, subject })
    if (status === 201) got.push(subject)
  }
  const sending = Array.from({ length: 40 }, (_none, number) => send(`Number ${number}`).catch(() => undefined))
  await expect.poll(() => got.length, { interval: 1 }).toBeGreaterThan(30)
  await expect.poll(() => mailHost.received.length).toBeGreaterThan(0)
  await site.kill()
  await Promise.all(sending)
  const subjects = () =>
    database
      .prepare('select subject from messages')
      .all()
      .map(({ subject }) => String(subject))
  expect(got.filter((subject) => !subjects().includes(subject))).toEqual([])

  /** The site once more, as if what another one had under way had been its own for long enough. */
  const restart = () => {
    database.exec("update mail_queue set due = '2000-01-01T00:00:00.000Z'")
    return startSite('public', mail, site)
  }
  mailHost.behave({})
  const before = mailHost.received.length
  const second = await restart()
  await expect.poll(() => mailHost.received.length, { interval: 5 }).toBeGreaterThan(before + 3)
  await second.kill()
  await using _third = await restart()
  const waiting = () => database.prepare("select id from mail_queue where state <> 'sent'").all()
  await expect.poll(waiting).toEqual([])
  const copies = Map.groupBy(mailHost.received, ({ headers }) => headers.get('subject'))
  expect([...copies.keys()].toSorted()).toEqual(
    subjects()
      .map((subject) => `[Website message] ${subject}`)
      .toSorted(),
  )
  for (const mails of copies.values()) {
    // Once, and once more for each of the two kills.
    expect(mails.length).toBeLessThanOrEqual(3)
    expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
  }
})

test('a link that signs in is printed at the first start of a server alone', async () => {
  const environment = { MAINTENANCE_PORT: String(await freePort()) }
  await using first = await startSite('public', environment)
  await expect.poll(first.said).toContain('/sign-in?code=')
  await first.kill()
  await using second = await startSite('public', environment, first)
  await expect.poll(second.said).toMatch(/^Sign in: +sudo quarry sign-in/m)
  expect(second.said()).not.toContain('code=')
})
