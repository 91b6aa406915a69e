import type { MarkedText } from '../../domain/search-results.ts'
import { markEnd, markStart } from '../database/text-index.ts'

/** About how long a sentence is shown; a longer one is cut around what was searched for. */
const shownLength = 180
const marked = new RegExp(`${markStart}([^${markEnd}]*)${markEnd}`, 'g')

/** Fewer words than these are a heading or a name, and say less than a sentence. */
const fewestWords = 4

/**
 * The sentence that says most of what was searched for: the most different marked words, of which one that was typed counts
 * more than one of the same meaning; the first of several.
 */
export function bestSentence(texts: readonly string[], isTyped: (word: string) => boolean): MarkedText {
  let best = { sentence: '', worth: Number.NEGATIVE_INFINITY }
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) {
      const words = new Set(Array.from(sentence.matchAll(marked), ([, word = '']) => word.toLowerCase()))
      const said = [...words].reduce((sum, word) => sum + (isTyped(word) ? 10 : 2), 0)
      // A heading says less than a sentence with the same words.
      const worth = said + (/[.?!]$/.test(sentence) ? 1 : 0) - (sentence.split(' ').length < fewestWords ? 5 : 0)
      if (worth > best.worth) best = { sentence, worth }
    }
  }
  return piecesOf(cut(best.sentence))
}

/** A text with marks in its pieces. */
export function piecesOf(text: string): MarkedText {
  return text.split(new RegExp(`[${markStart}${markEnd}]`))
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!]\ue001?)\s+(?=\ue000?[\p{Lu}\d‘“])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function cut(sentence: string): string {
  if (sentence.length <= shownLength) return sentence
  const first = Math.max(sentence.indexOf(markStart), 0)
  const start = first < shownLength / 2 ? 0 : sentence.lastIndexOf(' ', first - shownLength / 3) + 1
  const room = sentence.slice(start, start + shownLength)
  const isWhole = start + shownLength >= sentence.length
  const kept = isWhole ? room : room.slice(0, Math.max(room.lastIndexOf(' '), 1))
  const isOpen = kept.lastIndexOf(markStart) > kept.lastIndexOf(markEnd)
  return `${start > 0 ? '… ' : ''}${kept}${isOpen ? markEnd : ''}${isWhole ? '' : ' …'}`
}
