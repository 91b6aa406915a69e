import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { mails as mailsOf } from '../../content/mail-words.ts'
import { formLimits } from '../admission/form-limits.ts'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import { type Claim, findNextAttempt, retryDelivery, settleDelivery } from '../database/deliveries.ts'
import { freePort } from '../testing/free-port.ts'
import { startMailHost } from '../testing/mail-host.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'
import { createMailServer } from './mail-server.ts'
import { startOutbox } from './outbox.ts'
import { describeMails, minute, never } from './testing/describe-mails.ts'
import { createVisitorPosts } from './visitor-posts.ts'

const mails = mailsOf(firstCampaign.name)
const message = {
  name: 'Ann Example',
  email: 'ann@example.org',
  subject: 'The footpath',
  message: 'Which footpath\nis meant?',
  consent: 'yes',
}

describeMails('what waits', (site) => {
  const { claim, execute, logged, options, visitor } = site
  const deliver = (more?: Partial<DeliveryOptions>) => deliverNext(options(more), never)
  const rows = (table = 'messages') => site.rows(table)

  test('a message goes to the campaign, with the visitor as the one to answer', async () => {
    await visitor().sendMessage(message)
    expect(await deliver()).toBe(true)
    expect(await deliver()).toBe(false)
    const [mail] = site.mailHost.received
    expect(mail).toMatchObject({ from: 'campaign@example.org', to: ['inbox@example.org'] })
    expect(mail?.headers.get('from')).not.toContain('ann@')
    expect(mail?.headers.get('reply-to')).toBe('Ann Example <ann@example.org>')
    expect(mail?.headers.get('subject')).toBe('[Website message] The footpath')
    expect(mail?.text).toContain('Which footpath\nis meant?')
    expect(mail?.text).not.toContain(mails.possibleCopy)
    expect(mail?.headers.has('x-possible-copy')).toBe(false)
    expect(await rows()).toMatchObject([
      {
        delivery_state: 'sent',
        sent_at: '2026-11-20T12:00:00.000Z',
        attempts: 1,
        next_attempt_at: null,
        is_in_doubt: 0,
      },
    ])
    expect((await rows())[0]?.message_id).toBe(mail?.headers.get('message-id'))
  })

  test('an attempt is in the database before it begins, with its Message-ID', async () => {
    await visitor().sendMessage(message)
    let before: Record<string, unknown>[] = []
    const send = async () => {
      before = await rows()
      return ''
    }
    await deliver({ send })
    expect(before).toMatchObject([{ delivery_state: 'waiting', attempts: 1, is_in_doubt: 1 }])
    expect(before[0]?.message_id).toMatch(/^<[\w-]{36}@example\.org>$/)
  })

  test('a server that is not there is tried again after growing pauses, and nothing is lost', async () => {
    const port = await freePort()
    await visitor().sendMessage(message)
    const send = createMailServer(`smtp://127.0.0.1:${port}`)
    for (const pause of [1, 3, 9, 27]) {
      expect(await deliver({ send })).toBe(true)
      site.time += pause * minute - 1
      expect(await deliver({ send })).toBe(false)
      site.time += 1
    }
    expect(await rows()).toMatchObject([{ delivery_state: 'waiting', attempts: 4, is_in_doubt: 0 }])
    const back = await startMailHost(port)
    onTestFinished(() => back.stop())
    expect(await deliver({ send })).toBe(true)
    expect(back.received).toHaveLength(1)
    expect(back.received[0]?.text).not.toContain(mails.possibleCopy)
    expect(await rows()).toMatchObject([{ delivery_state: 'sent', attempts: 5, last_error: null }])
  })

  test('what may have arrived is sent again under the same Message-ID, and says that it may be a copy', async () => {
    await visitor().sendMessage(message)
    site.mailHost.behave({ dropAt: 'accepted' })
    await deliver()
    site.mailHost.behave({ refuse: { at: 'MAIL', code: 451 } })
    site.time += minute
    await deliver()
    site.mailHost.behave({})
    site.time += 3 * minute
    await deliver()
    const [first, second] = site.mailHost.received
    expect(site.mailHost.received).toHaveLength(2)
    expect(second?.headers.get('message-id')).toBe(first?.headers.get('message-id'))
    expect(first?.text).not.toContain(mails.possibleCopy)
    expect(second?.text).toContain(mails.possibleCopy)
    expect(second?.headers.get('x-possible-copy')).toBe(first?.headers.get('message-id'))
  })

  test('an attempt whose process died is repeated once its lease is over, as a possible copy', async () => {
    await visitor().sendMessage(message)
    expect(await claim()).toMatchObject({ attempt: 1, isPossibleCopy: false })
    site.time += 4999
    expect(await deliver()).toBe(false)
    site.time += 1
    expect(await deliver()).toBe(true)
    expect(site.mailHost.received[0]?.headers.get('message-id')).toBe('<claimed@example.org>')
    expect(site.mailHost.received[0]?.text).toContain(mails.possibleCopy)
  })

  test('a server that is slower than the lease keeps its e-mail to itself', async () => {
    await visitor().sendMessage(message)
    const [reached, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const send = createMailServer(site.mailHost.url)
    const slow = deliver({
      leaseMs: 60,
      send: async (...mail) => {
        reached.resolve()
        await answers.promise
        return send(...mail)
      },
    })
    await reached.promise
    for (let renewals = 0; renewals < 3; renewals += 1) {
      site.time += 59
      const renewed = new Date(site.time + 60).toISOString()
      await expect.poll(async () => (await rows())[0]?.next_attempt_at).toBe(renewed)
      expect(await deliver()).toBe(false)
    }
    answers.resolve()
    await slow
    expect(site.mailHost.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ delivery_state: 'sent', attempts: 1 }])
  })

  test('a process that comes back after its lease changes nothing', async () => {
    await visitor().sendMessage(message)
    const lost = (await claim()) as Claim
    site.time += 5000
    const taken = (await claim()) as Claim
    const about = { error: 'late', code: 'late', host: '', isInDoubt: true, isAddressRefused: false, isTrouble: false }
    const failure = { ...about, state: 'failed' } as const
    expect(await settleDelivery(site.database.db, lost, failure, new Date(site.time))).toBe(false)
    expect(await rows()).toMatchObject([{ delivery_state: 'waiting', attempts: 2 }])
    expect(
      await settleDelivery(site.database.db, taken, { state: 'sent', answer: '', host: '' }, new Date(site.time)),
    ).toBe(true)
  })

  test('two processes that share the database send each e-mail once', async () => {
    const other = await connectDatabase(site.url)
    onTestFinished(() => other.close())
    for (let count = 0; count < 20; count += 1) {
      await visitor().sendMessage({ ...message, subject: `Number ${count}` })
    }
    // Both have their first e-mail under way at the same moment, however the machine shares its time.
    let begun = 0
    const haveBegun = Promise.withResolvers<void>()
    const drain = async (db: ConnectedDatabase['db']) => {
      let count = 0
      const sendOn = createMailServer(site.mailHost.url)
      const send: DeliveryOptions['send'] = async (...mail) => {
        begun += 1
        if (begun === 2) haveBegun.resolve()
        await haveBegun.promise
        return sendOn(...mail)
      }
      // Only who finds nothing twice in a row is done: the other may hold the row that was due.
      for (let idle = 0; idle < 2; ) {
        if (await deliver({ db, send })) count += 1
        else idle += 1
      }
      return count
    }
    const shares = await Promise.all([drain(site.database.db), drain(other.db)])
    expect(Math.min(...shares)).toBeGreaterThan(0)
    expect(site.mailHost.received.map(({ headers }) => headers.get('subject')).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, count) => `[Website message] Number ${count}`).toSorted(),
    )
    expect(site.mailHost.received.some(({ text }) => text.includes(mails.possibleCopy))).toBe(false)
  })

  test('a refusal for good ends the e-mail to a visitor, but not the one to the campaign', async () => {
    site.mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await visitor().sendMessage(message)
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    while (await deliver());
    expect(await rows()).toMatchObject([
      {
        delivery_state: 'waiting',
        next_attempt_at: '2026-11-20T18:00:00.000Z',
        last_error: expect.stringContaining('550'),
      },
    ])
    expect(await rows('newsletter_signups')).toMatchObject([{ delivery_state: 'failed', next_attempt_at: null }])
  })

  test('a refusal of our own server does not end the e-mail to who signs up', async () => {
    site.mailHost.behave({ refuse: { at: 'MAIL', code: 550 } })
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    while (await deliver());
    site.mailHost.behave({})
    site.time += 60 * minute
    while (await deliver());
    expect(site.mailHost.received.map(({ to }) => to)).toEqual([['bob@example.org']])
  })

  test('after five days a message has failed; it is kept and can be tried anew', async () => {
    const gone = `smtp://127.0.0.1:${await freePort()}`
    await visitor().sendMessage(message)
    const began = site.time
    while (await deliver({ send: createMailServer(gone) })) site.time += 8 * 60 * minute
    expect(site.time - began).toBeGreaterThan(5 * 24 * 60 * minute)
    const [failed] = await rows()
    expect(failed).toMatchObject({ delivery_state: 'failed', message: message.message })
    expect(await retryDelivery(site.database.db, 'nothing')).toBe(false)
    expect(await retryDelivery(site.database.db, String(failed?.id))).toBe(true)
    expect(await retryDelivery(site.database.db, String(failed?.id))).toBe(false)
    await deliver()
    expect(site.mailHost.received.map(({ headers }) => headers.get('message-id'))).toEqual([failed?.message_id])
    expect(await rows()).toMatchObject([{ delivery_state: 'sent', attempts: 1 }])
  })

  test('a message that waits for its next attempt can be tried at once, but not beside an attempt under way', async () => {
    await visitor().sendMessage(message)
    const [stored] = await rows()
    const retry = () => retryDelivery(site.database.db, String(stored?.id), new Date(site.time))
    site.mailHost.behave({ refuse: { at: 'MAIL', code: 451 } })
    await deliver()
    site.mailHost.behave({})
    expect(await deliver()).toBe(false)
    expect(await retry()).toBe(true)
    await claim()
    expect(await retry()).toBe(false)
    expect(await rows()).toMatchObject([{ attempts: 1, next_attempt_at: '2026-11-20T12:00:05.000Z' }])
    await execute("update messages set delivery_state = 'failed', deleted_at = '2026-11-20T12:00:00.000Z'")
    expect(await retry()).toBe(false)
  })

  test('a message that a maintainer deleted is not sent, until the deletion is undone', async () => {
    await visitor().sendMessage(message)
    await execute("update messages set deleted_at = '2026-11-20T12:00:00.000Z'")
    expect(await deliver()).toBe(false)
    await execute('update messages set deleted_at = null')
    expect(await deliver()).toBe(true)
  })

  test('an hour has room for so many e-mails of each kind; the rest is taken all the same, and leaves later', async () => {
    const mailsAnHour = { ...formLimits.mailsAnHour, messages: 2, newsletter_signups: 3 }
    const take = createVisitorPosts({ db: site.database.db, trustedProxies: 1, log: site.log, now: () => site.time })
    const from = (address: string) =>
      take({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '127.0.0.1' } as Socket })
    for (let count = 0; count < 7; count += 1) {
      await from(`203.0.113.${count}`).signUp({ EMAIL: `subscriber${count}@example.org` })
      site.time += 1000
    }
    await visitor().sendMessage(message)
    const sendAll = async () => {
      site.mailHost.received.length = 0
      while (await deliver({ mailsAnHour }));
      return site.mailHost.received.map(({ to }) => String(to)).toSorted()
    }
    const subscribers = (...numbers: number[]) => numbers.map((number) => `subscriber${number}@example.org`)
    expect(await sendAll()).toEqual(['inbox@example.org', ...subscribers(0, 1, 2)])
    const next = await findNextAttempt(site.database.db, { now: new Date(site.time), mailsAnHour })
    expect(next).toBe(site.time + 60 * minute)
    site.time += 60 * minute - 1
    await visitor().sendMessage(message)
    await visitor().sendMessage(message)
    expect(await sendAll()).toEqual(['inbox@example.org'])
    site.time += 1
    expect(await sendAll()).toEqual(['inbox@example.org', ...subscribers(3, 4, 5)])
    site.time += 60 * minute
    expect(await sendAll()).toEqual(subscribers(6))
  })

  test('a row that another program wrote cannot add a header or a recipient', async () => {
    await visitor().sendMessage(message)
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    const evil = "'x' || char(13) || char(10) || 'Bcc: spy@example.org'"
    const text = site.database.kind === 'sqlite' ? evil : evil.replaceAll('char(', 'chr(')
    await execute(`update messages set subject = ${text}, name = ${text}, email = 'a@example.org, b@example.org'`)
    await execute("update newsletter_signups set email = 'a@example.org, b@example.org'")
    while (await deliver());
    expect(site.mailHost.received).toHaveLength(1)
    const [mail] = site.mailHost.received
    expect(mail?.to).toEqual(['inbox@example.org'])
    expect(mail?.headers.get('subject')).toBe('[Website message] x Bcc: spy@example.org')
    expect(['bcc', 'reply-to'].filter((name) => mail?.headers.has(name))).toEqual([])
    expect(mail?.text).toContain('From: x Bcc: spy@example.org <a@example.org, b@example.org>')
    expect(mail?.text).toContain(mails.message.noAnswer)
    expect(await rows('newsletter_signups')).toMatchObject([{ delivery_state: 'failed' }])
  })

  test('nothing of an e-mail is in the log', async () => {
    await visitor().sendMessage(message)
    await visitor().signUp({ EMAIL: 'bob@example.org', FNAME: 'Bob' })
    for (const behaviour of [{ refuse: { at: 'RCPT', code: 450 } }, { dropAt: 'data' }, {}] as const) {
      site.mailHost.behave(behaviour)
      while (await deliver());
      site.time += 10 * minute
    }
    expect(logged.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(logged)).not.toMatch(/Ann|Bob|@|footpath|203\.0/)
  })

  test('an outbox sends at once what it is told of, and finds by itself what others store', async () => {
    const outbox = startOutbox({ ...options({ now: Date.now }), lookEveryMs: 200 })
    await visitor().sendMessage({ ...message, subject: 'Found' })
    await expect.poll(() => site.mailHost.received.length).toBe(1)
    await outbox.stop()
    const woken = startOutbox({ ...options({ now: Date.now }), lookEveryMs: 3_600_000 })
    for (const count of [2, 3]) {
      await visitor().sendMessage({ ...message, subject: 'Told' })
      woken.wake()
      await expect.poll(async () => (await rows()).filter((row) => row.delivery_state === 'sent').length).toBe(count)
    }
    await woken.stop()
    expect(site.mailHost.received).toHaveLength(3)
  })

  test('an outbox that stops breaks off what hangs, and the next one goes on', async () => {
    await visitor().sendMessage(message)
    site.mailHost.behave({ stallAt: 'data' })
    const send = createMailServer(site.mailHost.url)
    const connections = site.mailHost.connections
    const stalled = startOutbox({ ...options({ now: Date.now, send }), graceMs: 200 })
    await expect.poll(() => site.mailHost.connections).toBeGreaterThan(connections)
    await stalled.stop()
    expect(await rows()).toMatchObject([{ delivery_state: 'waiting', attempts: 1 }])
    site.mailHost.behave({})
    const next = startOutbox(options({ now: Date.now }))
    await expect.poll(() => site.mailHost.received.length).toBe(1)
    await next.stop()
  })

  test('an outbox outlives a database that does not answer for a while', async () => {
    await visitor().sendMessage(message)
    await execute('alter table messages rename to lost')
    const outbox = startOutbox({ ...options({ now: Date.now }), lookEveryMs: 50 })
    await expect.poll(() => logged.length).toBeGreaterThan(1)
    await execute('alter table lost rename to messages')
    await expect.poll(() => site.mailHost.received.length).toBe(1)
    await outbox.stop()
  })
})
