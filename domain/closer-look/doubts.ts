import type { Quote, Tried } from './finding.ts'

/** What we know of, so that a letter may name it; everything else of its form is doubted. Names are compared without signs and capitals. */
export interface Known {
  /** How many policies each chapter of the Framework in force has, by its letters. */
  framework: Record<string, number>
  /** How many paragraphs a policy of it has, such as TR6; those of others are passed. */
  paragraphs: Record<string, number>
  /** The same as for the Framework, for the codes of local plans, such as CS.9. */
  localPlans: Record<string, number>
  /** The words by which plans that count here are called, and those that say only of which kind a plan is. */
  planWords: readonly string[]
  laws: readonly string[]
  /** Court cases and appeals: names, citations and references. */
  cases: readonly string[]
}

/** How something is written that has to be known, and where it can be checked. */
export interface DoubtfulForm extends Tried {
  kind: 'case' | 'law' | 'policy' | 'plan' | 'application'
  patterns: readonly RegExp[]
  /** What leads to a name and is no part of it. */
  lead?: RegExp
  checkedAt: string
}

/** More doubts help nobody, and a long text can have thousands. */
const mostDoubts = 100

const squeezed = (words: string) => words.toLowerCase().replace(/\band\b|[^a-z\d]+/g, '')

const isKnown: Record<DoubtfulForm['kind'], (found: string, known: Known) => boolean> = {
  case: (found, { cases }) =>
    cases.some((name) => squeezed(name).includes(squeezed(found)) || squeezed(found).includes(squeezed(name))),
  law: (found, { laws }) =>
    laws.some((law) => [squeezed(law), squeezed(law).replace(/\d{4}$/, '')].includes(squeezed(found))),
  policy: (found, { framework, paragraphs, localPlans }) => {
    const [, letters = '', number, paragraph = 0] = /([A-Z]+)[. -]?(\d+)(?:\((\d+)\))?$/.exec(found) ?? []
    const isIn = (policies: Record<string, number>) => Number(number) <= (policies[letters] ?? -1)
    return isIn(localPlans) || (isIn(framework) && Number(paragraph) <= (paragraphs[`${letters}${number}`] ?? Infinity))
  },
  plan: (found, { planWords }) => (found.match(/\b[A-Z][\w-]*/g) ?? []).every((word) => planWords.includes(word)),
  application: (found, known) => isKnown.case(found, known),
}

/** What a text names and we do not know, as it is written there, each with where to check it; its own application is known. */
export function doubtsIn(text: string, forms: readonly DoubtfulForm[], known: Known, reference: string): Quote[] {
  const quotes: Quote[] = []
  for (const { kind, patterns, lead = /^$/, checkedAt } of forms)
    for (const { 0: found, index: start } of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const end = start + found.length
      const isQuoted = quotes.some((quote) => start < quote.end && quote.start < end)
      const isOurs = squeezed(reference).includes(squeezed(found))
      if (quotes.length === mostDoubts || isQuoted || isOurs || isKnown[kind](found.replace(lead, ''), known)) continue
      quotes.push({ start, end, text: found, mend: checkedAt })
    }
  return quotes.sort((a, b) => a.start - b.start)
}
