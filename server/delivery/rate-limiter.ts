/** At most so many within so long, counted back from each moment. */
export interface RateLimit {
  count: number
  windowMs: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** What one visitor may send: 5 forms a minute and 30 a day. */
export const visitorLimits: readonly RateLimit[] = [
  { count: 5, windowMs: minute },
  { count: 30, windowMs: day },
]

/** How long somebody who did something at these times, in order, has to wait until they may again; 0 when they may now. */
export function waitingTime(times: readonly number[], limits: readonly RateLimit[], now: number): number {
  return Math.max(
    0,
    ...limits.map(({ count, windowMs }) => {
      const oldestThatCounts = times.at(-count)
      return oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs - now
    }),
  )
}

interface RateLimiterOptions {
  limits?: readonly RateLimit[]
  now?: () => number
  /** How many clients are remembered; beyond it those that were seen longest ago are forgotten. */
  maxClients?: number
}

/** Counts in memory what each client does. A client is forgotten once its last act no longer counts. */
export function createRateLimiter({
  limits = visitorLimits,
  now = Date.now,
  maxClients = 10_000,
}: RateLimiterOptions = {}) {
  const longest = Math.max(...limits.map(({ windowMs }) => windowMs))
  const mostCounted = Math.max(...limits.map(({ count }) => count))
  // The clients stand in the order in which they were last seen.
  const seen = new Map<string, number[]>()

  function forgetOld(): void {
    for (const [client, times] of seen) {
      const isOld = (times.at(-1) ?? 0) + longest <= now()
      if (!isOld && seen.size <= maxClients) return
      seen.delete(client)
    }
  }

  return {
    /** Counts one act of the client and returns 0, or counts nothing and returns how many milliseconds to wait. */
    take(client: string): number {
      forgetOld()
      const times = seen.get(client) ?? []
      const wait = waitingTime(times, limits, now())
      if (wait > 0) return wait
      seen.delete(client)
      seen.set(client, [...times.slice(1 - mostCounted), now()])
      return 0
    },
    /** How many clients are remembered. */
    get size(): number {
      return seen.size
    },
  }
}
