import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstCampaign } from '../../content/campaign.ts'
import { processStages } from '../../content/process-stages.ts'
import { letterMails as letterMailsOf, letterNews, sendObjection } from '../../content/send-objection.ts'
import { londonDay } from '../../domain/london-day.ts'
import { consultationOn, type StageState } from '../../domain/progress.ts'
import { letterConsentMissing, letterFields } from '../../domain/sent-letter.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { deleteExpired } from '../database/retention.ts'
import { readLetterReport } from '../database/sent-letter-report.ts'
import { type DatabaseHost, startPostgresHost, startSqliteHost } from '../database/testing/database-host.ts'
import { type MailHost, startMailHost } from '../testing/mail-host.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'
import { createMailServer, type SendMail } from './mail-server.ts'
import { createVisitorPosts } from './visitor-posts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const never = new AbortController().signal
const post = {
  letter: 'Dear planners,\n\nthe footpath at Barford would go.\n.\nFrom here, I walk it daily.\n\nAnn Example',
  name: 'Ann Example',
  address: '1 Church Lane\nBarford CV35 8ES',
  email: 'ann@example.org',
  consent: 'yes',
}
const council = 'planning@council.example.org'
const noFacts = { at: '', host: '', answer: '', council }
const words = letterMailsOf(firstCampaign.name)

type Received = MailHost['received'][number] | undefined
const tokenOf = (mail: Received) => /\/quarry\/send-objection\/letter#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

describe.each([
  ['SQLite', async () => startSqliteHost()],
  ['PostgreSQL', startPostgresHost],
])('letters that the site sends for residents, on %s', (_, startHost) => {
  let host: DatabaseHost
  let mailHost: MailHost
  let url: string
  let database: ConnectedDatabase
  let time: number
  let campaign: typeof firstCampaign
  let stages: StageState[]
  const logged: object[] = []

  beforeAll(async () => {
    ;[host, mailHost] = await Promise.all([startHost(), startMailHost()])
  })
  afterAll(() => Promise.all([host?.stop(), mailHost?.stop()]))
  beforeEach(async () => {
    ;({ url, database } = await host.openDatabase())
    time = Date.parse('2026-11-20T12:00:00Z')
    campaign = {
      ...firstCampaign,
      contact_email: 'campaign@example.org',
      council_email: council,
      sends_letters: 'on',
    }
    stages = stagesWith('2026-11-10', '2026-12-01')
    mailHost.behave({})
    mailHost.received.length = 0
    logged.length = 0
  })

  const stagesWith = (starts_on: string, ends_on: string): StageState[] =>
    processStages.map((stage) => (stage.id === 'public-consultation' ? { ...stage, starts_on, ends_on } : stage))
  const record = (fields: object, said: string) => logged.push({ ...fields, said })
  const log = { info: record, error: record }
  const settings = {
    messagesTo: 'inbox@example.org',
    origin: 'https://example.org',
    campaign: async () => campaign,
    mailServer: 'mail.example',
    isConsultationOpen: async (now: number) => consultationOn(stages, londonDay(now)).state === 'open',
  }
  const visitor = (address = '203.0.113.9', sendsMails = true) => {
    const { messagesTo, origin, campaign } = settings
    const letters = {
      ...{ sendsMails, messagesTo, origin, campaign },
      stages: async () => stages,
      erase: () => database.erase(),
    }
    const take = createVisitorPosts({ db: database.db, trustedProxies: 0, log, letters, now: () => time })
    return take({ headers: {}, socket: { remoteAddress: address } as Socket })
  }
  /** Sends all that is due, and returns what arrived. */
  const deliver = async (more: Partial<DeliveryOptions> = {}) => {
    const before = mailHost.received.length
    const options = { db: database.db, kind: database.kind, send: createMailServer(mailHost.url), settings, log }
    while (await deliverNext({ ...options, now: () => time, random: () => 0.5, ...more }, never));
    return mailHost.received.slice(before)
  }
  const rows = (table = 'sent_letters') => host.execute(url, `select * from ${table}`)
  /** Stores a letter and returns the secret of the link in the e-mail. */
  const store = async (change: Partial<typeof post> = {}) => {
    await visitor().storeLetter({ ...post, ...change })
    return tokenOf((await deliver()).at(-1))
  }
  /** Opens the page of a letter and presses its button. */
  const press = async (token: string) => visitor().sendLetter(token, (await visitor().openLetter(token))?.version ?? '')
  const toCouncil = () => mailHost.received.filter(({ to }) => to.includes(council))

  // (rule: letter-way, letter-mail)
  test('goes to the council once its sender has proved the address, exactly as it was shown', async () => {
    const shown = await visitor().showLetter(post)
    expect(await rows()).toEqual([])
    await visitor().storeLetter(post)
    const [proof, ...none] = await deliver()
    expect(none).toEqual([])
    expect(proof).toMatchObject({ to: [post.email], from: 'campaign@example.org' })
    expect(proof?.text).not.toMatch(/Ann|Barford|footpath/)
    expect(await visitor().openLetter(tokenOf(proof))).toMatchObject({ state: 'unproved', mail: shown })
    expect(await deliver()).toEqual([])

    expect(await press(tokenOf(proof))).toMatchObject({ state: 'waiting', mail: shown })
    const [letter, outcome] = await deliver()
    expect(letter).toMatchObject({ to: [council], from: 'campaign@example.org' })
    expect(letter?.headers.get('from')).toBe(`${words.council.sender('Ann Example')} <campaign@example.org>`)
    expect(shown.from).toBe(letter?.headers.get('from'))
    expect(letter?.headers.get('reply-to')).toBe('Ann Example <ann@example.org>')
    expect(letter?.headers.get('subject')).toBe(shown.subject)
    expect(letter?.text.trimEnd()).toBe(shown.text)
    expect(shown.text).toContain(post.letter)
    expect(letter?.headers.has('cc')).toBe(false)
    expect(letter?.text).not.toContain(post.email)

    expect(outcome?.to).toEqual([post.email])
    expect(outcome?.text).toContain(post.letter)
    expect(outcome?.headers.get('subject')).toBe('Your letter was accepted')
    expect(outcome?.text).toContain('https://example.org/quarry/took-part')
    const told = { state: 'accepted', host: 'mail.example', settledAt: '2026-11-20T12:00:00.000Z' }
    for (const mail of [proof, outcome]) expect(await visitor().openLetter(tokenOf(mail))).toMatchObject(told)
    time += day
    await press(tokenOf(proof))
    expect(await deliver()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'accepted', consent_text: sendObjection.consent }])
  })

  // (rule: letter-when)
  test('are taken only while the consultation is open, with a mail server, the council’s address and the maintainers’ word', async () => {
    const taken = () => Promise.all([visitor().showLetter(post), visitor().storeLetter(post)])
    const conflict = { name: 'ContentError', code: 'conflict' }
    await expect(visitor('203.0.113.9', false).storeLetter(post)).rejects.toMatchObject(conflict)
    for (const change of [{ sends_letters: 'off' }, { sends_letters: undefined }, { council_email: '' }] as const) {
      campaign = { ...campaign, council_email: council, sends_letters: 'on', ...change }
      await expect(taken()).rejects.toMatchObject(conflict)
    }
    campaign = { ...campaign, council_email: council, sends_letters: 'on' }
    for (const at of ['2026-11-09T23:59:00Z', '2026-12-02T00:00:00Z']) {
      time = Date.parse(at)
      await expect(taken()).rejects.toMatchObject(conflict)
    }
    expect(await rows()).toEqual([])
    time = Date.parse('2026-12-01T23:59:00Z')
    await taken()
    expect(await rows()).toHaveLength(1)
  })

  // (rule: letter-fields)
  test.each([
    [{ consent: '' }, 'consent', letterConsentMissing],
    [{ consent: 'on' }, 'consent', letterConsentMissing],
    [{ letter: ' \n ' }, 'letter', letterFields.letter.missing],
    [{ letter: 'a\u0007b' }, 'letter', letterFields.letter.malformed],
    [{ address: '' }, 'address', letterFields.address.missing],
    [{ address: 'a\u0000b' }, 'address', letterFields.address.malformed],
    [{ email: 'ann@example.org, bob@example.org' }, 'email', letterFields.email.malformed],
    [{ email: 'ann@example.org\r\nBcc: bob@example.org' }, 'email', letterFields.email.malformed],
    [{ name: 'Ann\r\nBcc: bob@example.org' }, 'name', letterFields.name.malformed],
    [{ name: 'planning@council.example.org' }, 'name', letterFields.name.malformed],
    [{ name: 'Ann ＜boss＠council.example＞' }, 'name', letterFields.name.malformed],
    [{ name: 'https://evil.example' }, 'name', letterFields.name.malformed],
    [{ name: '=?utf-8?q?Bcc?=' }, 'name', letterFields.name.malformed],
    [{ name: '\u202e \u200b' }, 'name', letterFields.name.malformed],
    [{ name: '12345' }, 'name', letterFields.name.malformed],
  ])('refuses %j', async (change, field, rule) => {
    for (const take of [visitor().showLetter, visitor().storeLetter]) {
      await expect(take({ ...post, ...change })).rejects.toMatchObject({ code: 'invalid', fields: [{ field, rule }] })
    }
    expect(await rows()).toEqual([])
  })

  test.each([
    'Ann\r\nBcc: bob@example.org\r\n\r\nSubject: changed',
    '=?utf-8?q?Bcc=3A_bob=40example.org?=',
    '.\r\n.\r\nQUIT\r\nMAIL FROM:<a@example.org>',
    '-- \n<script>alert(1)</script> {{7*7}} {x} %0d%0aTo: bob@example.org',
    `${'a'.repeat(5000)} ${'é🦆'.repeat(400)} \u2028 \u0085 end`,
  ])('carry %# of what hostile people type as plain text and in no header', async (text) => {
    const token = await store({ letter: `x ${text}`, address: `y ${text.slice(0, 400)}` })
    const { mail } = (await visitor().openLetter(token)) ?? {}
    await press(token)
    const [letter] = (await deliver()).filter(({ to }) => to.includes(council))
    expect(letter?.to).toEqual([council])
    expect([...(letter?.headers.keys() ?? [])].toSorted()).toEqual([
      ...['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to'],
      ...['subject', 'to'],
    ])
    expect(letter?.text.trimEnd()).toBe(mail?.text.trimEnd())
  })

  // (rule: letter-fields)
  test.each([
    ['Jo "Bo" Smith', '"Jo \\"Bo\\" Smith" <ann@example.org>'],
    ["Seán O'Neill 🦆", '=?UTF-8?'],
  ])('a name such as %s goes as it is and becomes no address', async (name, replyTo) => {
    await press(await store({ name }))
    const [letter] = (await deliver()).filter(({ to }) => to.includes(council))
    expect(letter?.to).toEqual([council])
    expect(letter?.headers.get('reply-to')).toContain(replyTo)
    expect(letter?.headers.get('from')).toMatch(/ <campaign@example\.org>$/)
    expect(letter?.text).toContain(`Name: ${name}`)
  })

  // (rule: letter-fields)
  test('what turns the direction of writing round is taken out before the letter is shown', async () => {
    const { text = '' } =
      (await visitor().showLetter({ ...post, letter: 'a \u202eb\u202c c\u2066', name: 'An\u202en' })) ?? {}
    expect(text).toContain('a b c')
    expect(text).toContain('Name: Ann')
  })

  test('refuses a letter that is too long, and takes the longest', async () => {
    const rule = 'Use at most 20,000 characters.'
    const refused = { code: 'invalid', fields: [{ field: 'letter', rule }] }
    await expect(visitor().storeLetter({ ...post, letter: 'x'.repeat(20_001) })).rejects.toMatchObject(refused)
    await press(await store({ letter: 'x'.repeat(20_000) }))
    expect((await deliver())[0]?.text).toContain('x'.repeat(20_000))
  })

  // (rule: letter-once, letter-answer)
  test('an inbox has one letter in a consultation, and who tries again is told so by e-mail alone', async () => {
    const token = await store()
    for (const email of ['ann@example.org', 'ANN+again@example.org']) {
      await visitor().storeLetter({ ...post, email, letter: 'Another one.' })
      expect(await deliver()).toEqual([])
    }
    time += hour
    await visitor().storeLetter({ ...post, letter: 'Another one.' })
    const [again] = await deliver()
    expect(again?.headers.get('subject')).toBe(words.again.subject)
    expect(again?.text).not.toContain('Another')
    expect((await visitor().openLetter(tokenOf(again)))?.mail.text).toContain(post.letter)
    await press(token)
    await deliver()
    time += 4 * day
    await visitor().storeLetter({ ...post, letter: 'Another one.' })
    expect(await deliver()).toHaveLength(1)
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
    stages = stagesWith('2027-03-01', '2027-03-30')
    time = Date.parse('2027-03-05T12:00:00Z')
    await press(await store())
    await deliver()
    expect(toCouncil()).toHaveLength(2)
  })

  test('the work is the same whether or not an inbox has sent one', async () => {
    const statements: string[] = []
    const watched = database.db.withPlugin({
      transformQuery({ node }) {
        statements.push(JSON.stringify(node, (name, value) => (name.startsWith('value') ? undefined : value)))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { storeLetter } = await import('../database/sent-letters.ts')
    const workOf = async () => {
      statements.length = 0
      const dates = { opens: '2026-11-10', closes: '2026-12-01' }
      const place = { dates, reference: 'X', consentText: 'Y', now: new Date(time) }
      await storeLetter(watched, { ...post, consent: 'yes' }, place)
      return [...statements]
    }
    const fresh = await workOf()
    expect(fresh.length).toBeGreaterThan(3)
    expect(await workOf()).toEqual(fresh)
    await press(tokenOf((await deliver()).at(-1)))
    await deliver()
    time += day
    expect(await workOf()).toEqual(fresh)
  })

  test('a letter that its sender deleted before it was sent makes room for another, one that went does not', async () => {
    expect(await visitor().deleteLetter(await store())).toBe('unsent')
    for (const table of ['sent_letters', 'sent_letter_mails', 'sent_letter_links'])
      expect(await rows(table)).toEqual([])
    const token = await store({ letter: 'A better one.' })
    await press(token)
    expect(await visitor().deleteLetter(token)).toBe('unsent')
    expect(await rows()).toEqual([])
    const last = await store({ letter: 'The best one.' })
    await press(last)
    await deliver()
    expect(await visitor().deleteLetter(last)).toBe('done')
    expect(await visitor().deleteLetter(last)).toBe('unknown')
    expect(await visitor().openLetter(last)).toBeUndefined()
    time += day
    await visitor().storeLetter(post)
    const [again] = await deliver()
    expect(again?.text).toContain(words.again.gone)
    expect(tokenOf(again)).toBe('')
    expect(toCouncil().map(({ text }) => text.includes('The best one.'))).toEqual([true])
    expect(await readLetterReport(database.db)).toMatchObject({ counts: { accepted: 1, unproved: 0 } })
  })

  // (rule: letter-refused)
  test('a refusal is told with the server’s words, and the inbox may hand over another', async () => {
    const token = await store()
    await press(token)
    mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await deliver({ send: onlyToCouncil() })
    mailHost.behave({})
    time += 2 * minute
    const [told] = await deliver()
    expect(told?.headers.get('subject')).toBe('Your letter was not sent')
    expect(told?.text).toContain('550')
    expect(await visitor().openLetter(token)).toMatchObject({
      state: 'refused',
      answer: expect.stringContaining('550'),
    })
    expect((await readLetterReport(database.db)).failures).toMatchObject([
      { state: 'refused', answer: expect.not.stringMatching(/@|Ann/) },
    ])
    // No hour to wait: it may be the last one.
    await press(await store({ letter: 'Once more.' }))
    await deliver()
    expect(toCouncil()).toHaveLength(1)
  })

  // (rule: letter-retries, letter-desk)
  test('a server that refuses who sends is asked again, for the letter and for what its sender is told of it', async () => {
    const token = await store()
    await press(token)
    mailHost.behave({ refuse: { at: 'DATA', code: 550, more: '5.7.1' } })
    for (let tries = 0; tries < 3; tries += 1) {
      await deliver()
      time += hour
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 3 }])
    expect((await readLetterReport(database.db)).failures).toMatchObject([
      { state: 'waiting', at: '2026-11-20T12:00:00.000Z', answer: expect.stringMatching(/^550 5\.7\.1/) },
    ])
    mailHost.behave((to) => ({ refuse: { at: 'RCPT', code: 550, more: to === council ? '5.1.1' : '5.7.1' } }))
    await deliver()
    expect(await visitor().openLetter(token)).toMatchObject({ state: 'refused', wasTriedForDays: false })
    const news = async () => (await readLetterReport(database.db)).news
    expect(await news()).toEqual({ refused: { sent: 0, waiting: 1, failed: 0 } })
    mailHost.behave({})
    time += hour
    const [told] = await deliver()
    expect(told?.text).toMatch(/refused it on 20 November 2026 at 15:00. Its reason was: ‘550 5\.1\.1/)
    expect(await news()).toEqual({ refused: { sent: 1, waiting: 0, failed: 0 } })
  })

  test('a letter that nobody took for days is given up, and one whose sender has no mailbox tells nobody', async () => {
    stages = stagesWith('2026-11-10', '2026-12-31')
    const token = await store()
    await press(token)
    mailHost.behave((to) =>
      to === '' ? {} : { refuse: { at: 'RCPT', code: 550, more: to === council ? '5.7.1' : '5.1.1' } },
    )
    for (let tries = 0; tries < 30; tries += 1) {
      await deliver()
      time += 6 * hour
    }
    const { wasTriedForDays, state } = (await visitor().openLetter(token)) ?? {}
    expect({ wasTriedForDays, state }).toEqual({ wasTriedForDays: true, state: 'refused' })
    expect((await readLetterReport(database.db)).news).toEqual({ refused: { sent: 0, waiting: 0, failed: 1 } })
  })

  // (rule: letter-retries)
  test('a server that is busy or away is asked again, and the council gets the letter once', async () => {
    await press(await store())
    for (const behaviour of [
      { refuse: { at: 'DATA', code: 451 } },
      { dropAt: 'greeting' },
      { refuse: { at: 'MAIL', code: 421 } },
    ] as const) {
      mailHost.behave(behaviour)
      await deliver()
      expect(await rows()).toMatchObject([{ state: 'waiting', delivery_state: 'waiting', is_in_doubt: 0 }])
      time += hour
    }
    mailHost.behave({})
    await deliver()
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted', attempts: 4 }])
  })

  // (rule: letter-doubt)
  test.each(['accepted', 'data'] as const)(
    'a letter that may have arrived (%s) is never sent again, and its sender is told so',
    async (dropAt) => {
      const token = await store()
      await press(token)
      mailHost.behave({ dropAt })
      await deliver({ send: onlyToCouncil() })
      mailHost.behave({})
      time += 5 * day
      const [told] = await deliver()
      expect(told?.headers.get('subject')).toBe('We do not know whether your letter arrived')
      expect(toCouncil()).toHaveLength(dropAt === 'accepted' ? 1 : 0)
      expect(await visitor().openLetter(token)).toMatchObject({ state: 'in-doubt' })
      await visitor().storeLetter(post)
      await deliver()
      expect(toCouncil()).toHaveLength(dropAt === 'accepted' ? 1 : 0)
    },
  )

  /** A mail server that takes what goes to the council, and is away for all else. */
  const onlyToCouncil = () => {
    const send = createMailServer(mailHost.url)
    const away = createMailServer('smtp://127.0.0.1:1')
    return (...[mail, ...rest]: Parameters<typeof send>) => (mail.to.address === council ? send : away)(mail, ...rest)
  }

  test('a site that dies before the last byte sends the letter later, and one that dies after it never again', async () => {
    for (const [email, isHandedOver] of [
      ['before@example.org', false],
      ['after@example.org', true],
    ] as const) {
      await press(await store({ email }))
      const dies = Promise.withResolvers<never>()
      const send = async (...[, , handOver]: Parameters<ReturnType<typeof createMailServer>>) => {
        if (isHandedOver) await handOver?.()
        reached.resolve()
        return await dies.promise
      }
      const reached = Promise.withResolvers<void>()
      void deliverNext({ ...deadOptions(), send }, never)
      await reached.promise
      time += minute
      await deliver()
    }
    expect(toCouncil().map(({ headers }) => headers.get('reply-to'))).toEqual(['Ann Example <before@example.org>'])
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'in-doubt'])
  })

  /** A process whose lease nobody renews. */
  const deadOptions = () => ({ db: database.db, kind: database.kind, settings, log, now: () => time, leaseMs: 5000 })

  test('a process that was thought dead hands nothing over once another has taken the letter', async () => {
    await press(await store())
    const waits = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    const send = createMailServer(mailHost.url)
    const slow = deliverNext(
      {
        ...deadOptions(),
        send: (mail, signal, handOver) =>
          send(mail, signal, async () => {
            reached.resolve()
            await waits.promise
            return (await handOver?.()) ?? true
          }),
      },
      never,
    )
    await reached.promise
    time += minute
    await deliver()
    waits.resolve()
    await slow
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted' }])
  })

  // (rule: letter-late)
  test('none leaves after the consultation, and its sender is told; once it is open again, the same link sends it', async () => {
    time = Date.parse('2026-12-01T23:50:00Z')
    const proved = await store()
    const unproved = await store({ email: 'bob@example.org' })
    await press(proved)
    time = Date.parse('2026-12-02T00:10:00Z')
    expect(await visitor().openLetter(unproved)).toMatchObject({ state: 'too-late' })
    expect(await press(unproved)).toMatchObject({ state: 'too-late' })
    const [told, ...none] = await deliver()
    expect(none).toEqual([])
    expect(told?.to).toEqual([post.email])
    expect(told?.headers.get('subject')).toBe(letterNews['too-late'](noFacts).title)
    expect(told?.text).toContain(post.letter)
    expect(await visitor().openLetter(proved)).toMatchObject({ state: 'too-late' })
    expect(toCouncil()).toEqual([])
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['too-late', 'unproved'])

    stages = stagesWith('2026-11-10', '2026-12-10')
    expect(await visitor().openLetter(proved)).toMatchObject({ state: 'unproved' })
    expect(await deliver()).toEqual([])
    for (const token of [proved, tokenOf(told), unproved]) await press(token)
    await deliver()
    expect(toCouncil().map(({ headers }) => headers.get('reply-to'))).toEqual([
      'Ann Example <ann@example.org>',
      'Ann Example <bob@example.org>',
    ])
    expect(await visitor().openLetter(proved)).toMatchObject({ state: 'accepted' })
  })

  // (rule: letter-late, letter-once)
  test('a letter that came too late keeps nobody from handing over another, and of the two one goes', async () => {
    const late = await store()
    await press(late)
    stages = stagesWith('2026-11-10', '2026-11-19')
    await deliver()
    stages = stagesWith('2026-11-10', '2026-12-01')
    await visitor().storeLetter({ ...post, letter: 'The newer one.' })
    time += hour
    const newer = tokenOf((await deliver()).at(-1))
    expect(await visitor().openLetter(late)).toMatchObject({ state: 'another' })
    expect(await press(late)).toMatchObject({ state: 'another' })
    await press(newer)
    await press(late)
    await deliver()
    expect(toCouncil().map(({ text }) => text.includes('The newer one.'))).toEqual([true])
    expect(await visitor().openLetter(late)).toMatchObject({ state: 'another' })
  })

  test('a process that was slow while its letter came too late hands nothing over once it is sent again', async () => {
    const token = await store()
    await press(token)
    const reached = Promise.withResolvers<Parameters<SendMail>[2]>()
    const waits = Promise.withResolvers<string>()
    const slow = deliverNext(
      {
        ...deadOptions(),
        send: async (_mail, _signal, handOver) => {
          reached.resolve(handOver)
          return await waits.promise
        },
      },
      never,
    )
    const handOverLate = await reached.promise
    time += minute
    stages = stagesWith('2026-11-10', '2026-11-19')
    await deliver()
    stages = stagesWith('2026-11-10', '2026-12-01')
    await press(token)
    const handedOver: unknown[] = []
    const send = createMailServer(mailHost.url)
    await deliver({
      send: async (mail, ...rest) => {
        if (mail.to.address === council) handedOver.push(await handOverLate?.())
        return await send(mail, ...rest)
      },
    })
    waits.resolve('250 that of the slow one')
    await slow
    expect(handedOver).toEqual([false])
    expect(toCouncil()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'accepted', answer: expect.not.stringContaining('slow') }])
  })

  // (rule: letter-when)
  test('switched off, none goes that nobody sent before, nor is it lost: it goes by another press once that is back', async () => {
    const pressed = await store()
    await press(pressed)
    const token = await store({ email: 'bob@example.org' })
    mailHost.received.length = 0
    for (const change of [{ sends_letters: 'off' }, { council_email: '' }] as const) {
      campaign = { ...campaign, council_email: council, sends_letters: 'on', ...change }
      expect(await press(token)).toMatchObject({ state: 'not-now' })
      await deliver()
    }
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'unproved'])
    campaign = { ...campaign, council_email: council, sends_letters: 'on' }
    expect(await press(token)).toMatchObject({ state: 'waiting' })
    await deliver()
    expect(toCouncil()).toHaveLength(1)
  })

  // (rule: letter-version)
  test.each([
    { council_email: 'other@council.example.org' },
    { contact_email: 'other@example.org' },
    { name: 'Another Name' },
  ])('a letter goes only as its sender saw it, and is shown anew where %j was changed since', async (change) => {
    const token = await store()
    const seen = await visitor().openLetter(token)
    campaign = { ...campaign, ...change }
    const shown = await visitor().sendLetter(token, seen?.version ?? '')
    expect(shown).toMatchObject({ state: 'unproved', isChanged: true })
    expect(await visitor().sendLetter(token, 'made-up')).toMatchObject({ isChanged: true })
    expect(await rows()).toMatchObject([{ state: 'unproved' }])
    expect(await visitor().sendLetter(token, shown?.version ?? '')).toMatchObject({
      state: 'waiting',
      mail: shown?.mail,
    })
    const [letter] = await deliver()
    expect(letter?.to).toEqual([shown?.mail.to])
    expect(letter?.headers.get('from')).toBe(shown?.mail.from)
  })

  // (rule: letter-once)
  test('dates that are put right make no other consultation of the same one', async () => {
    await press(await store())
    await deliver()
    for (const [opens, closes] of [
      ['2026-11-11', '2026-12-01'],
      ['2026-11-20', '2026-12-15'],
      ['2026-11-21', '2026-12-15'],
      ['2026-11-01', '2026-12-15'],
    ] as const) {
      stages = stagesWith(opens, closes)
      time += day
      for (const email of ['ann@example.org', `new-${time}@example.org`])
        await visitor().storeLetter({ ...post, email })
      await deliver()
    }
    expect((await rows()).filter(({ state }) => state === 'accepted')).toHaveLength(1)
    expect(new Set((await rows()).map(({ consultation }) => consultation))).toEqual(new Set(['2026-11-10']))
    expect(await rows()).toHaveLength(5)
    stages = stagesWith('2026-12-16', '2027-01-15')
    time = Date.parse('2026-12-20T12:00:00Z')
    await press(await store())
    await deliver()
    expect(toCouncil()).toHaveLength(2)
  })

  /** A mail server before whose last byte the sender deletes the letter, once it was handed over or before. */
  const deletedMeanwhile = (token: string, isHandedOver: boolean) => {
    const send = createMailServer(mailHost.url)
    const removals: string[] = []
    const sends: typeof send = (mail, signal, handOver) =>
      send(mail, signal, async () => {
        if (!isHandedOver) removals.push(await visitor().deleteLetter(token))
        const mayGo = (await handOver?.()) ?? false
        if (isHandedOver) removals.push(await visitor().deleteLetter(token))
        return mayGo
      })
    return { sends, removals }
  }

  // (rule: letter-under-way)
  test.each([
    [{}, 'accepted', 1],
    [{ refuse: { at: 'DATA', code: 554 } }, 'refused', 0],
    [{ dropAt: 'accepted' }, 'in-doubt', 1],
  ] as const)(
    'a letter that is deleted while it leaves is known by what comes of it (%j)',
    async (behaviour, state, count) => {
      const token = await store()
      await press(token)
      const { sends, removals } = deletedMeanwhile(token, true)
      mailHost.behave(behaviour)
      await deliver({ send: sends })
      mailHost.behave({})
      expect(removals).toEqual(['under-way'])
      expect(toCouncil()).toHaveLength(count)
      expect(await rows()).toMatchObject([
        { state, letter: null, name: null, email: null, deleted_at: expect.any(String) },
      ])
      expect(JSON.stringify(await Promise.all(['sent_letters', 'sent_letter_mails'].map(rows)))).not.toMatch(
        /Ann|Barford/,
      )
      expect(await visitor().openLetter(token)).toBeUndefined()
      time += 5 * day
      expect(await deliver()).toEqual([])
      expect(toCouncil()).toHaveLength(count)
    },
  )

  // (rule: letter-under-way)
  test.each([
    ['before it was handed over', false, {}, 'unsent'],
    ['and the server asks to come again', true, { refuse: { at: 'DATA', code: 451 } }, 'under-way'],
  ] as const)(
    'a letter that is deleted %s never goes, and its inbox may send another',
    async (_, isHandedOver, behaviour, removal) => {
      const token = await store()
      await press(token)
      const { sends, removals } = deletedMeanwhile(token, isHandedOver)
      mailHost.behave(behaviour)
      await deliver({ send: sends })
      mailHost.behave({})
      expect(removals).toEqual([removal])
      time += day
      expect(await deliver()).toEqual([])
      expect(await rows()).toEqual([])
      await press(await store({ letter: 'Another one.' }))
      await deliver()
      expect(toCouncil().map(({ text }) => text.includes('Another one.'))).toEqual([true])
    },
  )

  // (rule: letter-kept)
  test('are gone after 30 days, and the hash of the inbox after 180', async () => {
    const token = await store()
    await press(token)
    await deliver()
    await store({ email: 'bob@example.org' })
    const expire = (days: number) =>
      deleteExpired(database.db, new Date(time + days * day + 1), firstCampaign.retention_days)
    await expire(7)
    expect(await rows()).toMatchObject([{ email: post.email }])
    const { deletedBy = '' } = (await visitor().openLetter(token)) ?? {}
    expect(deletedBy).toBe('2026-12-20T12:00:00.000Z')
    await deleteExpired(database.db, new Date('2026-12-19T23:59:00Z'), firstCampaign.retention_days)
    expect(await rows()).toMatchObject([{ email: post.email }])
    await deleteExpired(database.db, new Date('2026-12-20T00:01:00Z'), firstCampaign.retention_days)
    expect(await rows()).toMatchObject([{ email: null }])
    await expire(30)
    const [kept] = await rows()
    const everything = JSON.stringify(await Promise.all(['sent_letters', 'sent_letter_mails'].map(rows)))
    expect(everything).not.toMatch(/Ann|Barford|example\.org|Church/)
    expect(kept).toMatchObject({ state: 'accepted', letter: null })
    expect(await rows('sent_letter_links')).toEqual([])
    expect(await visitor().openLetter(token)).toBeUndefined()
    await expire(180)
    expect(await rows()).toEqual([])
  })

  // (rule: letter-kept, erasure)
  test('a letter that its sender deletes is in no file of the database any more', async () => {
    if (database.kind === 'postgres') return
    const token = await store()
    await press(token)
    await deliver()
    const [file] = (await host.execute(url, 'pragma database_list')).map((row) => String(row.file))
    const inFiles = () =>
      [file, `${file}-wal`].some((path) => path && existsSync(path) && readFileSync(path).includes('the footpath at'))
    expect(inFiles()).toBe(true)
    await visitor().deleteLetter(token)
    expect(inFiles()).toBe(false)
  })

  // (rule: letter-secrets, no-visitor-in-log)
  test('no secret is in the database, and nothing of a person in the log', async () => {
    const token = await store()
    await press(token)
    mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
    await deliver()
    const stored = await Promise.all(['sent_letters', 'sent_letter_mails', 'sent_letter_links'].map(rows))
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(logged.length).toBeGreaterThan(1)
    expect(JSON.stringify(logged)).not.toMatch(/Ann|ann@|Church|Barford|planning@/)
  })

  test('limits of visitors hold, and looking at the e-mail counts for none of them', async () => {
    const one = visitor()
    for (let count = 0; count < 7; count += 1) await one.showLetter(post)
    for (let count = 0; count < 5; count += 1) await one.storeLetter({ ...post, email: `ann${count}@example.org` })
    await expect(one.storeLetter(post)).rejects.toMatchObject({ code: 'too-many' })
    expect(await rows()).toHaveLength(5)
  })

  test.each(['', 'made-up', '\0', 'x'.repeat(10_000)])(
    'what is no link of ours (%#) leads to no letter',
    async (token) => {
      await store()
      expect(await visitor().openLetter(token)).toBeUndefined()
      expect(await press(token)).toBeUndefined()
      expect(await visitor().deleteLetter(token)).toBe('unknown')
      expect(await rows()).toMatchObject([{ state: 'unproved' }])
    },
  )

  test('the words for each state name the server and the time', () => {
    const facts = { at: '22 November 2026 at 12:04', host: 'mail.example', answer: '250 OK', council }
    expect(letterNews.accepted(facts).text).toContain('mail.example')
    expect(letterNews.accepted(facts).text).toContain(facts.at)
  })
})
