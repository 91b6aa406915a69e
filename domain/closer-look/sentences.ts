import type { Quote } from './finding.ts'

/** A sentence of the draft, and how phrases read it. */
export interface Sentence extends Quote {
  /** Its plain words between ^ and $, the marks of its beginning and its end. */
  plain: string
}

/** White space where a sentence ends: behind its stop, or at the end of a line unless the next one goes on with it. */
const sentenceEnd = /(?<=[.!?]["'”’)]?)\s+|\n(?=\s{0,40}(?:[^\sa-z]|$))\s*/g
/** 'Mrs. J. Pettifer', 'e.g. this': the stop of a short form ends no sentence. */
const shortForm = /(?:^|[\s(])(?:[A-Z]|mrs?|ms|dr|st|prof|e\.g|i\.e|approx|incl|no|v|ref|paras?|pp?|figs?|vol)\.$/i
/** A longer sentence is read in pieces, each up to a space where there is one, so that no rule can take long over it. */
const pieces = /\S[\s\S]{0,498}(?!\S)|\S[\s\S]{0,498}/g

/** The sentences of a text, in its order; the work grows with its length. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const endAt = (end: number) => {
    for (const { 0: piece, index } of text.slice(from, end).matchAll(pieces)) {
      const start = from + index
      const words = piece.trimEnd()
      sentences.push({ start, end: start + words.length, text: words, plain: ` ^ ${plainWords(words)} $ ` })
    }
  }
  for (const { 0: space, index } of text.matchAll(sentenceEnd)) {
    if (shortForm.test(text.slice(Math.max(from, index - 8), index)) && !space.includes('\n')) continue
    endAt(index)
    from = index + space.length
  }
  endAt(text.length)
  return sentences
}

const longForms: Record<string, string> = { d: 'would', ll: 'will', ve: 'have', m: 'am', re: 'are', s: 'is' }

/** A text in lower case, without signs, short forms written out: 'won't' and 'wont' are 'will not'. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^a-z\d'£%.,/-]+|[.,/-]+(?![a-z\d])|(?<![a-z\d£])[.,/-]+/g, ' ')
    .replace(/\bcan(?:no|')?t\b/g, 'can not')
    .replace(/\bwon'?t\b/g, 'will not')
    .replace(/\bi(m|ve)\b/g, "i'$1")
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not')
    .replace(
      /'(d|ll|ve|m|re)\b|(?<=\bit)'s\b|(?<=\b(?:that|what|there|here|who|s?he))'?(s)\b/g,
      (_, one, other) => ` ${longForms[one ?? other ?? 's']}`,
    )
    .replace(/,(?!\d)| +/g, ' ')
    .trim()
}
