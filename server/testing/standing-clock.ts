import { onTestFinished, vi } from 'vitest'

/** Until the running test ends it is this moment, in ms since 1970; what waits for a span of time waits for it in real time. */
export function standClock(at = Date.now()): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  onTestFinished(() => void vi.useRealTimers())
}

/** Noon of a day, which no test crosses by standing still or moving on by an hour. */
export const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
