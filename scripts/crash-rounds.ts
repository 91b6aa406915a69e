/**
 * Kills the site at random moments between click and delivery, 200 rounds or as many as are asked for
 * (`npm run crash-rounds -- 20`). Ends with 1 when a message was lost, or arrived twice without saying so.
 */
import { runCrashRounds } from './durability/run-crash-rounds.ts'

const rounds = Number(process.argv[2] ?? 200)
const began = performance.now()
const counts = await runCrashRounds(rounds, console.log)
console.log(
  [
    `${counts.rounds} rounds of kill -9 in ${Math.round((performance.now() - began) / 1000)} s`,
    `${counts.clicked} messages clicked`,
    `${counts.answered} answered with success before the kill`,
    `${counts.stored} stored`,
    `${counts.delivered} delivered`,
    `${counts.copies} arrived again, each under the same Message-ID and marked as a possible copy${counts.silentCopies.length > 0 ? ` but for ${counts.silentCopies.join(', ')}` : ''}`,
    `${counts.lost.length} lost${counts.lost.length > 0 ? `: ${counts.lost.join(', ')}` : ''}`,
  ].join('\n'),
)
process.exitCode = counts.lost.length + counts.silentCopies.length === 0 && counts.answered > 0 ? 0 : 1
