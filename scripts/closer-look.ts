/**
 * Prints how the closer look agrees with the labelled objections: precision and recall of each finding on the two thirds
 * that the rules were made with, and every text on which they differ. `-- held-out` prints the figures of the third that
 * nobody looked at meanwhile, and no text; `-- later`, `-- last`, `-- unusual` and `-- afresh` those of what was written
 * since; `-- all` the figures of all.
 */
import { type LabelledObjection, labelledObjections, laterFiles } from './closer-look/labelled-objections.ts'
import { agreementOverall, agreementsOn, isHeldOut, timeOfReading } from './closer-look/measure.ts'

const which = process.argv[2] ?? 'seen'
const later = Object.entries(laterFiles)
const first = labelledObjections.filter(({ file }) => later.every(([, name]) => name !== file))
const sets: Record<string, readonly LabelledObjection[] | undefined> = {
  seen: first.filter((objection, index) => !isHeldOut(objection, index)),
  'held-out': first.filter(isHeldOut),
  ...Object.fromEntries(later.map(([set, name]) => [set, labelledObjections.filter(({ file }) => file === name)])),
  all: labelledObjections,
}
const objections = sets[which]
if (objections === undefined) throw new Error(`Say one of ${Object.keys(sets).join(', ')}.`)
const agreements = agreementsOn(objections)
console.log(`${objections.length} objections\n${'finding'.padEnd(16)} labels  precision  recall`)
for (const { kind, labelled, precision, recall } of agreements)
  console.log(
    `${kind.padEnd(16)} ${String(labelled).padStart(6)}  ${precision.toFixed(2).padStart(9)}  ${recall.toFixed(2).padStart(6)}`,
  )
const overall = agreementOverall(agreements)
console.log(`all together: precision ${overall.precision.toFixed(3)}, recall ${overall.recall.toFixed(3)}`)
const [words, median] = timeOfReading(labelledObjections.map(({ text }) => text).join('\n'))
console.log(`${words.toLocaleString('en-GB')} words at a time take ${median.toFixed(1)} ms of the processor (median)`)
if (which !== 'all')
  for (const { kind, missed, wrong } of agreements) {
    for (const { file, text } of missed) console.log(`\nmissed ${kind}, ${file}: ${text.slice(0, 400)}`)
    for (const { file, text } of wrong) console.log(`\nwrong ${kind}, ${file}: ${text.slice(0, 400)}`)
  }
if (agreements.some(({ precision, recall }) => Math.min(precision, recall) < 0.9)) process.exitCode = 1
