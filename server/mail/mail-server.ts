import { createTransport } from 'nodemailer'
import { isEmailAddress } from '../../domain/email-address.ts'

/** An address as the mailer takes it: never as a text, which could name twenty. */
export interface MailAddress {
  name: string
  address: string
}

/** One e-mail, ready to be sent. */
export interface Mail {
  messageId: string
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  /** The same once more, for mail programs that show it; every e-mail has the plain text. */
  html?: string
  headers?: Record<string, string>
}

/** Why an e-mail was not sent, or is not known to be. Its words name no address. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  /** A short code without any personal detail, such as ETIMEDOUT or 451. */
  readonly code: string = ''
  /** Whether there is no such mailbox, or none any more, and asking again would harm our name. */
  readonly isAddressRefused: boolean = false
  /** Whether the mail server did not even speak of this e-mail, so that others would fail in the same way. */
  readonly isTrouble: boolean = false
  /** Whether the server was offered the e-mail, or may have been. */
  readonly wasOffered: boolean = false

  constructor(
    words: string,
    details: { code: string } & Partial<Pick<MailFailure, 'isAddressRefused' | 'isTrouble' | 'wasOffered'>>,
  ) {
    super(words)
    Object.assign(this, details)
  }
}

/** Sends one e-mail, at most so many in a second; rejects with a MailFailure and never hangs. */
export type SendMail = (mail: Mail, signal: AbortSignal, aSecond?: number) => Promise<void>

/** How the mail server is talked to; times in ms. */
interface MailServerOptions {
  /** How long a server may say nothing. */
  silence?: number
  /** How long one e-mail may take in all, against a server that sends a byte now and then. */
  attempt?: number
}

/** The longest that one e-mail takes: a lease in the queue lasts longer. */
const longestAttemptMs = 100_000

/**
 * The mail server at an address such as smtps://user:password@mail.example. A user and a password go over a line that is
 * encrypted, or that does not leave this machine.
 */
export function createMailServer(
  url: string,
  { silence = 30_000, attempt = longestAttemptMs }: MailServerOptions = {},
): SendMail {
  const open = (rateLimit: number) =>
    createTransport({
      url: withEncryption(url),
      pool: true,
      rateLimit,
      // The first e-mail of a connection does not wait for the rate.
      maxConnections: Math.min(5, rateLimit),
      idleTimeout: 2000,
      // What is tried again is decided in the database.
      maxRequeues: 0,
      connectionTimeout: silence,
      dnsTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let rate = 1000
  let transport = open(rate)
  return async (mail, signal, aSecond = rate) => {
    if (aSecond !== rate) {
      transport.close()
      rate = aSecond
      transport = open(rate)
    }
    for (const { address } of [mail.from, mail.to, mail.replyTo ?? mail.from]) requireOneAddress(address)
    try {
      await transport.sendMail({
        ...mail,
        envelope: { from: mail.from.address, to: [mail.to.address] },
        textEncoding: 'quoted-printable',
        signal: AbortSignal.any([signal, AbortSignal.timeout(attempt)]),
      })
    } catch (error) {
      throw failureOf(error)
    }
  }
}

/** The address, with a setting that overrules others in it where a secret would else travel in the clear. */
function withEncryption(url: string): string {
  const address = new URL(url)
  const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (address.username + address.password === '' || isOnThisMachine) return url
  address.searchParams.set('requireTLS', 'true')
  return address.href
}

/** The mailer reads an address as a list of addresses, and would write to all of them. */
function requireOneAddress(address: string): void {
  if (isEmailAddress(address)) return
  throw new MailFailure('The address is not one e-mail address.', { code: 'malformed', isAddressRefused: true })
}

const longestWords = 300
const unencrypted = 'The mail server makes no encrypted connection (STARTTLS), so the password was not sent. It says: '

function failureOf(error: unknown): MailFailure {
  const { responseCode, response, command, code, message, syscall, timeoutType } = error as Partial<
    Record<string, unknown>
  >
  // The server's own words, without those that the mailer puts in front of them.
  const said = String(response ?? message ?? 'unknown')
  const isUnencrypted = code === 'ETLS'
  const isUnconnected = code === 'EDNS' || syscall === 'connect' || timeoutType === 'CONNECT_TIMEOUT'
  const words = `${isUnencrypted ? unencrypted : ''}${said}`
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[^\s<>]*@[^\s<>]*/g, '…')
    .slice(0, longestWords)
  if (isUnencrypted) return new MailFailure(words, { code: 'no-encryption', isTrouble: true })
  if (typeof responseCode !== 'number')
    return new MailFailure(words, { code: String(code ?? 'unknown'), isTrouble: true, wasOffered: !isUnconnected })
  const isAtRecipient = command === 'RCPT TO'
  return new MailFailure(words, {
    code: String(responseCode),
    isAddressRefused: isAtRecipient && saysNoMailbox(responseCode, said),
    isTrouble: !isAtRecipient && command !== 'DATA',
    wasOffered: code !== 'EAUTH',
  })
}

/**
 * Whether a response to the recipient means that nobody is there. A server that says more by a second code (RFC 3463) is taken
 * at its word: one that keeps us out for its own reasons, or whose mailbox is full, says nothing about the address.
 */
function saysNoMailbox(code: number, said: string): boolean {
  const more = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(said)?.[1]
  if (more === undefined) return [550, 551, 553].includes(code)
  return ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'].includes(more)
}
