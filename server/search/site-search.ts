import { outcodes } from '../../content/settlements.ts'
import type { ContentReader } from '../../domain/content.ts'
import { wantedWords } from '../../domain/evidence-filter.ts'
import { misreadOutcode, outcodeOf } from '../../domain/outcode.ts'
import {
  longestSiteSearch,
  type MarkedText,
  type SearchHit,
  type SearchResults,
  type SiteSearch,
} from '../../domain/search-results.ts'
import { bareLetters } from '../../domain/spelling.ts'
import { oncePerVersion } from '../content-readers.ts'
import { createIndex, type Index, type Indexed, type Sentence } from './search-index.ts'
import { type SearchTerm, searchTermsOf, stemOf } from './search-terms.ts'

/** How many hits are shown before the others, and of each kind. */
const most = { best: 3, ofKind: 5 }
/** How much more a page counts whose title is what was typed. */
const titleFactor = 3
/** Fewer letters are neither the beginning of a word nor a slip of the finger. */
const fewestLetters = 4
/** About how long a sentence is shown; a longer one is cut around what was searched for. */
const shownLength = 180
/** Fewer words than these are a heading or a name, and say less than a sentence. */
const fewestWordsOfSentence = 4

/** A search of this content; the first search after a change makes the index anew. */
export function createSiteSearch(content: ContentReader, version: () => string, today: () => string): SiteSearch {
  const currentIndex = oncePerVersion(version, () => createIndex(content, today()))
  return async (asked) => {
    const typed = wantedWords(asked)
    if (typed.length > longestSiteSearch) return { ...nothing, typed, isTooLong: true }
    // In whatever spelling a postcode is typed, its first half is what is found.
    const meant = [typed, outcodeOf(typed), misreadOutcode(typed, outcodes)].filter(Boolean).join(' ')
    return typed === '' ? nothing : { ...nothing, typed, ...find(meant, await currentIndex()) }
  }
}

const nothing: SearchResults = { typed: '', isTooLong: false, best: [], groups: [], respelt: [] }

function find(meant: string, index: Index): Pick<SearchResults, 'best' | 'groups' | 'respelt'> {
  const { text, respelt } = respell(meant, index)
  const terms = searchTermsOf(text, true)
  const words = new Set(terms.flatMap(({ term, kind }) => (kind === 'word' ? [term] : [])))
  const query = new Set(terms.map(({ term }) => term))
  const untold = new Set(terms.filter((term) => isFigureOfOne(term, terms, index)).map(({ term }) => term))
  const isBeginning = (term: string) => words.has(term) && term.length >= fewestLetters && !index.written.has(term)
  const ranked = index.texts
    .search([...query].join(' '), { prefix: isBeginning })
    .flatMap(({ id, score, terms }) => {
      const entry = index.entries.get(id)
      const told = new Set(terms).difference(untold)
      if (!entry || told.size === 0) return []
      return [{ entry, terms: told, score: score * (isTitle(entry, query) ? titleFactor : 1) }]
    })
    .toSorted((a, b) => b.score - a.score)
  const show = ({ entry, terms }: (typeof ranked)[number]): SearchHit => ({
    kind: entry.kind.one,
    address: entry.address,
    title: markTerms({ text: entry.title, places: entry.titlePlaces }, terms),
    sentence: bestSentence(entry, terms),
  })
  const others = Map.groupBy(ranked.slice(most.best), ({ entry }) => entry.kind.many)
  return {
    best: ranked.slice(0, most.best).map(show),
    groups: Array.from(others, ([name, hits]) => ({ name, hits: hits.slice(0, most.ofKind).map(show) })),
    respelt: ranked.length === 0 ? [] : respelt,
  }
}

function isTitle({ titleTerms }: Indexed, query: ReadonlySet<string>): boolean {
  return titleTerms.size > 0 && titleTerms.isSubsetOf(query)
}

/** The '10' of 'PM 10' says nothing by itself where the whole is on the site. */
function isFigureOfOne(
  { term, start, end, kind }: SearchTerm,
  terms: readonly SearchTerm[],
  { written }: Index,
): boolean {
  if (kind !== 'word' || !/^\d+$/.test(term)) return false
  return terms.some((one) => one.kind !== 'word' && one.start <= start && one.end >= end && written.has(one.term))
}

/** Two words of the site that somebody wrote as one. */
function findHalves(letters: string, written: Index['written']): string | undefined {
  for (let at = fewestLetters; at <= letters.length - fewestLetters; at += 1) {
    const [one, other] = [letters.slice(0, at), letters.slice(at)].map((half) => written.get(stemOf(half)))
    if (one && other) return `${one} ${other}`
  }
  return undefined
}

/** The text with the nearest word that is written on the site in place of each that is not, nor begins one. */
function respell(text: string, { texts, written }: Index): { text: string; respelt: SearchResults['respelt'] } {
  const terms = searchTermsOf(text, true)
  const known = terms.filter(({ term, kind }) => kind === 'synonym' || written.has(term))
  const slips = terms.flatMap(({ term, start, end, kind }) => {
    const isKnown = kind !== 'word' || known.some((each) => each.start <= start && each.end >= end)
    if (isKnown || term.length < fewestLetters || /\d/.test(term) || texts.search(term, { prefix: true }).length > 0)
      return []
    // A short word has one wrong letter at most, a longer one two; the first is hardly ever wrong. Of several the best hit's is taken: scores fall with the distance.
    const near = texts.search(term, { fuzzy: term.length < 7 ? 1 : 2 }).flatMap((result) => result.terms)
    const spelt = written.get(near.find((each) => each[0] === term[0]) ?? '')
    const meant = spelt ?? findHalves(bareLetters(text.slice(start, end)), written)
    return meant === undefined ? [] : [{ start, end, meant }]
  })
  return {
    // From the last on, so that the places of the others stay right.
    text: slips.reduceRight((done, { start, end, meant }) => done.slice(0, start) + meant + done.slice(end), text),
    respelt: slips.map(({ start, end, meant }) => ({ typed: text.slice(start, end), meant })),
  }
}

/** A text, or its part from one place to another, in pieces, of which every second one is a word or phrase that was found. */
function markTerms(
  { text, places }: Pick<Sentence, 'text' | 'places'>,
  found: ReadonlySet<string>,
  from = 0,
  to = text.length,
): MarkedText {
  const pieces: MarkedText = []
  let at = from
  const terms = places.filter(({ term }) => found.has(term))
  for (const { start, end } of terms.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at || end > to) continue
    pieces.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...pieces, text.slice(at, to)]
}

/**
 * The sentence that says most of what was searched for: the most different terms, of which one that was typed counts more
 * than one of the same meaning; the first of several.
 */
function bestSentence(entry: Indexed, found: ReadonlySet<string>): MarkedText {
  entry.sentences ??= sentencesOf(`${entry.lead}\n${entry.body}`)
  let best: Sentence | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const sentence of entry.sentences) {
    let { worth } = sentence
    for (const term of found) worth += sentence.terms.get(term) ?? 0
    if (worth > highest) [best, highest] = [sentence, worth]
  }
  return best ? markAndCut(best, found) : ['']
}

/** The sentences of a text with what their terms are worth, and they themselves: a heading says less than a sentence with the same words. */
function sentencesOf(text: string): Sentence[] {
  const sentences = text.split(/\n|(?<=[.?!])\s+(?=[\p{Lu}\d‘“])/u).map((each) => each.trim())
  return sentences.filter(Boolean).map((text) => {
    const places = searchTermsOf(text)
    return {
      text,
      places,
      terms: new Map(places.map(({ term, kind }) => [term, kind === 'synonym' ? 2 : 10])),
      worth: (/[.?!]$/.test(text) ? 1 : 0) - (text.split(' ').length < fewestWordsOfSentence ? 5 : 0),
    }
  })
}

/** The part of a sentence around what was found first, at whole words, or all of a short one. */
function markAndCut(sentence: Sentence, found: ReadonlySet<string>): MarkedText {
  const { text, places } = sentence
  if (text.length <= shownLength) return markTerms(sentence, found)
  const first = places.find(({ term }) => found.has(term))?.start ?? 0
  const from = first < shownLength / 2 ? 0 : text.lastIndexOf(' ', first - shownLength / 3) + 1
  const isWhole = from + shownLength >= text.length
  const to = isWhole ? text.length : Math.max(text.lastIndexOf(' ', from + shownLength), from + 1)
  const pieces = markTerms(sentence, found, from, to)
  if (from > 0) pieces[0] = `… ${pieces[0]}`
  if (!isWhole) pieces.push(`${pieces.pop()} …`)
  return pieces
}
