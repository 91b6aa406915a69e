/**
 * Shows with strace that what a visitor sends is on the disk before the answer says so. Ends with 1 where it is not,
 * with 2 where it cannot be looked at.
 */
import { isSynced, traceAnswers, whyNotTraced } from './durability/trace-answers.ts'

const reason = whyNotTraced()
if (reason !== undefined) {
  console.log(`${reason}, so the order of sync and answer cannot be looked at. On Debian: apt-get install strace`)
  process.exitCode = 2
} else {
  const answers = await traceAnswers()
  for (const answer of answers) {
    const order = answer.steps.filter((step, index) => step !== answer.steps[index - 1])
    console.log(`${isSynced(answer) ? 'in order' : 'NOT SYNCED'}: ${[...order, answer.statusLine].join(', ')}`)
  }
  process.exitCode = answers.length > 0 && answers.every(isSynced) ? 0 : 1
}
