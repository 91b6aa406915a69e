/**
 * Sends one update to 20,000 subscribers, or as many as are asked for (`npm run post-round -- 2000 3`, with three kills),
 * through a mail server that refuses, is slow and vanishes. Ends with 1 when somebody got it twice, or not at all without
 * the site saying so.
 */
import { runPostRound } from './durability/run-post-round.ts'

const [subscribers, kills] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 5)]
const counts = await runPostRound({ subscribers, kills }, console.log)
const { said, seconds, twice, lost, silentCopies, missing } = counts
const listed = (addresses: string[]) =>
  `${addresses.length}${addresses.length > 0 ? `: ${addresses.slice(0, 5).join(', ')}` : ''}`
console.log(
  [
    `${counts.recipients} recipients, ${kills} times kill -9, ${Math.round(seconds)} s, ${(said.sent / seconds).toFixed(1)} e-mails a second`,
    `${counts.once} got it exactly once`,
    `${listed(twice)} got it twice`,
    `${listed(lost)} lost`,
    `${said.setAside} set aside, ${said.failed} failed`,
    `${said.inDoubt} in doubt, of whom ${counts.doubtsThatArrived} had it; sent again, ${missing.length} are without it and ${listed(silentCopies)} got a copy that does not say so`,
    `a visitor's message meanwhile took ${Math.round(counts.slowestMessageMs)} ms at most`,
  ].join('\n'),
)
process.exitCode = twice.length + lost.length + silentCopies.length + missing.length === 0 ? 0 : 1
