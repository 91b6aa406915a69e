import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { ContentError } from '../../domain/content-error.ts'
import { letterSchema } from '../../domain/letter-post.ts'
import { messageSchema } from '../../domain/message.ts'
import { newsletterSignupSchema } from '../../domain/newsletter-signup.ts'
import type { Telling } from '../../domain/took-part.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'
import { clientAddressOf, networkHash, type Sender } from '../admission/client-address.ts'
import { countedNetworks, formLimits, longestConsultationMs } from '../admission/form-limits.ts'
import { confirmSignup, storeSignup, unsubscribe } from '../database/newsletter-signups.ts'
import { storeMessage } from '../database/received-messages.ts'
import type { Database } from '../database/tables.ts'
import type { Log } from '../log.ts'
import type { Participation } from '../participation/participation.ts'
import { createLetterPosts, type LetterSettings } from './letter-posts.ts'
import { type Counted, createRateLimiter } from './rate-limiter.ts'

export interface VisitorPostsOptions {
  db: Kysely<Database>
  /** Counts who took part; without it nobody can say so. */
  participation?: Pick<Participation, 'requirePlace' | 'tell'>
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  log: Log
  /** Called when there is something new to deliver, after it is committed. */
  onStored?: () => void
  /** How the site sends letters; without it none are taken. */
  letters?: LetterSettings
  now?: () => number
}

/** What somebody says who sent an objection. */
interface Told {
  place: string
  /** The first day of the consultation. */
  since: string
  /** What the browser calls this press; empty without JavaScript. */
  press: string
}

/** Takes what visitors send: checked, then counted against the limits of its networks, then stored. */
export function createVisitorPosts({
  db,
  participation,
  trustedProxies,
  log,
  onStored,
  letters,
  now = Date.now,
}: VisitorPostsOptions) {
  // With a key that ends with the process, a network's name means nothing to anybody later.
  const key = randomBytes(32)
  const limiter = createRateLimiter({ now })
  const tellings = createRateLimiter({ now, longestWindowMs: longestConsultationMs })
  const letterPosts = createLetterPosts({ db, letters, now })
  let isWarned = false

  function warnOfProxy({ headers }: Sender): void {
    if (isWarned || trustedProxies > 0 || headers['x-forwarded-for'] === undefined) return
    isWarned = true
    log.error({}, 'A form came with X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors of a proxy share one limit')
  }

  /** The way in for whoever sent this request. */
  return (request: Sender): VisitorPost => {
    function networks(kind: 'taken' | 'refused' | 'told'): Counted[] {
      warnOfProxy(request)
      return countedNetworks(clientAddressOf(request, trustedProxies)).map(({ network, scope }) => ({
        name: `${kind} ${networkHash(network, key)}`,
        limits: formLimits[kind][scope],
      }))
    }

    /** The fields as the schema leaves them. What is refused counts, elsewhere and for more than what is taken. */
    function check<S extends z.ZodType>(schema: S, fields: Record<string, unknown>): z.infer<S> {
      requireAnyTurn()
      const result = schema.safeParse(fields)
      if (!result.success) {
        limiter.take(networks('refused'))
        throw refusedFields(result.error)
      }
      return result.data
    }

    /** The same, once they may be taken. */
    function admit<S extends z.ZodType>(schema: S, fields: Record<string, unknown>): z.infer<S> {
      const data = check(schema, fields)
      const wait = limiter.take([...networks('taken'), { name: 'all', limits: formLimits.inAll }])
      if (wait > 0) limiter.take(networks('refused'))
      requireTurn(wait)
      return data
    }

    /** Counts a press once, however often it is sent; where it has no name, two at once are taken for one. */
    async function countOnce(told: Told, tell: (now: number) => Promise<void>): Promise<Telling> {
      const press = [nameOfPress(told)]
      if (limiter.wait(press) > 0) return told.press === '' ? 'pressed-twice' : 'counted'
      const network = networks('told').map(({ name, limits }) => ({ name: `${name} ${told.since}`, limits }))
      if (tellings.wait(network) > 0) {
        limiter.take(networks('refused'))
        return 'network-full'
      }
      requireTurn(limiter.take([{ name: 'all who told', limits: formLimits.toldInAll }]))
      limiter.take(press)
      tellings.take(network)
      try {
        await tell(now())
      } catch (error) {
        limiter.giveBack(press)
        tellings.giveBack(network)
        throw error
      }
      return 'counted'
    }

    function nameOfPress({ place, press }: Told): Counted {
      if (press !== '') return { name: `press ${networkHash(press, key)}`, limits: formLimits.pressedOnce }
      const browser = [clientAddressOf(request, trustedProxies), request.headers['user-agent'] ?? '', place].join(' ')
      return { name: `twice ${networkHash(browser, key)}`, limits: formLimits.toldTwice }
    }

    function requireAnyTurn(): void {
      requireTurn(limiter.wait(networks('refused')))
    }

    return {
      requireAnyTurn,
      async sendMessage(fields) {
        await storeMessage(db, admit(messageSchema, fields), new Date(now()))
        onStored?.()
      },
      async signUp(fields) {
        await storeSignup(db, admit(newsletterSignupSchema, fields), new Date(now()))
        onStored?.()
      },
      async tellObjected({ place, press }) {
        requireAnyTurn()
        if (!participation) throw new ContentError('unavailable', 'Nobody counts here.')
        const known = await participation.requirePlace(place, now()).catch((error) => {
          limiter.take(networks('refused'))
          throw error
        })
        const told = { ...known, press: typeof press === 'string' ? press : '' }
        return countOnce(told, (at) => participation.tell(known.place, at))
      },
      // Mail providers follow links for many readers from one address, and nobody guesses a token: no limit.
      confirmSignup: (token) => confirmSignup(db, token, new Date(now())),
      unsubscribe: (token) => unsubscribe(db, token, new Date(now())),
      async showLetter(fields) {
        const open = await letterPosts.requireOpen()
        return letterPosts.show(check(letterSchema, fields), open)
      },
      async storeLetter(fields) {
        const open = await letterPosts.requireOpen()
        await letterPosts.store(admit(letterSchema, fields), open)
        onStored?.()
      },
      openLetter: letterPosts.open,
      async sendLetter(token, version) {
        const letter = await letterPosts.send(token, version)
        onStored?.()
        return letter
      },
      deleteLetter: letterPosts.remove,
    }
  }
}
export type VisitorPosts = ReturnType<typeof createVisitorPosts>

function requireTurn(wait: number): void {
  if (wait === 0) return
  const retryAfterSeconds = Math.ceil(wait / 1000)
  throw new ContentError(
    'too-many',
    `That was a lot in a short time. Please wait ${timeWords(retryAfterSeconds)} and send it again.`,
    { retryAfterSeconds },
  )
}

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

function timeWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
