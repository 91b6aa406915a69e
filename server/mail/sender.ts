import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import {
  type ClaimedMail,
  claimMails,
  hasDueMail,
  isToCampaign,
  type Outcome,
  settleMail,
} from '../database/mail-queue.ts'
import type { Database } from '../database/tables.ts'
import type { Log } from '../log.ts'
import { composeMail, createMessageId, type MailContext } from './compose.ts'
import { MailFailure, type SendMail } from './mail-server.ts'

/** Sends what waits, for as long as the site runs. */
export interface Sender {
  /** Sends one e-mail at once over its connections; undefined without a mail server. */
  send: SendMail | undefined
  /** Says that something new may wait; without it the sender looks for itself now and then. */
  wake(): void
  /** Resolves when nothing is under way any more; what takes longer than a moment is broken off. */
  stop(): Promise<void>
}

export interface SenderOptions {
  db: Kysely<Database>
  send: SendMail
  /** What the e-mails say of the site just now, and how many of them may leave in an hour and in a second. */
  site: () => Promise<MailContext & { anHour: number; aSecond: number }>
  log: Log
  now?: () => number
  lookEveryMs?: number
  /** How long what is under way may take to end once the site stops. */
  graceMs?: number
}

/** The sender of a site without a mail server: everything waits. */
export const idleSender: Sender = { send: undefined, wake: () => undefined, stop: async () => undefined }

const minute = 60_000
/** How long a row stays with a process that died; longer than any e-mail takes. */
const leaseMs = 2 * minute
/** After each attempt, in minutes: three days in all. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720]
const longestPause = 720
/** So many at once, or fewer at a slow rate: what a visitor waits for comes after them at the latest. */
const batchSize = 10
/** Where so many in a row are called gone, the server has a fault of its own. */
const suspiciousRow = 5
const longestRestMs = 5 * minute

/** Begins to send what waits. */
export function startSender({ lookEveryMs = 5000, graceMs = 3000, ...options }: SenderOptions): Sender {
  const brokenOff = new AbortController()
  let isStopping = false
  const stopped = Promise.withResolvers<void>()
  let woken = Promise.withResolvers<void>()

  async function run(): Promise<void> {
    let [troubles, refusals] = [0, 0]
    while (!isStopping) {
      // Whoever calls from here on is heard: the rows are read afterwards.
      woken = Promise.withResolvers()
      const { count, hasTrouble, ...result } = await sendDue(options, brokenOff.signal, refusals).catch((error) => {
        options.log.error({ err: error }, 'The e-mails could not go on')
        return { count: 0, hasTrouble: false, refusals }
      })
      troubles = hasTrouble ? troubles + 1 : 0
      refusals = result.refusals
      if (isStopping) return
      // A server that takes nothing is not asked for each of thousands.
      if (hasTrouble) await rest(Math.min(longestRestMs, 1000 * 2 ** troubles), stopped.promise)
      else if (count === 0) await rest(lookEveryMs, woken.promise)
    }
  }

  const running = run()
  return {
    send: options.send,
    wake: () => woken.resolve(),
    async stop() {
      isStopping = true
      woken.resolve()
      stopped.resolve()
      const lastResort = setTimeout(() => brokenOff.abort(), graceMs)
      await running
      clearTimeout(lastResort)
    },
  }
}

const rest = (ms: number, until: Promise<void>) => Promise.race([until, sleep(ms, undefined, { ref: false })])

/**
 * Sends some of what is due: how many, whether the mail server took none and would take no other either, and how many addresses
 * in a row it has called gone by now, those before included.
 */
export async function sendDue(
  options: Omit<SenderOptions, 'lookEveryMs' | 'graceMs'>,
  signal: AbortSignal,
  refusalsBefore = 0,
): Promise<{ count: number; hasTrouble: boolean; refusals: number }> {
  const { db, log, now = Date.now } = options
  if (!(await hasDueMail(db, new Date(now())))) return { count: 0, hasTrouble: false, refusals: refusalsBefore }
  const site = await options.site()
  const claims = await claimMails(db, {
    now: new Date(now()),
    leaseMs,
    most: Math.max(suspiciousRow, Math.min(batchSize, site.aSecond)),
    anHour: site.anHour,
    createMessageId: () => createMessageId(site.origin),
  })
  const settle = (claim: ClaimedMail, outcome: Outcome) => settleMail(db, claim, outcome, new Date(now()))
  const attempts = await Promise.all(
    claims.map(async (claim) => {
      const failure = await attempt(claim, site, options, signal)
      const { id, kind, attempt: number } = claim
      const words = failure ? 'An e-mail could not be sent' : 'An e-mail was sent'
      const { code, isTrouble, message: said } = failure ?? {}
      // What a server says of itself has nothing of the e-mail.
      log.info({ kind, id, attempt: number, ...(failure && { code }), ...(isTrouble && { said }) }, words)
      // At once: until it is in the database, an e-mail that was taken is sent again after a crash.
      if (!failure) await settle(claim, { state: 'sent' })
      return { claim, failure }
    }),
  )
  // Where nothing could be claimed the row of refusals goes on.
  const areRefused = attempts.every(({ failure }) => failure?.isAddressRefused)
  const refusals = areRefused ? refusalsBefore + attempts.length : 0
  const isEveryoneRefused = refusals >= suspiciousRow
  for (const { claim, failure } of attempts)
    if (failure)
      await settle(claim, planNext(claim, failure, { isBrokenOff: signal.aborted, isEveryoneRefused, now: now() }))
  const hasTrouble = isEveryoneRefused || attempts.every(({ failure }) => failure?.isTrouble)
  return { count: claims.length, hasTrouble: attempts.length > 0 && hasTrouble, refusals }
}

async function attempt(
  claim: ClaimedMail,
  site: MailContext & { aSecond: number },
  { send, log }: Pick<SenderOptions, 'send' | 'log'>,
  signal: AbortSignal,
): Promise<MailFailure | undefined> {
  try {
    await send(composeMail(claim, site), signal, site.aSecond)
    return undefined
  } catch (error) {
    if (error instanceof MailFailure) return error
    // A slip of our own counts as an attempt too: otherwise its row would be tried for ever.
    log.error({ err: error }, 'An e-mail could not be made')
    return new MailFailure('The site could not make this e-mail.', { code: 'unexpected' })
  }
}

/**
 * A message to the campaign is never given up: somebody will empty the mailbox, or mend the settings. A server that calls
 * one address after the other gone has a fault of its own, and none of them is marked.
 */
function planNext(
  claim: ClaimedMail,
  { message: words, isAddressRefused, wasOffered }: MailFailure,
  { isBrokenOff, isEveryoneRefused, now }: { isBrokenOff: boolean; isEveryoneRefused: boolean; now: number },
): Outcome {
  // The site stops: whoever runs next tries at once.
  if (isBrokenOff) return { state: 'waiting', words, wasOffered, due: new Date(now) }
  const isRefused = isAddressRefused && !isEveryoneRefused && !isToCampaign(claim)
  const pause = pauses[claim.attempt - 1] ?? (isToCampaign(claim) ? longestPause : undefined)
  if (isRefused || pause === undefined) return { state: 'failed', words, wasOffered, isAddressRefused: isRefused }
  return { state: 'waiting', words, wasOffered, due: new Date(now + pause * minute) }
}
