import { formLimits, type RateLimit } from '../admission/form-limits.ts'

/** Something that is counted, and how often it may be. */
export interface Counted {
  name: string
  limits: readonly RateLimit[]
}

/** How long somebody who did something at these times, in order, has to wait until they may again; 0 when they may now. */
function waitingTime(times: readonly number[], limits: readonly RateLimit[], now: number): number {
  return Math.max(
    0,
    ...limits.map(({ count, windowMs }) => {
      const oldestThatCounts = times.at(-count)
      return oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs - now
    }),
  )
}

interface RateLimiterOptions {
  now?: () => number
  /** How far the limits look back at most, in ms. */
  longestWindowMs?: number
  /** How many names are remembered; beyond it those that were seen longest ago are forgotten. */
  maxNames?: number
}

const dayMs = 24 * 60 * 60_000

/** Counts in memory what is done. A name is forgotten once its last act no longer counts. */
export function createRateLimiter({
  now = Date.now,
  longestWindowMs = dayMs,
  maxNames = formLimits.mostRemembered,
}: RateLimiterOptions = {}) {
  // The names stand in the order in which they were last seen.
  const seen = new Map<string, number[]>()

  function forgetOld(): void {
    for (const [name, times] of seen) {
      const isOld = (times.at(-1) ?? 0) + longestWindowMs <= now()
      if (!isOld && seen.size <= maxNames) return
      seen.delete(name)
    }
  }

  /** How many milliseconds to wait until an act may be counted under all these names; 0 when it may now. */
  function wait(all: readonly Counted[]): number {
    return Math.max(0, ...all.map(({ name, limits }) => waitingTime(seen.get(name) ?? [], limits, now())))
  }

  return {
    wait,
    /** Counts one act under each of these names and returns 0; or counts nothing under any and returns how long to wait. */
    take(all: readonly Counted[]): number {
      const pause = wait(all)
      if (pause > 0) return pause
      for (const { name, limits } of all) {
        const mostCounted = Math.max(...limits.map(({ count }) => count))
        const times = seen.get(name) ?? []
        seen.delete(name)
        seen.set(name, [...times.slice(1 - mostCounted), now()])
      }
      forgetOld()
      return 0
    },
    /** As if the last act under each of these names had not been: it came to nothing. */
    giveBack(all: readonly Counted[]): void {
      for (const { name } of all) seen.set(name, seen.get(name)?.slice(0, -1) ?? [])
    },
    /** How many names are remembered. */
    get size(): number {
      return seen.size
    },
  }
}
