import { askedFor, emptyWords, sameWords } from '../../content/search-terms.ts'
import { mostSearchWords } from '../../domain/search-results.ts'
import type { TextIndex } from '../database/text-index.ts'
import { nearestWord } from './spelling.ts'

/** What somebody looks for, as the index takes it. */
export interface Query {
  /** What each word or phrase may stand for, as queries of FTS5. */
  wanted: string[]
  /** The words and phrases themselves, without others of the same meaning. */
  said: string[]
  /** The words that no text has, each with the one that was taken in its place. */
  respelt: { typed: string; meant: string }[]
}

/** How many words a beginning stands for, the commonest ones. */
const mostEndings = 3
/** How many letters make a beginning; of a word without its ending, more. */
const fewestLetters = { typed: 4, stem: 6 }
/** How many words that no text has are compared with all that are known. */
const mostRespelt = 3

/** The lines of words that mean the same, by the stems of each word or phrase. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>

/** Prepares the words that mean the same for this index. */
export function prepareSynonyms(index: TextIndex): Synonyms {
  const found = new Map<string, Set<string>>()
  for (const line of sameWords) {
    for (const phrase of line) {
      const key = index.stems(phrase).join(' ')
      found.set(key, new Set([...(found.get(key) ?? []), ...line]))
    }
  }
  return found
}
/** Words that people use and that no text need have. */
const usedWords = sameWords
  .flat()
  .filter((phrase) => /^\p{L}+$/u.test(phrase))
  .map((word) => ({ word, count: 0 }))
const longestPhrase = Math.max(...sameWords.flat().map((phrase) => phrase.split(' ').length))

/** Reads what somebody typed: phrases and words that mean the same, beginnings of words, and slips of the finger. */
export function readQuery(typed: string, index: TextIndex, synonyms: Synonyms): Query {
  const words = withAskedFor(typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const stems = words.map((word) => index.stems(word).join(' '))
  const query: Query = { wanted: [], said: [], respelt: [] }
  for (let at = 0; at < words.length && query.wanted.length < mostSearchWords; ) {
    const [word = '', length] = [words[at], phraseAt(stems, at, synonyms)]
    const same = synonyms.get(stems.slice(at, at + length).join(' '))
    if (same) take(query, [...same], words.slice(at, at + length).join(' '))
    else if (word.length > 1 && !emptyWords.has(word)) takeWord(query, word, { stem: stems[at] ?? '', index, synonyms })
    at += Math.max(length, 1)
  }
  return { ...query, wanted: [...new Set(query.wanted)], said: [...new Set(query.said)] }
}

/** The words, with what people ask in others put in their place. */
function withAskedFor(words: readonly string[]): string[] {
  return askedFor
    .reduce(
      (text, { asked, words: meant }) =>
        asked.reduce((changed, phrase) => changed.replace(` ${phrase} `, ` ${meant} `), text),
      ` ${words.join(' ')} `,
    )
    .split(' ')
    .filter((word) => word !== '')
}

/** How many words from here on are one that has others of the same meaning; the longest phrase wins. */
function phraseAt(stems: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(longestPhrase, stems.length - at); length > 0; length--) {
    if (synonyms.has(stems.slice(at, at + length).join(' '))) return length
  }
  return 0
}

interface Known {
  stem: string
  index: TextIndex
  synonyms: Synonyms
}

/** Takes a word that stands for itself alone: the word, what begins with it, or the one that was probably meant. */
function takeWord(query: Query, typed: string, { stem, index, synonyms }: Known): void {
  if (stem === '') return
  if (index.has(stem)) {
    take(query, [typed])
    return
  }
  const longer = [
    ...(typed.length < fewestLetters.typed ? [] : index.wordsFrom(typed)),
    ...(stem.length < fewestLetters.stem ? [] : index.wordsFrom(stem)),
  ]
  if (longer.length > 0) {
    const commonest = longer.toSorted((a, b) => b.count - a.count).slice(0, mostEndings)
    take(
      query,
      commonest.map(({ word }) => word),
    )
    return
  }
  if (query.respelt.length === mostRespelt) return
  const meant = nearestWord(typed, [...index.wordsFrom(typed.slice(0, 1)), ...usedWords])
  if (meant === undefined) return
  const same = synonyms.get(index.stems(meant).join(' '))
  take(query, same ? [...same] : [meant], meant)
  query.respelt.push({ typed, meant })
}

function take({ wanted, said }: Query, phrases: readonly string[], itself?: string): void {
  wanted.push(anyOf(phrases))
  said.push(itself === undefined ? anyOf(phrases) : anyOf([itself]))
}

const anyOf = (phrases: readonly string[]) => `(${phrases.map((phrase) => `"${phrase}"`).join(' OR ')})`
