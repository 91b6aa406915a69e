const minute = 60_000
const shortestPause = minute
const longestPause = 6 * 60 * minute
/** Six attempts within the first hours, and then some four a day: five days in all. */
const mostAttempts = 24

/** How an attempt failed, as far as the next one depends on it. */
export interface FailedAttempt {
  /** Which attempt it was, from 1. */
  attempt: number
  /** Whether the mail server refused this very e-mail and called that final (a 5xx answer). */
  isRefusedForGood: boolean
  /** Whether the e-mail was for the campaign's own mailbox, or for a visitor's. */
  isToCampaign: boolean
}

/**
 * How long to wait before the next attempt, in ms; undefined where there is to be none. The pauses grow from a minute to
 * six hours. A visitor's address that is refused for good is left alone at once; the campaign's own mailbox is not,
 * since that is a full mailbox, a daily limit or a slip in the settings, which somebody will mend. `random` spreads the
 * attempts, by a quarter each way: 0 to 1.
 */
export function pauseAfter(
  { attempt, isRefusedForGood, isToCampaign }: FailedAttempt,
  random: number,
): number | undefined {
  if (attempt >= mostAttempts || (isRefusedForGood && !isToCampaign)) return undefined
  const pause = isRefusedForGood ? longestPause : Math.min(longestPause, shortestPause * 3 ** (attempt - 1))
  return Math.round(pause * (0.75 + random / 2))
}
