import type { Flaw, Tried } from './finding.ts'
import { plainWords } from './sentences.ts'

/** What people and chatbots say; how phrases are written stands with them in content. */
export interface Phrases extends Tried {
  kind: Flaw
  says: readonly string[]
  /** Phrases that take the finding back where they stand in the same sentence. */
  unless?: readonly string[]
  /** What could be said in its place. */
  mend?: string
}

/** Words that stand for each other, by the name that phrases call them by. */
export type WordLists = Record<string, readonly string[]>

/** Entries made ready for the plain words of sentences. No gap is longer than five words, so that the work grows with the text. */
export function phraseRules(phrases: readonly Omit<Phrases, keyof Tried>[], lists: WordLists) {
  const any = (written: readonly string[]) => new RegExp(written.map((each) => phrasePattern(each, lists)).join('|'))
  return phrases.map(({ kind, mend, says, unless }) => {
    const said = any(says)
    const takenBack = unless && any(unless)
    return { kind, mend, isSaid: (plain: string) => said.test(plain) && !takenBack?.test(plain) }
  })
}

/** A shorter sentence is nobody's own. */
const fewestWordsOfOurs = 6

/** The sentences that the site offers for letters; a letter has a fact of its village in the place of each field. */
export function offeredPhrases(sentences: readonly string[]): Omit<Phrases, keyof Tried> {
  const says = sentences.map((sentence) => plainWords(sentence.replaceAll(/\{\w+\}/g, ' gap ')).replaceAll('gap', '…'))
  return { kind: 'ours', says: says.filter((phrase) => phrase.split(' ').length >= fewestWordsOfOurs) }
}

const parts = /\([^)]*\)|\[[^\]]*\]\+?|\{\w+\}|\S+/g

function phrasePattern(phrase: string, lists: WordLists): string {
  if (/ & /.test(phrase)) return `^${phrase.replace(/(.+?)( & |$)/g, (_, it) => `(?=.*${phrasePattern(it, lists)})`)}`
  const pattern = phrase.match(parts)?.map((part) => {
    if (part === '…') return '(?:\\S+ ){0,5}?'
    const [, optional, often] = /^\[(.*)\](\+?)$/.exec(part) ?? []
    if (optional) return `(?:${oneOf(optional.split('|'), lists)} )${often ? '{0,4}' : '?'}`
    return `${oneOf(part.startsWith('(') ? part.slice(1, -1).split('|') : [part], lists)} `
  })
  return ` ${pattern?.join('')}`
}

function oneOf(words: readonly string[], lists: WordLists): string {
  const patterns = words.map((word) => {
    const pattern = word
      .replace(/[.$^/?+]/g, '\\$&')
      .replaceAll('*', '\\S*')
      .replaceAll('#', '£?\\d\\S*')
    return pattern.replace(/\{(\w+)\}/g, (_, list) => oneOf(lists[list] ?? [], lists))
  })
  return `(?:${patterns.join('|')})`
}
