import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { ContentError } from '../../domain/content-error.ts'
import { messageSchema } from '../../domain/message.ts'
import { newsletterSignupSchema } from '../../domain/newsletter-signup.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'
import { clientAddressOf, clientNetworks, networkHash, type Sender } from '../admission/client-address.ts'
import type { Database } from '../database/tables.ts'
import { storeMessage } from './messages.ts'
import { confirmSignup, storeSignup, unsubscribe } from './newsletter-signups.ts'
import { createRateLimiter } from './rate-limiter.ts'

export interface VisitorPostsOptions {
  db: Kysely<Database>
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  /** Called when there is something new to deliver, after it is committed. */
  onStored?: () => void
  now?: () => number
}

/** Takes what visitors send: checked, then counted against the client's limit, then stored. */
export function createVisitorPosts({ db, trustedProxies, onStored, now = Date.now }: VisitorPostsOptions) {
  // With a key that ends with the process, a client's name means nothing to anybody later.
  const key = randomBytes(32)
  const limiter = createRateLimiter({ now })

  function requireTurn(client: string): void {
    const wait = limiter.take(client)
    if (wait === 0) return
    const retryAfterSeconds = Math.ceil(wait / 1000)
    throw new ContentError(
      'too-many',
      `That was a lot in a short time. Please wait ${timeWords(retryAfterSeconds)} and send it again.`,
      { retryAfterSeconds },
    )
  }

  /** The way in for whoever sent this request. */
  return (request: Sender): VisitorPost => {
    const [network = ''] = clientNetworks(clientAddressOf(request, trustedProxies))
    const client = networkHash(network, key)
    return {
      async sendMessage(fields) {
        const message = requireFields(messageSchema, fields)
        requireTurn(client)
        await storeMessage(db, message, new Date(now()))
        onStored?.()
      },
      async signUp(fields) {
        const signup = requireFields(newsletterSignupSchema, fields)
        requireTurn(client)
        await storeSignup(db, signup, new Date(now()))
        onStored?.()
      },
      // Mail providers follow links for many readers from one address, and nobody guesses a token: no limit.
      confirmSignup: (token) => confirmSignup(db, token, new Date(now())),
      unsubscribe: (token) => unsubscribe(db, token, new Date(now())),
    }
  }
}
export type VisitorPosts = ReturnType<typeof createVisitorPosts>

/** The fields as the schema leaves them; throws 'invalid' with one rule for each refused field. */
function requireFields<S extends z.ZodType>(schema: S, fields: Record<string, unknown>): z.infer<S> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const rules = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = path.join('.')
    if (!rules.has(field)) rules.set(field, message)
  }
  throw new ContentError('invalid', 'Some fields need another look.', {
    fields: [...rules].map(([field, rule]) => ({ field, rule })),
  })
}

function timeWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
