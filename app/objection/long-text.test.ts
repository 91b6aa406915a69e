import { expect, test } from 'vitest'
import { objectionCriteria } from '../../content/objection-criteria.ts'
import { takeCloserLook } from '../../domain/closer-look.ts'
import { evaluateObjection } from '../../domain/objection-evaluator.ts'
import { inPieces, markMatches } from './mark-matches.ts'

/** Everything that a press on the button works out of a text before a browser shows it. */
function work(text: string): void {
  const evaluation = evaluateObjection(text, objectionCriteria)
  if (!evaluation) return
  takeCloserLook(text, evaluation, 'WDC/22CM008')
  inPieces(markMatches(text, evaluation.results))
}

/** Milliseconds of the processor, which other programs on the machine do not lengthen; the least of some attempts. */
function costOf(text: string): number {
  const attempts = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    work(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...attempts)
}

const short = 20_000
const times = 16

test.each([
  [
    'a letter',
    'The dust and the lorries on the A429 would harm us.\nThe noise is unsound: the value of my home falls.\n',
  ],
  ['one word that never ends', 'a'],
  ['one keyword after another', 'dust'],
  ['letters whose lower case is longer', 'İdust'],
  ['spaces', ' '],
  ['empty lines', '\n'],
  ['brackets that never close', '['],
  ['brackets', '[x]'],
  ['the beginning of a price', 'house '],
  ['the beginning of a value', 'value of '],
  ['emoji', '🦆'],
])('the work for %s grows with its length, and not with the square of it', (_name, part) => {
  const text = (length: number) => `dust ${part.repeat(length / part.length)} noise`
  work(text(short))
  // The square would be 256 times as much; below a millisecond nothing can be told.
  expect(costOf(text(short * times))).toBeLessThan(Math.max(1, costOf(text(short))) * times * 6)
})
