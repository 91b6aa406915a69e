import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContentError } from '../domain/content-error.ts'

/** How many forms one network may send in so many seconds: a village hall behind one address fits, a program does not. */
const limits = {
  taken: { points: 60, duration: 600 },
  /** Forms with invalid fields store nothing, but each is work. */
  refused: { points: 240, duration: 600 },
}

/** Counts the forms of each network in memory. */
export function createFormLimiter() {
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
