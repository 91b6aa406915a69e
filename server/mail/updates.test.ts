import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { connectDatabase } from '../database/connect.ts'
import { removeSignup, unsubscribe } from '../database/newsletter-signups.ts'
import { allowRefused } from '../database/received.ts'
import { deleteExpired } from '../database/retention.ts'
import type { ContentRevision } from '../database/revision.ts'
import { withContent } from '../database/testing/database-host.ts'
import { changeSending, countRecipients, listSendings, startSending } from '../database/update-sendings.ts'
import type { SendMail } from './mail-server.ts'
import { sendDue } from './sender.ts'
import { day, describeMails, hour, minute, never } from './testing/describe-mails.ts'

const unsent = { subject: 'The consultation is open', body: '<p>Write <strong>now</strong>.</p>', occasion: '' }
const kept = { messages: 365, newsletter_signups: 730, unconfirmed_signups: 30 }

describeMails('an update to subscribers', (site) => {
  const { execute, subscribe, visitor } = site
  let revision: ContentRevision
  let content: Content

  beforeEach(async () => {
    ;({ revision, content } = await withContent(site))
    site.settings.anHour = 10_000
  })

  const write = async (fields: Partial<typeof unsent> = {}) =>
    (await content.insert('updates', { ...unsent, ...fields })).id
  const version = async (id: string) => (await content.find('updates', id))?.updated_at ?? ''
  const start = async (id: string) => startSending(site.database, revision, id, new Date(site.time), await version(id))
  const sendUpdate = async (fields?: Partial<typeof unsent>) => {
    const id = await write(fields)
    await start(id)
    return id
  }
  const change = (id: string, to: Parameters<typeof changeSending>[2]) =>
    changeSending(site.database.db, id, to, new Date(site.time))
  const deliverAll = async () => {
    await site.deliver()
    return site.mailHost.received.splice(0)
  }
  /** Sends so many: the hour has room for no more. */
  const deliverSome = async (count: number) => {
    const [{ left } = {}] = await execute('select count(*) as left from mail_departures')
    site.settings.anHour = Math.ceil((Number(left) + count) / 0.9)
    const mails = await deliverAll()
    site.settings.anHour = 10_000
    expect(mails).toHaveLength(count)
    return mails
  }
  const sending = async () => (await listSendings(site.database.reader))[0]
  const addresses = (mails: { to: string[] }[]) => mails.flatMap(({ to }) => to).toSorted()
  const signups = () => execute('select * from newsletter_signups order by id')

  test('goes to everybody who has confirmed, once each, whoever presses and however often', async () => {
    await subscribe(4)
    await execute("update newsletter_signups set state = 'unconfirmed' where id = 's4'")
    const id = await write()
    const other = await connectDatabase(site.url)
    onTestFinished(() => other.close())
    const seen = await version(id)
    const presses = [site.database, other].map((one) => startSending(one, revision, id, new Date(site.time), seen))
    expect((await Promise.all(presses)).toSorted()).toEqual(['before', 'now'])
    expect(await start(id)).toBe('before')
    const mails = await deliverAll()
    expect(addresses(mails)).toEqual(['reader1@example.org', 'reader2@example.org', 'reader3@example.org'])
    expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(3)
    expect(await start(id)).toBe('before')
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'sent', recipients: 3, sent: 3, waiting: 0 })
    expect(await content.find('updates', id)).toMatchObject({ sent_at: '2026-11-20T12:00:00.000Z' })
  })

  test('carries ways to leave, and nothing that follows its reader', async () => {
    await subscribe(1)
    await sendUpdate()
    const [mail] = await deliverAll()
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token = /unsubscribe\?token=([\w-]{32})>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(mail?.text).toContain(`/quarry/newsletter/unsubscribe#${token}`)
    expect(['precedence', 'auto-submitted'].filter((name) => mail?.headers.has(name))).toEqual([])
    expect(await unsubscribe(site.database.db, token)).toBe('done')
    expect(await signups()).toEqual([])
  })

  test('does not go to who leaves in the middle, nor to whom another program has deleted', async () => {
    await subscribe(4)
    await sendUpdate()
    const [first] = await deliverSome(1)
    const [left, deleted, stays] = (await signups()).filter(({ email }) => email !== first?.to[0])
    expect(await removeSignup(site.database.db, String(left?.id))).toBe(true)
    await execute(`delete from newsletter_signups where id = '${deleted?.id}'`)
    const mails = await deliverAll()
    expect(addresses(mails)).toEqual([stays?.email])
    expect(await sending()).toMatchObject({ state: 'sent', recipients: 4, sent: 2, waiting: 0, failed: 0 })
    for (const { id } of await signups()) await removeSignup(site.database.db, String(id))
    expect(await sending()).toMatchObject({ recipients: 4, sent: 2 })
  })

  test('is not sent to nobody, nor without words', async () => {
    const id = await write()
    await expect(start(id)).rejects.toMatchObject({ code: 'invalid' })
    await subscribe(1)
    const blank = await write({ body: '<p> </p><p>&nbsp;</p>' })
    await expect(start(blank)).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('no words') })
    expect(await listSendings(site.database.reader)).toEqual([])
    expect(await content.find('updates', id)).toMatchObject({ sent_at: null })
    expect(await start(id)).toBe('now')
  })

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

  test('stops leaving when it is paused, and goes on where it was', async () => {
    await subscribe(30)
    const id = await sendUpdate()
    const { send } = site.options()
    const pausing: SendMail = async (mail, signal) => {
      await change(id, 'pause')
      return send(mail, signal)
    }
    expect((await sendDue(site.options({ send: pausing }), never)).count).toBe(10)
    expect(site.mailHost.received.splice(0)).toHaveLength(10)
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'paused', sent: 10, waiting: 20 })
    await change(id, 'resume')
    expect(await deliverAll()).toHaveLength(20)
    expect(await sending()).toMatchObject({ state: 'sent', sent: 30 })
  })

  test('is held back where nothing of it left for more than a day, and goes once somebody says so', async () => {
    await subscribe(3)
    const [paused, first, second] = [await sendUpdate(), await sendUpdate(), await write()]
    await change(paused, 'pause')
    await visitor().signUp({ EMAIL: 'bob@example.org' })
    site.time += day
    await deliverSome(2)
    await start(second)
    site.time += day + minute
    await visitor().sendMessage({ ...unsent, name: 'Ann', email: 'ann@example.org', message: 'Hello', consent: 'yes' })
    expect(addresses(await deliverAll())).toEqual(['inbox@example.org'])
    const states = async () =>
      (await listSendings(site.database.reader)).map(({ update_id, state }) => [update_id, state])
    expect((await states()).toSorted()).toEqual(
      [
        [first, 'held'],
        [paused, 'paused'],
        [second, 'held'],
      ].toSorted(),
    )
    for (const id of [first, paused]) await change(id, 'resume')
    expect(await deliverAll()).toHaveLength(5)
    await change(second, 'stop')
    expect(await deliverAll()).toEqual([])
    expect(await content.find('updates', second)).toMatchObject({ stopped_at: new Date(site.time).toISOString() })
  })

  test('goes on for days where the hour has room for few', async () => {
    await subscribe(2)
    await sendUpdate()
    site.settings.anHour = 2
    for (const _each of [1, 2]) {
      expect(await deliverAll()).toHaveLength(1)
      site.time += 20 * hour
    }
  })

  test('that was stopped goes to nobody more, cannot be begun again, and says so to visitors where it had not gone to everybody', async () => {
    await subscribe(3)
    const [whole, part] = [await sendUpdate(), await write()]
    await deliverAll()
    await change(whole, 'stop')
    site.time += minute
    await start(part)
    await deliverSome(1)
    for (const _twice of [1, 2]) {
      await change(part, 'stop')
      site.time += minute
    }
    await change(part, 'resume')
    expect(await deliverAll()).toEqual([])
    expect(await start(part)).toBe('before')
    expect(await deliverAll()).toEqual([])
    expect(await sending()).toMatchObject({ state: 'stopped', recipients: 3, sent: 1, waiting: 0 })
    expect(await content.find('updates', part)).toMatchObject({ stopped_at: '2026-11-20T12:01:00.000Z' })
    expect(await content.find('updates', whole)).toMatchObject({ stopped_at: null })
  })

  test('marks nobody where its mail server calls one address after the other gone, and goes when that has passed', async () => {
    await subscribe(7)
    await sendUpdate()
    site.settings.aSecond = 4
    site.mailHost.behave({ refuse: { at: 'RCPT', code: 550, more: '5.1.1' } })
    expect(await sendDue(site.options(), never)).toEqual({ count: 5, hasTrouble: true, refusals: 5 })
    expect(await sendDue(site.options(), never, 5)).toEqual({ count: 2, hasTrouble: true, refusals: 7 })
    expect(await countRecipients(site.database.reader)).toMatchObject({ subscribers: 7, refused: 0 })
    expect(await sending()).toMatchObject({ waiting: 7, said: expect.stringContaining('550') })
    site.mailHost.behave({})
    site.settings.aSecond = 1000
    site.time += minute
    expect(await deliverAll()).toHaveLength(7)
  })

  test('goes no more to an address that was refused for good, until a maintainer allows it', async () => {
    await subscribe(2)
    await sendUpdate()
    site.mailHost.behave((to) => (to.startsWith('reader1@') ? { refuse: { at: 'RCPT', code: 550 } } : {}))
    await deliverAll()
    expect(await sending()).toMatchObject({ state: 'sent', sent: 1, failed: 1 })
    expect(await signups()).toMatchObject([
      { state: 'confirmed', refused_at: expect.any(String), refused_words: expect.stringContaining('550') },
      { refused_at: null },
    ])
    expect(JSON.stringify(await execute('select * from mail_queue'))).not.toContain('reader1@example.org')
    site.mailHost.behave({})
    expect(await countRecipients(site.database.reader)).toMatchObject({ subscribers: 1, refused: 1 })
    await sendUpdate()
    expect(addresses(await deliverAll())).toEqual(['reader2@example.org'])
    await execute("update mail_queue set state = 'failed'")
    expect(await sending()).toMatchObject({ state: 'failed', sent: 0 })
    await allowRefused(site.database.db, 's1')
    await sendUpdate()
    expect(addresses(await deliverAll())).toEqual(['reader1@example.org', 'reader2@example.org'])
  })

  test('is known by its numbers alone a month later, and its links go with the sign-ups', async () => {
    await subscribe(3)
    await sendUpdate()
    await deliverAll()
    await deleteExpired(site.database.db, new Date(site.time + 30 * day), kept)
    expect(await execute('select * from mail_queue')).toHaveLength(3)
    await deleteExpired(site.database.db, new Date(site.time + 30 * day + 1), kept)
    expect(await execute('select * from mail_queue')).toEqual([])
    expect(await sending()).toMatchObject({ state: 'sent', recipients: 3, sent: null })
    expect(await execute('select * from newsletter_links')).toHaveLength(3)
    await deleteExpired(site.database.db, new Date(site.time + 730 * day + 1), kept)
    expect(await execute('select * from newsletter_links')).toEqual([])
  })
})
