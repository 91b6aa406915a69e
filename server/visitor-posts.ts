import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { z } from 'zod'
import { ContentError } from '../domain/content-error.ts'
import { messageSchema, newsletterSignupSchema } from '../domain/visitor-forms.ts'
import type { VisitorPost } from '../domain/visitor-post.ts'
import { hoursUntilConfirmation } from './database/due-mails.ts'
import { confirmSignup, storeSignup, unsubscribe } from './database/newsletter-signups.ts'
import { storeMessage } from './database/received.ts'
import type { Database } from './database/tables.ts'
import { type Client, householdBits, networkOf } from './http/client-address.ts'
import type { Log } from './log.ts'

export interface VisitorPostsOptions {
  db: Kysely<Database>
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  log: Log
  /** How many e-mails may leave in an hour; undefined where none can. */
  anHour: () => Promise<number | undefined>
  /** Called when there is something new to deliver, after it is committed. */
  onStored?: () => void
  now?: () => number
  /** How long a sign-up takes at least. */
  signUpMs?: number
}

/** Takes what visitors send: checked, counted against the limit of its network, then stored. */
export function createVisitorPosts({
  db,
  trustedProxies,
  log,
  anHour,
  onStored,
  now = Date.now,
  signUpMs = 200,
}: VisitorPostsOptions) {
  const limiters = { message: createFormLimiter(), signup: createFormLimiter() }
  let isWarned = false

  function warnOfProxy({ headers }: Client): void {
    if (isWarned || trustedProxies > 0 || headers['x-forwarded-for'] === undefined) return
    isWarned = true
    log.error({}, 'A form came with X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors of a proxy share one limit')
  }

  /** The way in for whoever sent this request. */
  return (request: Client): VisitorPost => {
    /** The fields as the schema leaves them, once they may be taken. */
    async function admit<S extends z.ZodType>(
      kind: keyof typeof limiters,
      schema: S,
      fields: Record<string, unknown>,
    ): Promise<z.infer<S>> {
      warnOfProxy(request)
      const network = networkOf(request, trustedProxies, householdBits)
      await limiters[kind].requireNotBlocked(network)
      const result = schema.safeParse(fields)
      await limiters[kind].count(network, result.success ? 'taken' : 'refused')
      if (!result.success) throw refusedFields(result.error)
      return result.data
    }

    return {
      async sendMessage(fields) {
        await storeMessage(db, await admit('message', messageSchema, fields), new Date(now()))
        onStored?.()
      },
      async signUp(fields) {
        const signup = await admit('signup', newsletterSignupSchema, fields)
        // Neither how long it takes nor what is answered shall tell whether the address is known.
        const limit = await anHour()
        const mailWithinHours = limit === undefined ? 0 : await hoursUntilConfirmation(db, new Date(now()), limit)
        await Promise.all([storeSignup(db, signup, new Date(now())), sleep(signUpMs)])
        onStored?.()
        return { mailWithinHours }
      },
      // Mail providers follow links for many readers from one address, and nobody guesses a token: no limit.
      confirmSignup: (token) => confirmSignup(db, token, new Date(now())),
      unsubscribe: (token) => unsubscribe(db, token),
    }
  }
}
export type VisitorPosts = ReturnType<typeof createVisitorPosts>

/** 'invalid', with one rule for each refused field. */
function refusedFields({ issues }: z.ZodError): ContentError {
  const rules = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!rules.has(field)) rules.set(field, message)
  }
  return new ContentError('invalid', 'Please check the fields.', {
    fields: [...rules].map(([field, rule]) => ({ field, rule })),
  })
}

/** How many forms of one kind a network may send in so many seconds: a village hall behind one address fits, a program does not. */
const limits = {
  taken: { points: 150, duration: 600 },
  /** Forms with invalid fields store nothing, but each is work; people slip more than once. */
  refused: { points: 600, duration: 600 },
}

/** Counts the forms of one kind for each network, in memory. */
function createFormLimiter() {
  const limiters = { taken: new RateLimiterMemory(limits.taken), refused: new RateLimiterMemory(limits.refused) }
  return {
    /** Counts a form; rejects with 'too-many' where it is one too many. */
    async count(network: string, kind: keyof typeof limits): Promise<void> {
      await limiters[kind].consume(network).catch((state: unknown) => {
        throw state instanceof RateLimiterRes ? tooMany(state.msBeforeNext) : state
      })
    },
    /** Rejects with 'too-many' where so much was refused that nothing more is looked at for a while. */
    async requireNotBlocked(network: string): Promise<void> {
      const state = await limiters.refused.get(network)
      if (state && state.consumedPoints >= limits.refused.points) throw tooMany(state.msBeforeNext)
    },
  }
}

function tooMany(waitMs: number): ContentError {
  const minutes = Math.ceil(waitMs / 60_000)
  const message = `That was a lot in a short time. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and send it again.`
  return new ContentError('too-many', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
