const minute = 60_000
const shortestPause = minute
const longestPause = 6 * 60 * minute
/** Six attempts within the first hours, and then some four a day: five days in all. */
const mostAttempts = 24

/**
 * What to do after a failure: try on, soon at first, since it will pass; try now and then, since somebody has to mend it, as
 * a full mailbox or a slip in the settings; or give up, since the answer will stay the same.
 */
export type Persistence = 'try-on' | 'now-and-then' | 'give-up'

/** Whether an e-mail that failed with this attempt, from 1, was tried for as long as any is. */
export function isLastAttempt(attempt: number): boolean {
  return attempt >= mostAttempts
}

/**
 * How long to wait before the next attempt, in ms; undefined where there is to be none. The pauses grow from a minute to
 * six hours. `attempt` is the one that failed, from 1; `random` spreads the attempts, by a quarter each way: 0 to 1.
 */
export function pauseAfter(attempt: number, persistence: Persistence, random: number): number | undefined {
  if (isLastAttempt(attempt) || persistence === 'give-up') return undefined
  const pause = persistence === 'try-on' ? Math.min(longestPause, shortestPause * 3 ** (attempt - 1)) : longestPause
  return Math.round(pause * (0.75 + random / 2))
}
