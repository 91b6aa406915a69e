import { type LowerCased, lowerCaseWithPlaces } from './matching-text.ts'

/** A theme that the evaluator looks for. Keywords are lower-case. */
export interface ObjectionCriterion {
  id: string
  label: string
  keywords: readonly string[]
  description: string
}

/** One place where a keyword occurs; `start` and `end` are positions in the text as it was written. */
interface KeywordMatch {
  keyword: string
  start: number
  end: number
  /** The whole word or words around it: 'unsound' for 'sound'. */
  words: string
}

export interface CriterionResult {
  criterion: ObjectionCriterion
  isMatched: boolean
  /** In the order of the text. */
  matches: KeywordMatch[]
}

export interface ObjectionEvaluation {
  /** A whole percentage, 0 to 100. */
  score: number
  results: CriterionResult[]
  suggestions: string[]
}

/** How many of the themes a draft objection mentions; undefined for a blank text. */
export function evaluateObjection(
  text: string,
  criteria: readonly ObjectionCriterion[],
): ObjectionEvaluation | undefined {
  if (text.trim() === '') return undefined
  const lowerCased = lowerCaseWithPlaces(text)
  const results = criteria.map((criterion) => {
    const matches = findKeywords(text, lowerCased, criterion.keywords)
    return { criterion, isMatched: matches.length > 0, matches }
  })
  const matched = results.filter((result) => result.isMatched).length
  return {
    score: Math.round((matched / criteria.length) * 100),
    results,
    suggestions: results.filter((result) => !result.isMatched).map(({ criterion }) => suggestion(criterion)),
  }
}

export type ScoreBand = 'good' | 'fair' | 'poor'

/** Green at 80 or more, yellow at 50 to 79, red below 50. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'good'
  return score >= 50 ? 'fair' : 'poor'
}

function suggestion({ label, description }: ObjectionCriterion): string {
  return `Consider mentioning ${label.toLowerCase()} impacts: ${description}`
}

function findKeywords(text: string, { lower, startOf }: LowerCased, keywords: readonly string[]): KeywordMatch[] {
  return keywords
    .flatMap((keyword) =>
      occurrences(lower, keyword).map((at) => {
        const [start, end] = [startOf(at), startOf(at + keyword.length)]
        return { keyword, start, end, words: wordsAround(text, start, end) }
      }),
    )
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found.push(at)
  return found
}

/** Longer than any word: keeps a pasted wall of letters from costing the square of its length. */
const longestWord = 40

function wordsAround(text: string, start: number, end: number): string {
  const before = lettersBefore(text, start)
  const after = /^\p{Letter}*/u.exec(text.slice(end, end + longestWord))?.[0] ?? ''
  return before + text.slice(start, end) + after
}

/** Most keywords begin a word: one look at the character before them tells, and costs little. */
function lettersBefore(text: string, end: number): string {
  if (!/\p{Letter}$/u.test(text.slice(Math.max(0, end - 2), end))) return ''
  return /\p{Letter}*$/u.exec(text.slice(Math.max(0, end - longestWord), end))?.[0] ?? ''
}
