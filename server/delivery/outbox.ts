import { setTimeout as sleep } from 'node:timers/promises'
import { formLimits } from '../admission/form-limits.ts'
import { findNextAttempt } from '../database/deliveries.ts'
import type { OutboxKind } from '../database/delivery-kinds.ts'
import { pauseUntimely } from '../database/timely-sendings.ts'
import { finishSendings, pauseRefused } from '../database/update-mails.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'
import type { SendMail } from './mail-server.ts'

/** Sends what waits, for as long as the site runs. */
export interface Outbox {
  /** Says that something new may wait; without it the outbox looks for itself now and then. */
  wake(): void
  /** Resolves when nothing is under way any more; an attempt that takes longer than a moment is broken off. */
  stop(): Promise<void>
}

export interface OutboxOptions extends DeliveryOptions {
  /** How updates are sent, one after the other; as all else where it is not said. */
  sendBulk?: SendMail
  /** How often to look for what another process has stored, in ms. */
  lookEveryMs?: number
  /** How long an attempt may take to end once the site stops, in ms. */
  graceMs?: number
}

/** An outbox of a site without a mail server: everything waits. */
export const idleOutbox: Outbox = { wake: () => undefined, stop: async () => undefined }

/** A row may be due and yet in the hands of another process, for the moment that it takes to claim it. */
const shortestRestMs = 50

/** Begins to send what waits: visitors' e-mails one at a time, and updates one at a time beside them. */
export function startOutbox({ sendBulk, ...options }: OutboxOptions): Outbox {
  const sendOf = (outbox: OutboxKind) => (outbox === 'bulk' && sendBulk) || options.send
  const outboxes = (['visitors', 'bulk'] as const).map((outbox) =>
    startOne({ ...options, outbox, send: sendOf(outbox) }),
  )
  return {
    wake() {
      for (const { wake } of outboxes) wake()
    },
    async stop() {
      await Promise.all(outboxes.map(({ stop }) => stop()))
    },
  }
}

/** Pauses what says what does not hold any more, and what its mail server refuses to everybody. */
async function haltSendings(db: DeliveryOptions['db'], now: Date): Promise<void> {
  await pauseUntimely(db, now)
  await pauseRefused(db, now)
}

function startOne({ lookEveryMs = 5000, graceMs = 3000, ...options }: Omit<OutboxOptions, 'sendBulk'>): Outbox {
  const { db, log, now = Date.now, mailsAnHour = formLimits.mailsAnHour, outbox } = options
  const brokenOff = new AbortController()
  let isStopping = false
  let woken = Promise.withResolvers<void>()

  async function run(): Promise<void> {
    while (!isStopping) {
      // Whoever calls from here on is heard: the rows are read afterwards.
      woken = Promise.withResolvers()
      const pause = await sendAll()
      if (isStopping) return
      const rest = new AbortController()
      await Promise.race([
        woken.promise,
        sleep(pause, undefined, { signal: rest.signal, ref: false }).catch(() => undefined),
      ])
      rest.abort()
    }
  }

  /** Returns how long nothing will be due, in ms. Never rejects: a database that does not answer is asked again. */
  async function sendAll(): Promise<number> {
    try {
      let isMore = true
      while (!isStopping && isMore) {
        if (outbox === 'bulk') await haltSendings(db, new Date(now()))
        isMore = await deliverNext(options, brokenOff.signal)
      }
      const at = new Date(now())
      if (outbox === 'bulk') await finishSendings(db, at)
      const next = await findNextAttempt(db, { now: at, mailsAnHour, outbox, rate: await options.rate?.() })
      return next === undefined ? lookEveryMs : Math.min(lookEveryMs, Math.max(shortestRestMs, next - now()))
    } catch (error) {
      log.error({ err: error }, 'The outbox could not go on')
      return lookEveryMs
    }
  }

  const running = run()
  return {
    wake: () => woken.resolve(),
    async stop() {
      isStopping = true
      woken.resolve()
      const lastResort = setTimeout(() => brokenOff.abort(), graceMs)
      await running
      clearTimeout(lastResort)
    },
  }
}
