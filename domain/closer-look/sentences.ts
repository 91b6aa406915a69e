import type { Quote } from './finding.ts'

/** A sentence of the draft, and how the rules read it. */
export interface Sentence extends Quote {
  /** In lower case, short forms written out, every break a comma, no other signs. */
  plain: string
}

/** A longer sentence is read in pieces, so that no rule can take long over one. */
const longestSentence = 500

/** White space where a sentence ends: behind its stop, or at the end of a line unless the next one goes on with it. */
const sentenceEnd = /(?<=[.!?]["'”’)]?)\s+|\n(?=\s{0,40}(?:[^\sa-z]|$))\s*/g

/** 'Mrs. J. Pettifer', 'e.g. this': the stop of a short form ends no sentence. */
const shortForm = /(?:^|[\s(])(?:[A-Z]|mrs?|ms|dr|st|prof|e\.g|i\.e|approx|no)\.$/i

/** The sentences of a text, in its order; the work grows with its length. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const { 0: space, index } of text.matchAll(sentenceEnd)) {
    if (shortForm.test(text.slice(Math.max(start, index - 8), index)) && !space.includes('\n')) continue
    addPieces(sentences, text, start, index)
    start = index + space.length
  }
  addPieces(sentences, text, start, text.length)
  return sentences
}

function addPieces(sentences: Sentence[], text: string, start: number, end: number): void {
  for (let at = start; at < end; ) {
    const rest = text.slice(at, Math.min(end, at + longestSentence))
    const isWhole = at + rest.length === end
    const piece = isWhole ? rest : rest.slice(0, rest.lastIndexOf(' ') + 1 || rest.length)
    const trimmed = piece.trim()
    if (trimmed !== '') {
      const first = at + piece.indexOf(trimmed[0] ?? '')
      sentences.push({ start: first, end: first + trimmed.length, text: trimmed, plain: plainWords(trimmed) })
    }
    at += piece.length
  }
}

const longForms: Record<string, string> = { d: 'would', ll: 'will', ve: 'have', m: 'am', re: 'are', s: 'is' }

/** How the rules read a text: see Sentence. Short forms are written out: 'won't' and 'wont' are 'will not'. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[,;:()[\]"“”–—]|\s-\s/g, ' , ')
    .replace(/[^a-z\d'£%.,/-]+/g, ' ')
    .replace(/\bcan(?:no|')?t\b/g, 'can not')
    .replace(/\bwon'?t\b/g, 'will not')
    .replace(/\bi(m|ve)\b/g, "i'$1")
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not')
    .replace(
      /'(d|ll|ve|m|re)\b|(?<=\bit)'s\b|(?<=\b(?:that|what|there|s?he))'?(s)\b/g,
      (_, one, other) => ` ${longForms[one ?? other]}`,
    )
    .trim()
}
