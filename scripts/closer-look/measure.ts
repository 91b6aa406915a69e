import { median } from '../../bench/median.ts'
import { nearbyNames } from '../../content/closer-look-words.ts'
import { letterWords } from '../../content/letter-words.ts'
import { objectionCriteria } from '../../content/objection-criteria.ts'
import { places } from '../../content/places.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import type { CloserLookContext, FindingKind } from '../../domain/closer-look/finding.ts'
import { takeCloserLook } from '../../domain/closer-look/take-closer-look.ts'
import { allWordings } from '../../domain/letter-wordings.ts'
import { evaluateObjection } from '../../domain/objection-evaluator.ts'
import { findingKinds, type LabelledObjection, sampleFraming } from './labelled-objections.ts'

const claim = (statement: string, phrases: string, state: 'to-check' | 'out-of-date' = 'to-check') => ({
  statement,
  phrases,
  state,
})

/** Statements such as the ledger's, which stay the same when the ledger grows. */
const sampleClaims = [
  claim('About 1.8 million tonnes of sand and gravel would be dug.', '1.8 million tonnes'),
  claim('Digging would last 10 to 15 years.', '10 to 15 years'),
  claim('The whole site covers 89.5 hectares, about 220 acres.', '89.5 hectares\n220 acres'),
  claim('The lorries would make 150 to 200 movements a day.', '150 to 200 HGV movements\n150 to 200 movements'),
  claim('Bunds of earth would be 3 to 5 metres high.', '3 to 5 metres'),
  claim('The site comes within 150 yards of the nearest village.', '150 yards'),
  claim('The application of 2016 spoke of 1.835 million tonnes.', '1.835 million tonnes', 'out-of-date'),
]

const context: Omit<CloserLookContext, 'evaluation'> = {
  reference: 'WDC/22CM008',
  places: [...places.map(({ name }) => name), ...nearbyNames],
  claims: sampleClaims,
  unsupported: unsupportedStatements,
  framing: [...sampleFraming, ...allWordings(letterWords)],
}

/** The kinds of findings in a text that are there; what is only worth adding is no finding of its own. */
function foundIn(text: string): Set<FindingKind> {
  const evaluation = evaluateObjection(text, objectionCriteria)
  if (!evaluation) return new Set()
  const findings = takeCloserLook(text, { ...context, evaluation })
  return new Set(findings.filter(({ group }) => group !== 'add').map(({ kind }) => kind))
}

/** A finding, and how the rules agree with the labels on it. */
export interface Agreement {
  kind: FindingKind
  /** How many objections have the label. */
  labelled: number
  /** Which of the found are labelled, and which of the labelled are found, 0 to 1. */
  precision: number
  recall: number
  missed: LabelledObjection[]
  wrong: LabelledObjection[]
}

/** The objections whose place in the list leaves 2 when divided by three: nobody looked at them while the rules were first made. */
export const isHeldOut = (_: unknown, index: number): boolean => index % 3 === 2

/** How the rules agree with the labels, finding by finding. */
export function agreementsOn(objections: readonly LabelledObjection[]): Agreement[] {
  const read = objections.map((objection) => ({ objection, found: foundIn(objection.text) }))
  return findingKinds.map((kind) => {
    const only = (isLabelled: boolean, isFound: boolean) =>
      read
        .filter(({ objection, found }) => objection.labels.has(kind) === isLabelled && found.has(kind) === isFound)
        .map(({ objection }) => objection)
    const [right, missed, wrong] = [only(true, true).length, only(true, false), only(false, true)]
    return {
      kind,
      labelled: right + missed.length,
      precision: right + wrong.length === 0 ? 1 : right / (right + wrong.length),
      recall: right + missed.length === 0 ? 1 : right / (right + missed.length),
      missed,
      wrong,
    }
  })
}

/** The same over all findings together: how many of the found are labelled, and of the labelled found. */
export function agreementOverall(agreements: readonly Agreement[]): Pick<Agreement, 'precision' | 'recall'> {
  const sum = (count: (agreement: Agreement) => number) => agreements.reduce((all, each) => all + count(each), 0)
  const labelled = sum((each) => each.labelled)
  const right = labelled - sum(({ missed }) => missed.length)
  return { precision: right / (right + sum(({ wrong }) => wrong.length)), recall: right / labelled }
}

const wordsAtATime = 1000

/** How many words were read at a time, and the median of what that took of the processor, in ms. */
export function timeOfReading(text: string): [words: number, ms: number] {
  const words = text.split(/\s+/)
  const times: number[] = []
  for (let at = 0; at + wordsAtATime <= words.length; at += wordsAtATime) {
    const piece = words.slice(at, at + wordsAtATime).join(' ')
    const before = process.cpuUsage()
    foundIn(piece)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return [wordsAtATime, median(times)]
}
