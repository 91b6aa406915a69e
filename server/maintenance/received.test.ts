import { beforeEach, describe, expect, test } from 'vitest'
import { londonDay } from '../../domain/london-day.ts'
import { json } from '../testing/ask.ts'
import { readCsv } from '../testing/read-csv.ts'
import { serveForAll, serveSite } from '../testing/served-site.ts'
import { standClock } from '../testing/standing-clock.ts'

const site = serveForAll()
beforeEach(async () => {
  for (const table of ['messages', 'newsletter_signups']) await site.execute(`delete from ${table}`)
})

const root = '/quarry/api/maintenance'
const fetch = (path: string) => site.maintain(root + path)
const get = async (path: string) => json(await fetch(path))
const post = async (path: string) => (await site.write('POST', root + path, {})).status
const insert = (table: string, row: Record<string, string>) =>
  site.execute(`insert into ${table} (${Object.keys(row)}) values (${Object.values(row).map((value) => `'${value}'`)})`)
const message = {
  received_at: '2026-06-30T23:30:00.000Z',
  name: 'Ann “Annie” Example',
  email: 'ann@example.org',
  subject: 'The footpath',
  message: 'Which footpath\nis meant?',
  consent_text: 'I consent.',
}
const receive = (id: string, received_at = message.received_at) => insert('messages', { ...message, id, received_at })
const signUp = (id: string, row: Record<string, string> = {}) => {
  const at = '2026-06-30T23:30:00.000Z'
  const times = { signed_up_at: at, mail_asked_at: at }
  const person = { email: `${id}@example.org`, first_name: 'Ann', postcode: 'CV35 8AA', consent_text: 'I agree.' }
  return insert('newsletter_signups', { id, inbox: `the inbox of ${id}`, ...times, ...person, ...row })
}

describe('the messages', () => {
  test('come with the newest first, whole, and are counted; one that is deleted is gone', async () => {
    await receive('first')
    await receive('later', '2026-07-02T12:00:00.000Z')
    expect(await post('/messages/first/answered')).toBe(200)
    expect(await get('/messages')).toEqual({
      messages: [
        expect.objectContaining({ id: 'later', answered_at: null, delivery_state: null }),
        expect.objectContaining({ ...message, id: 'first', answered_at: expect.any(String) }),
      ],
      next: null,
      counts: { all: 2, unanswered: 1 },
      deliversTo: null,
    })
    expect((await get('/messages?only=unanswered')).messages).toMatchObject([{ id: 'later' }])
    expect((await get('/messages?words=FOOT')).messages).toHaveLength(2)
    for (const words of ['%', 'f_o'])
      expect((await get(`/messages?words=${encodeURIComponent(words)}`)).messages).toEqual([])
    await post('/messages/first/unanswered')
    expect((await get('/messages')).counts).toEqual({ all: 2, unanswered: 2 })
    expect(await post('/messages/none/answered')).toBe(404)
    expect([await post('/messages/first/remove'), await post('/messages/first/remove')]).toEqual([200, 404])
    expect(await get('/messages')).toMatchObject({ messages: [{ id: 'later' }], counts: { all: 1 } })
  })
  test('come page by page, each once, although some share a time and others come and go meanwhile', async () => {
    for (const index of [0, 1, 2, 3, 4, 5, 6])
      await receive(`m${index}`, `2026-07-0${1 + Math.floor(index / 3)}T12:00:00.000Z`)
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: { messages: { id: string }[]; next: string | null } = await get(
        `/messages?limit=2${next && `&after=${encodeURIComponent(next)}`}`,
      )
      seen.push(...page.messages.map(({ id }) => id))
      next = page.next
      if (seen.length > 2) continue
      await receive('new', '2026-07-09T12:00:00.000Z')
      await post(`/messages/${seen.at(-1)}/remove`)
    }
    expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
  })
  test.each(['limit=x', 'limit=-1', 'only=x', 'after=', 'after=first', 'after=_x'])(
    'are not asked for by %s',
    async (query) => {
      expect((await fetch(`/messages?${query}`)).status).toBe(400)
    },
  )
  test('are said to go where they go, and nothing is said of how', async () => {
    const sending = await serveSite({ smtpUrl: 'smtp://localhost:2525', messagesTo: 'people@example.org' })
    const { body, headers } = await sending.maintain(`${root}/messages`)
    expect(JSON.parse(body)).toMatchObject({ deliversTo: 'people@example.org' })
    expect(body).not.toContain('smtp')
    expect(headers['cache-control']).toBe('no-store')
    expect(json(await sending.maintain(`${root}/signups`))).toMatchObject({ canConfirm: true })
  })
})

describe('the sign-ups', () => {
  beforeEach(async () => {
    await signUp('first')
    const bob = { email: '+bob@example.org', first_name: '=1+1', only_deadline: '1' }
    await signUp('second', { ...bob, state: 'confirmed', confirmed_at: 'once' })
    await signUp('third', { signed_up_at: '2026-07-02T12:00:00.000Z' })
  })

  test('are listed newest first by pages, counted by state, and taken out when somebody asks for it', async () => {
    const page = await get('/signups?limit=2')
    expect(page).toMatchObject({
      signups: [{ id: 'third' }, { id: 'second', state: 'confirmed' }],
      counts: { unconfirmed: 2, confirmed: 1 },
      canConfirm: false,
    })
    const rest = await get(`/signups?limit=2&after=${encodeURIComponent(page.next)}`)
    expect(rest).toMatchObject({ signups: [{ id: 'first', email: 'first@example.org' }], next: null })
    expect((await get('/signups?only=unconfirmed')).signups).toMatchObject([{ id: 'third' }, { id: 'first' }])
    expect([await post('/signups/first/remove'), await post('/signups/first/remove')]).toEqual([200, 404])
    expect((await get('/signups')).counts).toEqual({ unconfirmed: 1, confirmed: 1, refused: 0 })
  })
  test('are a file for Excel and mailing-list providers: only who confirmed, each once, written as they are read', async () => {
    standClock()
    await site.execute(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 500)
      insert into newsletter_signups (id, inbox, email, state, signed_up_at, mail_asked_at, consent_text)
      select 'n' || i, i, i || '@example.org', 'confirmed', '2026-06-0' || (1 + i % 2), '', '' from n`)
    const { bytes, headers } = await fetch('/signups.csv')
    expect(headers).toMatchObject({ 'transfer-encoding': 'chunked' })
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    expect(text.startsWith('\uFEFF"Email Address","First Name","Postcode"')).toBe(true)
    const [, first, ...others] = readCsv(text.slice(1))
    expect(first).toEqual(['+bob@example.org', "'=1+1", 'CV35 8AA', '2026-07-01 00:30:00', 'once', 'I agree.', 'yes'])
    expect(others[0]?.[6]).toBe('')
    expect(new Set(others.map(([email]) => email)).size).toBe(500)
    expect(others).toHaveLength(500)
    expect(headers['content-disposition']).toBe(`attachment; filename="quarry-sign-ups-${londonDay()}.csv"`)
  })
  test('whose address was refused are listed apart with the reason, and get e-mails again once they are allowed', async () => {
    await signUp('fourth', { refused_at: '2026-07-03T12:00:00.000Z', refused_words: '550 no such user' })
    expect(await get('/signups?only=refused')).toMatchObject({
      signups: [{ id: 'fourth', refused_words: '550 no such user' }],
      counts: { refused: 1 },
    })
    expect([await post('/signups/fourth/allow'), await post('/signups/none/allow')]).toEqual([200, 404])
    expect(await get('/signups?only=refused')).toMatchObject({ signups: [], counts: { refused: 0 } })
  })
})
