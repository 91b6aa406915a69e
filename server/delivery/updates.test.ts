import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { formLimits } from '../admission/form-limits.ts'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import { claimDelivery, findNextAttempt, handOver } from '../database/deliveries.ts'
import { unsubscribe } from '../database/newsletter-signups.ts'
import { removeSignup } from '../database/received-signups.ts'
import { createContent } from '../database/repository.ts'
import { deleteExpired } from '../database/retention.ts'
import { type ContentRevision, openContentRevision } from '../database/revision.ts'
import { changeSending } from '../database/sending-changes.ts'
import { listSendings } from '../database/sending-report.ts'
import { type DatabaseHost, startPostgresHost, startSqliteHost } from '../database/testing/database-host.ts'
import { finishSendings, pauseRefused, setAside, takeBackSignup } from '../database/update-mails.ts'
import { countRecipients, startSending } from '../database/update-sendings.ts'
import { type MailHost, startMailHost } from '../testing/mail-host.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'
import { createMailServer } from './mail-server.ts'
import { createVisitorPosts } from './visitor-posts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const campaign = { name: 'The Quarry Campaign', contact_email: 'campaign@example.org' }
const settings = { messagesTo: undefined, origin: 'https://quarry.example', campaign: async () => campaign }
const draft = { subject: 'The consultation is open', body: '<p>Write <strong>now</strong>.</p>', occasion: '' }
const never = new AbortController().signal

describe.each([
  ['SQLite', async () => startSqliteHost()],
  ['PostgreSQL', startPostgresHost],
])('an update to subscribers, on %s', (_, startHost) => {
  let host: DatabaseHost
  let mailHost: MailHost
  let url: string
  let database: ConnectedDatabase
  let revision: ContentRevision
  let content: ReturnType<typeof createContent>
  let time: number
  const logged: object[] = []
  const record = (fields: object, words: string) => logged.push({ ...fields, words })
  const log = { info: record, error: record }

  beforeAll(async () => {
    ;[host, mailHost] = await Promise.all([startHost(), startMailHost()])
  })
  afterAll(() => Promise.all([host?.stop(), mailHost?.stop()]))
  beforeEach(async () => {
    ;({ url, database } = await host.openDatabase())
    revision = await openContentRevision(database)
    onTestFinished(() => revision.close())
    content = createContent(database, revision)
    time = Date.parse('2026-11-20T12:00:00Z')
    mailHost.behave({})
    mailHost.received.length = 0
    logged.length = 0
  })

  const visitor = (db = database.db) =>
    createVisitorPosts({ db, trustedProxies: 0, log, now: () => time })({
      headers: {},
      socket: { remoteAddress: '203.0.113.9' } as Socket,
    })
  /** Sign-ups as a1@example.org and so on, of which all are confirmed. */
  async function subscribe(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_none, index) => ({
      ...{ id: `s${index + 1}`, address_hash: `hash ${index + 1}`, email: `a${index + 1}@example.org` },
      ...{ signed_up_at: '2026-11-01T12:00:00.000Z', consent_text: 'Yes', state: 'confirmed' as const },
      ...{ delivery_state: 'sent' as const, first_name: '', postcode: '' },
    }))
    await database.db.insertInto('newsletter_signups').values(rows).execute()
  }
  const write = async (fields: Partial<typeof draft> = {}) =>
    (await content.insert('updates', { ...draft, ...fields })).id
  const version = async (id: string) => (await content.find('updates', id))?.updated_at ?? ''
  const start = async (id: string, subscribers?: number) => {
    const seen = subscribers === undefined ? undefined : { subscribers, version: await version(id) }
    return startSending(database, revision, id, new Date(time), seen)
  }
  const sendUpdate = async (fields?: Partial<typeof draft>) => {
    const id = await write(fields)
    await start(id)
    return id
  }
  const options = (more: Partial<DeliveryOptions> = {}): DeliveryOptions => ({
    ...{ db: database.db, kind: database.kind, send: createMailServer(mailHost.url), settings, log, now: () => time },
    ...{ random: () => 0.5, outbox: 'bulk', rate: async () => ({ anHour: 100_000, aDay: 1_000_000 }) },
    ...more,
  })
  const deliverOne = (more?: Partial<DeliveryOptions>) => deliverNext(options(more), never)
  const deliverAll = async (more?: Partial<DeliveryOptions>) => {
    while (await deliverOne(more));
    await finishSendings(database.db, new Date(time))
    return mailHost.received.splice(0)
  }
  const claim = async () => {
    const taken = await claimDelivery(database.db, database.kind, {
      ...{
        now: new Date(time),
        leaseMs: 5000,
        mailsAnHour: { ...formLimits.mailsAnHour, messages: 1, newsletter_signups: 1 },
      },
      ...{ outbox: 'bulk', rate: { anHour: 1000, aDay: 1000 }, createMessageId: () => '<claimed@quarry.example>' },
    })
    return taken ?? expect.unreachable()
  }
  const sending = async () => (await listSendings(database.reader))[0]
  const addresses = (mails: { to: string[] }[]) => mails.flatMap(({ to }) => to).toSorted()
  const signups = () => host.execute(url, 'select * from newsletter_signups order by id')
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.unreachable(),
      (error) => error,
    )

  // (rule: update-once)
  test('goes to everybody who has confirmed, once each, whoever presses and however often', async () => {
    await subscribe(4)
    await host.execute(url, "update newsletter_signups set state = 'unconfirmed' where id = 's4'")
    const id = await write()
    const other = await connectDatabase(url)
    onTestFinished(() => other.close())
    const seen = { subscribers: 3, version: await version(id) }
    const presses = [database, other].map((one) => startSending(one, revision, id, new Date(time), seen))
    expect((await Promise.all(presses)).toSorted()).toEqual(['before', 'now'])
    expect(await start(id, 3)).toBe('before')
    const mails = await deliverAll()
    expect(addresses(mails)).toEqual(['a1@example.org', 'a2@example.org', 'a3@example.org'])
    expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(3)
    expect(await start(id, 3)).toBe('before')
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'sent', recipients: 3, sent: 3, waiting: 0, left: 0 })
    expect(await content.find('updates', id)).toMatchObject({ sent_at: '2026-11-20T12:00:00.000Z' })
  })

  // (rule: update-mail-leave)
  test('carries ways to leave, and nothing that follows its reader', async () => {
    await subscribe(1)
    await sendUpdate()
    const [mail] = await deliverAll()
    const oneClick = /^<https:\/\/quarry\.example\/quarry\/newsletter\/unsubscribe\?token=([\w-]{32})>$/
    const token = oneClick.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(mail?.text).toContain(`/quarry/newsletter/unsubscribe#${token}`)
    expect(['precedence', 'auto-submitted', 'x-possible-copy'].filter((name) => mail?.headers.has(name))).toEqual([])
    expect(await unsubscribe(database.db, token, new Date(time))).toBe('done')
    expect(await signups()).toEqual([])
  })

  // (rule: update-leave)
  test('does not go to who leaves in the middle, nor to whom another program has deleted', async () => {
    await subscribe(4)
    await sendUpdate()
    await deliverOne()
    const [first] = mailHost.received
    const [left, deleted, stays] = (await signups()).filter(({ email }) => email !== first?.to[0])
    expect(await removeSignup(database.db, String(left?.id), new Date(time))).toBe(true)
    await host.execute(url, `delete from newsletter_signups where id = '${deleted?.id}'`)
    const mails = await deliverAll()
    expect(addresses(mails)).toEqual([first?.to[0], stays?.email].toSorted())
    expect(await sending()).toMatchObject({ state: 'sent', sent: 2, left: 2 })
  })

  // (rule: update-counts-stay)
  test('keeps what became of it when those whom it went to leave, are deleted or expire', async () => {
    await subscribe(6)
    await sendUpdate()
    for (const more of ['5.1.1', '5.7.1']) {
      mailHost.behave({ refuse: { at: 'RCPT', code: 550, more } })
      await deliverOne()
    }
    mailHost.behave({})
    await handOver(database.db, await claim(), new Date(time), 5000)
    await deliverOne()
    await deliverOne()
    const counts = { setAside: 1, failed: 1, inDoubt: 1, sent: 2, left: 1 }
    const mails = await host.execute(url, 'select signup_id from update_mails order by attempts desc, sent_at, id')
    const [first, ...others] = mails.map(({ signup_id }) => String(signup_id))
    for (const id of others) await removeSignup(database.db, id, new Date(time))
    await host.execute(url, `delete from newsletter_signups where id = '${first}'`)
    const kept = { messages: 365, deleted_messages: 7, newsletter_signups: 730, unconfirmed_signups: 30 }
    await deleteExpired(database.db, new Date(time), kept)
    await deliverAll()
    expect(await sending()).toMatchObject({ state: 'sent', recipients: 6, waiting: 0, again: 0, ...counts })
    expect(await host.execute(url, 'select * from update_mails')).toEqual([])
    await deleteExpired(database.db, new Date(time + 30 * day + 1), kept)
    expect(await sending()).toMatchObject({ recipients: 6, waiting: 0, ...counts })
  })

  // (rule: update-start)
  test('is not sent to another number of people than was shown, nor to nobody', async () => {
    const id = await write()
    expect(await refusal(start(id, 0))).toMatchObject({ code: 'invalid' })
    await subscribe(20)
    expect(await refusal(start(id, 17))).toMatchObject({ code: 'conflict', current: { subscribers: 20 } })
    const blank = await write({ body: '<p> </p><p>&nbsp;</p>' })
    expect(await refusal(start(blank, 20))).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('no words'),
    })
    expect(await listSendings(database.reader)).toEqual([])
    expect(await content.find('updates', id)).toMatchObject({ sent_at: null })
    expect(await start(id, 18)).toBe('now')
  })

  // (rule: update-start)
  test('is not sent in other words than were seen', async () => {
    await subscribe(1)
    const id = await write()
    const seen = { subscribers: 1, version: await version(id) }
    await content.update('updates', id, { subject: 'What somebody else wrote' }, seen.version)
    expect(await refusal(startSending(database, revision, id, new Date(time), seen))).toMatchObject({
      code: 'conflict',
      current: { id, subject: 'What somebody else wrote', updated_at: await version(id) },
    })
    expect(await listSendings(database.reader)).toEqual([])
    expect(await start(id, 1)).toBe('now')
  })

  // (rule: update-occasion)
  test('for an occasion goes once, in whatever words', async () => {
    await subscribe(1)
    await sendUpdate({ occasion: 'consultation-ends-2027-03-01' })
    const again = await write({ occasion: 'consultation-ends-2027-03-01', subject: 'Only two days' })
    expect(await refusal(start(again))).toMatchObject({ code: 'invalid' })
    expect(await deliverAll()).toHaveLength(1)
    expect(await start(await write())).toBe('now')
    expect(await start(await write())).toBe('now')
  })

  // (rule: update-sent)
  test('is not changed any more once it goes, and deleted only when nothing of it leaves', async () => {
    await subscribe(1)
    const { id } = await content.insert('updates', { ...draft, body: '<p onclick="x()">Hello</p>' })
    await start(id)
    const { updated_at = '', body } = (await content.find('updates', id)) ?? {}
    expect(body).toBe('<p>Hello</p>')
    expect(await refusal(content.update('updates', id, { subject: 'Other' }, updated_at))).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('went to subscribers'),
    })
    expect(await refusal(content.delete('updates', id))).toMatchObject({ code: 'invalid' })
    await deliverAll()
    await content.delete('updates', id)
  })

  // (rule: update-once)
  test('of a process that dies before the last byte is sent by the next one, as the first', async () => {
    await subscribe(1)
    await sendUpdate()
    const { messageId } = await claim()
    time += 4999
    expect(await deliverAll()).toEqual([])
    time += 1
    const [mail, ...others] = await deliverAll()
    expect(others).toEqual([])
    expect(mail?.headers.get('message-id')).toBe(messageId)
    expect(mail?.headers.has('x-possible-copy')).toBe(false)
  })

  // (rule: update-doubt)
  test('of a process that dies after the last byte is in doubt, and goes once more only when somebody says so', async () => {
    await subscribe(2)
    const id = await sendUpdate()
    await handOver(database.db, await claim(), new Date(time), 5000)
    expect(await deliverAll()).toHaveLength(1)
    expect(await sending()).toMatchObject({ state: 'sending', sent: 1, waiting: 1, inDoubt: 0 })
    time += 5000
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'sent', sent: 1, inDoubt: 1, failed: 0 })
    await changeSending(database.db, id, 'again', new Date(time))
    const [copy] = await deliverAll()
    expect(copy?.headers.get('x-possible-copy')).toBe('<claimed@quarry.example>')
    expect(copy?.text).toContain('This may be a copy')
    expect(await sending()).toMatchObject({ state: 'sent', sent: 2, inDoubt: 0 })
    expect(await refusal(changeSending(database.db, id, 'again', new Date(time)))).toMatchObject({ code: 'invalid' })
  })

  test.each([
    ['an answer that is lost', { dropAt: 'accepted' }, { inDoubt: 1, waiting: 0 }],
    ['a server that vanishes before it answers', { dropAt: 'data' }, { inDoubt: 1, waiting: 0 }],
    ['a server that is busy', { refuse: { at: 'DATA', code: 451 } }, { inDoubt: 0, waiting: 1 }],
    ['a server that asks to wait', { refuse: { at: 'RCPT', code: 450 } }, { inDoubt: 0, waiting: 1 }],
    ['a server that is not there', { dropAt: 'greeting' }, { inDoubt: 0, waiting: 1 }],
  ] as const)('after %s is repeated only where it cannot have arrived', async (_words, behaviour, counts) => {
    await subscribe(1)
    await sendUpdate()
    mailHost.behave(behaviour)
    await deliverAll()
    expect(await sending()).toMatchObject({ ...counts, sent: 0 })
    mailHost.behave({})
    time += hour
    const mails = await deliverAll()
    expect(mails).toHaveLength(counts.waiting)
    expect(mails.some(({ headers }) => headers.has('x-possible-copy'))).toBe(false)
  })

  // (rule: update-pause)
  test('stops leaving at once when it is paused, also one whose last byte is not out yet', async () => {
    await subscribe(3)
    const id = await sendUpdate()
    const slow: DeliveryOptions['send'] = async (mail, signal, beforeLast) => {
      await changeSending(database.db, id, 'pause', new Date(time))
      return createMailServer(mailHost.url)(mail, signal, beforeLast)
    }
    await deliverOne({ send: slow })
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'paused', waiting: 3, inDoubt: 0 })
    time += 6000
    await changeSending(database.db, id, 'resume', new Date(time))
    expect(addresses(await deliverAll())).toEqual(['a1@example.org', 'a2@example.org', 'a3@example.org'])
  })

  // (rule: update-pause)
  test('that was stopped goes to nobody more, and cannot be begun again', async () => {
    await subscribe(3)
    const id = await sendUpdate()
    await deliverOne()
    await changeSending(database.db, id, 'stop', new Date(time))
    expect(await deliverAll()).toHaveLength(1)
    expect(await refusal(changeSending(database.db, id, 'resume', new Date(time)))).toMatchObject({ code: 'invalid' })
    expect(await start(id)).toBe('before')
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'stopped', halted_by: null, sent: 1, waiting: 2 })
  })

  // (rule: updates-archive-stopped)
  test('says to visitors that it was stopped where it had not gone to everybody', async () => {
    await subscribe(2)
    const [whole, part] = [await sendUpdate(), await write()]
    await deliverAll()
    await changeSending(database.db, whole, 'stop', new Date(time)).catch(() => undefined)
    await start(part)
    await deliverOne()
    await changeSending(database.db, part, 'stop', new Date(time))
    time += minute
    await changeSending(database.db, part, 'stop', new Date(time))
    expect(await content.find('updates', part)).toMatchObject({ stopped_at: '2026-11-20T12:00:00.000Z' })
    expect(await content.find('updates', whole)).toMatchObject({ stopped_at: null })
  })

  // (rule: set-aside-all)
  test('is paused where its mail server calls one address after the other gone, and none of those is set aside', async () => {
    await subscribe(14)
    await sendUpdate()
    await deliverOne()
    mailHost.behave({ refuse: { at: 'RCPT', code: 550, more: '5.1.1' } })
    for (let tried = 0; tried < 9; tried += 1) await deliverOne()
    await pauseRefused(database.db, new Date(time))
    expect(await sending()).toMatchObject({ state: 'sending', sent: 1, setAside: 9 })
    await deliverOne()
    await pauseRefused(database.db, new Date(time))
    expect(await deliverAll()).toHaveLength(1)
    const counts = { sent: 1, setAside: 0, failed: 10, waiting: 3, again: 10 }
    expect(await sending()).toMatchObject({ state: 'paused', halted_by: 'addresses-refused', ...counts })
    expect(await countRecipients(database.reader)).toEqual({ subscribers: 14, setAside: 0 })
    mailHost.behave({})
    const id = String((await sending())?.update_id)
    await changeSending(database.db, id, 'resume', new Date(time))
    await pauseRefused(database.db, new Date(time))
    expect(await deliverAll()).toHaveLength(3)
    await changeSending(database.db, id, 'again', new Date(time))
    expect(await deliverAll()).toHaveLength(10)
    expect(await sending()).toMatchObject({ state: 'sent', sent: 14, halted_by: null })
  })

  // (rule: set-aside)
  test('sets an address aside that is refused for good, until it is confirmed again or taken back', async () => {
    await subscribe(2)
    await sendUpdate()
    mailHost.behave((to) => (to.startsWith('a1@') ? { refuse: { at: 'RCPT', code: 550 } } : {}))
    await deliverAll()
    expect(await sending()).toMatchObject({ state: 'sent', sent: 1, setAside: 1, failed: 0 })
    expect(await signups()).toMatchObject([
      { state: 'confirmed', set_aside_at: expect.any(String), set_aside_words: expect.stringContaining('550') },
      { set_aside_at: null },
    ])
    expect(JSON.stringify(await host.execute(url, 'select * from update_mails'))).not.toContain('@example.org')
    mailHost.behave({})
    expect(await countRecipients(database.reader)).toEqual({ subscribers: 1, setAside: 1 })
    await sendUpdate()
    expect(addresses(await deliverAll())).toEqual(['a2@example.org'])
    await takeBackSignup(database.db, 's1')
    await sendUpdate()
    expect(addresses(await deliverAll())).toEqual(['a1@example.org', 'a2@example.org'])
    await setAside(database.db, 's1', 'Its owner told us', new Date(time))
    expect(await countRecipients(database.reader)).toEqual({ subscribers: 1, setAside: 1 })
  })

  test('is not held against an address by a server that keeps all of us out', async () => {
    await subscribe(1)
    await sendUpdate()
    mailHost.behave({ refuse: { at: 'RCPT', code: 550, more: '5.7.1' } })
    await deliverAll()
    expect(await sending()).toMatchObject({ failed: 1, setAside: 0 })
    expect(await countRecipients(database.reader)).toEqual({ subscribers: 1, setAside: 0 })
  })

  // (rule: mail-rate)
  test('takes what messages and confirmations leave of the hour and the day, and holds neither up', async () => {
    await subscribe(40)
    await sendUpdate()
    const message = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Hello', consent: 'yes' }
    const rate = async () => ({ anHour: 20, aDay: 30 })
    for (let count = 0; count < 5; count += 1) await visitor().sendMessage(message)
    const visitors = { outbox: 'visitors' } as const
    expect(await deliverAll(visitors)).toHaveLength(5)
    expect(await deliverAll({ rate })).toHaveLength(13)
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    time += minute
    await visitor().sendMessage(message)
    expect(addresses(await deliverAll(visitors))).toEqual(['bob@example.org', 'campaign@example.org'])
    const next = await findNextAttempt(database.db, {
      ...{ now: new Date(time), mailsAnHour: { ...formLimits.mailsAnHour, messages: 1, newsletter_signups: 1 } },
      ...{ outbox: 'bulk', rate: await rate() },
    })
    expect(next).toBe(Date.parse('2026-11-20T13:01:00Z'))
    time = next ?? 0
    expect(await deliverAll({ rate })).toHaveLength(7)
    time += hour
    expect(await deliverAll({ rate })).toHaveLength(0)
    time = Date.parse('2026-11-21T12:01:00Z')
    expect(await deliverAll({ rate })).toHaveLength(18)
  })

  // (rule: update-trouble)
  test('leaves a mail server alone that takes nothing, while visitors are still heard', async () => {
    await subscribe(50)
    await sendUpdate()
    mailHost.behave({ refuse: { at: 'MAIL', code: 550 } })
    const connections = mailHost.connections
    await deliverAll()
    expect(mailHost.connections - connections).toBe(2)
    expect(await sending()).toMatchObject({ state: 'sending', waiting: 50, trouble: expect.stringContaining('550') })
    for (const pause of [1, 5, 25, 125]) {
      time += pause * 1000 - 1
      expect(await deliverOne()).toBe(false)
      time += 1
      expect(await deliverOne()).toBe(true)
    }
    mailHost.behave({})
    time += 6 * hour + 2 * hour
    expect(await deliverAll()).toHaveLength(50)
    expect(await sending()).toMatchObject({ state: 'sent', trouble: null })
  })

  // (rule: update-trouble, updates-progress)
  test('says why some wait after a server has healed, and tries them at once when a maintainer says so', async () => {
    await subscribe(4)
    const id = await sendUpdate()
    mailHost.behave({ refuse: { at: 'DATA', code: 554 } })
    await deliverOne()
    mailHost.behave((to) => (to.startsWith('a1@') ? { refuse: { at: 'RCPT', code: 552 } } : {}))
    expect(await deliverAll()).toHaveLength(2)
    const report = async () => (await listSendings(database.reader, new Date(time)))[0]
    expect(await report()).toMatchObject({ sent: 2, postponed: 1, postponedWhy: expect.stringContaining('554') })
    expect(await report()).toMatchObject({ trouble: null, waiting: 1, failed: 1 })
    await changeSending(database.db, id, 'resume', new Date(time))
    const at = await findNextAttempt(database.db, {
      ...{ now: new Date(time), mailsAnHour: formLimits.mailsAnHour, outbox: 'bulk' },
    })
    expect(at).toBe(time)
    await deliverAll()
    expect(await report()).toMatchObject({ state: 'sent', sent: 3, failed: 1, failedWhy: '552', postponed: 0 })
  })

  // (rule: update-retention)
  test('is known by its numbers alone a month later, and its links go with the sign-ups', async () => {
    await subscribe(3)
    await sendUpdate()
    await deliverAll()
    const kept = { messages: 365, deleted_messages: 7, newsletter_signups: 730, unconfirmed_signups: 30 }
    await deleteExpired(database.db, new Date(time + 30 * day), kept)
    expect(await host.execute(url, 'select * from update_mails')).toHaveLength(3)
    await deleteExpired(database.db, new Date(time + 30 * day + 1), kept)
    expect(await host.execute(url, 'select * from update_mails')).toEqual([])
    expect(await host.execute(url, 'select * from mail_minutes')).toEqual([])
    expect(await sending()).toMatchObject({ recipients: 3, sent: 3, left: 0 })
    expect(await host.execute(url, 'select * from newsletter_links')).toHaveLength(3)
    await deleteExpired(database.db, new Date(time + 730 * day + 1), kept)
    expect(await host.execute(url, 'select * from newsletter_links')).toEqual([])
  })

  test('leaves no address in the log', async () => {
    await subscribe(3)
    await sendUpdate()
    for (const behaviour of [{ refuse: { at: 'RCPT', code: 550 } }, { dropAt: 'data' }, {}] as const) {
      mailHost.behave(behaviour)
      await deliverOne()
    }
    expect(logged.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(logged)).not.toMatch(/@|consultation/)
  })
})
