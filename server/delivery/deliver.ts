import type { Kysely } from 'kysely'
import { formLimits } from '../admission/form-limits.ts'
import { type Claim, claimDelivery, handOver, renewClaim, settleDelivery } from '../database/deliveries.ts'
import { deliveryKinds, type MailsAnHour, type OutboxKind } from '../database/delivery-kinds.ts'
import type { FailedOutcome, SentOutcome } from '../database/delivery-outcome.ts'
import { usualLeaseMs } from '../database/leases.ts'
import type { MailRate } from '../database/mail-rate.ts'
import { doubtLetters } from '../database/sent-letters.ts'
import type { Database } from '../database/tables.ts'
import type { Log } from '../log.ts'
import { DeliveryFailure, type SendMail } from './mail-server.ts'
import { composeMail, createMessageId, type MailSettings, mayStillGo, persistenceAfter } from './mails.ts'
import { pauseAfter } from './retry-plan.ts'

export interface DeliveryOptions {
  db: Kysely<Database>
  send: SendMail
  settings: MailSettings
  log: Log
  now?: () => number
  /** 0 to 1. */
  random?: () => number
  /** How long a row stays claimed by a process that no longer says anything. */
  leaseMs?: number
  mailsAnHour?: MailsAnHour
  /** Whose e-mails: visitors' where it is not said. */
  outbox?: OutboxKind
  /** What the mail provider allows; only updates wait for it. */
  rate?: () => Promise<MailRate>
}

/**
 * Attempts to send the e-mail that has been due for longest; false where none was due. At least once: an attempt is in
 * the database before it begins, so that one that may repeat it says so. An update goes once, and so does a letter to the council:
 * what may have arrived is not repeated. Rejects where the database does not answer.
 */
export async function deliverNext(options: DeliveryOptions, signal: AbortSignal): Promise<boolean> {
  const { db, log, now = Date.now, leaseMs = usualLeaseMs, mailsAnHour = formLimits.mailsAnHour } = options
  const { origin, mailServer: host = '' } = options.settings
  if (options.outbox !== 'bulk') await doubtLetters(db, host, new Date(now()))
  const claim = await claimDelivery(db, {
    ...{ now: new Date(now()), leaseMs, mailsAnHour, outbox: options.outbox, rate: await options.rate?.() },
    createMessageId: () => createMessageId(origin),
  })
  if (!claim) return false
  const { attempt, isPossibleCopy, table } = claim
  const about = { table, id: claim.row.id, attempt, ...(isPossibleCopy && { isPossibleCopy }) }
  const outcome = { ...(await attemptDelivery(options, claim, signal, about)), host }
  const isOurs = await settleDelivery(db, claim, outcome, new Date(now()))
  if (!isOurs) log.info(about, 'Another process has taken this e-mail meanwhile')
  return true
}

async function attemptDelivery(
  options: DeliveryOptions,
  claim: Claim,
  signal: AbortSignal,
  about: object,
): Promise<SentOutcome | FailedOutcome> {
  const { db, send, settings, log, now = Date.now, leaseMs = usualLeaseMs } = options
  const { isSentOnce = false } = deliveryKinds[claim.table]
  const stopRenewing = keepClaimed(options, claim)
  let mayHaveLeft = !isSentOnce
  // An update is handed over only while it still may, and the doubt is in the database before its last byte leaves.
  const beforeLast = async () => {
    mayHaveLeft = await handOver(db, claim, new Date(now()), leaseMs)
    return mayHaveLeft
  }
  try {
    if (!(await mayStillGo(claim.table, settings, now()))) {
      log.info(about, 'An e-mail was not sent, because it would come too late')
      const nothing = { error: '', code: 'too-late', isInDoubt: false, isAddressRefused: false, isTrouble: false }
      return { state: 'failed', ...nothing, isTooLate: true }
    }
    const mail = composeMail(claim, settings, await settings.campaign())
    const answer = await send(mail, signal, isSentOnce ? beforeLast : undefined)
    log.info(about, 'An e-mail was sent')
    return { state: 'sent', answer }
  } catch (error) {
    const failure = failureOf(error, log, mayHaveLeft)
    const outcome = planNext(options, claim, failure, signal.aborted)
    log.info({ ...about, code: failure.code, state: outcome.state }, 'An e-mail could not be sent')
    return outcome
  } finally {
    stopRenewing()
  }
}

function planNext(
  { now = Date.now, random = Math.random }: DeliveryOptions,
  { attempt, table }: Claim,
  cause: DeliveryFailure,
  isBrokenOff: boolean,
): FailedOutcome {
  const { isSentOnce = false } = deliveryKinds[table]
  const { message, code, isInDoubt, isAboutRecipient, isAddressRefused } = cause
  const failure = {
    ...{ error: message, code, isInDoubt, isAddressRefused },
    isTrouble: !(isAboutRecipient || isAddressRefused || isBrokenOff),
  }
  if (isSentOnce && isInDoubt) return { ...failure, state: 'failed' }
  // The site stops: whoever runs next tries at once.
  if (isBrokenOff) return { ...failure, state: 'waiting', nextAttemptAt: new Date(now()) }
  const pause = pauseAfter(attempt, persistenceAfter(cause, table), random())
  if (pause === undefined) return { ...failure, state: 'failed' }
  return { ...failure, state: 'waiting', nextAttemptAt: new Date(now() + pause) }
}

/** A slip of our own counts as an attempt too: otherwise its row would be tried for ever. */
function failureOf(error: unknown, log: Log, isInDoubt: boolean): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error
  log.error({ err: error }, 'An e-mail could not be made')
  return new DeliveryFailure('The site could not make this e-mail.', { code: 'unexpected', isInDoubt })
}

/** The lease is short, so that a process that died is soon replaced; a slow mail server needs it renewed. */
function keepClaimed({ db, log, now = Date.now, leaseMs = usualLeaseMs }: DeliveryOptions, claim: Claim): () => void {
  const timer = setInterval(() => {
    renewClaim(db, claim, new Date(now()), leaseMs).catch((error) => {
      log.error({ err: error }, 'An e-mail under way could not be kept from other processes')
    })
  }, leaseMs / 3)
  return () => clearInterval(timer)
}
