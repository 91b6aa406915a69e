import type { ObjectionEvaluation } from './objection-evaluator.ts'

/** Something about a draft objection that its score cannot see (rule: closer-look). */
export type CloserLookNote =
  | { kind: 'inside-word'; keyword: string; words: string }
  | { kind: 'no-reference'; reference: string }
  | { kind: 'property-value'; words: string }
  | { kind: 'unfilled'; words: string }

/** What a careful reader would say of a draft beside its score: each thing once, in the order of the text. */
export function takeCloserLook(
  text: string,
  evaluation: ObjectionEvaluation,
  applicationReference: string,
): CloserLookNote[] {
  return [
    ...noReference(text, applicationReference),
    ...propertyValue(text),
    ...unfilledPlaceholders(text),
    ...insideWords(evaluation),
  ]
}

function noReference(text: string, reference: string): CloserLookNote[] {
  const plain = (words: string) => words.toLowerCase().replace(/\s+/g, '')
  return plain(text).includes(plain(reference)) ? [] : [{ kind: 'no-reference', reference }]
}

const propertyValuePattern =
  /\b(?:house|home|property|properties)(?:['’]?s)?\s+(?:prices?|values?)\b|\b(?:prices?|values?)\s+of\s+(?:\w+\s+){0,2}(?:houses?|homes?|property|properties)\b/iu

function propertyValue(text: string): CloserLookNote[] {
  const found = propertyValuePattern.exec(text)
  return found ? [{ kind: 'property-value', words: found[0].replace(/\s+/g, ' ') }] : []
}

/** What still stands in square brackets, as in the sample letter. */
function unfilledPlaceholders(text: string): CloserLookNote[] {
  const found = text.matchAll(/\[[^[\]]{1,200}\]/g).map((match) => match[0])
  return [...new Set(found)].map((words) => ({ kind: 'unfilled', words }))
}

function insideWords({ results }: ObjectionEvaluation): CloserLookNote[] {
  const found = results
    .flatMap((result) => result.matches)
    .filter((match) => match.isInsideWord)
    .sort((a, b) => a.start - b.start)
    .map(({ keyword, words }) => [`${keyword} ${words.toLowerCase()}`, { keyword, words }] as const)
  return [...new Map(found).values()].map(({ keyword, words }) => ({ kind: 'inside-word', keyword, words }))
}
