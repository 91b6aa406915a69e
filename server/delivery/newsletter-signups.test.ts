import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '../../content/mails.ts'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import { type DatabaseHost, startPostgresHost, startSqliteHost } from '../database/testing/database-host.ts'
import { type MailHost, startMailHost } from '../testing/mail-host.ts'
import { deliverNext } from './deliver.ts'
import { createMailServer } from './mail-server.ts'
import { createVisitorPosts } from './visitor-posts.ts'

const hour = 60 * 60_000
const day = 24 * hour
const silent = { info: () => undefined, error: () => undefined }

describe.each([
  ['SQLite', async () => startSqliteHost()],
  ['PostgreSQL', startPostgresHost],
])('the mailing list, on %s', (_, startHost) => {
  let host: DatabaseHost
  let mailHost: MailHost
  let url: string
  let database: ConnectedDatabase
  let time: number

  beforeAll(async () => {
    ;[host, mailHost] = await Promise.all([startHost(), startMailHost()])
  })
  afterAll(() => Promise.all([host?.stop(), mailHost?.stop()]))
  beforeEach(async () => {
    url = await host.createDatabase()
    database = await connectDatabase(url)
    time = Date.parse('2026-11-20T12:00:00Z')
    mailHost.received.length = 0
  })
  afterEach(() => database.close())

  const visitor = () => {
    const take = createVisitorPosts({ db: database.db, trustedProxies: 0, now: () => time })
    return take({ headers: {}, socket: { remoteAddress: '203.0.113.9' } as Socket })
  }
  const signUp = (EMAIL = 'ann@example.org') => visitor().signUp({ EMAIL, FNAME: 'Ann', POSTCODE: 'CV35 8AA' })
  const deliver = async () => {
    const send = createMailServer(mailHost.url)
    const settings = { messagesTo: undefined, origin: 'https://quarry.example' }
    const options = { db: database.db, kind: database.kind, send, settings, log: silent, now: () => time }
    while (await deliverNext(options, new AbortController().signal));
    return mailHost.received.splice(0)
  }
  const rows = () => host.execute(url, 'select * from newsletter_signups order by signed_up_at')
  const tokenOf = (mail: { text: string } | undefined, page: string) =>
    new RegExp(`^https://quarry\\.example/quarry/newsletter/${page}\\?token=([\\w-]{32})$`, 'm').exec(
      mail?.text ?? '',
    )?.[1] ?? ''

  test('a sign-up gets one e-mail with a link to confirm, and ways to leave', async () => {
    await signUp()
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ from: 'campaign@example.org', to: ['ann@example.org'] })
    expect(mail?.headers.get('subject')).toBe(mails.confirm.subject)
    const token = tokenOf(mail, 'confirm')
    expect(tokenOf(mail, 'unsubscribe')).toBe(token)
    expect(mail?.headers.get('list-unsubscribe')).toBe(
      `<https://quarry.example/quarry/newsletter/unsubscribe?token=${token}>`,
    )
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers.has('reply-to')).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'unconfirmed', delivery_state: 'sent', token }])
  })

  test('following the link confirms, once and for all', async () => {
    await signUp()
    const token = tokenOf((await deliver())[0], 'confirm')
    time += day
    expect(await visitor().confirmSignup(token)).toBe('done')
    const confirmed = { state: 'confirmed', confirmed_at: '2026-11-21T12:00:00.000Z' }
    expect(await rows()).toMatchObject([confirmed])
    time += 100 * day
    expect(await visitor().confirmSignup(token)).toBe('done')
    expect(await rows()).toMatchObject([confirmed])
  })

  test('a link is too old after two weeks, and a new e-mail makes it work again', async () => {
    await signUp()
    const token = tokenOf((await deliver())[0], 'confirm')
    time += 14 * day + 1
    expect(await visitor().confirmSignup(token)).toBe('expired')
    expect(await rows()).toMatchObject([{ state: 'unconfirmed', confirmed_at: null }])
    await signUp()
    expect(tokenOf((await deliver())[0], 'confirm')).toBe(token)
    expect(await visitor().confirmSignup(token)).toBe('done')
  })

  test.each(['', 'made-up', 'a b', '\0', "' or 1=1 --", 'x'.repeat(10_000)])('%j is no link of ours', async (token) => {
    await signUp()
    expect(await visitor().confirmSignup(token)).toBe('unknown')
    expect(await visitor().unsubscribe(token)).toBe('unknown')
    expect(await rows()).toMatchObject([{ state: 'unconfirmed' }])
  })

  test('an address can be asked again, ever more rarely, each time by another e-mail', async () => {
    const ids: (string | undefined)[] = []
    await signUp()
    ids.push((await deliver())[0]?.headers.get('message-id'))
    for (const hours of [1, 2, 4]) {
      time += hours * hour - 1
      await signUp('Ann@Example.org')
      expect(await deliver()).toEqual([])
      time += 1
      await signUp('Ann@Example.org')
      const [mail] = await deliver()
      expect(mail?.to).toEqual(['ann@example.org'])
      expect(mail?.text).not.toContain(mails.possibleCopy)
      ids.push(mail?.headers.get('message-id'))
    }
    expect(new Set(ids).size).toBe(4)
    expect(await rows()).toHaveLength(1)
  })

  test('while an e-mail waits, asking again adds none', async () => {
    await signUp()
    time += 3 * day
    await signUp()
    expect(await deliver()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ mails_asked: 1 }])
  })

  test('who is on the list already is told so by e-mail, and stays there', async () => {
    await signUp()
    await visitor().confirmSignup(tokenOf((await deliver())[0], 'confirm'))
    time += hour
    await signUp()
    const [mail] = await deliver()
    expect(mail?.headers.get('subject')).toBe(mails.alreadyListed.subject)
    expect(tokenOf(mail, 'confirm')).toBe('')
    expect(tokenOf(mail, 'unsubscribe')).not.toBe('')
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
  })

  test('leaving deletes all but the address, and may be repeated', async () => {
    await signUp()
    const token = tokenOf((await deliver())[0], 'unsubscribe')
    await visitor().confirmSignup(token)
    for (const wait of [0, day]) {
      time += wait
      expect(await visitor().unsubscribe(token)).toBe('done')
    }
    expect(await rows()).toMatchObject([
      {
        state: 'unsubscribed',
        unsubscribed_at: '2026-11-20T12:00:00.000Z',
        first_name: '',
        postcode: '',
        email: 'ann@example.org',
      },
    ])
    expect(await visitor().confirmSignup(token)).toBe('expired')
  })

  test('who left can sign up anew, and an e-mail from before still takes them off', async () => {
    await signUp()
    const old = tokenOf((await deliver())[0], 'unsubscribe')
    await visitor().unsubscribe(old)
    time += day
    await signUp('ANN@example.org')
    const token = tokenOf((await deliver())[0], 'confirm')
    expect(token).not.toBe(old)
    expect(await visitor().confirmSignup(token)).toBe('done')
    expect(await rows()).toMatchObject([{ state: 'unsubscribed' }, { state: 'confirmed', first_name: 'Ann' }])
    expect(await visitor().unsubscribe(old)).toBe('done')
    expect((await rows()).map(({ state }) => state)).toEqual(['unsubscribed', 'unsubscribed'])
  })

  test('who left before the e-mail could be sent gets none', async () => {
    await signUp()
    const [stored] = await rows()
    await visitor().unsubscribe(String(stored?.token))
    expect(await deliver()).toEqual([])
  })

  test('who confirms while the e-mail is still tried gets no second one', async () => {
    await signUp()
    const [stored] = await rows()
    await visitor().confirmSignup(String(stored?.token))
    expect(await deliver()).toEqual([])
    expect(await rows()).toMatchObject([
      { state: 'confirmed', delivery_state: 'sent', sent_at: '2026-11-20T12:00:00.000Z' },
    ])
  })
})
