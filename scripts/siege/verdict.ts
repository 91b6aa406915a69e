import type { Round } from './besiege.ts'

/** What holds for visitors whatever else goes on. */
const longestP99Ms = 250
/** The longest that a connection may stay open whose client neither sends nor reads what it should, in seconds. */
const longestLifeSeconds = 60
/** A visitor whose own turns come later than this cannot tell a slow site from a slow machine. */
const longestOwnDelayMs = 50
/** Nor can a site that waits for a core for so much of the time: attackers and visitors have machines of their own. */
const mostStarved = 0.25

/** What a round showed to be wrong, a sentence each; `unjudged` says why a figure means nothing. */
export interface Verdict {
  failures: string[]
  unjudged: string[]
}

/** Judges a round by what the visitor saw, and by how long the site let slow attackers stay. */
export function judge({ visit, site, isSlow }: Round): Verdict {
  const failures = Object.entries(visit.refused).map(([reason, count]) => `${count} times ${reason}`)
  const unjudged: string[] = []
  const p99 = waitOf(visit, 0.99)
  if (visit.ownDelayMs > longestOwnDelayMs) {
    unjudged.push(`the visitor itself came ${milliseconds(visit.ownDelayMs)} late`)
  } else if (site.starvedShare > mostStarved) {
    unjudged.push(`the site waited for a core ${Math.round(site.starvedShare * 100)}% of the time`)
  } else if (p99 >= longestP99Ms) {
    failures.push(`99% of the answers took up to ${milliseconds(p99)}; wanted: less than ${longestP99Ms} ms`)
  }
  if (isSlow && site.oldestSeconds > longestLifeSeconds) {
    failures.push(
      `an attacker's connection stayed open for ${Math.round(site.oldestSeconds)} s; wanted: at most ${longestLifeSeconds} s`,
    )
  }
  return { failures, unjudged }
}

/** So many ms this share of the answers took at most; 0 where there was none. */
export function waitOf({ asked }: Round['visit'], share: number): number {
  const sorted = asked.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** As people read it. */
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB')} ms`
}
