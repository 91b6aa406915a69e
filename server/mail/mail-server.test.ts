import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type MailBehaviour, type MailHost, startMailHost } from '../testing/mail-host.ts'
import { createMailServer, type Mail, MailFailure } from './mail-server.ts'

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
const patience = { silence: minutes, attempt: minutes }
const mail: Mail = {
  messageId: '<one@example.org>',
  from: { name: 'The Campaign', address: 'campaign@example.org' },
  to: { name: '', address: 'inbox@example.org' },
  replyTo: { name: 'Ann “Nan” Example', address: 'ann@example.org' },
  subject: 'The footpath – where?',
  text: 'Which footpath\nis meant? “This” one 🦆.\n.\nEnd',
  headers: { 'X-Note': 'yes' },
}

async function failureOf(sent: Promise<void>): Promise<MailFailure> {
  const error = await sent.then(
    () => new Error('it was sent'),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(MailFailure)
  return error as MailFailure
}

const never = new AbortController().signal
const send = (url = host.url, limits: Partial<typeof patience> = {}, change: Partial<Mail> = {}) =>
  createMailServer(url, { ...patience, ...limits })({ ...mail, ...change }, never)

test('an e-mail arrives as it was written, from the campaign and not from the visitor', async () => {
  await send()
  const [received] = host.received
  expect(received).toMatchObject({ from: 'campaign@example.org', to: ['inbox@example.org'], text: `${mail.text}\n` })
  expect(received?.headers.get('from')).toBe('The Campaign <campaign@example.org>')
  expect(received?.headers.get('message-id')).toBe('<one@example.org>')
  expect(received?.headers.get('reply-to')).toMatch(/ <ann@example\.org>$/)
  expect(received?.headers.get('x-note')).toBe('yes')
  expect(received?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test.each([
  [{ at: 'MAIL', code: 451 }, 'trouble'],
  [{ at: 'RCPT', code: 450 }, 'neither'],
  [{ at: 'DATA', code: 550, more: '5.1.1' }, 'neither'],
  [{ at: 'RCPT', code: 552, more: '5.2.2' }, 'neither'],
  [{ at: 'RCPT', code: 550 }, 'nobody there'],
  [{ at: 'RCPT', code: 550, more: '5.1.1' }, 'nobody there'],
] as const)('a refusal such as %j is about %s', async (refuse, meaning) => {
  host.behave({ refuse })
  expect(await failureOf(send())).toMatchObject({
    code: String(refuse.code),
    isAddressRefused: meaning === 'nobody there',
    isTrouble: meaning === 'trouble',
    message: expect.not.stringContaining('@'),
  })
  expect(host.received).toEqual([])
})

test.each<[string, MailBehaviour, Partial<typeof patience>, string]>([
  ['cuts the connection', { dropAt: 'data' }, {}, 'ECONNECTION'],
  ['says nothing for a while', { stallAt: 'greeting' }, { silence: 300 }, 'ETIMEDOUT'],
  ['dawdles until the attempt has had its time', { stallAt: 'greeting' }, { attempt: 300 }, 'EABORT'],
])('a server that %s is trouble', async (_, behaviour, limits, code) => {
  host.behave(behaviour)
  expect(await failureOf(send(host.url, limits))).toMatchObject({ code, isAddressRefused: false, isTrouble: true })
})

describe('a password', () => {
  /** What a server that takes a password on any line came to know; on Linux 0.0.0.0 is this machine under a name that is not loopback's. */
  async function logIn(address: string, disabledCommands: string[]) {
    const told: string[] = []
    const server = new SMTPServer({
      ...{ disabledCommands, allowInsecureAuth: true, disableReverseLookup: true, closeTimeout: 1, logger: false },
      onAuth({ password }, { secure }, done) {
        told.push(`${password} ${secure ? 'encrypted' : 'in the clear'}`)
        done(null, { user: 'user' })
      },
    })
    server.on('error', () => undefined)
    await once(server.listen(0, '0.0.0.0'), 'listening')
    onTestFinished(() => server.close())
    const { port } = server.server.address() as AddressInfo
    const failure = await send(`smtp://user:secret@${address.replace('PORT', String(port))}`).catch((error) => error)
    return { told, failure }
  }

  test.each(['0.0.0.0:PORT', '0.0.0.0:PORT?requireTLS=false&ignoreTLS=true'])(
    'is not sent to %s without encryption',
    async (address) => {
      const { told, failure } = await logIn(address, ['STARTTLS'])
      expect(told).toEqual([])
      expect(failure).toMatchObject({ code: 'no-encryption', isTrouble: true })
      expect(failure.message).toMatch(/^The mail server makes no encrypted connection .*password was not sent/)
    },
  )
  test.each(['127.0.0.1:PORT', 'localhost:PORT'])('is sent to %s also without encryption', async (address) => {
    expect((await logIn(address, ['STARTTLS'])).told).toEqual(['secret in the clear'])
  })
  test('is sent encrypted, where the certificate is believed', async () => {
    const believed = await logIn('0.0.0.0:PORT?tls.rejectUnauthorized=false', [])
    expect(believed).toMatchObject({ told: ['secret encrypted'], failure: undefined })
    expect(await logIn('0.0.0.0:PORT', [])).toMatchObject({ told: [], failure: { isTrouble: true } })
  })
})

test.each(['a@example.org,b@example.org', 'a@example.org\r\nBcc: b@example.org', 'Ann <b@example.org>'])(
  'nothing is sent where %j stands for one address',
  async (address) => {
    const one = { name: '', address }
    for (const evil of [{ to: one }, { replyTo: one }, { from: one }])
      expect(await failureOf(send(host.url, {}, evil))).toMatchObject({ code: 'malformed', isAddressRefused: true })
    expect(host.received).toEqual([])
  },
)

test('e-mails share connections, also after one is refused', async () => {
  const sendOn = createMailServer(host.url, patience)
  const before = host.connections
  const sendOne = (number: number) => sendOn({ ...mail, messageId: `<${number}@example.org>` }, never)
  host.behave({ refuse: { at: 'RCPT', code: 550 } })
  await failureOf(sendOne(0))
  host.behave({})
  await Promise.all(Array.from({ length: 12 }, (_none, number) => sendOne(number + 1)))
  expect(host.connections - before).toBeLessThanOrEqual(6)
  expect(new Set(host.received.map(({ headers }) => headers.get('message-id'))).size).toBe(12)
})
