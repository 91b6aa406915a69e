import type { CloserLookContext } from './finding.ts'
import { roundNumbers, smallNumbers } from './marks.ts'
import { plainWords } from './sentences.ts'

const small = `zero|one|${smallNumbers}`.split('|')
const tens = roundNumbers.split('|')
const figure = `(?:\\d[\\d,]*(?:\\.\\d+)?|one|${smallNumbers}|${roundNumbers}|hundred|thousand)`
/** A figure or a range, and its unit; kinds of lorry before 'movements' make no other unit. */
const quantity = new RegExp(
  `(?<![\\w.])(${figure})(?: ?(?:to|-) ?(${figure}))? (million |thousand |hundred )?(?:(?:more|extra|hgv|lorry|lorries|heavy|goods|vehicle|cubic) )*([a-z]{4,}s)\\b`,
  'g',
)

/** What figures are about: a figure is compared with those of the same thing alone. */
const subjects = [
  /\b(?:sand|gravel|mineral)/,
  /\b(?:dig|extract)/,
  /\b(?:site|quarry)\b/,
  /movements|lorries/,
  /\bbund/,
]
/** A figure of a year's sales, of another place, or that the writer counted, is another figure. */
const elsewhere =
  /\b(?:a year|per year|annual\w*|sells?|sold|warwickshire|county|elsewhere|other|already|today|counted)\b/
/** A figure of what is the writer’s own, such as a field. */
const ownThing = /\b(?:my|our)\b/
/** Lorries that would come in a day are movements; those that somebody met are not. */
const lorriesADay = /^(?=.*\bday).*\b(?:w(?:ould|ill|ant)|plan|propos)/
/** How far the word that tells what is measured may stand from the figure. */
const near = 60

interface Known {
  statement: string
  about: RegExp[]
  from: number
  to: number
}

export type LedgerTest = (plain: string) => string | undefined

/** Makes the test that answers a plain sentence with the statement it contradicts. */
export function ledgerTest(claims: CloserLookContext['claims']): LedgerTest {
  const known = new Map<string, Known[]>()
  const outdated: { phrase: string; statement: string }[] = []
  for (const { statement, phrases, state } of claims) {
    const about = subjects.filter((subject) => subject.test(plainWords(statement)))
    for (const phrase of phrases
      .split('\n')
      .map(plainWords)
      .filter((line) => line !== '')) {
      if (state === 'out-of-date') outdated.push({ phrase, statement })
      else
        for (const { unit, from, to } of quantitiesIn(phrase))
          known.set(unit, [...(known.get(unit) ?? []), { statement, about, from, to }])
    }
  }
  return (plain) => {
    const old = outdated.find(({ phrase }) => plain.includes(phrase))
    if (old) return old.statement
    for (const { unit, from, to, at } of quantitiesIn(plain)) {
      const same = known.get(unit)
      if (!same || same.some((one) => from >= one.from && to <= one.to)) continue
      const first = Math.max(0, at - near)
      if (elsewhere.test(plain) || ownThing.test(plain.slice(first, at))) continue
      const around = plain.slice(first, at + near)
      const meant = same.find(({ about }) => about.some((subject) => subject.test(around)))
      if (meant) return meant.statement
    }
    return undefined
  }
}

function quantitiesIn(plain: string): { unit: string; from: number; to: number; at: number }[] {
  return [...plain.matchAll(quantity)].map(({ 1: first = '', 2: second, 3: power, 4: unit = '', index }) => {
    const times = power === 'million ' ? 1e6 : power === 'thousand ' ? 1e3 : power ? 100 : 1
    const [from, to] = [amountOf(first) * times, amountOf(second ?? first) * times]
    return { unit: unit === 'lorries' && lorriesADay.test(plain) ? 'movements' : unit, from, to, at: index }
  })
}

function amountOf(words: string): number {
  if (words === 'hundred') return 100
  if (words === 'thousand') return 1000
  const [spelt, ten] = [small.indexOf(words), tens.indexOf(words)]
  if (ten >= 0) return 10 * (ten + 2)
  return spelt >= 0 ? spelt : Number(words.replaceAll(',', ''))
}
