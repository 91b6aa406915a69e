import { expect, test } from 'vitest'
import { figureClaims } from '../../content/figure-claims.ts'
import { objectionCriteria } from '../../content/objection-criteria.ts'
import { unsupportedStatements } from '../../content/unsupported-statements.ts'
import { takeCloserLook } from '../../domain/closer-look/take-closer-look.ts'
import { evaluateObjection } from '../../domain/objection-evaluator.ts'
import { inPieces, inStretches, markMatches } from './mark-matches.ts'

/** Everything that a press on the button works out of a text before a browser shows it. */
function work(text: string): void {
  const evaluation = evaluateObjection(text, objectionCriteria)
  if (!evaluation) return
  takeCloserLook(text, {
    evaluation,
    reference: 'WDC/22CM008',
    places: ['Barford', 'Hampton Lucy'],
    claims: figureClaims,
    unsupported: unsupportedStatements,
    framing: ['Good farmland that is dug rarely comes back as it was.'],
  })
  inStretches(inPieces(markMatches(text, evaluation.results)))
}

/** Milliseconds of the processor, which other programs on the machine do not lengthen. */
function costOf(text: string): number {
  const before = process.cpuUsage()
  work(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of some attempts; no further attempt is made once one is enough. */
function leastCostOf(text: string, enough = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && least > enough; attempt += 1) least = Math.min(least, costOf(text))
  return least
}

const short = 8000

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
  ['lines of one letter', '\nA'],
  ['sentences of one letter', '. A'],
  ['stops', '.'],
  ['names without an end', 'Anna '],
  ['the beginning of an address', '12 Church '],
  ['the end of a letter', 'Yours faithfully '],
  ['numbers', '9 '],
  ['a quantity', '5 million tonnes '],
  ['somebody who begins', 'i would not '],
  ['relatives', 'my big old '],
  ['our own sentences', 'Good farmland that is dug rarely comes back as it was. '],
])('the work for %s grows with its length, and not with the square of it', (_name, part) => {
  const text = (length: number) => `dust ${part.repeat(length / part.length)} noise`
  work(text(short))
  // Below a millisecond nothing can be told.
  const cost = Math.max(1, leastCostOf(text(short)))
  // The square would be 256 times as much in the end; step by step it is found before it fills the memory.
  for (const times of [2, 4, 8, 16]) {
    const most = cost * times * 4
    expect(leastCostOf(text(short * times), most)).toBeLessThan(most)
  }
})
