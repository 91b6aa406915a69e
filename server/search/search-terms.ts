import { emptyWords, sameWords } from '../../content/search-terms.ts'

/** A word or phrase of a text as it is compared with others, and where it stands. */
export interface SearchTerm {
  term: string
  start: number
  end: number
  /** Whether it stands for a whole line of words that mean the same. */
  isLine: boolean
}

const word = /[\p{L}\p{M}\p{N}]+/gu

/** The numbers of the lines of words that mean the same, by the stems of each word or phrase. */
const lines = new Map<string, number[]>()
sameWords.forEach((line, number) => {
  for (const key of new Set(line.map((phrase) => stemsOf(phrase).join(' ')))) {
    lines.set(key, [...(lines.get(key) ?? []), number])
  }
})
/** How many words the longest phrase has that begins with a stem. */
const longest = new Map<string, number>()
for (const [first = '', ...others] of lines.keys().map((key) => key.split(' '))) {
  longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1))
}

/** What a text is found by: the stem of each word that says something, and each line of `sameWords` that it has a phrase of. */
export function searchTermsOf(text: string): SearchTerm[] {
  const words = Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    term: stemOf(written),
    start: index,
    end: index + written.length,
    isLine: false,
    saysSomething: written.length > 1 && !emptyWords.has(written.toLowerCase()),
  }))
  return words.flatMap(({ saysSomething, ...first }, at) => [
    ...(saysSomething ? [first] : []),
    ...words.slice(at, at + (longest.get(first.term) ?? 0)).flatMap(({ end }, length) => {
      const key = words.slice(at, at + length + 1).map(({ term }) => term)
      return (lines.get(key.join(' ')) ?? []).map((line) => ({ ...first, term: `=${line}`, end, isLine: true }))
    }),
  ])
}

function stemsOf(text: string): string[] {
  return (text.match(word) ?? []).map(stemOf)
}

/** A word without accents and endings: 'lorries' and 'lorry' are one. */
function stemOf(written: string): string {
  const plain = written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const single = plain.replace(/(?<=\w{2})ies$/, 'y').replace(/(?<=\w{2}[^su])s$/, '')
  const base = single.replace(/(?<=\w[aeiouy][^aeiou]+)(?:ing|ed)$/, '').replace(/([bdfgmnprt])\1$/, '$1')
  return base.replace(/(?<=\w{3})[ey]$/, '')
}
