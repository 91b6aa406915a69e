import type { Kysely } from 'kysely'
import { formLimits } from '../admission/form-limits.ts'
import {
  type Claim,
  claimDelivery,
  type MailsAnHour,
  type Outcome,
  renewClaim,
  settleDelivery,
  usualLeaseMs,
} from '../database/deliveries.ts'
import type { Database } from '../database/tables.ts'
import type { Log } from '../log.ts'
import { DeliveryFailure, type SendMail } from './mail-server.ts'
import { composeMail, createMessageId, isToCampaign, type MailSettings } from './mails.ts'
import { pauseAfter } from './retry-plan.ts'

export interface DeliveryOptions {
  db: Kysely<Database>
  kind: 'sqlite' | 'postgres'
  send: SendMail
  settings: MailSettings
  log: Log
  now?: () => number
  /** 0 to 1. */
  random?: () => number
  /** How long a row stays claimed by a process that no longer says anything. */
  leaseMs?: number
  mailsAnHour?: MailsAnHour
}

/**
 * Attempts to send the e-mail that has been due for longest; false where none was due. At least once: an attempt is in
 * the database before it begins, so that one that may repeat it says so. Rejects where the database does not answer.
 */
export async function deliverNext(options: DeliveryOptions, signal: AbortSignal): Promise<boolean> {
  const { db, kind, log, now = Date.now, leaseMs = usualLeaseMs, mailsAnHour = formLimits.mailsAnHour } = options
  const { origin } = options.settings
  const claim = await claimDelivery(db, kind, {
    ...{ now: new Date(now()), leaseMs, mailsAnHour },
    createMessageId: () => createMessageId(origin),
  })
  if (!claim) return false
  const { attempt, isPossibleCopy, table } = claim
  const about = { table, id: claim.row.id, attempt, ...(isPossibleCopy && { isPossibleCopy }) }
  const outcome = await attemptDelivery(options, claim, signal, about)
  const isOurs = await settleDelivery(db, claim, outcome, new Date(now()))
  if (!isOurs) log.info(about, 'Another process has taken this e-mail meanwhile')
  return true
}

async function attemptDelivery(
  options: DeliveryOptions,
  claim: Claim,
  signal: AbortSignal,
  about: object,
): Promise<Outcome> {
  const { send, settings, log } = options
  const stopRenewing = keepClaimed(options, claim)
  try {
    await send(composeMail(claim, settings, await settings.campaign()), signal)
    log.info(about, 'An e-mail was sent')
    return { state: 'sent' }
  } catch (error) {
    const failure = failureOf(error, log)
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
  { message, isRefusedForGood, isInDoubt }: DeliveryFailure,
  isBrokenOff: boolean,
): Outcome {
  const failure = { error: message, isInDoubt }
  // The site stops: whoever runs next tries at once.
  if (isBrokenOff) return { ...failure, state: 'waiting', nextAttemptAt: new Date(now()) }
  const pause = pauseAfter({ attempt, isRefusedForGood, isToCampaign: isToCampaign(table) }, random())
  if (pause === undefined) return { ...failure, state: 'failed' }
  return { ...failure, state: 'waiting', nextAttemptAt: new Date(now() + pause) }
}

/** A slip of our own counts as an attempt too: otherwise its row would be tried for ever. */
function failureOf(error: unknown, log: Log): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error
  log.error({ err: error }, 'An e-mail could not be made')
  return new DeliveryFailure('The site could not make this e-mail.', { code: 'unexpected', isInDoubt: true })
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
