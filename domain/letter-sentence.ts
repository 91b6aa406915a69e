import type { Claim } from './claim.ts'

/** What can be said of a village in a letter, besides its name, and what each field is for. */
export const factFields = {
  road: 'Its main road, such as A429',
  lanes: 'The lanes that drivers take when the main road is slow',
  traffic: 'What is on record of its traffic, as a clause',
  school: 'Its nearest school',
  path: 'A public path by name',
  river: 'The river that reaches it after the site',
  listed: 'A listed, scheduled or registered place',
  archaeology: 'What was found in its ground, as a clause',
  farmland: 'The grade of its farmland',
} as const
export type FactField = keyof typeof factFields

/** All fields that a sentence can have. */
const sentenceFields = ['village', ...(Object.keys(factFields) as FactField[])] as const

/** A fact about a community, as it stands in a sentence, with the claims that bear it out. */
interface Fact {
  text: string
  claims: readonly string[]
}
export type Facts = { readonly [F in (typeof sentenceFields)[number]]?: Fact }

export interface LetterSentence {
  text: string
  claims: readonly string[]
}

const field = /\{(\w*)\}?/g

/** What in a sentence looks like a field and is none. */
export function unknownFields(text: string): string[] {
  return text.match(field)?.filter((found) => sentenceFields.every((name) => found !== `{${name}}`)) ?? []
}

/**
 * The sentences for which the community has every fact, filled in: one that rests on a claim which is not checked, or no
 * longer true, is offered to nobody.
 */
export function offeredSentences(
  sentences: readonly LetterSentence[],
  facts: Facts,
  claims: readonly Pick<Claim, 'id' | 'state'>[],
): LetterSentence[] {
  const good = new Set(claims.filter(({ state }) => state === 'checked' || state === 'own').map(({ id }) => id))
  return sentences.flatMap((sentence) => {
    const used = Array.from(sentence.text.matchAll(field), ([, name]) => facts[name as FactField])
    const named = [...sentence.claims, ...used.flatMap((fact) => fact?.claims ?? [])]
    if (used.includes(undefined) || !named.every((id) => good.has(id))) return []
    const text = sentence.text.replace(field, (_, name: FactField) => facts[name]?.text ?? '')
    return { text: text.charAt(0).toUpperCase() + text.slice(1), claims: [...new Set(named)] }
  })
}

export type CitedClaim = Pick<Claim, 'id' | 'document' | 'page' | 'state'>

/** The document that nearly every sentence rests on: a letter names it in full once. */
const framework = 'National Planning Policy Framework'
const frameworkAgain = 'the same Framework'

/**
 * The sentence that a letter can add: the first that is offered, naming the documents on which it rests before its full
 * stop. `isAgain` says that the letter has named the Framework already.
 */
export function citedSentence(
  sentences: readonly LetterSentence[],
  facts: Facts,
  claims: readonly CitedClaim[],
  isAgain = false,
): LetterSentence | undefined {
  const [sentence] = offeredSentences(sentences, facts, claims)
  if (!sentence) return undefined
  const { text, claims: named } = sentence
  // What the campaign measured itself has no document.
  const checked = named.flatMap((name) => claims.find(({ id, state }) => id === name && state === 'checked') ?? [])
  const places = new Map(checked.map(({ document }) => [titleOf(document, isAgain), new Set<string>()]))
  for (const { document, page } of checked)
    if (!whole.test(page)) places.get(titleOf(document, isAgain))?.add(page.replace(/^policy /, ''))
  const cited = Array.from(places, ([title, pages]) => [title, ...pages].join(', ')).join('; ')
  return { text: cited === '' ? text : text.replace(/[.?!]?$/, (stop) => ` (${cited})${stop}`), claims: named }
}

/** Whether a sentence as a letter has it names the Framework. */
export const namesFramework = ({ text }: LetterSentence) => text.includes(framework)

/** With the month of its edition. */
const titleOf = (document: string, isAgain: boolean) =>
  isAgain && document.startsWith(framework)
    ? frameworkAgain
    : document.replace(/ \((?:\d+ )?(\p{L}+ \d{4})\)$/u, ', $1')

/** 'The page itself' and its like, or no page: the whole document. */
const whole = / itself$|^$/
