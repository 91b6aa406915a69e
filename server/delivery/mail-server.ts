import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'

/** An address as the mail layer takes it: never as a text, which could name twenty. */
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
  headers: Record<string, string>
}

/** Why an e-mail was not sent, or is not known to be. Its words may name an address: they are for the database, not for the log. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure'
  /** A short code without any personal detail, such as ETIMEDOUT or 451. */
  readonly code: string
  /** Whether the server refused this very e-mail and called that final. */
  readonly isRefusedForGood: boolean
  /** Whether the e-mail may have arrived all the same. */
  readonly isInDoubt: boolean
  /** Whether the answer was about the recipient, so that another one may be taken. */
  readonly isAboutRecipient: boolean
  /** Whether there is no such mailbox, or none any more. */
  readonly isAddressRefused: boolean
  /** Whether the answer was about who sends, or about the server itself: it says nothing of this recipient. */
  readonly isAboutSender: boolean

  constructor(words: string, details: { code: string } & Partial<Record<FailureTrait, boolean>>) {
    super(words)
    this.isAboutRecipient = details.isAboutRecipient ?? false
    this.isAddressRefused = details.isAddressRefused ?? false
    this.isAboutSender = details.isAboutSender ?? false
    this.code = details.code
    this.isRefusedForGood = details.isRefusedForGood ?? false
    this.isInDoubt = details.isInDoubt ?? false
  }
}

type FailureTrait = 'isRefusedForGood' | 'isInDoubt' | 'isAboutRecipient' | 'isAddressRefused' | 'isAboutSender'

/** How long a mail server may keep us waiting, in ms. */
interface Patience {
  connectionTimeout: number
  greetingTimeout: number
  /** Without a single byte from the server. */
  socketTimeout: number
  /** For the whole attempt, against a server that sends a byte now and then. */
  attempt: number
}

const usualPatience: Patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  attempt: 120_000,
}

/**
 * Sends one e-mail over a connection of its own, and returns the server's words; rejects with a DeliveryFailure and never
 * hangs. `beforeLast` is asked once all but the last byte of it is there: where it says no or fails, the last byte never
 * leaves, and the e-mail has not arrived.
 */
export type SendMail = (mail: Mail, signal: AbortSignal, beforeLast?: () => Promise<boolean>) => Promise<string>

/** How a mail server is talked to. */
interface MailServerOptions {
  patience?: Patience
  /**
   * Keeps one connection open while e-mail follows e-mail, so that thousands do not each greet and sign in. Only for one
   * e-mail at a time.
   */
  keepsOpen?: boolean
}

/** Closed soon after the last e-mail, before a server tires of it, and now and then between them. */
const kept = { pool: true, maxConnections: 1, maxMessages: 100, maxRequeues: 0, idleTimeout: 2000 } as const

/** The mail server at an address such as smtps://user:password@mail.example. */
export function createMailServer(
  url: string,
  { patience: { attempt, ...timeouts } = usualPatience, keepsOpen = false }: MailServerOptions = {},
): SendMail {
  const underWay = new Map<string, () => Promise<void>>()
  const open = () => openTransport({ url, ...timeouts, ...(keepsOpen && kept) }, underWay)
  let keptOpen: ReturnType<typeof open> | undefined
  return async (mail, signal, beforeLast = async () => true) => {
    for (const { address } of [mail.from, mail.to, mail.replyTo ?? mail.from]) requireOneAddress(address)
    if (keepsOpen) keptOpen ??= open()
    const transport = keptOpen ?? open()
    let isHandedOver = false
    const withdrawn = new AbortController()
    underWay.set(mail.messageId, async () => {
      if (!(await beforeLast().catch(() => false))) {
        withdrawn.abort()
        // Whoever waits for this waits for good: the connection is cut without the last byte.
        await new Promise(() => undefined)
      }
      isHandedOver = true
    })
    try {
      const { response } = await transport.sendMail({
        ...mail,
        ...undecodable(mail),
        envelope: { from: mail.from.address, to: [mail.to.address] },
        textEncoding: 'quoted-printable',
        signal: AbortSignal.any([signal, withdrawn.signal, AbortSignal.timeout(attempt)]),
      })
      return oneLine(response)
    } catch (error) {
      throw failureOf(error, isHandedOver)
    } finally {
      underWay.delete(mail.messageId)
      if (!keepsOpen) transport.close()
    }
  }
}

/** A server accepts an e-mail only once it has all of it: before its last byte leaves, `underWay` is asked. */
function openTransport(
  { connectionTimeout, ...options }: Omit<Patience, 'attempt'> & { url: string },
  underWay: ReadonlyMap<string, () => Promise<void>>,
) {
  const transport = createTransport({
    ...options,
    connectionTimeout,
    dnsTimeout: connectionTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', ({ data, message }, callback) => {
    const atLast = underWay.get(String(data.messageId))
    const read = message.createReadStream.bind(message)
    message.createReadStream = (...options) => Readable.from(heldBack(read(...options), atLast), { objectMode: false })
    callback()
  })
  return transport
}

/**
 * The parts of an e-mail, with the last one held back until `atLast` lets it go. Nobody reads them before the server has
 * taken the recipient and asked for the e-mail, so until then nothing is on its way.
 */
async function* heldBack(parts: AsyncIterable<Buffer>, atLast: (() => Promise<void>) | undefined) {
  let last: Buffer | undefined
  for await (const part of parts) {
    if (last) yield last
    last = part
  }
  await atLast?.()
  if (last) yield last
}

/** The mailer reads an address as a list of addresses, and would write to all of them. */
function requireOneAddress(address: string): void {
  if (/^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address)) return
  throw new DeliveryFailure('The address is not one e-mail address.', { code: 'malformed', isRefusedForGood: true })
}

/**
 * What people read in the header, without the sign that it is written in code (RFC 2047). A text that only looks so would
 * leave as it is, since it is plain ASCII, and a reader might find a header in it that nobody meant.
 */
function undecodable({ subject, from, to, replyTo }: Mail): Pick<Mail, 'subject' | 'from' | 'to' | 'replyTo'> {
  const plain = (text: string) => text.replaceAll('=?', '= ?')
  const named = (one: MailAddress) => ({ ...one, name: plain(one.name) })
  return { subject: plain(subject), from: named(from), to: named(to), ...(replyTo && { replyTo: named(replyTo) }) }
}

/** Answers about who we are, not about the e-mail: they change with the settings. */
const accessCodes = [503, 530, 534, 535, 538]
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']
const longestWords = 300

function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const answer = numberOf(error, 'responseCode')
  // An answer in the server's own words, without those that the mailer puts in front of them.
  const words = (answer !== undefined && textOf(error, 'response')) || (error instanceof Error && error.message)
  const said = oneLine(words || 'unknown')
  const code = textOf(error, 'code') || 'unknown'
  // Without an answer after the last byte nobody knows whether the e-mail was taken.
  if (answer === undefined) return new DeliveryFailure(said, { code, isInDoubt: isHandedOver })
  const command = textOf(error, 'command')
  const isAboutMail = mailCommands.includes(command) && !accessCodes.includes(answer)
  const isRefusedForGood = isAboutMail && answer >= 500
  const more = statusOf(textOf(error, 'response'))
  return new DeliveryFailure(said, {
    code: String(answer),
    isRefusedForGood,
    isAboutRecipient: isAboutMail && command === 'RCPT TO',
    isAddressRefused: isRefusedForGood && saysNoMailbox(answer, command, more),
    isAboutSender: isRefusedForGood && (command === 'MAIL FROM' || saysSenderIsKeptOut(more)),
  })
}

/**
 * Whether a final answer means that nobody is at this address. A server that says more by a second code (RFC 3463) is taken
 * at its word: one that keeps us out for its own reasons, or whose mailbox is full, says nothing about the address.
 */
function saysNoMailbox(answer: number, command: string, more: string | undefined): boolean {
  if (more !== undefined) return ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'].includes(more)
  return command === 'RCPT TO' && [550, 551, 553].includes(answer)
}

/**
 * Whether a final answer is a rule or a limit for who sends (5.7, 5.4.5, a sender's address that it does not like), or a
 * fault of the server (5.3), at whichever command it comes.
 */
function saysSenderIsKeptOut(more = ''): boolean {
  return /^5\.[37]\./.test(more) || ['5.1.7', '5.1.8', '5.4.5'].includes(more)
}

/** The second code of a final answer, which says more than the first (RFC 3463). */
function statusOf(response: string): string | undefined {
  return /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}

function oneLine(words: string): string {
  return words.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, longestWords)
}

function textOf(error: unknown, property: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, property) : undefined
  return typeof value === 'string' ? value : ''
}

function numberOf(error: unknown, property: string): number | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, property) : undefined
  return typeof value === 'number' ? value : undefined
}
