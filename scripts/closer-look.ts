/**
 * Prints how the closer look agrees with the labelled objections, precision and recall of each finding: first on those that
 * were put aside, whose texts are never printed, and then on all that the rules were made or mended with, with every text
 * on which they differ. `-- held-out` and the like print one part of the collection alone, `-- all` the whole.
 */
import {
  knownObjections,
  type LabelledObjection,
  labelledObjections,
  laterFiles,
} from './closer-look/labelled-objections.ts'
import { agreementOverall, agreementsOn, isHeldOut, timeOfReading } from './closer-look/measure.ts'

const later = Object.entries(laterFiles)
const first = labelledObjections.filter(({ file }) => later.every(([, name]) => name !== file))
const sets: Record<string, readonly LabelledObjection[] | undefined> = {
  first: first.filter((objection, index) => !isHeldOut(objection, index)),
  'held-out': first.filter(isHeldOut),
  ...Object.fromEntries(later.map(([set, name]) => [set, labelledObjections.filter(({ file }) => file === name)])),
  known: knownObjections,
  all: labelledObjections,
}
/** What was done with a set while the rules were made. */
const uses: Record<string, string> = { aside: 'not looked at', all: 'mostly looked at' }

for (const set of process.argv[2] === undefined ? ['aside', 'known'] : [process.argv[2]]) report(set)

const [words, median] = timeOfReading(labelledObjections.map(({ text }) => text).join('\n'))
console.log(`${words.toLocaleString('en-GB')} words at a time take ${median.toFixed(1)} ms of the processor (median)`)

function report(set: string): void {
  const objections = sets[set]
  if (objections === undefined) throw new Error(`Say one of ${Object.keys(sets).join(', ')}.`)
  const use = `${set}, ${uses[set] ?? 'looked at'}`
  const agreements = agreementsOn(objections)
  console.log(
    `\n${objections.length} objections\n${'finding'.padEnd(16)} labels  precision  recall  set, and whether rules were made by it`,
  )
  for (const { kind, labelled, precision, recall, missed, wrong } of agreements)
    console.log(
      `${kind.padEnd(16)} ${String(labelled).padStart(6)}  ${part(labelled - missed.length + wrong.length, precision, 9)}  ${part(labelled, recall, 6)}  ${use}`,
    )
  const { precision, recall } = agreementOverall(agreements)
  console.log(`all together: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${use})`)
  if (set !== 'aside' && set !== 'all')
    for (const { kind, missed, wrong } of agreements) {
      for (const { file, text } of missed) console.log(`\nmissed ${kind}, ${file}: ${text.slice(0, 400)}`)
      for (const { file, text } of wrong) console.log(`\nwrong ${kind}, ${file}: ${text.slice(0, 400)}`)
    }
  if (agreements.some(({ precision, recall }) => Math.min(precision, recall) < 0.9)) process.exitCode = 1
}

/** A share, where there is something of which it could be one. */
function part(of: number, share: number, width: number): string {
  return (of === 0 ? '–' : share.toFixed(2)).padStart(width)
}
