import type { MarkedText } from '../../domain/search-results.ts'
import { searchTermsOf } from './search-terms.ts'

/** About how long a sentence is shown; a longer one is cut around what was searched for. */
const shownLength = 180
/** Fewer words than these are a heading or a name, and say less than a sentence. */
const fewestWords = 4

/** A text in pieces, of which every second one is a word or phrase that was found. */
export function markTerms(text: string, found: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = []
  let at = 0
  const terms = searchTermsOf(text).filter(({ term }) => found.has(term))
  for (const { start, end } of terms.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    pieces.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...pieces, text.slice(at)]
}

/**
 * The sentence that says most of what was searched for: the most different terms, of which one that was typed counts more
 * than one of the same meaning; the first of several.
 */
export function bestSentence(text: string, found: ReadonlySet<string>): MarkedText {
  let best = { sentence: '', worth: Number.NEGATIVE_INFINITY }
  for (const sentence of text.split(/\n|(?<=[.?!])\s+(?=[\p{Lu}\d‘“])/u).map((each) => each.trim())) {
    if (sentence === '') continue
    const terms = new Map(searchTermsOf(sentence).map(({ term, kind }) => [term, kind === 'synonym' ? 2 : 10]))
    const said = terms.entries().reduce((sum, [term, worth]) => sum + (found.has(term) ? worth : 0), 0)
    // A heading says less than a sentence with the same words.
    const worth = said + (/[.?!]$/.test(sentence) ? 1 : 0) - (sentence.split(' ').length < fewestWords ? 5 : 0)
    if (worth > best.worth) best = { sentence, worth }
  }
  return markTerms(cut(best.sentence, found), found)
}

function cut(sentence: string, found: ReadonlySet<string>): string {
  if (sentence.length <= shownLength) return sentence
  const first = searchTermsOf(sentence).find(({ term }) => found.has(term))?.start ?? 0
  const start = first < shownLength / 2 ? 0 : sentence.lastIndexOf(' ', first - shownLength / 3) + 1
  const room = sentence.slice(start, start + shownLength)
  const isWhole = start + shownLength >= sentence.length
  const kept = isWhole ? room : room.slice(0, Math.max(room.lastIndexOf(' '), 1))
  return `${start > 0 ? '… ' : ''}${kept}${isWhole ? '' : ' …'}`
}
