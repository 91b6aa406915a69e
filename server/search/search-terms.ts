import { emptyWords, synonyms } from '../../content/search-terms.ts'
import { bareLetters } from '../../domain/spelling.ts'

/** What a text is compared by, and where it stands: a word, several that may be one ('well-being', 'A 429'), or a group of synonyms. */
export interface SearchTerm {
  term: string
  start: number
  end: number
  kind: 'word' | 'joined' | 'synonym'
}

/** Letters and figures in every form, with what may hide among them; '&' is a word, too. */
const word = /[\p{L}\p{M}\p{N}\p{Cf}\u2100-\u214F\u2460-\u24FF\u3300-\u33FF]+|&/gu

interface Word {
  letters: string
  stem: string
  start: number
  end: number
}

function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: written, index: start }) => {
    const letters = bareLetters(written)
    return { letters, stem: stemOf(letters), start, end: start + written.length }
  }).filter(({ letters }) => letters !== '')
}

/** The groups of synonyms that a word or phrase is in, by its stems: 'heavvehicl' is in the first, with 'lorry'. */
const groupsOf = new Map<string, number[]>()
/** How many words the longest phrase has that begins with a stem. */
const longest = new Map<string, number>()
synonyms.forEach((group, number) => {
  const phrases = new Map(group.map(wordsIn).map((words) => [keyOf(words), words]))
  for (const [key, words] of phrases) {
    groupsOf.set(key, [...(groupsOf.get(key) ?? []), number])
    const first = words[0]?.stem ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
})

function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join('')
}

/** So many words in a row may be one: the letters of 'R.S.P.C.A.' */
const mostJoined = 5

/**
 * What a text is found by: the stem of each word that says something, that of words which may be one, and each group of
 * synonyms that it has a phrase of, as '=' and its number. Of what somebody typed any words beside one another may be one.
 */
export function searchTermsOf(text: string, isTyped = false): SearchTerm[] {
  const words = wordsIn(text)
  return words.flatMap((first, at) => {
    const inOne = countInOne(text, words.slice(at, at + mostJoined), isTyped)
    const following = words.slice(at, at + Math.max(inOne, longest.get(first.stem) ?? 0))
    return following.flatMap((last, index): SearchTerm[] => {
      const phrase = following.slice(0, index + 1)
      const letters = index < inOne ? phrase.map((each) => each.letters).join('') : ''
      const saysSomething = letters.length > 1 && !emptyWords.has(letters)
      const groups = new Set([keyOf(phrase), stemOf(letters)].flatMap((key) => groupsOf.get(key) ?? []))
      const place = { start: first.start, end: last.end + Number(closesBracket(text, first.start, last.end)) }
      return [
        ...(saysSomething ? [{ ...place, term: stemOf(letters), kind: index === 0 ? 'word' : 'joined' } as const] : []),
        ...Array.from(groups, (group) => ({ ...place, term: `=${group}`, kind: 'synonym' }) as const),
      ]
    })
  })
}

/** 'TR6(4)' ends with its bracket. */
function closesBracket(text: string, start: number, end: number): boolean {
  return text[end] === ')' && /\([^)]*$/.test(text.slice(start, end))
}

/** How many of these words, from the first on, may be one. */
function countInOne(text: string, words: readonly Word[], isTyped: boolean): number {
  const other = words.findIndex((next, at) => {
    const one = words[at - 1]
    return one !== undefined && !mayBeOne(one, next, text.slice(one.end, next.start), isTyped)
  })
  return other === -1 ? words.length : other
}

/** Whether two words beside one another may be one: nothing but a sign or two stands between, or a blank beside a figure or between initials. */
function mayBeOne(one: Word, next: Word, between: string, isTyped: boolean): boolean {
  if (!/\s/.test(between)) return between.length <= 2
  if (between.length > 3 || between.includes('\n')) return false
  const isBesideFigure = /\p{N}$/u.test(one.letters) || /^\p{N}/u.test(next.letters)
  return isTyped || isBesideFigure || (one.letters.length === 1 && next.letters.length === 1)
}

/** A word without its endings: 'lorries' and 'lorry' are one. */
export function stemOf(letters: string): string {
  return (
    letters
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
