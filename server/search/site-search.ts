import MiniSearch from 'minisearch'
import { type ContentReader, tableNames } from '../../domain/content.ts'
import { outcodeOf } from '../../domain/outcode.ts'
import {
  longestSiteSearch,
  type MarkedText,
  type SearchHit,
  type SearchResults,
  type SiteSearch,
} from '../../domain/search-results.ts'
import { oncePerVersion } from '../content-readers.ts'
import { type SearchEntry, type SearchedContent, searchKinds } from './kinds.ts'
import { searchTermsOf } from './search-terms.ts'

/** How many hits are shown before the others, and of each kind. */
const most = { best: 3, ofKind: 5 }
/** How much more a page counts whose title is what was typed. */
const titleFactor = 3
/** Fewer letters are neither the beginning of a word nor a slip of the finger. */
const fewestLetters = 4

/** An entry with its kind and the terms of its title. */
interface Indexed extends SearchEntry {
  kind: (typeof searchKinds)[number]
  titleTerms: ReadonlySet<string>
}

interface Index {
  texts: MiniSearch<Indexed>
  entries: ReadonlyMap<string, Indexed>
  /** The words as they are written, by their terms: so it tells which terms are on the site, and how to spell one. */
  written: ReadonlyMap<string, string>
}

/** A search of this content; the first search after a change makes the index anew. */
export function createSiteSearch(content: ContentReader, version: () => string, today: () => string): SiteSearch {
  const currentIndex = oncePerVersion(version, () => createIndex(content, today()))
  return async (asked) => {
    const typed = asked.trim().replaceAll(/\s+/g, ' ')
    if (typed.length > longestSiteSearch) return { ...nothing, isTooLong: true }
    // In whatever spelling a postcode is typed, its first half is what is found.
    const meant = [typed, outcodeOf(typed)].filter(Boolean).join(' ')
    return typed === '' ? nothing : { ...nothing, typed, ...find(meant, await currentIndex()) }
  }
}

const nothing: SearchResults = { typed: '', isTooLong: false, best: [], groups: [], respelt: [] }

async function createIndex(content: ContentReader, today: string): Promise<Index> {
  const lists = await Promise.all(tableNames.map(async (table) => [table, await content.list(table)] as const))
  const searched = { rows: Object.fromEntries(lists) as unknown as SearchedContent['rows'], today }
  const entries = new Map<string, Indexed>()
  for (const kind of searchKinds) {
    for (const entry of kind.entries(searched)) {
      // Two documents of one title are shown at one address.
      if (!entries.has(entry.address)) entries.set(entry.address, { ...entry, kind, titleTerms: wordsOf(entry.title) })
    }
  }
  const written = new Map<string, string>()
  const texts = new MiniSearch<Indexed>({
    idField: 'address',
    fields: ['title', 'headings', 'lead', 'body'],
    tokenize: (text) => {
      const terms = searchTermsOf(text)
      for (const { term, start, end } of terms) if (!written.has(term)) written.set(term, text.slice(start, end))
      return terms.map(({ term }) => term)
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split(' '),
      boost: { title: 3, headings: 2 },
      boostDocument: (address) => entries.get(address)?.kind.weight ?? 1,
    },
  })
  // In slices: meanwhile other requests are answered.
  await texts.addAllAsync([...entries.values()])
  return { texts, entries, written }
}

const wordsOf = (text: string) =>
  new Set(
    searchTermsOf(text)
      .filter(({ isSynonym }) => !isSynonym)
      .map(({ term }) => term),
  )

function find(meant: string, index: Index): Pick<SearchResults, 'best' | 'groups' | 'respelt'> {
  const { text, respelt } = respell(meant, index)
  const words = wordsOf(text)
  const query = new Set(searchTermsOf(text).map(({ term }) => term))
  const isBeginning = (term: string) =>
    term.length >= fewestLetters && !term.startsWith('=') && !index.written.has(term)
  const ranked = index.texts
    .search([...query].join(' '), { prefix: isBeginning })
    .flatMap(({ id, score, terms }) => {
      const entry = index.entries.get(id)
      return entry ? [{ entry, terms: new Set(terms), score: score * (isTitle(entry, words) ? titleFactor : 1) }] : []
    })
    .toSorted((a, b) => b.score - a.score)
  const show = ({ entry, terms }: (typeof ranked)[number]): SearchHit => ({
    kind: entry.kind.one,
    address: entry.address,
    title: markTerms(entry.title, terms),
    sentence: bestSentence(`${entry.lead}\n${entry.body}`, terms),
  })
  const others = Map.groupBy(ranked.slice(most.best), ({ entry }) => entry.kind.many)
  return {
    best: ranked.slice(0, most.best).map(show),
    groups: Array.from(others, ([name, hits]) => ({ name, hits: hits.slice(0, most.ofKind).map(show) })),
    respelt: ranked.length === 0 ? [] : respelt,
  }
}

function isTitle({ titleTerms }: Indexed, words: ReadonlySet<string>): boolean {
  return titleTerms.size > 0 && titleTerms.isSubsetOf(words)
}

/** The text with the nearest word that is written on the site in place of each that is not, nor begins one. */
function respell(text: string, { texts, written }: Index): { text: string; respelt: SearchResults['respelt'] } {
  const terms = searchTermsOf(text)
  const phrases = terms.filter(({ isSynonym }) => isSynonym)
  const slips = terms.flatMap(({ term, start, end, isSynonym }) => {
    const isKnown =
      isSynonym || written.has(term) || phrases.some((phrase) => phrase.start <= start && phrase.end >= end)
    if (isKnown || term.length < fewestLetters || /\d/.test(term) || texts.search(term, { prefix: true }).length > 0)
      return []
    // A short word has one wrong letter at most, a longer one two; the first is hardly ever wrong. Of several the best hit's is taken: scores fall with the distance.
    const near = texts.search(term, { fuzzy: term.length < 7 ? 1 : 2 }).flatMap((result) => result.terms)
    const meant = written.get(near.find((each) => each[0] === term[0]) ?? '')
    return meant === undefined ? [] : [{ start, end, meant }]
  })
  return {
    // From the last on, so that the places of the others stay right.
    text: slips.reduceRight((done, { start, end, meant }) => done.slice(0, start) + meant + done.slice(end), text),
    respelt: slips.map(({ start, end, meant }) => ({ typed: text.slice(start, end), meant })),
  }
}

/** About how long a sentence is shown; a longer one is cut around what was searched for. */
const shownLength = 180
/** Fewer words than these are a heading or a name, and say less than a sentence. */
const fewestWords = 4

/** A text in pieces, of which every second one is a word or phrase that was found. */
function markTerms(text: string, found: ReadonlySet<string>): MarkedText {
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
function bestSentence(text: string, found: ReadonlySet<string>): MarkedText {
  let best = { sentence: '', worth: Number.NEGATIVE_INFINITY }
  for (const sentence of text.split(/\n|(?<=[.?!])\s+(?=[\p{Lu}\d‘“])/u).map((each) => each.trim())) {
    if (sentence === '') continue
    const terms = new Map(searchTermsOf(sentence).map(({ term, isSynonym }) => [term, isSynonym ? 2 : 10]))
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
