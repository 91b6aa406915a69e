import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { formLimits } from '../admission/form-limits.ts'
import { connectDatabase } from '../database/connect.ts'
import { findNextAttempt, handOver } from '../database/deliveries.ts'
import { unsubscribe } from '../database/newsletter-signups.ts'
import { removeSignup } from '../database/received-signups.ts'
import { deleteExpired } from '../database/retention.ts'
import type { ContentRevision } from '../database/revision.ts'
import { changeSending } from '../database/sending-changes.ts'
import { listSendings } from '../database/sending-report.ts'
import { withContent } from '../database/testing/open-content.ts'
import { finishSendings, pauseRefused, setAside, takeBackSignup } from '../database/update-mails.ts'
import { countRecipients, startSending } from '../database/update-sendings.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'
import { createMailServer } from './mail-server.ts'
import { day, describeMails, hour, minute, never } from './testing/describe-mails.ts'

const unsent = { subject: 'The consultation is open', body: '<p>Write <strong>now</strong>.</p>', occasion: '' }
const kept = { messages: 365, deleted_messages: 7, newsletter_signups: 730, unconfirmed_signups: 30 }

describeMails('an update to subscribers', (site) => {
  const { execute, subscribe, visitor } = site
  let revision: ContentRevision
  let content: Content

  beforeEach(async () => {
    ;({ revision, content } = await withContent(site))
  })

  const write = async (fields: Partial<typeof unsent> = {}) =>
    (await content.insert('updates', { ...unsent, ...fields })).id
  const version = async (id: string) => (await content.find('updates', id))?.updated_at ?? ''
  const start = async (id: string, subscribers?: number) => {
    const seen = subscribers === undefined ? undefined : { subscribers, version: await version(id) }
    return startSending(site.database, revision, id, new Date(site.time), seen)
  }
  const sendUpdate = async (fields?: Partial<typeof unsent>) => {
    const id = await write(fields)
    await start(id)
    return id
  }
  const change = (id: string, to: Parameters<typeof changeSending>[2]) =>
    changeSending(site.database.db, id, to, new Date(site.time))
  const deliverOne = (more?: Partial<DeliveryOptions>) => {
    const rate = async () => ({ anHour: 100_000, aDay: 1_000_000 })
    return deliverNext(site.options({ outbox: 'bulk', rate, ...more }), never)
  }
  const deliverAll = async (more?: Partial<DeliveryOptions>) => {
    while (await deliverOne(more));
    await finishSendings(site.database.db, new Date(site.time))
    return site.mailHost.received.splice(0)
  }
  const claim = async () => (await site.claim('bulk')) ?? expect.unreachable()
  const sending = async () => (await listSendings(site.database.reader))[0]
  const addresses = (mails: { to: string[] }[]) => mails.flatMap(({ to }) => to).toSorted()
  const signups = () => execute('select * from newsletter_signups order by id')

  // (rule: update-once)
  test('goes to everybody who has confirmed, once each, whoever presses and however often', async () => {
    await subscribe(4)
    await execute("update newsletter_signups set state = 'unconfirmed' where id = 's4'")
    const id = await write()
    const other = await connectDatabase(site.url)
    onTestFinished(() => other.close())
    const seen = { subscribers: 3, version: await version(id) }
    const presses = [site.database, other].map((one) => startSending(one, revision, id, new Date(site.time), seen))
    expect((await Promise.all(presses)).toSorted()).toEqual(['before', 'now'])
    expect(await start(id, 3)).toBe('before')
    const mails = await deliverAll()
    expect(addresses(mails)).toEqual(['reader1@example.org', 'reader2@example.org', 'reader3@example.org'])
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
    const oneClick = /^<https:\/\/example\.org\/quarry\/newsletter\/unsubscribe\?token=([\w-]{32})>$/
    const token = oneClick.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(mail?.text).toContain(`/quarry/newsletter/unsubscribe#${token}`)
    expect(['precedence', 'auto-submitted', 'x-possible-copy'].filter((name) => mail?.headers.has(name))).toEqual([])
    expect(await unsubscribe(site.database.db, token, new Date(site.time))).toBe('done')
    expect(await signups()).toEqual([])
  })

  // (rule: update-leave)
  test('does not go to who leaves in the middle, nor to whom another program has deleted', async () => {
    await subscribe(4)
    await sendUpdate()
    await deliverOne()
    const [first] = site.mailHost.received
    const [left, deleted, stays] = (await signups()).filter(({ email }) => email !== first?.to[0])
    expect(await removeSignup(site.database.db, String(left?.id), new Date(site.time))).toBe(true)
    await execute(`delete from newsletter_signups where id = '${deleted?.id}'`)
    const mails = await deliverAll()
    expect(addresses(mails)).toEqual([first?.to[0], stays?.email].toSorted())
    expect(await sending()).toMatchObject({ state: 'sent', sent: 2, left: 2 })
  })

  // (rule: update-counts-stay)
  test('keeps what became of it when those whom it went to leave, are deleted or expire', async () => {
    await subscribe(6)
    await sendUpdate()
    for (const more of ['5.1.1', '5.7.1']) {
      site.mailHost.behave({ refuse: { at: 'RCPT', code: 550, more } })
      await deliverOne()
    }
    site.mailHost.behave({})
    await handOver(site.database.db, await claim(), new Date(site.time), 5000)
    await deliverOne()
    await deliverOne()
    const counts = { setAside: 1, failed: 1, inDoubt: 1, sent: 2, left: 1 }
    const mails = await execute('select signup_id from update_mails order by attempts desc, sent_at, id')
    const [first, ...others] = mails.map(({ signup_id }) => String(signup_id))
    for (const id of others) await removeSignup(site.database.db, id, new Date(site.time))
    await execute(`delete from newsletter_signups where id = '${first}'`)
    await deleteExpired(site.database.db, new Date(site.time), kept)
    await deliverAll()
    expect(await sending()).toMatchObject({ state: 'sent', recipients: 6, waiting: 0, again: 0, ...counts })
    expect(await execute('select * from update_mails')).toEqual([])
    await deleteExpired(site.database.db, new Date(site.time + 30 * day + 1), kept)
    expect(await sending()).toMatchObject({ recipients: 6, waiting: 0, ...counts })
  })

  // (rule: update-start)
  test('is not sent to another number of people than was shown, nor to nobody', async () => {
    const id = await write()
    await expect(start(id, 0)).rejects.toMatchObject({ code: 'invalid' })
    await subscribe(20)
    await expect(start(id, 17)).rejects.toMatchObject({ code: 'conflict', current: { subscribers: 20 } })
    const blank = await write({ body: '<p> </p><p>&nbsp;</p>' })
    await expect(start(blank, 20)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('no words'),
    })
    expect(await listSendings(site.database.reader)).toEqual([])
    expect(await content.find('updates', id)).toMatchObject({ sent_at: null })
    expect(await start(id, 18)).toBe('now')
  })

  // (rule: update-start)
  test('is not sent in other words than were seen', async () => {
    await subscribe(1)
    const id = await write()
    const seen = { subscribers: 1, version: await version(id) }
    await content.update('updates', id, { subject: 'What somebody else wrote' }, seen.version)
    const current = { id, subject: 'What somebody else wrote', updated_at: await version(id) }
    const sending = startSending(site.database, revision, id, new Date(site.time), seen)
    await expect(sending).rejects.toMatchObject({ code: 'conflict', current })
    expect(await listSendings(site.database.reader)).toEqual([])
    expect(await start(id, 1)).toBe('now')
  })

  // (rule: update-occasion)
  test('for an occasion goes once, in whatever words', async () => {
    await subscribe(1)
    await sendUpdate({ occasion: 'consultation-ends-2027-03-01' })
    const again = await write({ occasion: 'consultation-ends-2027-03-01', subject: 'Only two days' })
    await expect(start(again)).rejects.toMatchObject({ code: 'invalid' })
    expect(await deliverAll()).toHaveLength(1)
    expect(await start(await write())).toBe('now')
    expect(await start(await write())).toBe('now')
  })

  // (rule: update-sent)
  test('is not changed any more once it goes, and deleted only when nothing of it leaves', async () => {
    await subscribe(1)
    const { id } = await content.insert('updates', { ...unsent, body: '<p onclick="x()">Hello</p>' })
    await start(id)
    const { updated_at = '', body } = (await content.find('updates', id)) ?? {}
    expect(body).toBe('<p>Hello</p>')
    await expect(content.update('updates', id, { subject: 'Other' }, updated_at)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('went to subscribers'),
    })
    await expect(content.delete('updates', id)).rejects.toMatchObject({ code: 'invalid' })
    await deliverAll()
    await content.delete('updates', id)
  })

  // (rule: update-once)
  test('of a process that dies before the last byte is sent by the next one, as the first', async () => {
    await subscribe(1)
    await sendUpdate()
    const { messageId } = await claim()
    site.time += 4999
    expect(await deliverAll()).toEqual([])
    site.time += 1
    const [mail, ...others] = await deliverAll()
    expect(others).toEqual([])
    expect(mail?.headers.get('message-id')).toBe(messageId)
    expect(mail?.headers.has('x-possible-copy')).toBe(false)
  })

  // (rule: update-doubt)
  test('of a process that dies after the last byte is in doubt, and goes once more only when somebody says so', async () => {
    await subscribe(2)
    const id = await sendUpdate()
    await handOver(site.database.db, await claim(), new Date(site.time), 5000)
    expect(await deliverAll()).toHaveLength(1)
    expect(await sending()).toMatchObject({ state: 'sending', sent: 1, waiting: 1, inDoubt: 0 })
    site.time += 5000
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'sent', sent: 1, inDoubt: 1, failed: 0 })
    await change(id, 'again')
    const [copy] = await deliverAll()
    expect(copy?.headers.get('x-possible-copy')).toBe('<claimed@example.org>')
    expect(copy?.text).toContain('This may be a copy')
    expect(await sending()).toMatchObject({ state: 'sent', sent: 2, inDoubt: 0 })
    await expect(change(id, 'again')).rejects.toMatchObject({ code: 'invalid' })
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
    site.mailHost.behave(behaviour)
    await deliverAll()
    expect(await sending()).toMatchObject({ ...counts, sent: 0 })
    site.mailHost.behave({})
    site.time += hour
    const mails = await deliverAll()
    expect(mails).toHaveLength(counts.waiting)
    expect(mails.some(({ headers }) => headers.has('x-possible-copy'))).toBe(false)
  })

  // (rule: update-pause)
  test('stops leaving at once when it is paused, also one whose last byte is not out yet', async () => {
    await subscribe(3)
    const id = await sendUpdate()
    const slow: DeliveryOptions['send'] = async (mail, signal, beforeLast) => {
      await change(id, 'pause')
      return createMailServer(site.mailHost.url)(mail, signal, beforeLast)
    }
    await deliverOne({ send: slow })
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'paused', waiting: 3, inDoubt: 0 })
    site.time += 6000
    await change(id, 'resume')
    expect(addresses(await deliverAll())).toEqual(['reader1@example.org', 'reader2@example.org', 'reader3@example.org'])
  })

  // (rule: update-pause)
  test('that was stopped goes to nobody more, and cannot be begun again', async () => {
    await subscribe(3)
    const id = await sendUpdate()
    await deliverOne()
    await change(id, 'stop')
    expect(await deliverAll()).toHaveLength(1)
    await expect(change(id, 'resume')).rejects.toMatchObject({ code: 'invalid' })
    expect(await start(id)).toBe('before')
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'stopped', halted_by: null, sent: 1, waiting: 2 })
  })

  // (rule: updates-archive-stopped)
  test('says to visitors that it was stopped where it had not gone to everybody', async () => {
    await subscribe(2)
    const [whole, part] = [await sendUpdate(), await write()]
    await deliverAll()
    await change(whole, 'stop').catch(() => undefined)
    await start(part)
    await deliverOne()
    await change(part, 'stop')
    site.time += minute
    await change(part, 'stop')
    expect(await content.find('updates', part)).toMatchObject({ stopped_at: '2026-11-20T12:00:00.000Z' })
    expect(await content.find('updates', whole)).toMatchObject({ stopped_at: null })
  })

  // (rule: set-aside-all)
  test('is paused where its mail server calls one address after the other gone, and none of those is set aside', async () => {
    await subscribe(14)
    await sendUpdate()
    await deliverOne()
    site.mailHost.behave({ refuse: { at: 'RCPT', code: 550, more: '5.1.1' } })
    for (let tried = 0; tried < 9; tried += 1) await deliverOne()
    await pauseRefused(site.database.db, new Date(site.time))
    expect(await sending()).toMatchObject({ state: 'sending', sent: 1, setAside: 9 })
    await deliverOne()
    await pauseRefused(site.database.db, new Date(site.time))
    expect(await deliverAll()).toHaveLength(1)
    const counts = { sent: 1, setAside: 0, failed: 10, waiting: 3, again: 10 }
    expect(await sending()).toMatchObject({ state: 'paused', halted_by: 'addresses-refused', ...counts })
    expect(await countRecipients(site.database.reader)).toEqual({ subscribers: 14, setAside: 0 })
    site.mailHost.behave({})
    const id = String((await sending())?.update_id)
    await change(id, 'resume')
    await pauseRefused(site.database.db, new Date(site.time))
    expect(await deliverAll()).toHaveLength(3)
    await change(id, 'again')
    expect(await deliverAll()).toHaveLength(10)
    expect(await sending()).toMatchObject({ state: 'sent', sent: 14, halted_by: null })
  })

  // (rule: set-aside)
  test('sets an address aside that is refused for good, until it is confirmed again or taken back', async () => {
    await subscribe(2)
    await sendUpdate()
    site.mailHost.behave((to) => (to.startsWith('reader1@') ? { refuse: { at: 'RCPT', code: 550 } } : {}))
    await deliverAll()
    expect(await sending()).toMatchObject({ state: 'sent', sent: 1, setAside: 1, failed: 0 })
    expect(await signups()).toMatchObject([
      { state: 'confirmed', set_aside_at: expect.any(String), set_aside_words: expect.stringContaining('550') },
      { set_aside_at: null },
    ])
    expect(JSON.stringify(await execute('select * from update_mails'))).not.toContain('reader1@example.org')
    site.mailHost.behave({})
    expect(await countRecipients(site.database.reader)).toEqual({ subscribers: 1, setAside: 1 })
    await sendUpdate()
    expect(addresses(await deliverAll())).toEqual(['reader2@example.org'])
    await takeBackSignup(site.database.db, 's1')
    await sendUpdate()
    expect(addresses(await deliverAll())).toEqual(['reader1@example.org', 'reader2@example.org'])
    await setAside(site.database.db, 's1', 'Its owner told us', new Date(site.time))
    expect(await countRecipients(site.database.reader)).toEqual({ subscribers: 1, setAside: 1 })
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
    site.time += minute
    await visitor().sendMessage(message)
    expect(addresses(await deliverAll(visitors))).toEqual(['bob@example.org', 'inbox@example.org'])
    const next = await findNextAttempt(site.database.db, {
      ...{ now: new Date(site.time), mailsAnHour: { ...formLimits.mailsAnHour, messages: 1, newsletter_signups: 1 } },
      ...{ outbox: 'bulk', rate: await rate() },
    })
    expect(next).toBe(Date.parse('2026-11-20T13:01:00Z'))
    site.time = next ?? 0
    expect(await deliverAll({ rate })).toHaveLength(7)
    site.time += hour
    expect(await deliverAll({ rate })).toHaveLength(0)
    site.time = Date.parse('2026-11-21T12:01:00Z')
    expect(await deliverAll({ rate })).toHaveLength(18)
  })

  // (rule: update-trouble)
  test('leaves a mail server alone that takes nothing, while visitors are still heard', async () => {
    await subscribe(50)
    await sendUpdate()
    site.mailHost.behave({ refuse: { at: 'MAIL', code: 550 } })
    const connections = site.mailHost.connections
    await deliverAll()
    expect(site.mailHost.connections - connections).toBe(2)
    expect(await sending()).toMatchObject({ state: 'sending', waiting: 50, trouble: expect.stringContaining('550') })
    for (const pause of [1, 5, 25, 125]) {
      site.time += pause * 1000 - 1
      expect(await deliverOne()).toBe(false)
      site.time += 1
      expect(await deliverOne()).toBe(true)
    }
    site.mailHost.behave({})
    site.time += 6 * hour + 2 * hour
    expect(await deliverAll()).toHaveLength(50)
    expect(await sending()).toMatchObject({ state: 'sent', trouble: null })
  })

  // (rule: update-trouble, updates-progress)
  test('says why some wait after a server has healed, and tries them at once when a maintainer says so', async () => {
    await subscribe(4)
    const id = await sendUpdate()
    site.mailHost.behave({ refuse: { at: 'DATA', code: 554 } })
    await deliverOne()
    site.mailHost.behave((to) => (to.startsWith('reader1@') ? { refuse: { at: 'RCPT', code: 552 } } : {}))
    expect(await deliverAll()).toHaveLength(2)
    const report = async () => (await listSendings(site.database.reader, new Date(site.time)))[0]
    expect(await report()).toMatchObject({ sent: 2, postponed: 1, postponedWhy: expect.stringContaining('554') })
    expect(await report()).toMatchObject({ trouble: null, waiting: 1, failed: 1 })
    await change(id, 'resume')
    const at = await findNextAttempt(site.database.db, {
      ...{ now: new Date(site.time), mailsAnHour: formLimits.mailsAnHour, outbox: 'bulk' },
    })
    expect(at).toBe(site.time)
    await deliverAll()
    expect(await report()).toMatchObject({ state: 'sent', sent: 3, failed: 1, failedWhy: '552', postponed: 0 })
  })

  // (rule: update-retention)
  test('is known by its numbers alone a month later, and its links go with the sign-ups', async () => {
    await subscribe(3)
    await sendUpdate()
    await deliverAll()
    await deleteExpired(site.database.db, new Date(site.time + 30 * day), kept)
    expect(await execute('select * from update_mails')).toHaveLength(3)
    await deleteExpired(site.database.db, new Date(site.time + 30 * day + 1), kept)
    expect(await execute('select * from update_mails')).toEqual([])
    expect(await execute('select * from mail_minutes')).toEqual([])
    expect(await sending()).toMatchObject({ recipients: 3, sent: 3, left: 0 })
    expect(await execute('select * from newsletter_links')).toHaveLength(3)
    await deleteExpired(site.database.db, new Date(site.time + 730 * day + 1), kept)
    expect(await execute('select * from newsletter_links')).toEqual([])
  })
})
