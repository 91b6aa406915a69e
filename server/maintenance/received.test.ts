import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { londonDay } from '../../domain/london-day.ts'
import type { MessagePage, ReceivedMessage, ReceivedSignup } from '../../domain/received.ts'
import { problemOf, problemResponse } from '../api/problem.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { describeOnBoth } from '../database/testing/database-host.ts'
import type { RequestContext } from '../request-context.ts'
import { methodsOf, type ReadName, routesOf, type WriteName, writeOf } from '../routes.ts'
import { readCsv } from '../testing/read-csv.ts'
import { serveSite } from '../testing/served-site.ts'
import { standClock } from '../testing/standing-clock.ts'
import { createMessageHandlers, createSignupHandlers } from './received-handlers.ts'

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

describeOnBoth('what visitors have sent', (host) => {
  let database: ConnectedDatabase
  beforeEach(async () => {
    ;({ database } = await host().openDatabase())
  })

  const fetch = (path: string, sent = {}, deliversTo?: string) => {
    const received = { database, sendsMails: deliversTo !== undefined, deliversTo: async () => deliversTo }
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
      await database.db
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
      changes.map((change) => ({
        ...signup,
        inbox: `the inbox of ${change.id}`,
        mail_asked_at: signup.signed_up_at,
        ...change,
      })),
    )

  describe('the list of messages', () => {
    test('has the newest first, whole, and counts them', async () => {
      await receive({}, { id: 'later', received_at: '2026-07-02T12:00:00.000Z' })
      await post('/messages/first/answered')
      expect(await get('/messages')).toEqual({
        messages: [
          expect.objectContaining({ id: 'later', answered_at: null, delivery_state: null }),
          expect.objectContaining({ ...message, answered_at: expect.any(String) }),
        ],
        next: null,
        counts: { all: 2, unanswered: 1 },
        deliversTo: null,
      })
      await post('/messages/first/unanswered')
      expect((await get('/messages')).counts).toEqual({ all: 2, unanswered: 2 })
      expect((await post('/messages/none/answered')).status).toBe(404)
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
          await post(`/messages/${seen.at(-1)}/remove`)
        }
      }
      expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
    })
    test.each(['limit=x', 'limit=-1', 'after=', 'after=first', 'after=_x'])('refuses %s', async (query) => {
      expect((await fetch(`/messages?${query}`)).status).toBe(400)
    })
  })

  test('a message that is deleted is gone', async () => {
    await receive({}, { id: 'second' })
    expect((await post('/messages/first/remove')).status).toBe(200)
    expect((await post('/messages/first/remove')).status).toBe(404)
    expect(await get('/messages')).toMatchObject({ messages: [{ id: 'second' }], counts: { all: 1 } })
  })

  describe('the sign-ups', () => {
    beforeEach(() =>
      signUp(
        {},
        { id: 'second', email: '+bob@example.org', first_name: '=1+1', state: 'confirmed', confirmed_at: 'once' },
        { id: 'third', email: 'cid@example.org', signed_up_at: '2026-07-02T12:00:00.000Z' },
      ),
    )

    test('are listed newest first by pages, and counted by state', async () => {
      const page = await get('/signups?limit=2')
      expect(page).toMatchObject({
        signups: [{ id: 'third' }, { id: 'second', state: 'confirmed' }],
        counts: { unconfirmed: 2, confirmed: 1 },
        canConfirm: false,
      })
      const rest = await get(`/signups?limit=2&after=${encodeURIComponent(page.next)}`)
      expect(rest).toMatchObject({ signups: [{ id: 'first', email: signup.email }], next: null })
      expect(await (await fetch('/signups', {}, 'people@example.org')).json()).toMatchObject({ canConfirm: true })
    })
    test('are a file for a mailing-list provider: only who confirmed, and no mark before the first column', async () => {
      standClock()
      const { reply, text, records } = await csv('/signups.csv')
      expect(text.startsWith('"Email Address","First Name","Postcode"')).toBe(true)
      expect(records.slice(1)).toEqual([
        ['+bob@example.org', "'=1+1", 'CV35 8AA', '2026-07-01 00:30:00', 'once', 'I agree.'],
      ])
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="quarry-sign-ups-${londonDay()}.csv"`)
    })
    test('whose address was refused are listed apart with the reason, and get e-mails again once they are allowed', async () => {
      await signUp({ id: 'fourth', refused_at: '2026-07-03T12:00:00.000Z', refused_words: '550 no such user' })
      expect(await get('/signups?refused')).toMatchObject({
        signups: [{ id: 'fourth', refused_words: '550 no such user' }],
        counts: { refused: 1 },
      })
      expect((await post('/signups/fourth/allow')).status).toBe(200)
      expect(await get('/signups?refused')).toMatchObject({ signups: [], counts: { refused: 0 } })
      expect((await post('/signups/none/allow')).status).toBe(404)
    })
    test('are taken out of the database when somebody asks for it', async () => {
      expect((await post('/signups/first/remove')).status).toBe(200)
      expect((await post('/signups/first/remove')).status).toBe(404)
      expect((await get('/signups')).counts).toEqual({ unconfirmed: 1, confirmed: 1, refused: 0 })
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

/** Asks handlers as the maintenance listener would, without one: the first route that matches, and its handler's response or problem. */
async function askHandlers(
  handlers: object,
  target: string,
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
): Promise<Response> {
  const app = new Hono()
  for (const route of routesOf('maintenance')) {
    for (const each of methodsOf(route)) {
      const name: ReadName | WriteName | undefined =
        writeOf(route, each)?.handler ?? ('GET' in route ? route.GET : undefined)
      app.on(each, route.path, ({ req }) => {
        const handle =
          name && (Reflect.get(handlers, name) as ((context: RequestContext) => Promise<Response>) | undefined)
        if (!handle) throw new Error(`Nothing here answers ${method} ${req.path}`)
        const query = new URL(req.url).searchParams
        const context = { route, params: req.param(), path: req.path, target, query, bytes: Buffer.from(body) }
        return handle(context as unknown as RequestContext)
      })
    }
  }
  app.onError((error) => problemResponse(problemOf(error)))
  return app.request(target, { method })
}
