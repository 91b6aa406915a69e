import { emptyWords, synonyms } from '../../content/search-terms.ts'

/** A word or phrase of a text as it is compared with others, and where it stands. */
export interface SearchTerm {
  term: string
  start: number
  end: number
  /** Whether it stands for a group of synonyms, and not for one word. */
  isSynonym: boolean
}

const word = /[\p{L}\p{M}\p{N}]+/gu

/** The groups of synonyms that a word or phrase is in, by its stems: 'heav vehicl' is in the first, with 'lorry'. */
const groupsOf = new Map<string, number[]>()
synonyms.forEach((group, number) => {
  for (const key of new Set(group.map((phrase) => stemsOf(phrase).join(' ')))) {
    groupsOf.set(key, [...(groupsOf.get(key) ?? []), number])
  }
})
/** How many words the longest phrase has that begins with a stem. */
const longest = new Map<string, number>()
for (const [first = '', ...others] of groupsOf.keys().map((key) => key.split(' '))) {
  longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1))
}

/** What a text is found by: the stem of each word that says something, and each group of synonyms that it has a phrase of, as '=' and its number. */
export function searchTermsOf(text: string): SearchTerm[] {
  const words = Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    term: stemOf(written),
    start: index,
    end: index + written.length,
    isSynonym: false,
    saysSomething: written.length > 1 && !emptyWords.has(written.toLowerCase()),
  }))
  return words.flatMap(({ saysSomething, ...first }, at) => [
    ...(saysSomething ? [first] : []),
    ...words.slice(at, at + (longest.get(first.term) ?? 0)).flatMap(({ end }, length) => {
      const key = words.slice(at, at + length + 1).map(({ term }) => term)
      return (groupsOf.get(key.join(' ')) ?? []).map((group) => ({ ...first, term: `=${group}`, end, isSynonym: true }))
    }),
  ])
}

function stemsOf(text: string): string[] {
  return (text.match(word) ?? []).map(stemOf)
}

/** A word without accents and endings: 'lorries' and 'lorry' are one. */
function stemOf(written: string): string {
  return (
    written
      .toLowerCase()
      // 'Café' is 'cafe'
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // 'lorries' is 'lorry'
      .replace(/(?<=\w{2})ies$/, 'y')
      // 'fields' is 'field', but 'access' and 'bus' stay
      .replace(/(?<=\w{2}[^su])s$/, '')
      // 'flooding' and 'flooded' are 'flood', but 'spring' and 'need' stay
      .replace(/(?<=\w[aeiouy][^aeiou]+)(?:ing|ed)$/, '')
      // 'digg' of 'digging' is 'dig'
      .replace(/([bdfgmnprt])\1$/, '$1')
      // 'lorry' is 'lorr' and 'noise' is 'nois', as 'noisy' is
      .replace(/(?<=\w{3})[ey]$/, '')
  )
}
