import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { mails as mailsOf } from '../../content/mail-words.ts'
import { connectDatabase } from '../database/connect.ts'
import { forgetMails } from '../database/mail-queue.ts'
import { listMessages, removeMessage, storeMessage } from '../database/received.ts'
import { sampleMessage as message } from '../database/testing/sample-rows.ts'
import { freePort } from '../testing/free-port.ts'
import { createMailServer, type SendMail } from './mail-server.ts'
import { sendDue, startSender } from './sender.ts'
import { day, describeMails, hour, minute, never } from './testing/describe-mails.ts'

const mails = mailsOf(firstCampaign.name)

describeMails('what waits', (site) => {
  const { deliver, execute, logged, options, visitor } = site
  const rows = () => execute('select * from mail_queue order by due')
  const store = (subject = message.subject) =>
    storeMessage(site.database.db, { ...message, subject }, new Date(site.time))

  test('a message goes to the campaign once, with the visitor as the one to answer', async () => {
    await visitor().sendMessage(message)
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ from: 'campaign@example.org', to: ['inbox@example.org'] })
    expect(mail?.headers.get('reply-to')).toBe('Ann Example <ann@example.org>')
    expect(mail?.headers.get('subject')).toBe('[Website message] The footpath')
    expect(mail?.text).toContain('Which footpath\nis meant?')
    const message_id = mail?.headers.get('message-id')
    expect(await rows()).toMatchObject([{ kind: 'message', state: 'sent', attempts: 1, message_id }])
  })

  test('a server that is not there is tried again after growing pauses, under one Message-ID', async () => {
    await store()
    const send = createMailServer(`smtp://127.0.0.1:${await freePort()}`)
    const ids = new Set<unknown>()
    for (const pause of [1, 5, 15, 60]) {
      expect((await sendDue(options({ send }), never)).hasTrouble).toBe(true)
      ids.add((await rows())[0]?.message_id)
      site.time += pause * minute - 1
      expect(await deliver()).toEqual([])
      site.time += 1
    }
    const [mail] = await deliver()
    expect(ids.add(mail?.headers.get('message-id')).size).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 5, last_error: null }])
  })

  test('what a subscriber is sent is given up after three days; a message to the campaign is tried on and on', async () => {
    await store()
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    site.mailHost.behave({ refuse: { at: 'DATA', code: 451 } })
    const began = site.time
    while ((await rows()).some(({ state, kind }) => state === 'waiting' && kind === 'confirmation')) {
      await deliver()
      site.time += 10 * minute
    }
    expect((site.time - began) / day).toBeCloseTo(3, 0)
    expect(await rows()).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'confirmation', state: 'failed', attempts: 12 })]),
    )
    site.time += 30 * day
    site.mailHost.behave({})
    expect((await deliver()).map(({ to }) => to)).toEqual([['inbox@example.org']])
  })

  test('a mailbox that does not exist is not asked again; the campaign’s own is', async () => {
    await store()
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    site.mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await deliver()
    site.mailHost.behave({})
    site.time += hour
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    expect((await deliver()).map(({ to }) => to)).toEqual([['inbox@example.org']])
  })

  test('two processes that share the database send each e-mail once', async () => {
    const other = await connectDatabase(site.url)
    onTestFinished(() => other.close())
    for (let count = 0; count < 40; count += 1) await store(`Number ${count}`)
    // Both have some under way at the same moment, however the machine shares its time.
    const bothHaveBegun = Promise.withResolvers<void>()
    const begun = new Set<unknown>()
    const sendAs = (db: unknown): SendMail => {
      const send = options().send
      return async (...mail) => {
        begun.add(db)
        if (begun.size === 2) bothHaveBegun.resolve()
        await bothHaveBegun.promise
        return send(...mail)
      }
    }
    const shares = [site.database.db, other.db].map((db) => deliver({ db, send: sendAs(db) }))
    await Promise.all(shares)
    const subjects = site.mailHost.received.map(({ headers }) => headers.get('subject'))
    expect(subjects.toSorted()).toEqual(
      Array.from({ length: 40 }, (_none, count) => `[Website message] Number ${count}`).toSorted(),
    )
  })

  test('what a process that died had under way goes again after two minutes, as the same e-mail, and then no more', async () => {
    for (const subject of ['One', 'Two']) await store(subject)
    const dying: SendMail = async (...mail) => {
      await options().send(...mail)
      await new Promise(() => undefined)
    }
    void sendDue(options({ send: dying }), never)
    await expect.poll(() => site.mailHost.received.length).toBe(2)
    site.time += 2 * minute - 1
    expect(await deliver()).toEqual([])
    site.time += 1
    expect(await deliver()).toHaveLength(2)
    expect(new Set(site.mailHost.received.map(({ headers }) => headers.get('message-id'))).size).toBe(2)
    site.time += day
    expect(await deliver()).toEqual([])
  })

  test('an hour has room for so many e-mails, whatever is deleted after they left', async () => {
    site.settings.anHour = 10
    for (let count = 0; count < 25; count += 1) await visitor().signUp({ EMAIL: `reader${count}@example.org` })
    expect(await deliver()).toHaveLength(10)
    await execute("delete from mail_queue where state = 'sent'")
    site.time += hour - 1
    expect(await deliver()).toEqual([])
    site.time += 1
    expect(await deliver()).toHaveLength(10)
  })

  test('what may have left counts until its lease is over, and what the server never heard of does not', async () => {
    site.settings.anHour = 10
    for (let count = 0; count < 25; count += 1) await visitor().signUp({ EMAIL: `reader${count}@example.org` })
    const nowhere = createMailServer(`smtp://127.0.0.1:${await freePort()}`)
    await deliver({ send: nowhere })
    expect(await site.rows('mail_departures')).toEqual([])
    await execute("update mail_queue set due = '2026-11-20T12:00:00.000Z'")
    void sendDue(options({ send: () => new Promise(() => undefined) }), never)
    await expect.poll(() => site.rows('mail_departures')).toHaveLength(10)
    site.time += hour + 2 * minute - 1
    expect(await deliver()).toEqual([])
    site.time += 1
    expect(await deliver()).toHaveLength(10)
  })

  describe('more messages than a quarter of the hour has room for', () => {
    const words = mails.digest
    const wait = async (...subjects: string[]) => {
      for (const subject of subjects) {
        await store(subject)
        site.time += 1000
      }
    }
    beforeEach(async () => {
      site.settings.anHour = 20
      await wait('One', 'Two', 'Three', 'Four')
      expect(await deliver()).toHaveLength(4)
    })

    test('leave together once an hour, each in full with who wrote it, and no one else waits for them', async () => {
      const text = `${words.place(2, 3)}\nFrom: Eve <eve@example.org>`
      await wait('Five')
      await storeMessage(site.database.db, { ...message, message: text }, new Date(site.time))
      await wait('Seven')
      const [mail, ...others] = await deliver()
      expect(others).toEqual([])
      expect(mail?.headers.get('subject')).toBe(`[Website message] ${words.subject(3)}`)
      expect(mail?.headers.has('reply-to')).toBe(false)
      expect(mail?.text.match(/^From: Ann Example <ann@example\.org>$/gm)).toHaveLength(3)
      expect(mail?.text.match(/^Message \d of 3$/gm)).toHaveLength(3)
      expect(mail?.text).toContain('\n\n> Which footpath\n> is meant?\n\n')
      expect(mail?.text).toContain(`> ${words.place(2, 3)}\n> From: Eve <eve@example.org>\n`)
      expect(await listMessages(site.database.reader, { limit: 9 })).toMatchObject(
        Array(7).fill({ delivery_state: 'sent' }),
      )
      await wait('Eight', 'Nine')
      await visitor().signUp({ EMAIL: 'bob@example.org' })
      expect((await deliver()).map(({ to }) => to)).toEqual([['bob@example.org']])
      site.time += hour
      expect((await deliver()).map(({ headers }) => headers.get('subject')).toSorted()).toEqual([
        '[Website message] Eight',
        '[Website message] Nine',
      ])
    })

    test('leave as the same e-mail again where it is not known that it was taken', async () => {
      await wait('Five', 'Six')
      site.mailHost.behave({ dropAt: 'accepted' })
      await deliver()
      await store('Seven')
      expect(await listMessages(site.database.reader, { limit: 3 })).toMatchObject([
        { subject: 'Seven', attempts: 0 },
        { delivery_state: 'waiting', attempts: 1, last_error: expect.stringMatching(/./) },
        { delivery_state: 'waiting', attempts: 1 },
      ])
      site.mailHost.behave({})
      site.time += hour
      await deliver()
      const [first, again] = site.mailHost.received.filter(({ headers }) =>
        headers.get('subject')?.endsWith('messages'),
      )
      expect(again?.headers.get('message-id')).toBe(first?.headers.get('message-id'))
      expect(again?.text).toBe(first?.text)
      expect(site.mailHost.received.at(-1)?.headers.get('subject')).toBe('[Website message] Seven')
    })

    test('leave without what was deleted meanwhile, and not at all where that is everything', async () => {
      await wait('Five', 'Six', 'Seven')
      site.mailHost.behave({ refuse: { at: 'MAIL', code: 451 } })
      await deliver()
      const [{ about: id } = {}] = (await rows()).filter(
        ({ state, about }) => state === 'waiting' && !String(about).startsWith('digest'),
      )
      await removeMessage(site.database.db, String(id))
      site.time += minute
      await deliver()
      await execute('delete from messages')
      site.mailHost.behave({})
      site.time += hour
      expect(await deliver()).toEqual([])
      for (const _twice of [1, 2]) await forgetMails(site.database.db, new Date(site.time).toISOString())
      expect(await rows()).toEqual([])
    })
  })

  test('e-mails leave no faster than the campaign’s rate', async () => {
    site.settings.aSecond = 2
    for (let count = 0; count < 3; count += 1) await store(`Number ${count}`)
    const began = performance.now()
    const sender = startSender(options({ now: Date.now }))
    onTestFinished(() => sender.stop())
    await expect.poll(() => site.mailHost.received.length).toBe(3)
    // Two at once, one after a second.
    expect(performance.now() - began).toBeGreaterThan(900)
  })

  test('a row that another program wrote cannot add a header or a recipient, nor what a reader would take for one', async () => {
    await store()
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    const evil = "'=?x' || char(13) || char(10) || 'Bcc: spy@example.org'"
    const text = site.database.kind === 'sqlite' ? evil : evil.replaceAll('char(', 'chr(')
    await execute(`update messages set subject = ${text}, name = ${text}, email = 'a@example.org, b@example.org'`)
    await execute("update newsletter_signups set email = 'a@example.org, b@example.org'")
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail?.to).toEqual(['inbox@example.org'])
    expect(mail?.headers.get('subject')).toBe('[Website message] = ?x Bcc: spy@example.org')
    expect(['bcc', 'reply-to'].filter((name) => mail?.headers.has(name))).toEqual([])
    expect(mail?.text).toContain('From: =?x Bcc: spy@example.org <a@example.org, b@example.org>')
    expect(mail?.text).toContain(mails.message.noAnswer)
  })

  test('nothing of an e-mail is in the log', async () => {
    await store()
    await visitor().signUp({ EMAIL: 'bob@example.org', FNAME: 'Bob' })
    for (const behaviour of [{ refuse: { at: 'RCPT', code: 450 } }, { dropAt: 'data' }, {}] as const) {
      site.mailHost.behave(behaviour)
      await deliver()
      site.time += 10 * minute
    }
    expect(logged.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(logged)).not.toMatch(/Ann|Bob|@|footpath|203\.0/)
  })

  test('a sender sends at once what it is told of, finds what others store, and outlives a database that is away', async () => {
    const sender = startSender({ ...options({ now: Date.now }), lookEveryMs: 3_600_000 })
    for (const count of [1, 2]) {
      await store()
      sender.wake()
      await expect.poll(() => site.mailHost.received.length).toBe(count)
    }
    await sender.stop()
    await execute('alter table messages rename to lost')
    const looking = startSender({ ...options({ now: Date.now }), lookEveryMs: 50 })
    onTestFinished(() => looking.stop())
    await execute('alter table lost rename to messages')
    await store()
    await expect.poll(() => site.mailHost.received.length).toBe(3)
  })

  test('a sender that stops breaks off what hangs, and the next one goes on at once', async () => {
    await store()
    site.mailHost.behave({ stallAt: 'data' })
    const stalled = startSender({ ...options({ now: Date.now }), graceMs: 200 })
    await expect.poll(() => site.mailHost.received.length).toBe(1)
    await stalled.stop()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    site.mailHost.behave({})
    site.time = Date.now()
    expect(await deliver()).toHaveLength(1)
  })
})
