import type { Letter, LetterPart, Voice } from './letter.ts'

/** A sentence of an edited letter that is still one of ours, with its place in the text. */
export interface OurSentence {
  text: string
  start: number
  end: number
}

export interface FramingShare {
  /** Words in our unedited sentences out of all words that argue, 0 to 1; the date, addresses and sources do not count. */
  share: number
  sentences: OurSentence[]
}

/** How much of a text, edited or not, is still the wording that this site offered in `letter` (rule: framing-share). */
export function framingShare(text: string, { parts }: Pick<Letter, 'parts'>): FramingShare {
  const offered = sentenceForms(parts, 'ours')
  const formal = sentenceForms(parts, 'formal')
  const sentences: OurSentence[] = []
  let [ourWords, allWords] = [0, 0]
  for (const found of sentencesIn(text)) {
    const form = plainForm(found.text)
    if (form === '' || formal.has(form)) continue
    const count = form.split(' ').length
    allWords += count
    if (!offered.has(form)) continue
    ourWords += count
    sentences.push(found)
  }
  return { share: allWords === 0 ? 0 : ourWords / allWords, sentences }
}

function sentenceForms(parts: readonly LetterPart[], voice: Voice): Set<string> {
  const said = parts.filter((part) => part.voice === voice).flatMap((part) => sentencesIn(part.text))
  return new Set(said.map(({ text }) => plainForm(text)))
}

/** The ends of sentences: a stop with what closes after it, or a line break. Both texts are cut alike, so 'St.' does no harm. */
const sentenceEnd = /[.!?]+[”’")\]]*(?=\s|$)|\n|$/g

function sentencesIn(text: string): OurSentence[] {
  const found: OurSentence[] = []
  let done = 0
  for (const { 0: stop, index } of text.matchAll(sentenceEnd)) {
    const end = index + stop.length
    const said = text.slice(done, end)
    const start = done + said.length - said.trimStart().length
    if (said.trim() !== '') found.push({ text: said.trim(), start, end: start + said.trim().length })
    done = end
  }
  return found
}

/** Quotes, dashes, case and spaces do not make a sentence another one. */
function plainForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
