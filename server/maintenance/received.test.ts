import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Content } from '../../domain/content.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { MessagePage, ReceivedMessage, ReceivedSignup } from '../../domain/received.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { storeSignup } from '../database/newsletter-signups.ts'
import type { ContentRevision } from '../database/revision.ts'
import { type DatabaseHost, startPostgresHost, startSqliteHost } from '../database/testing/database-host.ts'
import { openNewContent } from '../database/testing/open-content.ts'
import { askHandlers } from '../testing/ask-handlers.ts'
import { readCsv } from '../testing/read-csv.ts'
import { serveSite } from '../testing/served-site.ts'
import { standClock } from '../testing/standing-clock.ts'
import { createMessageHandlers } from './message-handlers.ts'
import { createSignupHandlers } from './signup-handlers.ts'

const message = {
  id: 'first',
  received_at: '2026-06-30T23:30:00.000Z',
  name: 'Ann “Annie” Example',
  email: 'ann@example.org',
  subject: 'The footpath',
  message: 'Which footpath\nis meant?',
  consent_text: 'I consent.',
}
const signup = {
  id: 'first',
  email: 'ann@example.org',
  first_name: 'Ann',
  postcode: 'CV35 8AA',
  signed_up_at: '2026-06-30T23:30:00.000Z',
  consent_text: 'I agree.',
}

describe.each([
  ['SQLite', async () => startSqliteHost()],
  ['PostgreSQL', startPostgresHost],
])('what visitors have sent, on %s', (_, startHost) => {
  let host: DatabaseHost
  let opened: { content: Content; database: ConnectedDatabase; revision: ContentRevision }

  beforeAll(async () => {
    host = await startHost()
  })
  afterAll(() => host?.stop())
  beforeEach(async () => {
    opened = await openNewContent(host)
  })

  const fetch = (path: string, sent = {}, deliversTo?: string) => {
    const received = {
      database: opened.database,
      sendsMails: deliversTo !== undefined,
      deliversTo: async () => deliversTo,
    }
    const handlers = { ...createMessageHandlers(received), ...createSignupHandlers(received) }
    return askHandlers(handlers, `/quarry/api/maintenance${path}`, sent)
  }
  const get = async (path: string) => (await fetch(path)).json()
  const post = (path: string) => fetch(path, { method: 'POST', body: '{}' })
  const csv = async (path: string) => {
    const reply = await fetch(path)
    // A Response's text() takes the byte order mark away.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await reply.arrayBuffer())
    return { reply, text, records: readCsv(text.replace(/^\uFEFF/, '')) }
  }
  const insert = async (table: 'messages' | 'newsletter_signups', rows: object[]) => {
    // One by one: SQLite takes a column that one of several rows leaves out for null.
    for (const row of rows)
      await opened.database.db
        .insertInto(table)
        .values(row as never)
        .execute()
  }
  const receive = (...changes: Partial<ReceivedMessage>[]) =>
    insert(
      'messages',
      changes.map((change) => ({ ...message, ...change })),
    )
  const signUp = (...changes: Partial<ReceivedSignup>[]) =>
    insert(
      'newsletter_signups',
      changes.map((change) => ({ ...signup, address_hash: `the hash of ${change.id}`, ...change })),
    )

  describe('the list of messages', () => {
    test('has the newest first with the first words of each, and counts them', async () => {
      const long = { id: 'long', received_at: '2026-07-02T12:00:00.000Z', message: '🦆'.repeat(500) }
      await receive({}, long)
      await post('/messages/first/read')
      expect(await get('/messages')).toEqual({
        messages: [
          expect.objectContaining({
            id: 'long',
            read_at: null,
            answered_at: null,
            beginning: '🦆'.repeat(160),
            delivery_state: null,
          }),
          expect.objectContaining({
            id: 'first',
            read_at: expect.any(String),
            answered_at: null,
            beginning: message.message,
          }),
        ],
        next: null,
        counts: { all: 2, unread: 1, deleted: 0 },
        deliversTo: null,
      })
    })
    test('comes page by page, each message once, although some share a time and others come and go meanwhile', async () => {
      const ids = Array.from({ length: 7 }, (_, index) => `m${index}`)
      await receive(
        ...ids.map((id, index) => ({ id, received_at: `2026-07-0${1 + Math.floor(index / 3)}T12:00:00.000Z` })),
      )
      const seen: string[] = []
      let next: string | null = ''
      while (next !== null) {
        const page: MessagePage = await get(`/messages?limit=2${next && `&after=${encodeURIComponent(next)}`}`)
        seen.push(...page.messages.map(({ id }) => id))
        next = page.next
        if (seen.length === 2) {
          await receive({ id: 'new', received_at: '2026-07-09T12:00:00.000Z' })
          await post(`/messages/${seen.at(-1)}/delete`)
        }
      }
      expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
    })
    test.each(['limit=x', 'limit=-1', 'after=', 'after=first', 'after=_x'])('refuses %s', async (query) => {
      expect((await fetch(`/messages?${query}`)).status).toBe(400)
    })
  })

  describe('one message', () => {
    test('is whole, with its neighbours in the list, of which deleted ones are none', async () => {
      const times = ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04']
      await receive(...times.map((day) => ({ id: day, received_at: `${day}T12:00:00.000Z` })))
      await post('/messages/2026-07-02/delete')
      expect(await get('/messages/2026-07-03')).toEqual({
        message: expect.objectContaining({ id: '2026-07-03', message: message.message, consent_text: 'I consent.' }),
        newer: '2026-07-04',
        older: '2026-07-01',
        deliversTo: null,
      })
      expect(await get('/messages/2026-07-04')).toMatchObject({ newer: null, older: '2026-07-03' })
      expect(await get('/messages/2026-07-01')).toMatchObject({ newer: '2026-07-03', older: null })
    })
    test('is marked read and unread again', async () => {
      await receive({})
      expect(await (await post('/messages/first/read')).json()).toMatchObject({ read_at: expect.any(String) })
      expect((await get('/messages')).counts).toEqual({ all: 1, unread: 0, deleted: 0 })
      expect(await (await post('/messages/first/unread')).json()).toMatchObject({ read_at: null })
      const answered = await (await post('/messages/first/answered')).json()
      expect(answered).toMatchObject({ answered_at: expect.any(String), read_at: null })
      expect(await (await post('/messages/first/unanswered')).json()).toMatchObject({ answered_at: null })
      expect((await get('/messages')).counts).toEqual({ all: 1, unread: 1, deleted: 0 })
    })
    test('that is deleted leaves the list, is found among the deleted, and comes back as it was', async () => {
      await receive({})
      const before = await get('/messages/first')
      expect((await post('/messages/first/delete')).status).toBe(200)
      expect(await get('/messages')).toMatchObject({ messages: [], counts: { all: 0, unread: 0, deleted: 1 } })
      expect(await get('/messages?deleted')).toMatchObject({ messages: [{ id: 'first' }] })
      for (const action of ['read', 'unread', 'delete']) {
        expect((await post(`/messages/first/${action}`)).status, action).toBe(404)
      }
      expect((await fetch('/messages/first')).status).toBe(404)
      expect((await post('/messages/first/restore')).status).toBe(200)
      const { message: whole } = before
      expect(await get('/messages/first')).toMatchObject({
        message: { subject: whole.subject, delivery_state: 'waiting' },
      })
      expect((await post('/messages/first/restore')).status).toBe(404)
    })
    test('is taken out of the database for good only once it is deleted', async () => {
      await receive({}, { id: 'second' })
      expect((await post('/messages/first/remove')).status).toBe(404)
      await post('/messages/first/delete')
      expect((await post('/messages/first/remove')).status).toBe(200)
      expect((await post('/messages/first/restore')).status).toBe(404)
      expect(await get('/messages')).toMatchObject({ messages: [{ id: 'second' }], counts: { all: 1, deleted: 0 } })
    })
  })

  test('the messages are a file for a spreadsheet, without the deleted ones and without formulas', async () => {
    const hostile = { id: 'second', subject: '=1+1', name: '+1', message: '-1\r\n"a", b', email: '+ann@example.org' }
    await receive(hostile, {}, { id: 'third' })
    await post('/messages/first/read')
    await post('/messages/second/answered')
    await post('/messages/third/delete')
    standClock()
    const { reply, text, records } = await csv('/messages.csv')
    expect(text.startsWith('\uFEFF"Received (London time)"')).toBe(true)
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="quarry-messages-${londonDay()}.csv"`)
    const time = '2026-07-01 00:30:00'
    expect(records).toEqual([
      [
        'Received (London time)',
        'Name',
        'Email Address',
        'Subject',
        'Message',
        'Read',
        'Answered',
        'Delivery',
        'Consent',
      ],
      [time, "'+1", hostile.email, "'=1+1", `'${hostile.message}`, 'No', 'Yes', 'Not sent yet', 'I consent.'],
      [time, message.name, message.email, message.subject, message.message, 'Yes', 'No', 'Not sent yet', 'I consent.'],
    ])
  })

  describe('the sign-ups', () => {
    beforeEach(() =>
      signUp(
        {},
        { id: 'second', email: '+bob@example.org', first_name: '=1+1', state: 'confirmed', confirmed_at: 'once' },
        { id: 'third', email: 'cid@example.org', signed_up_at: '2026-07-02T12:00:00.000Z' },
      ),
    )

    test('are listed newest first by pages, counted by state, and never with their hash', async () => {
      const page = await get('/signups?limit=2')
      expect(page).toMatchObject({
        signups: [{ id: 'third' }, { id: 'second', state: 'confirmed' }],
        counts: { unconfirmed: 2, confirmed: 1, suppressed: 0 },
        canConfirm: false,
      })
      const rest = await get(`/signups?limit=2&after=${encodeURIComponent(page.next)}`)
      expect(rest).toMatchObject({ signups: [{ id: 'first', email: signup.email }], next: null })
      const files = [(await csv('/signups.csv')).text, (await csv('/signups.csv?all')).text]
      expect(JSON.stringify([page, rest, files])).not.toMatch(/hash/)
      expect(await (await fetch('/signups', {}, 'people@example.org')).json()).toMatchObject({ canConfirm: true })
    })
    test('are a file for a mailing-list provider: only who confirmed, and no mark before the first column', async () => {
      standClock()
      const { reply, text, records } = await csv('/signups.csv')
      expect(text.startsWith('"Email Address","First Name","Postcode"')).toBe(true)
      expect(records.slice(1)).toEqual([
        ['+bob@example.org', "'=1+1", 'CV35 8AA', 'Confirmed', '2026-07-01 00:30:00', 'once', 'I agree.'],
      ])
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="quarry-sign-ups-${londonDay()}.csv"`)
    })
    test('are a file for a spreadsheet with everybody and what became of them', async () => {
      const { reply, text, records } = await csv('/signups.csv?all')
      expect(text.startsWith('\uFEFF"Email Address"')).toBe(true)
      expect(records.slice(1).map(([email, , , state]) => [email, state])).toEqual([
        ['cid@example.org', 'Not confirmed'],
        ['+bob@example.org', 'Confirmed'],
        ['ann@example.org', 'Not confirmed'],
      ])
      expect(reply.headers.get('content-disposition')).toContain('quarry-all-sign-ups-')
    })
    test('whose address was refused are listed apart with the reason, and get e-mails again once they are allowed', async () => {
      await signUp({ id: 'fourth', refused_at: '2026-07-03T12:00:00.000Z', refused_words: '550 no such user' })
      expect(await get('/signups?refused')).toMatchObject({
        signups: [{ id: 'fourth', refused_words: '550 no such user' }],
        counts: { refused: 1 },
      })
      expect(await (await post('/signups/fourth/allow')).json()).toMatchObject({
        refused_at: null,
        refused_words: null,
      })
      expect((await post('/signups/none/allow')).status).toBe(404)
    })
    test('are taken out of the database when somebody asks for it, and their address off the list for good', async () => {
      expect((await post('/signups/first/remove')).status).toBe(200)
      expect((await post('/signups/first/remove')).status).toBe(404)
      expect((await get('/signups')).counts).toEqual({ unconfirmed: 1, confirmed: 1, refused: 0, suppressed: 1 })
    })
    test('of an address that left are possible again once a maintainer allows them, in whatever form it is typed', async () => {
      const { db } = opened.database
      const allow = (email: unknown) =>
        fetch('/signups/allow', { method: 'POST', body: JSON.stringify({ email }) }).then((reply) => reply.json())
      const now = new Date()
      const sign = (EMAIL: string) => storeSignup(db, { EMAIL, FNAME: '', POSTCODE: '' }, now)
      const stored = async () => (await get('/signups')).signups.map(({ email }: ReceivedSignup) => email)
      await sign('dee+quarry@example.org')
      const [{ id }] = (await get('/signups')).signups
      await post(`/signups/${id}/remove`)
      await sign('Dee@example.org')
      expect(await stored()).not.toContain('Dee@example.org')
      expect(await allow('eve@example.org')).toEqual({ allowed: false })
      expect(await allow('DEE@example.org')).toEqual({ allowed: true })
      expect(await allow('dee@example.org')).toEqual({ allowed: false })
      await sign('Dee@example.org')
      expect(await stored()).toContain('Dee@example.org')
      for (const email of ['', 'dee', null, ['dee@example.org']])
        expect(await allow(email)).toMatchObject({ status: 400 })
    })
  })
})

test('the maintenance listener tells where messages go, and nothing of how', async () => {
  const site = await serveSite({ smtpUrl: 'smtp://localhost:2525', messagesTo: 'people@example.org' })
  const { body, headers } = await site.maintain('/quarry/api/maintenance/messages')
  expect(JSON.parse(body)).toMatchObject({ deliversTo: 'people@example.org' })
  expect(body).not.toContain('smtp')
  expect(headers['cache-control']).toBe('no-store')
})
