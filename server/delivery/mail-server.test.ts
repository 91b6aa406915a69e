import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { type MailBehaviour, type MailHost, startMailHost } from '../testing/mail-host.ts'
import { createMailServer, DeliveryFailure, type Mail } from './mail-server.ts'

let host: MailHost
beforeAll(async () => {
  host = await startMailHost()
})
afterAll(() => host.stop())
beforeEach(() => {
  host.behave({})
  host.received.length = 0
})

/** Only to end what hangs: how long a busy machine takes says nothing. */
const minutes = 300_000
const patience = { connectionTimeout: minutes, greetingTimeout: minutes, socketTimeout: minutes, attempt: minutes }
const mail: Mail = {
  messageId: '<one@example.org>',
  from: { name: 'The Campaign', address: 'campaign@example.org' },
  to: { name: '', address: 'inbox@example.org' },
  replyTo: { name: 'Ann “Nan” Example', address: 'ann@example.org' },
  subject: 'The footpath – where?',
  text: 'Which footpath\nis meant? “This” one 🦆.\n.\nEnd',
  headers: { 'X-Possible-Copy': 'yes' },
}

async function failureOf(sent: Promise<string>): Promise<DeliveryFailure> {
  const error = await sent.then(
    () => new Error('it was sent'),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(DeliveryFailure)
  return error as DeliveryFailure
}

const never = new AbortController().signal
const sendMail = (message: Mail) => createMailServer(host.url, { patience })(message, never)
const send = (url = host.url, signal = never, limits: Partial<typeof patience> = {}) =>
  createMailServer(url, { patience: { ...patience, ...limits } })(mail, signal)

/**
 * What comes of a server that says nothing once it has the whole e-mail, where one limit is short: on a busy machine it may be
 * over before, and then the next attempt has more time.
 */
async function failureAfterData(limit: keyof typeof patience): Promise<DeliveryFailure> {
  host.behave({ stallAt: 'data' })
  for (let ms = 300; ; ms *= 4) {
    const before = host.swallowed
    const failure = await failureOf(send(host.url, undefined, { [limit]: ms }))
    if (host.swallowed > before) return failure
  }
}

// (rule: delivery-sender)
test('an e-mail arrives as it was written, from the campaign and not from the visitor', async () => {
  await send()
  const [received] = host.received
  expect(received).toMatchObject({ from: 'campaign@example.org', to: ['inbox@example.org'], text: `${mail.text}\n` })
  expect(received?.headers.get('from')).toBe('The Campaign <campaign@example.org>')
  expect(received?.headers.get('message-id')).toBe('<one@example.org>')
  expect(received?.headers.get('reply-to')).toMatch(/ <ann@example\.org>$/)
  expect(received?.headers.get('x-possible-copy')).toBe('yes')
  expect(received?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

// (rule: set-aside)
test.each([
  [{ at: 'MAIL', code: 451 }, 'passes'],
  [{ at: 'RCPT', code: 450 }, 'passes'],
  [{ at: 'RCPT', code: 450, more: '4.7.1' }, 'passes'],
  [{ at: 'DATA', code: 452 }, 'passes'],
  [{ at: 'MAIL', code: 530 }, 'passes'],
  [{ at: 'DATA', code: 554 }, 'is final'],
  [{ at: 'RCPT', code: 552, more: '5.2.2' }, 'is final'],
  [{ at: 'RCPT', code: 550 }, 'says that nobody is there'],
  [{ at: 'RCPT', code: 550, more: '5.1.1' }, 'says that nobody is there'],
  [{ at: 'DATA', code: 550, more: '5.1.1' }, 'says that nobody is there'],
  [{ at: 'MAIL', code: 550 }, 'is about who sends'],
  [{ at: 'RCPT', code: 550, more: '5.7.1' }, 'is about who sends'],
  [{ at: 'DATA', code: 550, more: '5.7.1' }, 'is about who sends'],
  [{ at: 'DATA', code: 550, more: '5.4.5' }, 'is about who sends'],
  [{ at: 'RCPT', code: 554, more: '5.3.0' }, 'is about who sends'],
  [{ at: 'RCPT', code: 550, more: '5.1.8' }, 'is about who sends'],
] as const)('a refusal such as %j %s, and leaves no doubt', async (refuse, meaning) => {
  host.behave({ refuse })
  expect(await failureOf(send())).toMatchObject({
    ...{ code: String(refuse.code), isInDoubt: false },
    isRefusedForGood: meaning !== 'passes',
    isAddressRefused: meaning === 'says that nobody is there',
    isAboutSender: meaning === 'is about who sends',
  })
  expect(host.received).toEqual([])
})

describe('a server that fails', () => {
  test.each([
    ['cuts the connection at once', { dropAt: 'greeting' }, false],
    ['cuts the connection at the recipient', { dropAt: 'recipient' }, false],
    ['cuts the connection after the e-mail', { dropAt: 'data' }, true],
    ['takes the e-mail and cuts the connection', { dropAt: 'accepted' }, true],
  ] as [string, MailBehaviour, boolean][])(
    'and %s leaves doubt only after the last byte',
    async (_, behaviour, isInDoubt) => {
      host.behave(behaviour)
      expect(await failureOf(send())).toMatchObject({ isRefusedForGood: false, isInDoubt })
    },
  )
  test('and says nothing at all is left after a while, without a doubt', async () => {
    host.behave({ stallAt: 'greeting' })
    const failure = await failureOf(send(host.url, undefined, { greetingTimeout: 300 }))
    expect(failure).toMatchObject({ code: 'ETIMEDOUT', isRefusedForGood: false, isInDoubt: false })
  })
  test('and says nothing after the e-mail is left after a while, in doubt', async () => {
    expect(await failureAfterData('socketTimeout')).toMatchObject({ isRefusedForGood: false, isInDoubt: true })
  })
  test('and is not there is an ordinary failure', async () => {
    expect(await failureOf(send(`smtp://127.0.0.1:${await freePort()}`))).toMatchObject({
      isRefusedForGood: false,
      isInDoubt: false,
    })
  })
  test('and dawdles is left when the attempt has had its time', async () => {
    expect(await failureAfterData('attempt')).toMatchObject({ code: 'EABORT', isInDoubt: true })
  })
})

test('an attempt can be broken off', async () => {
  host.behave({ stallAt: 'greeting' })
  const breaker = new AbortController()
  const sent = failureOf(send(host.url, breaker.signal))
  setTimeout(() => breaker.abort(), 50)
  expect(await sent).toMatchObject({ code: 'EABORT', isInDoubt: false })
})

describe('what slipped past the door', () => {
  test('adds no header and no recipient', async () => {
    const attack = 'x\r\nBcc: spy@example.org\r\n\r\nbody'
    const evil: Mail = {
      ...mail,
      subject: attack,
      replyTo: { name: attack, address: 'ann@example.org' },
      headers: { 'X-Possible-Copy': attack },
      to: { name: attack, address: 'inbox@example.org' },
    }
    await sendMail(evil)
    const [received] = host.received
    expect(received?.to).toEqual(['inbox@example.org'])
    expect([...(received?.headers.keys() ?? [])]).not.toContain('bcc')
    expect(received?.text).toBe(`${mail.text}\n`)
  })
  test.each([
    '=?UTF-8?Q?x=0D=0ABcc:_spy@example.org?=',
    'é =?UTF-8?B?DQpCY2M6IHNweUBleGFtcGxlLm9yZw==?=',
    '=?=?UTF-8?Q?x?=',
    `${'x'.repeat(70)} =?UTF-8?Q?${'=0D=0A'.repeat(20)}?=`,
  ])('is not read as code: %j', async (text) => {
    const evil = { ...mail, subject: text, replyTo: { name: text, address: 'ann@example.org' } }
    await sendMail(evil)
    const [received] = host.received
    for (const name of ['subject', 'reply-to']) {
      const value = received?.headers.get(name) ?? ''
      const ours = decodeWords(value)
      expect(ours).not.toMatch(/[\r\n]/)
      // Nor by a reader that decodes once more.
      expect(ours).not.toContain('=?')
      expect(ours.replaceAll('= ?', '=?')).toContain(text)
    }
  })
  test.each([
    'a@example.org,b@example.org',
    'a@example.org>\r\nRCPT TO:<b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'Ann <b@example.org>',
    'friends: a@example.org, b@example.org;',
    'a@example.org\0',
    '',
  ])('is not sent: %j is not one address', async (address) => {
    const one = { name: '', address }
    for (const evil of [{ to: one }, { replyTo: one }, { from: one }]) {
      const sent = sendMail({ ...mail, ...evil })
      expect(await failureOf(sent)).toMatchObject({ code: 'malformed', isRefusedForGood: true, isInDoubt: false })
    }
    expect(host.received).toEqual([])
  })
})

/** A header's value as a mail program shows it (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, form: string, coded: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : Buffer.from(
            coded
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
            'latin1',
          ).toString(),
    )
}

// (rule: update-once)
describe('the last byte', () => {
  const sendAsked = (beforeLast: () => Promise<boolean>, keepsOpen = false) =>
    createMailServer(host.url, { patience, keepsOpen })(mail, never, beforeLast)

  test.each([
    ['no', async () => false],
    ['nothing because the database is away', () => Promise.reject(new Error('away'))],
  ])('stays here where whoever is asked says %s', async (_, beforeLast) => {
    for (const keepsOpen of [false, true]) {
      expect(await failureOf(sendAsked(beforeLast, keepsOpen))).toMatchObject({ isInDoubt: false })
      await sendAsked(async () => true, keepsOpen)
    }
    expect(host.received).toHaveLength(2)
  })

  test('leaves only once the answer is there', async () => {
    let isAsked = false
    const yes = Promise.withResolvers<boolean>()
    const sent = sendAsked(() => {
      isAsked = true
      return yes.promise
    })
    await expect.poll(() => isAsked).toBe(true)
    expect(host.received).toEqual([])
    yes.resolve(true)
    await sent
    expect(host.received).toHaveLength(1)
  })
})

test('e-mails that follow each other may share a connection, also after one is refused', async () => {
  const sendOn = createMailServer(host.url, { patience, keepsOpen: true })
  const before = host.connections
  const sendOne = (messageId: string) => sendOn({ ...mail, messageId }, never)
  await sendOne('<1@example.org>')
  host.behave({ refuse: { at: 'RCPT', code: 550 } })
  await failureOf(sendOne('<2@example.org>'))
  host.behave({})
  await sendOne('<3@example.org>')
  expect(host.connections - before).toBe(1)
  host.behave({ dropAt: 'accepted' })
  expect(await failureOf(sendOne('<4@example.org>'))).toMatchObject({ isInDoubt: true })
  host.behave({})
  await sendOne('<5@example.org>')
  expect(host.received.map(({ headers }) => headers.get('message-id'))).toEqual(
    [1, 3, 4, 5].map((number) => `<${number}@example.org>`),
  )
})

test('an e-mail with HTML has the plain text beside it', async () => {
  const message = { ...mail, html: '<p>Which footpath?</p>' }
  await sendMail(message)
  const [received] = host.received
  expect(received?.headers.get('content-type')).toMatch(/^multipart\/alternative;/)
  expect(received?.text).toMatch(/text\/plain.*Which footpath\nis meant.*text\/html.*<p>Which footpath\?<\/p>/s)
})
