import type { Claim } from './claim.ts'

/** What can be said of a village in a letter, besides its name and where it lies, and what each field is for. */
export const factFields = {
  road: 'Its main road, such as A429',
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
export const sentenceFields = ['village', 'distance', ...(Object.keys(factFields) as FactField[])] as const

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

/** Words of the writer's own for each of ours, and for the heading: so that the letters of neighbours stay their own. */
const ownForEachOfOurs = 2
const ownForHeading = 6

/** How many more words of the writer's own a point needs before our sentence may follow them; 0 where it may. */
export function wordsMissing(own: string, { text, claims }: LetterSentence): number {
  const ours = wordCount(text) + claims.length
  return Math.max(0, ownForEachOfOurs * ours + ownForHeading - wordCount(own))
}

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0
