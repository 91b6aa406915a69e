import type { CloserLookContext } from './finding.ts'
import { plainWords } from './sentences.ts'

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const figure = `(?:\\d[\\d,]*(?:\\.\\d+)?|${small.slice(1).join('|')}|twenty|thirty|forty|fifty|sixty|hundred)`
const tens: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 }
/** A figure or a range, and its unit; kinds of lorry before 'movements' make no other unit. */
const quantity = new RegExp(
  `(?<![\\w.])(${figure})(?: ?(?:to|-) ?(${figure}))? (million |thousand )?(?:(?:more|extra|hgv|lorry|lorries|heavy|goods|vehicle|cubic) )*([a-z]{4,}s)\\b`,
  'g',
)

/** Units in which people tell of much else: there the sentence must speak of the same thing. */
const commonUnits = new Set(
  'years months weeks days hours minutes metres yards miles acres hectares homes houses people jobs times lorries vehicles'.split(
    ' ',
  ),
)
/** A figure of a year's sales, or of another place, is another figure. */
const elsewhere = /\b(?:a year|per year|annual|annually|each year|sells?|sold|warwickshire|county|elsewhere|other)\b/
/** How far the unit may stand from the word that tells what it measures. */
const near = 40

interface Known {
  statement: string
  /** The beginnings of the statement's longer words. */
  stems: string[]
  from: number
  to: number
}

/** A statement of the ledger that a draft contradicts or that is out of date. */
export type LedgerTest = (plain: string) => string | undefined

/** Makes the test that answers a plain sentence with the statement it contradicts. */
export function ledgerTest(claims: CloserLookContext['claims']): LedgerTest {
  const known = new Map<string, Known[]>()
  const outdated: { phrase: string; statement: string }[] = []
  for (const { statement, phrases, state } of claims) {
    const stems = stemsOf(statement)
    for (const phrase of phrases
      .split('\n')
      .map(plainWords)
      .filter((line) => line !== '')) {
      if (state === 'out-of-date') outdated.push({ phrase, statement })
      else
        for (const { unit, from, to } of quantitiesIn(phrase))
          known.set(unit, [...(known.get(unit) ?? []), { statement, stems, from, to }])
    }
  }
  return (plain) => {
    const old = outdated.find(({ phrase }) => plain.includes(phrase))
    if (old) return old.statement
    for (const { unit, from, to, at } of quantitiesIn(plain)) {
      const same = known.get(unit)
      if (!same || same.some((one) => from >= one.from && to <= one.to)) continue
      const around = plain.slice(Math.max(0, at - near), at + near)
      const meant = same.find(({ stems }) =>
        commonUnits.has(unit) ? stems.some((stem) => ` ${around}`.includes(` ${stem}`)) : !elsewhere.test(plain),
      )
      if (meant) return meant.statement
    }
    return undefined
  }
}

function stemsOf(statement: string): string[] {
  const units = plainWords(statement)
    .matchAll(quantity)
    .map((found) => found[4])
  const skipped = new Set([
    ...units,
    ...'about would will which that this with from their more than last make come comes within village high million between'.split(
      ' ',
    ),
  ])
  return plainWords(statement)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 4 && !skipped.has(word))
    .map((word) => word.slice(0, 5).replace(/s$/, ''))
}

function quantitiesIn(plain: string): { unit: string; from: number; to: number; at: number }[] {
  return [...plain.matchAll(quantity)].map(({ 1: first = '', 2: second, 3: power, 4: unit = '', index }) => {
    const times = power === 'million ' ? 1e6 : power === 'thousand ' ? 1e3 : 1
    const [from, to] = [amountOf(first) * times, amountOf(second ?? first) * times]
    return { unit, from, to, at: index }
  })
}

function amountOf(words: string): number {
  const spelt = small.indexOf(words)
  return tens[words] ?? (spelt === -1 ? Number(words.replaceAll(',', '')) : spelt)
}
